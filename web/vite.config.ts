import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Adds the service worker, which knows all files of the build by name. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const files = filesIn(dir).sort()
        const hash = createHash('sha256')
        for (const file of files) hash.update(file).update(readFileSync(file))
        const named = files.map((file) => file.slice(dir.length).replace(/\/index\.html$/, '/'))
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            FILES: JSON.stringify(named),
            BUILD: JSON.stringify(hash.digest('hex').slice(0, 12)),
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            rolldownOptions: {
              input: join(import.meta.dirname, 'src/offline/worker.ts'),
              output: { format: 'iife', entryFileNames: 'worker.js' },
            },
          },
        })
      },
    },
  }
}

/** Lays a packed file beside each text, so that the server need not pack anything. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    // Only what has been written is final.
    writeBundle: {
      sequential: true,
      handler({ dir = '' }) {
        for (const file of filesIn(dir)) {
          if (!/\.(js|css|html|svg|webmanifest)$/.test(file)) continue
          const source = readFileSync(file)
          writeFileSync(`${file}.br`, brotliCompressSync(source))
          writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }))
        }
      },
    },
  }
}

export default defineConfig({
  plugins: [svelte(), offline(), packed()],
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
