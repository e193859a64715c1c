import { createLog } from '#server/platform/log.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openSite, type Site } from '#server/site.ts'
import { openTestDatabase } from './database/test-database.ts'
import type { Fetch } from './test-device.ts'
import { TEST_SEALING_KEYS } from './sealing-keys.ts'

const URL_OF_SITE = 'http://localhost:4700'

export interface LiveSite {
  site: Site
  database: Database
  fetch: Fetch
  /** A call below /api of somebody who is not signed in, or of the holder of a token. */
  post: (path: string, body: unknown, idToken?: string) => Promise<{ status: number; body: unknown }>
  /** Of the set-up link. */
  token: string
  close: () => Promise<void>
}

/** A live site in this process as it first starts: with nobody in it. `database` is of a site that was there before. */
export async function openLiveSite(
  environment: Record<string, string> = {},
  { database: given, now }: { database?: Database; now?: () => number } = {},
): Promise<LiveSite> {
  const database = given ?? (await openTestDatabase())
  const site = await openSite(
    'live',
    readConfiguration({ ...TEST_SEALING_KEYS, ...environment }),
    createLog('silent'),
    {
      ...(now ? { now } : {}),
      open: async () => ({ database, release: () => {} }),
    },
  )
  const fetch: Fetch = async (url, init) => site.routes.request(`${URL_OF_SITE}${url}`, init)
  return {
    site,
    database,
    fetch,
    post: async (path, body, idToken) => {
      const response = await fetch(`/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
        },
        body: JSON.stringify(body),
      })
      const text = await response.text()
      return { status: response.status, body: text ? JSON.parse(text) : undefined }
    },
    token: new URL(site.setUpUrl ?? URL_OF_SITE).searchParams.get('token') ?? '',
    close: () => site.close(),
  }
}

/** What the first person of a site says; `token` is of the link. */
export const firstRunOf = (token: string) => ({
  token,
  owner: {
    first_name: 'Odo',
    last_name: 'Keeper',
    email: 'odo@harbour.example',
    password: 'Portcullis-2026!',
  },
  organization: { name: 'Harbour Services', time_zone: 'Europe/Lisbon' },
})
