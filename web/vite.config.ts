import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Lays a packed file beside each text, so that the server need not pack anything. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    // Only what has been written is final.
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue
        const file = join(dir, name)
        const source = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(source))
        writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: '../src/regnum/server/page',
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: addresses, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': {
        target: 'http://127.0.0.1:8000',
        ws: true,
        // Texts and rules may be kept for an hour, but here somebody is writing them.
        configure(proxy) {
          proxy.on('proxyRes', ({ headers }) => {
            headers['cache-control'] = 'no-store'
          })
        },
      },
    },
  },
  test: { include: ['test/**/*.test.ts'] },
})
