import { z } from 'zod'
import { type CookieBrowser, openCookieBrowser } from './cookie-browser.ts'
import type { Fetch } from '../test-device.ts'

export interface Landing {
  code: string
  state: string
}

/** The Microsoft button: where it leads to. */
export async function askForUrl({ fetch }: Pick<CookieBrowser, 'fetch'>): Promise<URL> {
  const response = await fetch('/api/sso/microsoft/authorize-url', {})
  if (!response.ok) throw new Error(`There is no address to go to: ${response.status}`)
  return new URL(z.string().parse(await response.json()))
}

/** The pretend Microsoft's page: who is chosen there, or `cancel`, and where that leads to. */
export async function chooseAccount(fetch: Fetch, url: URL, username: string): Promise<URL> {
  const address = url.pathname + url.search
  const page = await (await fetch(address, {})).text()
  const [, account = ''] =
    new RegExp(`name="account" value="([^"]+)"[^>]*>[^<]*<small>${username}<`).exec(page) ?? []
  const form = new URLSearchParams(username === 'cancel' ? { cancel: 'yes' } : { account })
  const answer = await fetch(address, { method: 'POST', body: form })
  return new URL(answer.headers.get('location') ?? '')
}

export const landingOf = ({ searchParams }: URL): Landing => ({
  code: searchParams.get('code') ?? '',
  state: searchParams.get('state') ?? '',
})

/** Hands back what Microsoft sent along. */
export async function exchange({ fetch }: Pick<CookieBrowser, 'fetch'>, landing: Landing) {
  const response = await fetch('/api/sso/microsoft/authorize-code', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(landing),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** From the button to the tokens, in a browser of its own unless one is given. */
export async function signInWithMicrosoft(
  fetch: Fetch,
  username: string,
  browser = openCookieBrowser(fetch),
) {
  const landed = await chooseAccount(fetch, await askForUrl(browser), username)
  return exchange(browser, landingOf(landed))
}
