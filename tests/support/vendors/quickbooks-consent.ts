import type { Fetch } from '../test-device.ts'

/** The id of a company's books at the pretend QuickBooks. */
export async function realmOf(fetch: Fetch, company: string): Promise<string> {
  const page = await (await fetch('/sandbox/intuit/pages', {})).text()
  const part = page.split('<h2>').find((each) => each.startsWith(`${company}</h2>`)) ?? ''
  return /<code>(\d+)<\/code>/.exec(part)?.[1] ?? ''
}

/** Chooses books on the consent page, or declines; gives what the way back says. */
export async function consentAtQuickbooks(
  fetch: Fetch,
  url: string,
  choice: { realm: string } | { decision: 'cancel' },
): Promise<Record<string, string>> {
  const { pathname, search } = new URL(url)
  const answer = await fetch(pathname + search, {
    method: 'POST',
    body: new URLSearchParams(choice),
    redirect: 'manual',
  })
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
}

/** Chooses what fails in these books; nothing where nothing is named. */
export const provokeQuickbooks = (fetch: Fetch, realm: string, failure?: string) =>
  fetch('/sandbox/intuit/pages', {
    method: 'POST',
    body: new URLSearchParams({ key: realm, ...(failure ? { failure } : {}) }),
    redirect: 'manual',
  })

/** A company takes the app out of its books. */
export const leaveQuickbooks = (fetch: Fetch, realm: string) =>
  fetch('/sandbox/intuit/pages/revoke', {
    method: 'POST',
    body: new URLSearchParams({ key: realm }),
    redirect: 'manual',
  })
