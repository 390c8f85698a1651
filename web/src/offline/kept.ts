/** What the server has said, kept for when it cannot be reached. */

const CACHE = 'heard'
/** When it was heard, in milliseconds since 1970. Fresh answers do not bear it. */
export const HEARD_AT = 'x-heard-at'
/** Answers that are kept at most, the latest ones. */
const MOST = 80
const ME = '/api/me'
const NOT_MINE = [403, 404, 410]

/** Which answers are kept: who one is, the games with all that is printed, one's tables. */
export const KEPT =
  /^\/api\/(me|games|tables\?list=mine|tables\/[\w-]+|games\/[\w-]+\/(board|moves|rules)\?.*|texts\/.*)$/

/** Keeps an answer; whoever is somebody else now finds nothing of who was here before. */
export async function keep(request: Request | string, answer: Response): Promise<void> {
  const heard = await caches.open(CACHE)
  if (!answer.ok) {
    if (NOT_MINE.includes(answer.status)) await heard.delete(request)
    return
  }
  const body = await answer.text()
  if (new URL(typeof request === 'string' ? request : request.url, location.href).pathname === ME) {
    const before = await heard.match(ME)
    if (before && whose(await before.text()) !== whose(body)) await forget()
  }
  const headers = new Headers({ [HEARD_AT]: String(Date.now()) })
  headers.set('Content-Type', answer.headers.get('Content-Type') ?? 'application/json')
  // What is put again comes last, so that the first ones are the oldest.
  await heard.delete(request)
  await heard.put(request, new Response(body, { headers }))
  const all = await heard.keys()
  await Promise.all(all.slice(0, -MOST).map((old) => heard.delete(old)))
}

export async function recallKept(request: Request): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(request)
}

/** All but what is printed for everybody. */
async function forget(): Promise<void> {
  const heard = await caches.open(CACHE)
  const own = (await heard.keys()).filter(({ url }) => !/\/api\/(games|texts)/.test(url))
  await Promise.all(own.map((one) => heard.delete(one)))
}

const whose = (me: string): unknown => (JSON.parse(me) as { id?: unknown }).id
