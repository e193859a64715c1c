import { type MfaItem, type MfaTask, mfaUndoItems } from '#shared/domain/mfa/mfa-task.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import { type AskedMfaTask, loadMfaTask, type MfaTaskParts, writeMfaTask } from './mfa-task-record.ts'

/** How long after it was taken on a change may still be sent: who asked for it is not there any more. */
const LIFE = 15 * MINUTE

/** A task while this process carries it out. */
export type MfaTaskRun = NonNullable<Awaited<ReturnType<typeof beginMfaTask>>>

/** Marks a task as begun and gives what its steps work with; undefined where it is gone. */
export async function beginMfaTask(parts: MfaTaskParts, asked: AskedMfaTask) {
  const { vendors, now } = parts
  const known = await loadMfaTask(parts, asked.organizationId, asked.taskId)
  const undone = known?.undoes ? await loadMfaTask(parts, asked.organizationId, known.undoes) : undefined
  const begun = await writeMfaTask(parts, asked, (task) => ({
    ...task,
    state: 'in progress',
    items: undone && task.items.length === 0 ? mfaUndoItems(undone) : task.items,
  }))
  if (!begun) return undefined
  const items: MfaItem[] = begun.items.map((each) => ({ ...each }))
  let noted = canonicalJson(items)
  /** False where the task is gone, or another process has taken it over and noted more. */
  const write = async (more: Partial<MfaTask>): Promise<boolean> => {
    const written = await writeMfaTask(parts, asked, (task) =>
      canonicalJson(task.items) === noted ? { ...task, ...more, items } : undefined,
    )
    noted = canonicalJson(items)
    return written !== undefined
  }
  return {
    parts,
    asked,
    items,
    accounts: capabilityOf(vendors, TENANT_APPLICATION, 'accounts')(asked.tenantId),
    isLate: () => now() > Date.parse(begun.requested_at) + LIFE,
    /** Notes how far the items are; false where this process has to stop. */
    keep: () => write({}),
    /** Notes that all has ended. */
    finish: (state: MfaTask['state']) => write({ state, finished_at: new Date(now()).toISOString() }),
  }
}
