import { isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { reversibleItems } from '#shared/domain/conditional-access/access-task.ts'
import { purchaseRefusal, tenantRefusal } from '#server/company-tasks/change-refusal.ts'
import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import { isUndone } from '#server/company-tasks/is-undone.ts'
import type { Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { accessTasks } from './access-task.jobs.ts'

/** Rules about changes of policies and places that need to know what was bought, and what a task has done. */
export const accessGuards: Pick<Guards, 'access.change' | 'access.undo'> = {
  'access.change': async ({ work, args }) => changeRefusal(work, args.customerId),

  'access.undo': async ({ work, scope, args }) => {
    // Locked, so that of two that take it back at once the later one sees the first.
    await work.load('accessTask', [args.taskId])
    const { row: task } = work.get('accessTask', args.taskId)
    if (task?.customer_id !== args.customerId) return 'notFound'
    const refusal = await changeRefusal(work, args.customerId)
    if (refusal) return refusal
    // What was made is deleted by that, which may be withheld from whoever asks.
    if (scope.withheld.includes('deletePolicies') && reversibleItems(task).some(isMade)) return 'actWithheld'
    const isOpen = !isChangeUnderWay(task) && reversibleItems(task).length > 0
    return isOpen && !(await isUndone(work, 'access_task', args.taskId)) ? undefined : 'nothingToUndo'
  },
}

const isMade = ({ change }: { change: string }): boolean => change === 'create'

/** Whoever asks for a change of a tenant has it carried out as soon as that is committed. */
export const accessEffects = (parts: RequestParts): Pick<Effects, 'access.change' | 'access.undo'> => {
  const act = async ({ work, args }: { work: Work; args: { customerId: string } }) => {
    const asked = { organizationId: work.organizationId, customerId: args.customerId }
    return () => accessTasks.request(parts, asked)
  }
  return { 'access.change': act, 'access.undo': act }
}

/** Why a company's tenant cannot be changed: not bought (PERM-21), or no tenant there. */
const changeRefusal = async (work: Work, customerId: string): Promise<ErrorCode | undefined> =>
  (await purchaseRefusal(work, 'policyManagement')) ?? tenantRefusal(work, customerId)
