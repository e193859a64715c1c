import { endpoints } from '#shared/contract/endpoints.ts'
import type { PolicyArea } from '#shared/domain/policy-history/policy-areas.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { readChanges } from './policy-change.store.ts'

interface Asked {
  c: { var: { scope: Scope } }
  params: { customerId: string }
  query: { from: number; size: number }
}

export function mountPolicyHistoryRoutes({ mount }: Mounts, { db }: { db: Db }) {
  const answer =
    (area: PolicyArea) =>
    ({
      c: {
        var: { scope },
      },
      params: { customerId },
      query,
    }: Asked) => {
      requireCustomer(scope, customerId)
      return readChanges(db, scope, customerId.toLowerCase(), { ...query, area })
    }
  mount(endpoints.listPolicyHistory, answer('access'))
  mount(endpoints.listMailPolicyHistory, answer('mail'))
  mount(endpoints.listDevicePolicyHistory, answer('devices'))
}
