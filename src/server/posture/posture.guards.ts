import { mayAuditEverywhere } from '#shared/domain/posture/audit-scope.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { Guards } from '#server/platform/sync/bus.ts'

const known = new Set(checks.map(({ id }) => id))

/** Rules about the audit that need to know who asks, and which checks there are (POST-09, POST-17). */
export const postureGuards: Pick<Guards, 'audit.set' | 'check.resolve'> = {
  'audit.set': async ({ scope, args }) => {
    if (args.customerId === null && !mayAuditEverywhere({ all_customers: scope.allCustomers }))
      return 'noPermission'
    return args.settings.every(({ checkId }) => known.has(checkId)) ? undefined : 'checkInvalid'
  },

  'check.resolve': async ({ args }) => (known.has(args.checkId) ? undefined : 'checkInvalid'),
}
