import {
  type DevicePolicies,
  type DevicePolicySummary,
  type StandingPolicy,
  summaryOf,
} from '#shared/domain/intune/device-policies.ts'
import { type IntuneSetName, SET_NAMES } from '#shared/domain/intune/device-policy.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import { keepableJson } from '#shared/lib/keepable-json.ts'
import { answered, type Refused } from '#server/connectors/answered.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { DevicePolicies as Connector } from '#server/connectors/device-policies.ts'
import type { TenantPolicies } from '#server/connectors/policies.ts'
import type { Db } from '#server/platform/database/database.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import type { ByTask } from '#server/policy-history/by-task.ts'
import { isLatestReading } from '#server/policy-history/latest-reading.ts'
import { noteChanges } from '#server/policy-history/note-changes.ts'
import { tenantOf } from '#server/posture/tenant-of.ts'
import { deviceChanges } from './device-changes.ts'
import { keepDevicePolicies } from './device-policy.store.ts'

export interface IntuneParts {
  db: Db
  tables: EntityTables
  pokes: Pick<Pokes, 'publish'>
  vendors: Vendors
  now: () => number
}

interface AskedIntune {
  organizationId: string
  integrationId: string
}

interface ReadSet {
  policies: StandingPolicy[]
  unread: number
}
type Read = { set: IntuneSetName; found: ReadSet | Refused }

/** As many as a company's list tells of. */
const MOST = 2000
/** As many groups as are asked for their names. */
const MOST_GROUPS = 1000

/**
 * Reads what the tenant of an integration asks of its devices, and tells devices where something of it is otherwise; what was changed
 * since the last reading is noted, as made by the task `by` where that has changed it. Each set is read for itself: of one that is
 * refused those of an earlier reading stay, with the reason. Of two readings at once the later one counts. An integration that is
 * gone meanwhile is left alone.
 */
export async function readDevicePolicies(parts: IntuneParts, asked: AskedIntune, by?: ByTask): Promise<void> {
  const at = parts.now()
  const tenant = await tenantOf(parts.db, asked)
  if (!tenant) return
  const connector = capabilityOf(parts.vendors, TENANT_APPLICATION, 'devicePolicies')(tenant.tenant_id)
  const read = await readSets(connector)
  const groups = await namesOfGroups(
    capabilityOf(parts.vendors, TENANT_APPLICATION, 'policies')(tenant.tenant_id),
    read,
  )
  await commit(parts, asked.organizationId, async (work) => {
    await work.load('integration', [asked.integrationId])
    const { row: integration } = work.get('integration', asked.integrationId)
    if (integration?.tenant_id !== tenant.tenant_id) return
    const { customer_id } = integration
    if (!(await isLatestReading(work, customer_id, { area: 'devices', at }))) return
    await work.load('devicePolicies', [customer_id])
    const { row: before } = work.get('devicePolicies', customer_id)
    const found = rowOf(customer_id, read, groups, before)
    if (canonicalJson(before) !== canonicalJson(found)) work.put('devicePolicies', found)
    const sets = read.flatMap(({ set, found: each }) =>
      'reason' in each ? [] : [{ set, ...each, isWhole: isWhole(each) }],
    )
    const changes = await deviceChanges(work, { before, found, sets, by })
    await keepDevicePolicies(work, customer_id, sets)
    await noteChanges(work, customer_id, changes, { area: 'devices', at, by })
  })
}

const isWhole = ({ policies, unread }: ReadSet) => unread === 0 && policies.length <= MOST

/** One after the other; where the tenant has nothing to manage devices with, no more is asked. */
async function readSets(connector: Connector): Promise<Read[]> {
  const read: Read[] = []
  for (const set of SET_NAMES) {
    const isUnlicensed = read.some(({ found }) => 'reason' in found && found.reason === 'noLicense')
    const found = isUnlicensed
      ? ({ reason: 'noLicense' } as const)
      : await answered(() => readSet(connector, set))
    read.push({ set, found })
  }
  return read
}

async function readSet(connector: Connector, set: IntuneSetName): Promise<ReadSet> {
  const all: ReadSet = { policies: [], unread: 0 }
  for await (const { policies, unread } of connector.list(set)) {
    all.policies.push(
      ...policies.flatMap((each) => (each.id === null ? [] : [kept({ ...each, id: each.id })])),
    )
    all.unread += unread
    if (all.policies.length > MOST) break
  }
  return all
}

/** Without what a database cannot hold. */
const kept = (policy: StandingPolicy): StandingPolicy => ({
  ...policy,
  name: keepableText(policy.name),
  description: keepableText(policy.description),
  body: keepableJson(policy.body),
})

/** The names of the groups that policies name, as far as the tenant tells them. */
async function namesOfGroups(
  policies: Pick<TenantPolicies, 'names'>,
  read: readonly Read[],
): Promise<Record<string, string>> {
  const ids = new Set(
    read.flatMap(({ found }) => ('reason' in found ? [] : found.policies.flatMap(groupsIn).filter(isGuid))),
  )
  if (ids.size === 0) return {}
  const names = await answered(() => policies.names([...ids].slice(0, MOST_GROUPS)))
  if ('reason' in names) return {}
  return Object.fromEntries(names.groups.map(({ id, name }) => [id.toLowerCase(), keepableText(name)]))
}

const groupsIn = ({ targets }: Pick<StandingPolicy, 'targets'>): string[] => [
  ...targets.include,
  ...targets.exclude,
]

const isGuid = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

function rowOf(
  customerId: string,
  read: readonly Read[],
  groups: Record<string, string>,
  before: DevicePolicies | undefined,
): DevicePolicies {
  const policies = read.flatMap(({ set, found }): DevicePolicySummary[] =>
    'reason' in found
      ? (before?.policies ?? []).filter((each) => each.set === set)
      : found.policies.map(summaryOf).toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id)),
  )
  const told = { ...before?.groups, ...groups }
  const named = new Set(policies.flatMap(groupsIn).map((id) => id.toLowerCase()))
  return {
    id: customerId,
    customer_id: customerId,
    unread: Object.fromEntries(
      read.flatMap(({ set, found }) => ('reason' in found ? [[set, found.reason]] : [])),
    ),
    is_incomplete: policies.length > MOST || read.some(({ found }) => 'unread' in found && found.unread > 0),
    // Names that cannot be asked for now stay as they were told, those that no policy names any more go.
    groups: Object.fromEntries(Object.entries(told).filter(([id]) => named.has(id))),
    policies: policies.slice(0, MOST),
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
