import type { Effects } from '#server/platform/sync/bus-parts.ts'
import { callerNetwork } from '#server/platform/sync/scope.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { SecurityLog } from './security-log.ts'

/** Keeps that a second factor is demanded of everybody, or is no more: by the MFA flag of the organization's own company. */
export const demandedFactorEffects = ({
  securityLog: { keep },
}: {
  securityLog: Pick<SecurityLog, 'keep'>
}): Pick<Effects, 'customer.patch'> => ({
  'customer.patch': async ({ work, scope, args: { id, set } }) => {
    const company = work.get('customer', id).row as Customer
    if (set.MFA === undefined || set.MFA === company.MFA) return undefined
    if (!company.nfr || company.parent_id !== null) return undefined
    return keep(work.tx, {
      event: 'organization.secondFactorDemanded',
      ...(set.MFA ? {} : { reason: 'withdrawn' as const }),
      actorId: scope.userId,
      target: id,
      targetName: company.name,
      network: callerNetwork(scope),
    })
  },
})
