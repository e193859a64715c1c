import type { BrowserContext, Page } from 'playwright-core'
import { openPage } from './contender-run.ts'
import type { BenchSession } from './pages/bench-session.ts'
import { drainSnapshot, openServerSession } from './server-session.ts'
import type { PageServer } from './page-server.ts'
import type { ProductServer } from './product-server.ts'

export interface LoadedPage {
  page: Page
  session: BenchSession
  /** How long the first load took. */
  load: number
}

/** The bench page with the product on it, after its first load; the server had its segments at hand. */
export async function loadProduct(
  browser: BrowserContext,
  product: ProductServer,
  pages: PageServer,
): Promise<LoadedPage> {
  const session = await openServerSession(product.url)
  await drainSnapshot(product.url, session.tokens.idToken)
  const page = await openPage(browser, productAddress(pages))
  await page.evaluate((own) => window.bench.signIn(own), session)
  await page.evaluate(() => window.bench.open())
  const { ms } = await page.evaluate(() => window.bench.load())
  return { page, session, load: ms }
}

export const productAddress = ({ url }: PageServer) => `${url}/?contender=product`
