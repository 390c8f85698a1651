import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: join(import.meta.dirname, 'node_modules/.vite-e2e'),
  resolve: {
    alias: {
      'playwright-core': join(import.meta.dirname, 'node_modules/playwright-core/index.mjs'),
    },
  },
  test: {
    root: join(import.meta.dirname, '..'),
    // `make bench` measures the page.
    include: process.env['REGNUM_BENCH'] ? ['bench/page.ts'] : ['tests/e2e/**/*.test.ts'],
    // They prove nothing that the others do not, and take long: `make pictures`.
    exclude: process.env['REGNUM_PICTURES'] ? [] : ['tests/e2e/pictures.test.ts'],
    // What works is done long before; these are for a machine that is thirtyfold busy.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    // Once more, and it is told: what a slow machine does to a test should not stop a change. What
    // the page itself complains of is kept, so that fails again.
    retry: process.env['REGNUM_BENCH'] ? 0 : 1,
    // Each file runs a server and a browser, and waits for them more than half of its time.
    maxWorkers: process.env['REGNUM_BENCH'] ? 1 : 2,
  },
})
