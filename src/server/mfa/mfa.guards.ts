import { sql } from 'kysely'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { isMfaTaskUnderWay, reversibleMfaItems } from '#shared/domain/mfa/mfa-task.ts'
import { tenantRefusal } from '#server/company-tasks/change-refusal.ts'
import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import { isUndone } from '#server/company-tasks/is-undone.ts'
import type { Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { mfaTasks } from './mfa-task.jobs.ts'

/** Rules about the states of people that need to know how their company is connected, and what a task has done. */
export const mfaGuards: Pick<Guards, 'mfa.change' | 'mfa.undo'> = {
  'mfa.change': async ({ work, args }) => changeRefusal(work, args.customerId),

  'mfa.undo': async ({ work, args }) => {
    // Locked, so that of two that take it back at once the later one sees the first.
    await work.load('mfaTask', [args.taskId])
    const { row: task } = work.get('mfaTask', args.taskId)
    if (task?.customer_id !== args.customerId) return 'notFound'
    const refusal = await changeRefusal(work, args.customerId)
    if (refusal) return refusal
    const isOpen = !isMfaTaskUnderWay(task) && reversibleMfaItems(task).length > 0
    return isOpen && !(await isUndone(work, 'mfa_task', args.taskId)) ? undefined : 'nothingToUndo'
  },
}

/** Whoever asks for states to be changed has it carried out as soon as that is committed. */
export const mfaEffects = (parts: RequestParts): Pick<Effects, 'mfa.change' | 'mfa.undo'> => {
  const act = async ({ work, args }: { work: Work; args: { customerId: string } }) => {
    const asked = { organizationId: work.organizationId, customerId: args.customerId }
    return () => mfaTasks.request(parts, asked)
  }
  return { 'mfa.change': act, 'mfa.undo': act }
}

/** Why nobody's state can be changed: the company has no tenant, or Exchange Online is not connected (MFA-05). */
async function changeRefusal(work: Work, customerId: string): Promise<ErrorCode | undefined> {
  const refusal = await tenantRefusal(work, customerId)
  if (refusal) return refusal
  const { rows } = await sql`
    select 1 from integration
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid
      and type = ${TENANT_APPLICATION} and exchange <> 'notConnected'`.execute(work.tx)
  return rows.length > 0 ? undefined : 'exchangeNotConnected'
}
