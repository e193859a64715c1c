import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'

const ADDRESS = 'http://menu.localhost/'
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Menu</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div><script type="module" src="/page.js"></script></body></html>`

/** Bundles the page with the whole menu into one script. */
export async function buildMenuPage(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rollupOptions: { input: fileURLToPath(new URL('./menu-page/menu-page.tsx', import.meta.url)) },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const script = first && 'output' in first ? first.output.find(({ type }) => type === 'chunk') : undefined
  if (!script || !('code' in script)) throw new Error('The page was not built')
  return script.code
}

/** Opens it; what a browser has noted of it stays. */
export async function openMenuPage(context: BrowserContext, script: string): Promise<Page> {
  await context.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('/page.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: HTML }),
  )
  const page = await context.newPage()
  await page.goto(ADDRESS)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
