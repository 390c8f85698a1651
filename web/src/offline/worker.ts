/** The service worker: the page opens without a line, shows what this browser has last seen, and tells
 * of one's turn while it is closed.
 *
 * Whoever has a line is always answered by the server. What is kept of the server's answers is given
 * only when that cannot be reached, and bears a mark that says when it was heard (`seen.ts`).
 */
import { KEPT, keep, recallKept } from './kept'
import { openNoticed, showNotice, subscribeAnew, type NoticeBoard } from './notices'

/** All files of this build, put here when it is written. */
declare const FILES: readonly string[]
/** Tells this build's files from those of another. */
declare const BUILD: string

/** What a worker is told, as far as it is used here. */
interface Moment extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Asked extends Moment {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface Pushed extends Moment {
  data: { text: () => string } | null
}
interface Tapped extends Moment {
  notification: Notification
}
interface Resubscribed extends Moment {
  oldSubscription: PushSubscription | null
}
interface Worker extends NoticeBoard {
  skipWaiting: () => Promise<void>
  clients: NoticeBoard['clients'] & { claim: () => Promise<void> }
}

const worker = self as unknown as Worker
const PAGE = 'page-'
const INDEX = '/'

self.addEventListener('install', (event) => {
  ;(event as Moment).waitUntil(fetchFiles())
})
self.addEventListener('activate', (event) => {
  ;(event as Moment).waitUntil(tidy())
})
self.addEventListener('fetch', (event) => {
  const asked = event as Asked
  const answer = answerTo(asked)
  if (answer) asked.respondWith(answer)
})
self.addEventListener('push', (event) => {
  const { data } = event as Pushed
  if (data) (event as Pushed).waitUntil(showNotice(worker, data.text()))
})
self.addEventListener('notificationclick', (event) => {
  ;(event as Tapped).waitUntil(openNoticed(worker, (event as Tapped).notification))
})
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as Resubscribed
  ;(event as Resubscribed).waitUntil(subscribeAnew(worker, oldSubscription))
})

async function fetchFiles(): Promise<void> {
  const files = await caches.open(PAGE + BUILD)
  await files.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))
  await worker.skipWaiting()
}

/** An open page may still be of the build before; those before that are gone. */
async function tidy(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PAGE))
  await Promise.all(builds.slice(0, -2).map((old) => caches.delete(old)))
  await worker.clients.claim()
}

/** Null where the browser shall ask by itself. */
function answerTo(asked: Asked): Promise<Response> | null {
  const { request } = asked
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return null
  if (request.mode === 'navigate') return pathname.startsWith('/api/') ? null : index(request)
  if (KEPT.test(pathname + search)) return heard(asked)
  return FILES.includes(pathname) ? file(request) : null
}

async function index(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (offline) {
    const kept = await caches.match(INDEX, { cacheName: PAGE + BUILD })
    if (kept) return kept
    throw offline
  }
}

/** A file with this name is always the same, except those without a hash, which are asked for. */
async function file(request: Request): Promise<Response> {
  const hashed = new URL(request.url).pathname.startsWith('/assets/')
  const kept = await caches.match(request)
  if (hashed && kept) return kept
  try {
    return await fetch(request)
  } catch (offline) {
    if (kept) return kept
    throw offline
  }
}

/** What the server says; without a line, what it said last. */
async function heard(asked: Asked): Promise<Response> {
  const { request } = asked
  try {
    const answer = await fetch(request)
    asked.waitUntil(keep(request, answer.clone()))
    return answer
  } catch (offline) {
    const kept = await recallKept(request)
    if (kept) return kept
    throw offline
  }
}
