import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import { type AccessPolicy, accessPolicyId } from '#shared/domain/conditional-access/access-policy.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { REGISTER_SECURITY_INFO } from '#shared/domain/conditional-access/vocabulary.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'

const EMERGENCY = 'aaaaaaaa-0000-4000-8000-000000000001'
export const GONE_GROUP = 'bbbbbbbb-0000-4000-8000-000000000009'
const PILOTS = 'bbbbbbbb-0000-4000-8000-000000000001'
const OFFICE = 'cccccccc-0000-4000-8000-000000000001'

export const buildPolicy = (change: Partial<Policy> = {}): Policy => ({
  id: '11111111-0000-4000-8000-000000000001',
  displayName: 'Require MFA for everyone',
  state: 'enabled',
  createdDateTime: '2026-02-03T09:12:00Z',
  modifiedDateTime: '2026-09-14T07:30:00Z',
  templateId: null,
  conditions: {
    users: { includeUsers: ['All'], excludeUsers: [EMERGENCY] },
    applications: { includeApplications: ['All'] },
    clientAppTypes: ['all'],
  },
  grantControls: { operator: 'OR', builtInControls: ['mfa'] },
  sessionControls: null,
  ...change,
})

const id = (place: number) => `11111111-0000-4000-8000-00000000000${place}`

/** What a small tenant usually has, with a few things that are wrong. */
export const usualPolicies = (): Policy[] => [
  buildPolicy(),
  buildPolicy({
    id: id(2),
    displayName: 'Block legacy authentication',
    templateId: '0b2282f9-2862-4178-88b5-d79340b36cb8',
    conditions: {
      users: { includeUsers: ['All'], excludeGroups: [GONE_GROUP] },
      applications: { includeApplications: ['All'] },
      clientAppTypes: ['exchangeActiveSync', 'other'],
    },
    grantControls: { operator: 'OR', builtInControls: ['block'] },
  }),
  buildPolicy({
    id: id(3),
    displayName: 'Compliant device outside the office',
    state: 'enabledForReportingButNotEnforced',
    conditions: {
      users: { includeGroups: [PILOTS] },
      applications: { includeApplications: ['Office365'] },
      clientAppTypes: ['browser', 'mobileAppsAndDesktopClients'],
      platforms: { includePlatforms: ['windows', 'macOS'] },
      locations: { includeLocations: ['All'], excludeLocations: [OFFICE] },
    },
    grantControls: { operator: 'OR', builtInControls: ['compliantDevice', 'domainJoinedDevice'] },
    sessionControls: {
      signInFrequency: { isEnabled: true, value: 12, type: 'hours', frequencyInterval: 'timeBased' },
      persistentBrowser: { isEnabled: true, mode: 'never' },
    },
  }),
  buildPolicy({
    id: id(4),
    displayName: 'Administrators: phishing-resistant methods',
    conditions: {
      users: {
        includeRoles: ['62e90394-69f5-4237-9190-012177145e10', '29232cdf-9323-42fd-ade2-1d097af3e4de'],
        excludeUsers: [EMERGENCY],
      },
      applications: { includeApplications: ['All'] },
      clientAppTypes: ['all'],
    },
    grantControls: {
      operator: 'OR',
      builtInControls: [],
      authenticationStrength: { id: '00000000-0000-0000-0000-000000000004' },
    },
  }),
  buildPolicy({
    id: id(5),
    displayName: 'Registration of security info from trusted locations',
    state: 'disabled',
    conditions: {
      users: {
        includeUsers: ['All'],
        excludeGuestsOrExternalUsers: {
          guestOrExternalUserTypes: 'b2bCollaborationGuest,serviceProvider',
          externalTenants: { membershipKind: 'all' },
        },
      },
      applications: { includeUserActions: [REGISTER_SECURITY_INFO] },
      clientAppTypes: ['all'],
      locations: { includeLocations: ['All'], excludeLocations: ['AllTrusted'] },
    },
    grantControls: { operator: 'OR', builtInControls: ['block'] },
  }),
]

