/** A server of our own for each test file, and browsers that look at it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

const ROOT = join(import.meta.dirname, '../..')
const PYTHON = process.env['REGNUM_PYTHON'] ?? 'python3'
/** The server runs from the source, unless what was installed is wanted: compiled, it is quicker. */
const SOURCE = process.env['REGNUM_INSTALLED'] ? {} : { PYTHONPATH: join(ROOT, 'src') }
const CHROMIUM = process.env['REGNUM_CHROMIUM'] ?? '/usr/bin/chromium'
/** Milliseconds before a test gives up waiting: enough on a machine that is many times busy,
 * and little enough that a second try is not long in coming. */
export const PATIENCE = Number(process.env['REGNUM_PATIENCE'] ?? 120_000)
/** Below the ports that the system lends to outgoing connections, of which a browser has many. */
const SERVICE_PORTS = { from: 20_000, to: 32_000 }
/** A name that is not this machine's own, as friends at home would use. */
const ELSEWHERE = 'regnum.test'
const QUIET = [
  `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const AXE = readFileSync(join(ROOT, 'web/node_modules/axe-core/axe.min.js'), 'utf8')

async function freePort(): Promise<number> {
  const { from, to } = SERVICE_PORTS
  for (;;) {
    const port = from + Math.floor(Math.random() * (to - from))
    const free = await new Promise<boolean>((found) => {
      const probe = createServer()
      probe.once('error', () => found(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)))
    })
    if (free) return port
  }
}

export class TestServer {
  private server: ChildProcess | null = null
  private readonly data = mkdtempSync(join(tmpdir(), 'regnum-e2e-'))
  readonly complaints: string[] = []

  private constructor(
    readonly address: string,
    private readonly port: number,
    private readonly browser: Browser,
    private readonly boards: readonly string[],
  ) {}

  get elsewhere(): string {
    return `http://${ELSEWHERE}:${this.port}`
  }

  /** `boards` are files of owners' boards. */
  static async open(boards: readonly string[] = []): Promise<TestServer> {
    const port = await freePort()
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET })
    const server = new TestServer(`http://127.0.0.1:${port}`, port, browser, boards)
    try {
      await server.startServer()
    } catch (problem) {
      await server.close()
      throw problem
    }
    return server
  }

  /** `edition` makes it a server on which other boards are printed than on one without. */
  async startServer(edition = ''): Promise<void> {
    const server = spawn(
      PYTHON,
      [
        join(import.meta.dirname, 'serve.py'),
        String(this.port),
        this.data,
        edition,
        ...this.boards,
      ],
      {
        cwd: ROOT,
        env: { ...process.env, ...SOURCE },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    this.server = server
    let said = ''
    server.stderr.on('data', (text: Buffer) => (said += text.toString()))
    server.stdout.on('data', (text: Buffer) => (said += text.toString()))
    const deadline = Date.now() + PATIENCE
    while (Date.now() < deadline) {
      if (server.exitCode !== null) throw new Error(`The server ended:\n${said}`)
      const well = await fetch(`${this.address}/api/health`).then(
        (one) => one.ok,
        () => false,
      )
      if (well) return
      await new Promise((later) => setTimeout(later, 100))
    }
    throw new Error(`The server does not answer:\n${said}`)
  }

  async stopServer(): Promise<void> {
    const server = this.server
    this.server = null
    if (!server || server.exitCode !== null) return
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGKILL')
    await gone
  }

  /** A visitor with a browser of their own, so with a cookie of their own. */
  async visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.address,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(PATIENCE)
    const page = await context.newPage()
    page.on('pageerror', (error) => this.complaints.push(`${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      // While a server is down on purpose, the browser says so.
      if (/ERR_CONNECTION|WebSocket connection|ERR_EMPTY_RESPONSE/.test(text)) return
      // And that one of our headers has no effect where the address is not secure.
      if (text.includes('Cross-Origin-Opener-Policy')) return
      if (message.type() === 'error' || message.type() === 'warning') {
        this.complaints.push(`${page.url()}: ${text}`)
      }
    })
    return page
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.stopServer()
    rmSync(this.data, { recursive: true, force: true })
  }
}

/** What axe-core finds wrong with the screen as it is, as sentences. */
export async function axe(page: Page): Promise<string[]> {
  await page.waitForTimeout(250)
  // Through the debugger, which the page's Content-Security-Policy does not bind.
  const debug = await page.context().newCDPSession(page)
  await debug.send('Runtime.evaluate', { expression: AXE })
  const { result } = await debug.send('Runtime.evaluate', {
    expression: `axe.run().then((found) => JSON.stringify(found.violations.map((one) =>
      one.id + ': ' + one.nodes.map((node) => node.html.slice(0, 160) + ' ' + node.failureSummary).join(' | '))))`,
    awaitPromise: true,
  })
  await debug.detach()
  return JSON.parse(String(result.value)) as string[]
}

/** Buttons beside the question that lie over one another. */
export async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('.decision .answers button')]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: one.innerText, box: one.getBoundingClientRect() }))
    return seen.flatMap((one, place) =>
      seen
        .slice(place + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
        )
        .map(({ name }) => `${one.name} and ${name}`),
    )
  })
}

/** Nothing sticks out to the right. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
