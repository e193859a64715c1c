import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { fact } from '../facts.ts'
import type { HygieneData } from './hygiene-inputs.ts'
import { defineQuery, type HygieneFinding, type HygieneQuery, listFinding } from './hygiene-query.ts'
import { rogueApps } from './known-rogue-apps.ts'

/** How long before its end a credential is told of, and how long after it, in days: an older one is used by nobody. */
const SOON = 30
const GONE = 14
/** Two years, and a few days for those that were made for two years. */
const LONG = 740

type App = HygieneData['applications'][number]
type Credential = NonNullable<App['passwordCredentials']>[number]

const nameOf = ({ displayName, appId }: App) => displayName ?? appId
const endOf = ({ endDateTime }: Credential) => Date.parse(endDateTime ?? '')

/** One finding for each app whose last credential of a kind ends: where a newer one is there, it was renewed already. */
function ending(
  apps: readonly App[],
  at: number,
  of: 'passwordCredentials' | 'keyCredentials',
): HygieneFinding[] {
  return apps.flatMap((app) => {
    const ends = (app[of] ?? []).map(endOf).filter((end) => !Number.isNaN(end))
    const last = ends.reduce((latest, end) => Math.max(latest, end), -Infinity)
    if (last > at + SOON * DAY || last < at - GONE * DAY) return []
    const isOver = last <= at
    return [
      {
        subject: app.appId.toLowerCase(),
        size: 1,
        severity: isOver ? 'high' : 'medium',
        facts: [
          fact('app', nameOf(app)),
          fact('appId', app.appId),
          fact('ends', new Date(last).toISOString()),
        ],
      },
    ]
  })
}

function livesLong(credential: Credential, at: number): boolean {
  const [start, end] = [Date.parse(credential.startDateTime ?? ''), endOf(credential)]
  return end > at && end - start > LONG * DAY
}

const common = {
  interval: DAY,
  license: 'free',
  guide: 'appCredential',
  link: 'https://learn.microsoft.com/entra/identity-platform/how-to-add-credentials',
  reads: ['applications'],
} as const

/** Apps of the tenant: what they sign in with, what waits for an administrator, and which attackers use. */
export const apps: readonly HygieneQuery[] = [
  defineQuery({
    id: 'rogue-app',
    interval: 4 * HOUR,
    severity: 'high',
    license: 'free',
    guide: 'appConsent',
    link: 'https://learn.microsoft.com/security/operations/incident-response-playbook-app-consent',
    reads: ['rogueApps'],
    // One that is disabled was dealt with; it stays so that nobody consents to it again.
    find: ({ rogueApps: found }) =>
      found
        .filter(({ appId, accountEnabled }) => accountEnabled !== false && rogueApps.has(appId.toLowerCase()))
        .map(({ appId, displayName }) => ({
          subject: appId.toLowerCase(),
          size: 1,
          facts: [
            fact('app', displayName ?? rogueApps.get(appId.toLowerCase()) ?? appId),
            fact('appId', appId),
          ],
        })),
  }),
  defineQuery({
    ...common,
    id: 'app-secret-expires',
    severity: 'medium',
    find: ({ applications }, at) => ending(applications, at, 'passwordCredentials'),
  }),
  defineQuery({
    ...common,
    id: 'app-certificate-expires',
    severity: 'medium',
    find: ({ applications }, at) => ending(applications, at, 'keyCredentials'),
  }),
  defineQuery({
    ...common,
    id: 'app-secret-lives-long',
    severity: 'low',
    find: ({ applications }, at) =>
      listFinding(
        'apps',
        applications
          .filter(({ passwordCredentials = [] }) => passwordCredentials.some((each) => livesLong(each, at)))
          .map(nameOf),
      ),
  }),
  defineQuery({
    id: 'app-waits-for-approval',
    interval: 30 * MINUTE,
    severity: 'low',
    license: 'free',
    guide: 'appRequest',
    link: 'https://learn.microsoft.com/entra/identity/enterprise-apps/review-admin-consent-requests',
    reads: ['consentRequests'],
    find: ({ consentRequests }) =>
      consentRequests.map(({ appId, appDisplayName, pendingScopes }) => ({
        subject: appId.toLowerCase(),
        size: 1,
        facts: [
          fact('app', appDisplayName ?? appId),
          fact('appId', appId),
          ...(pendingScopes ?? []).flatMap(({ displayName }) =>
            displayName === undefined ? [] : [fact('pendingScope', displayName)],
          ),
        ],
      })),
  }),
]
