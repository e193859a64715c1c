import { endpoints } from '#shared/contract/endpoints.ts'
import { pendingObjects } from '#shared/domain/conditional-access/access-task.ts'
import { readConditions } from '#shared/domain/conditional-access/read-policy.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { readKnown } from '#server/posture/posture.store.ts'
import { readOptions, readPolicies, readTasksUnderWay } from './access.store.ts'
import { readReportOnly, type ReportOnlyParts } from './read-report-only.ts'
import { keyOf } from './vendor-objects.ts'

export function mountAccessRoutes({ mount }: Mounts, parts: ReportOnlyParts) {
  const { db } = parts
  mount(endpoints.listPolicies, async ({ c, params }) => {
    const { scope } = c.var
    const customerId = companyOf(scope, params)
    const options = await readOptions(db, scope, customerId)
    const pending = new Set([...pendingObjects(await readTasksUnderWay(db, scope, customerId))].map(keyOf))
    const policies = await readPolicies(db, scope, customerId)
    return {
      customer_id: customerId,
      read_at: await readAtOf(db, scope, customerId),
      unread: options ? options.unread : NEVER_READ,
      is_incomplete: options?.is_incomplete ?? false,
      policies: policies.map((policy) => ({
        ...policy,
        updateStatus: pending.has(keyOf(policy.id)) ? ('PENDING' as const) : null,
      })),
    }
  })

  mount(endpoints.listReportOnly, ({ c, params }) =>
    readReportOnly(parts, {
      organizationId: c.var.scope.organizationId,
      customerId: companyOf(c.var.scope, params),
    }),
  )

  mount(endpoints.listNamedLocations, async ({ c, params }) => {
    const { scope } = c.var
    const customerId = companyOf(scope, params)
    const { locations = { reason: NEVER_READ } } = (await readOptions(db, scope, customerId)) ?? {}
    const common = { customer_id: customerId, read_at: await readAtOf(db, scope, customerId) }
    if ('reason' in locations)
      return { ...common, unread: locations.reason, is_incomplete: false, locations: [] }
    const usesOf = usesBy(await readPolicies(db, scope, customerId))
    return {
      ...common,
      unread: null,
      is_incomplete: locations.is_incomplete,
      locations: locations.items.map((location) => ({ ...location, policies: usesOf(location.id) })),
    }
  })
}

/** Of a company whose tenant was never read, nobody knows that there is nothing. */
const NEVER_READ = 'notConnected'

function companyOf(scope: Scope, { customerId }: { customerId: string }): string {
  requireCustomer(scope, customerId)
  return customerId.toLowerCase()
}

async function readAtOf(db: Db, scope: Scope, customerId: string): Promise<string | null> {
  const { postures } = await readKnown(db, scope, customerId)
  return postures.get(customerId)?.clouds.microsoft ?? null
}

/** Gives the policies that name a location. */
function usesBy(policies: readonly Policy[]): (locationId: string) => { id: string; name: string }[] {
  const uses = policies.map((policy) => {
    const { include = [], exclude = [] } = readConditions(policy).locations ?? {}
    return {
      id: policy.id,
      name: policy.displayName,
      locations: new Set([...include, ...exclude].map(keyOf)),
    }
  })
  return (locationId) =>
    uses.filter(({ locations }) => locations.has(keyOf(locationId))).map(({ id, name }) => ({ id, name }))
}
