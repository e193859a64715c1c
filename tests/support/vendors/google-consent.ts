import type { Fetch } from '../test-device.ts'

const SCOPES = [
  'admin.directory.user.readonly',
  'admin.directory.customer.readonly',
  'admin.directory.domain.readonly',
  'admin.reports.audit.readonly',
  'cloud-identity.policies.readonly',
  'admin.directory.orgunit.readonly',
  'admin.directory.group.readonly',
  'apps.licensing',
].map((scope) => `https://www.googleapis.com/auth/${scope}`)

/** What comes back from Google's page, where this account lets the app in, or does not. */
export async function consentAtGoogle(
  fetch: Fetch,
  page: string,
  account: string,
  { decision = 'allow', scopes = SCOPES }: { decision?: 'allow' | 'cancel'; scopes?: readonly string[] } = {},
): Promise<Record<string, string>> {
  const { pathname, search } = new URL(page)
  const body = new URLSearchParams({ account, decision })
  for (const scope of scopes) body.append('scope', scope)
  const answer = await fetch(pathname + search, { method: 'POST', body })
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
}

export interface ShownWorkspace {
  customerId: string
  domain: string
  /** Ids by address. */
  people: ReadonlyMap<string, string>
}

/** A company's pretend workspace, as its page shows it. */
export async function workspaceOf(fetch: Fetch, company: string): Promise<ShownWorkspace> {
  const page = await (await fetch('/sandbox/google/pages', {})).text()
  const [, part = ''] = page.split(`<h2>${company}</h2>`)
  const own = part.split('<h2>')[0] ?? ''
  const [customerId = '', domain = ''] = [...own.matchAll(/<code>([^<]*)</g)].map(([, value]) => value ?? '')
  const people = own.split('<li>').slice(1)
  return {
    customerId,
    domain,
    people: new Map(
      people.map((each) => [
        /[\w.+-]+@[\w.-]+/.exec(each)?.[0] ?? '',
        /name="person" value="([^"]+)"/.exec(each)?.[1] ?? '',
      ]),
    ),
  }
}

/** Suspends, restores or deletes somebody on that page, or takes every app out of their account. */
export async function actAtGoogle(
  fetch: Fetch,
  { customerId, people }: ShownWorkspace,
  address: string,
  act: 'suspend' | 'restore' | 'delete' | 'revoke',
): Promise<void> {
  const body = new URLSearchParams({ key: customerId, person: people.get(address) ?? '', act })
  await fetch('/sandbox/google/pages/people', { method: 'POST', body, redirect: 'manual' })
}

/** Sets something in the workspace on that page, for everybody or for a unit. */
export async function setAtGoogle(
  fetch: Fetch,
  { customerId }: ShownWorkspace,
  setting: string,
  value: object,
  orgUnit = '/',
): Promise<number> {
  const body = new URLSearchParams({ key: customerId, setting, orgUnit, value: JSON.stringify(value) })
  const answer = await fetch('/sandbox/google/pages/policies', { method: 'POST', body, redirect: 'manual' })
  return answer.status
}

/** Has the workspace fail in these ways, and in no other. */
export async function provokeGoogle(
  fetch: Fetch,
  { customerId }: ShownWorkspace,
  ...failures: string[]
): Promise<void> {
  const body = new URLSearchParams({ key: customerId })
  for (const failure of failures) body.append('failure', failure)
  await fetch('/sandbox/google/pages', { method: 'POST', body, redirect: 'manual' })
}
