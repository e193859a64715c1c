import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ENTRY = fileURLToPath(import.meta.resolve('./page/kill-page.ts'))

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kills</title></head>
<body><script type="module" src="/kill-page.js"></script></body></html>`

/** Builds the page of the kill tests into a folder, from which the real server serves it in place of the app. */
export async function buildKillPage(folder: string): Promise<void> {
  const outDir = join(folder, 'dist', 'client')
  await build({
    configFile: false,
    root: join(ENTRY, '..'),
    cacheDir: join(folder, 'cache'),
    publicDir: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      rollupOptions: {
        input: { 'kill-page': ENTRY },
        output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  writeFileSync(join(outDir, 'index.html'), HTML)
}
