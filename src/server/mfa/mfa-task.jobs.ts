import { sql } from 'kysely'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { mfaUndoItems } from '#shared/domain/mfa/mfa-task.ts'
import { tenantRefusal } from '#server/company-tasks/change-refusal.ts'
import { changeTasks } from '#server/company-tasks/change-tasks.ts'
import type { TaskParts } from '#server/company-tasks/task-records.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { concludeMfaItem } from './conclude-mfa-item.ts'
import { type MfaParts, readMfa } from './read-mfa.ts'

/** Changes of what is asked of accounts by themselves, each of which reads the people of its tenant again afterwards. */
export const mfaTasks = changeTasks({
  kind: 'mfaTask',
  runner: 'mfa_runner',
  queue: 'change-mfa',
  notQueued: 'mfa.changeNotQueued',
  undoItems: mfaUndoItems,
  conclude: concludeMfaItem,
  readAgain: (parts: TaskParts & MfaParts, task) => readMfa(parts, task),
  refusal,
})

/** Why nobody's state can be changed: the company has no tenant, or Exchange Online is not connected (MFA-05). */
async function refusal(work: Work, customerId: string): Promise<ErrorCode | undefined> {
  const refused = await tenantRefusal(work, customerId)
  if (refused) return refused
  const { rows } = await sql`
    select 1 from integration
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customerId}::uuid
      and type = ${TENANT_APPLICATION} and exchange <> 'notConnected'`.execute(work.tx)
  return rows.length > 0 ? undefined : 'exchangeNotConnected'
}
