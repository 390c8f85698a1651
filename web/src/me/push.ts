/** This browser's subscription to notices of one's turn. */
import type { Notices } from '../lib/api'
import * as http from '../lib/http'
import { deviceOf } from '../offline/notices'

export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Whether the reader has forbidden it in the browser. */
export const isForbidden = (): boolean => Notification.permission === 'denied'

async function pushes(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager
}

/** What this browser is told by, null if it is told nothing. Without the worker, which a page that is
 * being written does not have, there is nothing to wait for. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canBeTold()) return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Tell this browser from now on; null if its reader does not allow it. */
export async function subscribe(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const manager = await pushes()
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  const made = await manager.subscribe(options).catch(async () => {
    // One for another key of the server stands in the way.
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  })
  return http.addDevice(deviceOf(made))
}

/** Tell this browser no more. */
export async function unsubscribe(): Promise<Notices | null> {
  const known = await subscription()
  if (!known) return null
  const left = await http.forgetDevice(known.endpoint)
  await known.unsubscribe()
  return left
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
