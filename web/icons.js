/** Makes the icons that want pixels from `public/icon.svg`: `node icons.js`, with Chromium at hand. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const PUBLIC = join(import.meta.dirname, 'public')
/** A mask may cut off a fifth all around, so that what it may cut is only ground. */
const ICONS = [
  { name: 'icon-180.png', size: 180, share: 1 },
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
  { name: 'mask-512.png', size: 512, share: 0.8 },
]

const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8')
const browser = await chromium.launch({
  executablePath: process.env['REGNUM_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { name, size, share } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#1f4a86">
     <div style="width:${share * 100}%;line-height:0">${drawing}</div>`,
  )
  await page.screenshot({ path: join(PUBLIC, name) })
  await page.close()
}
await browser.close()
