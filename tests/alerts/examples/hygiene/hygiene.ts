import type { AlertSeverity } from '#shared/domain/alerts/alert-severity.ts'
import { type Example, only } from '../example.ts'
import { asked } from '../records/hygiene.ts'

type Item = Readonly<Record<string, unknown>>

/** `make` builds what a query is given; each miss changes one member of it. */
function example<Parts extends Item>(
  id: string,
  make: (parts: Parts) => Item,
  usual: NoInfer<Parts>,
  misses: Readonly<Record<string, Partial<NoInfer<Parts>>>>,
  severity?: AlertSeverity,
): Example {
  const told = (parts: Partial<Parts> = {}) => asked(id, make({ ...usual, ...parts }))
  return {
    id,
    records: [told()],
    ...(severity === undefined ? {} : { severity }),
    misses: Object.fromEntries(Object.entries(misses).map(([name, parts]) => [name, only(told(parts))])),
  }
}

const NAME = 'alma.norvik@customer.example'
const GUEST = 'bruno_partner.example#EXT#@customer.example'
const APP = '5d1c7c5e-6b1d-4f7e-9d47-0c6cf8a1b001'

const registration = (parts: Item) => ({
  registrations: [{ userPrincipalName: NAME, userType: 'member', ...parts }],
})

interface Access extends Item {
  state: string
  isEnabled: boolean
  plan: string
}
const access = ({ state, isEnabled, plan }: Access) => ({
  conditionalAccess: [{ displayName: 'Require MFA', state }],
  securityDefaults: { isEnabled },
  servicePlans: ['EXCHANGE_S_STANDARD', plan],
})

const person = {
  username: NAME,
  isAdmin: false as boolean | null,
  isEnabled: true as boolean | null,
  isLicensed: true,
  lastActive: '2026-08-01T08:00:00Z' as string | null,
  isActivityKnown: true,
  createdAt: '2024-01-08T08:00:00Z' as string | null,
}
const active = (parts: typeof person) => ({ activity: [parts] })

const credential = { startDateTime: '2025-12-01T00:00:00Z', endDateTime: '2026-12-01T00:00:00Z' }
const app = (list: string, parts: Item) => ({
  applications: [
    { appId: APP, displayName: 'Backup', passwordCredentials: [], keyCredentials: [], [list]: [parts] },
  ],
})

const product = {
  partNumber: 'SPB',
  name: 'Microsoft 365 Business Premium',
  enabled: 40,
  consumed: 28,
  status: 'Enabled',
}
const device = {
  displayName: 'LAPTOP-17',
  accountEnabled: true as boolean | null,
  approximateLastSignInDateTime: '2026-07-01T08:00:00Z',
}
const subscription = {
  id: 'A1',
  skuPartNumber: 'SPB',
  status: 'Enabled',
  isTrial: true,
  totalLicenses: 25,
  nextLifecycleDateTime: '2026-11-30T00:00:00Z',
}
const score = (share: number) => ({
  scores: [
    { date: '2026-11-10', share: 0.62 },
    { date: '2026-11-20', share },
  ],
})

const people: readonly Example[] = [
  example(
    'administrators-without-mfa',
    registration,
    { isAdmin: true },
    { 'of a user': { isAdmin: false } },
    'high',
  ),
  example(
    'users-without-mfa',
    (parts: { isAdmin: boolean; userType: string }) => registration(parts),
    { isAdmin: false, userType: 'member' },
    { 'of an administrator': { isAdmin: true }, 'of a guest': { userType: 'guest' } },
    'medium',
  ),
  example('unused-licensed-users', active, person, {
    'without a license': { isLicensed: false },
    'that is blocked': { isEnabled: false },
    'that signed in lately': { lastActive: '2026-10-01T08:00:00Z' },
    'of whom nobody knows': { isActivityKnown: false },
  }),
  example(
    'unused-users',
    active,
    { ...person, isLicensed: false, lastActive: null },
    {
      'with a license': { isLicensed: true },
      'that is new': { createdAt: '2026-10-01T08:00:00Z' },
      'of unknown age': { createdAt: null },
    },
  ),
  example('unused-guests', active, { ...person, username: GUEST }, { 'of the company': { username: NAME } }),
  example(
    'licensed-administrators',
    (parts: typeof person) => ({ administrators: [parts] }),
    { ...person, isAdmin: true },
    {
      'who is none': { isAdmin: false },
      'of whom it is unknown': { isAdmin: null },
      'without a license': { isLicensed: false },
      'who is blocked': { isEnabled: false },
    },
  ),
]

