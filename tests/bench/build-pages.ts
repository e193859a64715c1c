import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const pages = {
  'bench-page': import.meta.resolve('./pages/bench-page.ts'),
  'service-worker': import.meta.resolve('./pages/service-worker.ts'),
}

/** Bundles what runs in the browser into a folder; gives the addresses that a page needs without a network. */
export async function buildPages(outDir: string): Promise<string[]> {
  const input = Object.fromEntries(Object.entries(pages).map(([name, url]) => [name, fileURLToPath(url)]))
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('./pages', import.meta.url)),
    cacheDir: `${outDir}-cache`,
    publicDir: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      rollupOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('The pages were not built')
  const files = first.output.map(({ fileName }) => `/${fileName}`)
  return ['/', ...files.filter((file) => file !== '/service-worker.js')]
}
