import { alertTaskLimits, type AlertTask, type AlertTaskStep } from '#shared/domain/alerts/alert-task.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import { type AlertTaskParts, type AskedAlertTask, writeAlertTask } from './alert-task-record.ts'

/** A task while this process carries it out. */
export type AlertTaskRun = NonNullable<Awaited<ReturnType<typeof beginAlertTask>>>

/** Marks a task as begun and gives what its steps work with; undefined where it is gone. */
export async function beginAlertTask(parts: AlertTaskParts, asked: AskedAlertTask) {
  const begun = await writeAlertTask(parts, asked, (task) => ({ ...task, state: 'inProgress' }))
  if (!begun) return undefined
  const steps: AlertTaskStep[] = begun.steps.map((each) => ({ ...each }))
  const write = (change: (task: AlertTask) => AlertTask) => writeAlertTask(parts, asked, change)
  // Whoever was locked out for a time is let in when that is over, however late it is by then.
  const isReleaseByItself = begun.action === 'release' && begun.requested_by === null
  return {
    parts,
    asked,
    task: begun,
    steps,
    accounts: capabilityOf(parts.vendors, TENANT_APPLICATION, 'accounts')(asked.tenantId),
    isLate: () => !isReleaseByItself && parts.now() > Date.parse(begun.requested_at) + alertTaskLimits.life,
    /** Notes how far the steps are; false where the task is gone. */
    keep: async () => (await write((task) => ({ ...task, steps }))) !== undefined,
    write,
  }
}