export const buildAccessOptions = (
  customerId: string,
  change: Partial<AccessOptions> = {},
): AccessOptions => ({
  id: customerId,
  customer_id: customerId,
  unread: null,
  locations: {
    items: [
      {
        '@odata.type': '#microsoft.graph.ipNamedLocation',
        id: OFFICE,
        displayName: 'Head office',
        isTrusted: true,
        ipRanges: [{ cidrAddress: '203.0.113.0/24' }],
      },
    ],
    is_incomplete: false,
  },
  groups: { items: [{ id: PILOTS, name: 'Device pilots' }], is_incomplete: false },
  applications: { items: [], is_incomplete: false },
  strengths: { items: [], is_incomplete: false },
  contexts: { items: [], is_incomplete: false },
  terms: { items: [], is_incomplete: false },
  people: { items: [{ id: EMERGENCY, name: 'Emergency access 1' }], is_incomplete: false },
  missing: [GONE_GROUP],
  security_defaults: false,
  ...change,
})

/** The row of a company's policy. */
export const buildAccessPolicy = (customerId: string, policy: Policy): AccessPolicy => ({
  id: accessPolicyId(customerId, policy.id),
  customer_id: customerId,
  policy,
})

/** That somebody turned a policy on in the tenant and left a group out. */
export const buildAccessChange = (customerId: string, changeId: string): PolicyChange => {
  const [, after] = usualPolicies()
  const written = (policy: Policy | undefined) => JSON.parse(JSON.stringify(policy)) as PolicyChange['after']
  return {
    id: changeId,
    customer_id: customerId,
    target: 'policy',
    object_id: id(2),
    name: 'Block legacy authentication',
    change: 'modified',
    found_at: '2026-09-14T08:00:00.000Z',
    before: written(
      after && {
        ...after,
        state: 'enabledForReportingButNotEnforced',
        conditions: { ...after.conditions, users: { includeUsers: ['All'] } },
      },
    ),
    after: written(after),
    task_id: null,
  }
}

/** Takes away all that was read of the policies of an organization's tenants, so that there is only what a test puts there. */
export async function clearAccessRows(db: Db, organizationId: string): Promise<void> {
  await unitOfWork({ db, tables: entityTables }, organizationId, async (work) => {
    for (const [kind, table] of [
      ['accessPolicy', 'access_policy'],
      ['accessOptions', 'access_options'],
      ['policyChange', 'policy_change'],
    ] as const) {
      const { rows } = await sql<{ id: string }>`
        select id::text from ${sql.table(table)} where organization_id = ${organizationId}::uuid`.execute(
        work.tx,
      )
      await work.load(
        kind,
        rows.map(({ id }) => id),
      )
      for (const { id } of rows) work.remove(kind, id)
    }
    await markAsRead(work)
  })
}

/** What was read hours ago would be read again at the next five minutes, and everything that is there come back. */
async function markAsRead(work: Work): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id::text from posture where organization_id = ${work.organizationId}::uuid`.execute(work.tx)
  const ids = rows.map(({ id }) => id)
  await work.load('posture', ids)
  for (const id of ids) {
    const { row } = work.get('posture', id)
    const read_at = new Date().toISOString()
    if (row) work.put('posture', { ...row, read_at, clouds: { microsoft: read_at } })
  }
}

/**
 * Gives a company what a reading of its tenant would have found. Where it is held, what is asked of it stays pending: carried out, its
 * tenant would be read anew, which has other policies.
 */
export async function putAccessRows(
  db: Db,
  organizationId: string,
  customerId: string,
  {
    policies = usualPolicies(),
    options = buildAccessOptions(customerId),
    changes = [] as PolicyChange[],
    isHeld = true,
  } = {},
): Promise<void> {
  await unitOfWork({ db, tables: entityTables }, organizationId, async (work) => {
    const rows = policies.map((policy) => buildAccessPolicy(customerId, policy))
    await work.load(
      'accessPolicy',
      rows.map((row) => row.id),
    )
    await work.load('accessOptions', [customerId])
    await work.load(
      'policyChange',
      changes.map((change) => change.id),
    )
    for (const row of rows) work.put('accessPolicy', row)
    work.put('accessOptions', options)
    for (const change of changes) work.put('policyChange', change)
    if (!isHeld) return
    await sql`
      insert into access_runner (organization_id, customer_id, holder, held_until)
      values (${organizationId}::uuid, ${customerId}::uuid, ${uuidv7()}::uuid, '2100-01-01')
      on conflict (organization_id, customer_id) do update set held_until = excluded.held_until`.execute(
      work.tx,
    )
  })
}
