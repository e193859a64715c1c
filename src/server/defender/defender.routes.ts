import { endpoints } from '#shared/contract/endpoints.ts'
import { mailPolicyKey, pendingMailPolicies } from '#shared/domain/defender/mail-policy-task.ts'
import { MAIL_POLICY_KINDS } from '#shared/domain/defender/mail-policy.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { readKnown } from '#server/posture/posture.store.ts'
import { findMailPolicies, mailTasksUnderWay } from './mail-policy.store.ts'

export function mountDefenderRoutes({ mount }: Mounts, { db }: { db: Db }) {
  mount(endpoints.listMailPolicies, async ({ c, params, query: { kind } }) => {
    const { scope } = c.var
    requireCustomer(scope, params.customerId)
    const customerId = params.customerId.toLowerCase()
    const { postures } = await readKnown(db, scope, customerId)
    const pending = pendingMailPolicies(await mailTasksUnderWay(db, scope, customerId))
    const { unread, is_incomplete, policies } = (await findMailPolicies(db, scope, customerId)) ?? neverRead
    return {
      customer_id: customerId,
      read_at: postures.get(customerId)?.clouds.microsoft ?? null,
      unread,
      is_incomplete,
      policies: policies
        .filter((policy) => kind === undefined || policy.kind === kind)
        .map((policy) => ({
          ...policy,
          updateStatus: pending.has(mailPolicyKey(policy)) ? ('PENDING' as const) : null,
        })),
    }
  })
}

/** Of a company whose tenant was never read, nobody knows that there is nothing. */
const neverRead = {
  unread: Object.fromEntries(MAIL_POLICY_KINDS.map((kind) => [kind, 'notConnected' as const])),
  is_incomplete: false,
  policies: [],
}
