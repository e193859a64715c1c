import type { Page } from 'playwright-core'

/** What the pretend Halo is reached with. */
export interface HaloKeys {
  url: string
  id: string
  secret: string
}

/** What the pretend Halo shows of itself, as an administrator of it finds it. */
export async function readHalo(siteUrl: string): Promise<HaloKeys> {
  const text = await (await fetch(`${siteUrl}/sandbox/halo/pages`)).text()
  const valueOf = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  return {
    url: valueOf(/Company URL <code>([^<]+)</),
    id: valueOf(/Client ID <code>([^<]+)</),
    secret: valueOf(/Client secret <code>([^<]+)</),
  }
}

/** Fills in the form that connects the ticketing tool, and sends it by the keyboard. */
export async function enterHalo(page: Page, { url, id, secret }: HaloKeys) {
  await page.getByLabel('Company URL').fill(url)
  await page.getByLabel('Client ID').fill(id)
  await page.getByLabel(/^Client secret/).fill(secret)
  await page.getByLabel(/^Client secret/).press('Enter')
}

/** What the pretend Syncro is reached with. */
export interface SyncroKeys {
  url: string
  key: string
}

/** What the pretend Syncro shows of itself. */
export async function readSyncro(siteUrl: string): Promise<SyncroKeys> {
  const text = await (await fetch(`${siteUrl}/sandbox/syncro/pages`)).text()
  const valueOf = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  return { url: valueOf(/Company URL <code>([^<]+)</), key: valueOf(/API key <code>([^<]+)</) }
}

export async function enterSyncro(page: Page, { url, key }: SyncroKeys) {
  await page.getByLabel('Company URL').fill(url)
  await page.getByLabel(/^API key/).fill(key)
  await page.getByLabel(/^API key/).press('Enter')
}
