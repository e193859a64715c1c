import { join } from 'node:path'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { openPage } from './contender-run.ts'
import type { Parts } from './pages/parts.ts'
import { drainSnapshot, openServerSession } from './server-session.ts'
import type { Setting } from './setting.ts'
import { SEARCH } from './truth.ts'

/** The product's load and first search once more, with clocks around their parts. */
export async function measureParts({ product, pages, folder, round }: Setting): Promise<Parts> {
  const session = await openServerSession(product.url)
  await drainSnapshot(product.url, session.tokens.idToken)
  const browser = await launchBrowser({ profile: join(folder, `parts-${round}`) })
  try {
    const page = await openPage(browser, `${pages.url}/?contender=floor`)
    return await page.evaluate(([own, text]) => window.bench.parts(own, text), [session, SEARCH] as [
      typeof session,
      string,
    ])
  } finally {
    await browser.close()
  }
}