const protection: readonly Example[] = [
  example(
    'no-conditional-access-policy',
    access,
    { state: 'enabledForReportingButNotEnforced', isEnabled: false, plan: 'AAD_PREMIUM' },
    { 'with one that is on': { state: 'enabled' }, 'with security defaults': { isEnabled: true } },
  ),
  example(
    'security-defaults-off',
    access,
    { state: 'disabled', isEnabled: false, plan: 'TEAMS1' },
    {
      'which are on': { isEnabled: true },
      'where a better way is licensed': { plan: 'AAD_PREMIUM' },
      'with a policy': { state: 'enabled' },
    },
  ),
  example(
    'policy-left-in-report-only',
    (parts: { state: string; modifiedDateTime: string | null }) => ({
      conditionalAccess: [{ displayName: 'Require MFA', createdDateTime: null, ...parts }],
    }),
    { state: 'enabledForReportingButNotEnforced', modifiedDateTime: '2026-10-01T08:00:00Z' },
    {
      'that is on': { state: 'enabled' },
      'that is new': { modifiedDateTime: '2026-11-01T08:00:00Z' },
      'of unknown age': { modifiedDateTime: null },
    },
  ),
]

const apps: readonly Example[] = [
  example(
    'rogue-app',
    (parts: { appId: string; accountEnabled: boolean }) => ({ rogueApps: [parts] }),
    { appId: 'FF8D92DC-3D82-41D6-BCBD-B9174D163620', accountEnabled: true },
    { 'another one': { appId: APP }, 'that is disabled': { accountEnabled: false } },
    'high',
  ),
  example('app-secret-expires', (parts: typeof credential) => app('passwordCredentials', parts), credential, {
    'much later': { endDateTime: '2027-01-01T00:00:00Z' },
    'long ago': { endDateTime: '2026-11-01T00:00:00Z' },
    'at an unknown time': { endDateTime: '' },
  }),
  example(
    'app-secret-expires',
    (parts: typeof credential) => app('passwordCredentials', parts),
    { ...credential, endDateTime: '2026-11-19T00:00:00Z' },
    {},
    'high',
  ),
  example('app-certificate-expires', (parts: typeof credential) => app('keyCredentials', parts), credential, {
    'much later': { endDateTime: '2027-01-01T00:00:00Z' },
  }),
  example(
    'app-secret-lives-long',
    (parts: typeof credential) => app('passwordCredentials', parts),
    { ...credential, endDateTime: '2028-12-31T00:00:00Z' },
    { 'of two years': { endDateTime: '2027-12-01T00:00:00Z' } },
  ),
  {
    id: 'app-waits-for-approval',
    records: [
      asked('app-waits-for-approval', {
        consentRequests: [
          { appId: APP, appDisplayName: 'Planner', pendingScopes: [{ displayName: 'Calendars.Read' }] },
        ],
      }),
    ],
    misses: { 'where nothing waits': only(asked('app-waits-for-approval', { consentRequests: [] })) },
  },
]

