import { endpoints } from '#shared/contract/endpoints.ts'
import type { DevicePolicies } from '#shared/domain/intune/device-policies.ts'
import { devicePolicyKey, pendingDevicePolicies } from '#shared/domain/intune/device-policy-task.ts'
import { INTUNE_SETS, SET_NAMES } from '#shared/domain/intune/device-policy.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { readKnown } from '#server/posture/posture.store.ts'
import { deviceTasksUnderWay, findDevicePolicies, findDevicePolicy } from './device-policy.store.ts'

export function mountIntuneRoutes({ mount }: Mounts, { db }: { db: Db }) {
  mount(endpoints.listDevicePolicies, async ({ c, params, query: { area } }) => {
    const { scope } = c.var
    requireCustomer(scope, params.customerId)
    const customerId = params.customerId.toLowerCase()
    const { postures } = await readKnown(db, scope, customerId)
    const pending = pendingDevicePolicies(await deviceTasksUnderWay(db, scope, customerId))
    const known = (await findDevicePolicies(db, scope, customerId)) ?? neverRead
    return {
      customer_id: customerId,
      read_at: postures.get(customerId)?.clouds.microsoft ?? null,
      unread: known.unread,
      is_incomplete: known.is_incomplete,
      groups: known.groups,
      policies: known.policies
        .filter(({ set }) => area === undefined || INTUNE_SETS[set].area === area)
        .map((policy) => ({
          ...policy,
          updateStatus: pending.has(devicePolicyKey(policy)) ? ('PENDING' as const) : null,
        })),
    }
  })

  mount(endpoints.getDevicePolicy, async ({ c, params }) => {
    const { scope } = c.var
    requireCustomer(scope, params.customerId)
    const customerId = params.customerId.toLowerCase()
    const found = await findDevicePolicy(db, scope.organizationId, { ...params, customerId })
    if (!found) throw new AppError('notFound')
    return found
  })
}

/** Of a company whose tenant was never read, nobody knows that there is nothing. */
const neverRead: Pick<DevicePolicies, 'unread' | 'is_incomplete' | 'groups' | 'policies'> = {
  unread: Object.fromEntries(SET_NAMES.map((set) => [set, 'notConnected' as const])),
  is_incomplete: false,
  groups: {},
  policies: [],
}
