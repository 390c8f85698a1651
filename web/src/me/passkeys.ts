/** Passkeys: between the server's words for them and the browser's. */
import * as http from '../lib/http'

/** Passkeys need an address with TLS, or this very machine. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** The person thought better of it, or the time was up. */
export const isCalledOff = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'NotAllowedError'

/** This device has one of my passkeys already. */
export const isKnownHere = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'InvalidStateError'

export async function makePasskey(name: string): ReturnType<typeof http.addPasskey> {
  const { options } = await http.passkeyOptions()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return http.addPasskey({
    credential: answer(await navigator.credentials.create({ publicKey })),
    name,
  })
}

export async function signIn(): ReturnType<typeof http.signIn> {
  const { options } = await http.signInOptions()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return http.signIn({ credential: answer(await navigator.credentials.get({ publicKey })) })
}

function answer(made: Credential | null): Record<string, unknown> {
  if (!(made instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  return made.toJSON() as Record<string, unknown>
}
