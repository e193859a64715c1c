import type { ErrorCode } from '#shared/contract/errors.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { carrierOf, reversibleChecks } from '#shared/domain/posture/posture-task.ts'
import { purchaseRefusal, tenantRefusal } from '#server/company-tasks/change-refusal.ts'
import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import type { Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { postureTasks } from './posture-task.jobs.ts'

const known = new Set(checks.map(({ id }) => id))
const applicable = new Set(checks.filter(({ remedy }) => remedy).map(({ id }) => id))

/** Rules about the audit and about changes of tenants that need to know who asks, and which checks there are (POST-09, POST-17). */
export const postureGuards: Pick<
  Guards,
  'audit.set' | 'check.resolve' | 'instruction.set' | 'posture.apply' | 'posture.signIn' | 'posture.undo'
> = {
  'audit.set': async ({ args }) =>
    args.settings.every(({ checkId }) => known.has(checkId)) ? undefined : 'checkInvalid',

  'check.resolve': async ({ args }) => (known.has(args.checkId) ? undefined : 'checkInvalid'),

  'instruction.set': async ({ args }) => (known.has(args.checkId) ? undefined : 'checkInvalid'),

  'posture.apply': async ({ work, args }) => {
    if (!args.checks.every(({ checkId }) => applicable.has(checkId))) return 'checkInvalid'
    return protectRefusal(work, args.customerId)
  },

  'posture.signIn': async ({ work, args }) => protectRefusal(work, args.customerId),

  'posture.undo': async ({ work, args }) => {
    await work.load('postureTask', [args.taskId])
    const { row: task } = work.get('postureTask', args.taskId)
    if (task?.customer_id !== args.customerId) return 'notFound'
    const reversible = reversibleChecks(task.items)
    if (!args.checkIds.every((id) => reversible.has(id))) return 'checkInvalid'
    // What was made by one call is taken back by one.
    const asked = new Set(args.checkIds)
    const carriers = new Set(task.items.filter(({ check_id }) => asked.has(check_id)).map(carrierOf))
    if (task.items.some((item) => carriers.has(carrierOf(item)) && !asked.has(item.check_id)))
      return 'checkInvalid'
    return protectRefusal(work, args.customerId)
  },
}

/** Whoever asks for a change of a tenant has it carried out as soon as that is committed. */
export const postureEffects = (
  parts: RequestParts,
): Pick<Effects, 'posture.apply' | 'posture.signIn' | 'posture.undo'> => {
  const act = async ({ work, args }: { work: Work; args: { customerId: string } }) => {
    const asked = { organizationId: work.organizationId, customerId: args.customerId }
    return () => postureTasks.request(parts, asked)
  }
  return { 'posture.apply': act, 'posture.signIn': act, 'posture.undo': act }
}

/** Why a company's tenant cannot be changed: not bought (PERM-21), turned off (PERM-24), or no tenant there. */
async function protectRefusal(work: Work, customerId: string): Promise<ErrorCode | undefined> {
  const notBought = await purchaseRefusal(work, 'postureBaseline')
  if (notBought) return notBought
  await work.load('featureFlag', ['posture-protect-m3'])
  if (work.get('featureFlag', 'posture-protect-m3').row?.enabled !== true) return 'featureOff'
  return tenantRefusal(work, customerId)
}