const licenses: readonly Example[] = [
  example(
    'license-ends',
    (parts: typeof subscription) => ({ subscriptions: [parts], products: [product] }),
    subscription,
    {
      'that was bought': { isTrial: false },
      'much later': { nextLifecycleDateTime: '2026-12-31T00:00:00Z' },
      'that was deleted': { status: 'Deleted' },
    },
    'low',
  ),
  example(
    'license-ends',
    (parts: typeof subscription) => ({ subscriptions: [parts], products: [product] }),
    { ...subscription, isTrial: false, status: 'Warning' },
    { 'that goes on': { status: 'Enabled' } },
    'medium',
  ),
  example(
    'licenses-over-used',
    (parts: typeof product) => ({ products: [parts] }),
    { ...product, consumed: 41 },
    {
      'of which all are used': { consumed: 40 },
      'in a grace period': { status: 'Warning' },
    },
  ),
  example('licenses-unused', (parts: typeof product) => ({ products: [parts] }), product, {
    'of which few are left': { consumed: 31 },
    'that nobody began with': { consumed: 0 },
    'that is given away': { enabled: 10_000 },
    'that has ended': { status: 'Suspended' },
  }),
  {
    id: 'license-assignment-fails',
    records: [
      asked('license-assignment-fails', { groupsWithLicenseErrors: [{ id: 'g', displayName: 'All staff' }] }),
    ],
    misses: { 'of no group': only(asked('license-assignment-fails', { groupsWithLicenseErrors: [] })) },
  },
]

const tenant: readonly Example[] = [
  example(
    'secure-score-dropped',
    ({ share }: { share: number }) => score(share),
    { share: 0.55 },
    { 'a little': { share: 0.6 } },
  ),
  example(
    'secure-score-low',
    ({ share }: { share: number }) => ({ scores: [{ date: '2026-11-20', share }] }),
    { share: 0.29 },
    { 'but not so low': { share: 0.3 } },
  ),
  example(
    'directory-sync-stopped',
    (parts: { onPremisesSyncEnabled: boolean | null; onPremisesLastSyncDateTime: string | null }) => ({
      organization: [parts],
    }),
    { onPremisesSyncEnabled: true, onPremisesLastSyncDateTime: '2026-11-17T07:00:00Z' },
    {
      'for less than three days': { onPremisesLastSyncDateTime: '2026-11-17T09:00:00Z' },
      'by somebody who wanted it': { onPremisesSyncEnabled: null },
      'at an unknown time': { onPremisesLastSyncDateTime: null },
    },
  ),
  example('stale-devices', (parts: typeof device) => ({ devices: [parts] }), device, {
    'that is disabled': { accountEnabled: false },
    'that was used lately': { approximateLastSignInDateTime: '2026-11-01T08:00:00Z' },
  }),
  {
    id: 'devices-not-compliant',
    records: [
      asked('devices-not-compliant', {
        unfitDevices: [{ deviceName: 'LAPTOP-17', userPrincipalName: NAME }],
      }),
    ],
    misses: { 'where all are': only(asked('devices-not-compliant', { unfitDevices: [] })) },
  },
]

const blocked = {
  SenderAddress: 'Alma.Norvik@customer.example',
  Reason: 'OutboundSpamLast24Hours=97;OutboundMailLast24Hours=120;OutboundSpamPercent=808',
  CreatedDatetime: '2026-11-20T07:12:00Z',
}
const requested = {
  Identity: 'c14401cf-aa9a-465b-cfd5-08d0f0ca37c5\\4c2ca98e-94ea-db3a-7eb8-3b63657d4db7',
  SenderAddress: 'invoices@outside.example',
  RecipientAddress: [NAME],
  Subject: 'Invoice',
  Type: 'High Confidence Phish',
  ReceivedTime: '/Date(1795158000000)/',
  Expires: '2026-12-20T07:00:00Z',
  ReleaseStatus: 'REQUESTED',
}

const mail: readonly Example[] = [
  {
    id: 'restricted-sender',
    records: [asked('restricted-sender', { blockedSenders: [blocked] })],
    severity: 'high',
    misses: { 'once all may send again': only(asked('restricted-sender', { blockedSenders: [] })) },
  },
  {
    id: 'quarantine-release-requested',
    records: [asked('quarantine-release-requested', { releaseRequests: [requested] })],
    severity: 'low',
    misses: {
      'once all are answered': only(asked('quarantine-release-requested', { releaseRequests: [] })),
    },
  },
]

/** What our own queries find, and what nearly is one: each differs by one fact of what they are given. */
export const hygiene: readonly Example[] = [
  ...people,
  ...protection,
  ...apps,
  ...licenses,
  ...tenant,
  ...mail,
]
