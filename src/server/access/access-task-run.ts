import type { AccessItem, AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import { readSnapshot } from '#server/posture/read-snapshot.ts'
import {
  type AccessTaskParts,
  type AskedAccessTask,
  loadAccessTask,
  writeAccessTask,
} from './access-task-record.ts'
import { remadeIds, undoItems } from './undo-items.ts'

/** How long after it was taken on a change may still be sent: who asked for it is not there any more. */
const LIFE = 15 * MINUTE

/** A task while this process carries it out. */
export type AccessTaskRun = NonNullable<Awaited<ReturnType<typeof beginAccessTask>>>

/** Marks a task as begun and gives what its steps work with; undefined where it is gone. */
export async function beginAccessTask(parts: AccessTaskParts, asked: AskedAccessTask) {
  const { vendors, now } = parts
  const { organizationId, tenantId, isHeld } = asked
  const known = await loadAccessTask(parts, organizationId, asked.taskId)
  const undone = known?.undoes ? await loadAccessTask(parts, organizationId, known.undoes) : undefined
  const begun = await writeAccessTask(parts, asked, (task) => ({
    ...task,
    state: 'in progress',
    items: undone && task.items.length === 0 ? undoItems(undone) : task.items,
  }))
  if (!begun) return undefined
  const items: AccessItem[] = begun.items.map((each) => structuredClone(each))
  let noted = canonicalJson(items)
  /** False where the task is gone, or another process has taken it over and noted more. */
  const write = async (more: Partial<AccessTask>): Promise<boolean> => {
    const written = await writeAccessTask(parts, asked, (task) =>
      canonicalJson(task.items) === noted ? { ...task, ...more, items } : undefined,
    )
    noted = canonicalJson(items)
    return written !== undefined
  }
  return {
    items,
    isUndo: begun.undoes !== null,
    isDeployment: begun.source !== null,
    changes: capabilityOf(vendors, TENANT_APPLICATION, 'policyChanges')(tenantId),
    /** What the tenant holds, and whether its security defaults are on, right now (CA-54). */
    standing: () =>
      readSnapshot({
        settings: capabilityOf(vendors, TENANT_APPLICATION, 'settings')(tenantId),
        directory: capabilityOf(vendors, TENANT_APPLICATION, 'directory')(tenantId),
        now,
        only: ['securityDefaults'],
      }),
    isHeld,
    isLate: () => now() > Date.parse(begun.requested_at) + LIFE,
    /** Notes how far the items are; false where this process has to stop. */
    keep: () => write({}),
    /** Notes that all has ended. */
    finish: (state: AccessTask['state']) => write({ state, finished_at: new Date(now()).toISOString() }),
    /** The ids of what is made again, by those that it had. */
    remade: () => (undone ? remadeIds(undone, items) : new Map<string, string>()),
  }
}
