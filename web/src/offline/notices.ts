/** Notices of one's turn that come while the page is not open, and what a tap on one does. */

/** What the server sends (`server/turns/notices.py`). */
interface Message {
  title: string
  body: string
  table: string
}
/** A worker's pages and what it may show, as far as it is used here. */
interface Pages {
  matchAll: (which: { type: 'window'; includeUncontrolled: boolean }) => Promise<Page[]>
  openWindow: (address: string) => Promise<unknown>
}
interface Page {
  url: string
  visibilityState: string
  focus: () => Promise<unknown>
}
export interface NoticeBoard {
  clients: Pages
  registration: ServiceWorkerRegistration
}

const ICON = '/icon-192.png'
const addressOf = (table: string): string => `/t/${table}`

/** Unless the table is in sight already. */
export async function showNotice(board: NoticeBoard, text: string): Promise<void> {
  const { title, body, table } = JSON.parse(text) as Message
  const pages = await pagesAt(board, table)
  if (pages.some((page) => page.visibilityState === 'visible')) return
  await board.registration.showNotification(title, {
    body,
    tag: table,
    icon: ICON,
    data: table,
  })
}

/** The table: in the page that shows it, or in a new one. */
export async function openNoticed(board: NoticeBoard, notice: Notification): Promise<void> {
  notice.close()
  const table = String(notice.data)
  const [page] = await pagesAt(board, table)
  await (page ? page.focus() : board.clients.openWindow(addressOf(table)))
}

/** The browser was given another address at its push service. */
export async function subscribeAnew(
  board: NoticeBoard,
  before: PushSubscription | null,
): Promise<void> {
  const key = before?.options.applicationServerKey
  if (!before || !key) return
  const fresh = await board.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  await tell('/api/me/devices', deviceOf(fresh))
  await tell('/api/me/devices/forget', { endpoint: before.endpoint })
}

/** A subscription as the server wants to know it. */
export function deviceOf(subscription: PushSubscription): {
  endpoint: string
  p256dh: string
  auth: string
} {
  const { keys } = subscription.toJSON()
  return {
    endpoint: subscription.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  }
}

async function pagesAt({ clients }: NoticeBoard, table: string): Promise<Page[]> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => new URL(url).pathname === addressOf(table))
}

const tell = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
