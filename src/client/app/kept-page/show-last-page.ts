import type { Vault } from '#client/data/device/vault.ts'
import { firstLanguage } from '#client/texts/kept-language.ts'
import { findKeptPage } from './kept-page.ts'
import { showKeptPage } from './show-kept-page.ts'

/**
 * Shows the page at this address as it was last, until the app, or what it shows at the moment is followed by something
 * else. Resolves when it is painted, or at once where nothing is kept that this vault opens.
 */
export async function showLastPage(vault: Vault): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window
  const address = location.pathname + location.search
  const start = { address, language: firstLanguage(), width, height, now: Date.now() }
  const page = await findKeptPage(localStorage, vault, start)
  const app = document.querySelector('#app')
  // The app may have been faster.
  if (page && app && !app.querySelector('#content')) await showKeptPage(app, page)
}
