import type { PostureItem, PostureTask } from '#shared/domain/posture/posture-task.ts'
import type { SourceId } from '#shared/domain/posture/sources.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import type { PostureParts } from './read-posture.ts'
import { readSnapshot } from './read-snapshot.ts'
import { type AskedTask, loadTask, writeTask } from './task-record.ts'

/** How long after it was taken on a change may still be sent: who asked for it is not there any more. */
const LIFE = 15 * MINUTE

/** A task while this process carries it out. */
export type TaskRun = NonNullable<Awaited<ReturnType<typeof beginTask>>>

/** Marks a task as begun and gives what its steps work with; undefined where it is gone. */
export async function beginTask(parts: PostureParts, asked: AskedTask) {
  const { vendors, now } = parts
  const settings = capabilityOf(vendors, TENANT_APPLICATION, 'settings')(asked.tenantId)
  const directory = capabilityOf(vendors, TENANT_APPLICATION, 'directory')(asked.tenantId)
  let products: ReturnType<typeof directory.subscribedSkus> | undefined
  const begun = await writeTask(parts, asked, (task) => ({ ...task, state: 'in progress' }))
  if (!begun) return undefined
  const undone = begun.undoes === null ? undefined : await loadTask(parts, asked.organizationId, begun.undoes)
  const items: PostureItem[] = begun.items.map((each) => structuredClone(each))
  const write = (change: (task: PostureTask) => PostureTask) => writeTask(parts, asked, change)
  return {
    action: begun.action,
    items,
    /** The items of the task that this one undoes. */
    undone: undone?.items ?? [],
    settings,
    isHeld: asked.isHeld,
    /** What the tenant answers now. */
    read: (only: readonly SourceId[]) =>
      readSnapshot({
        settings,
        directory: { subscribedSkus: () => (products ??= directory.subscribedSkus()) },
        now,
        only,
      }),
    isLate: () => now() > Date.parse(begun.requested_at) + LIFE,
    /** Notes how far the items are; false where the task is gone. */
    keep: async () => (await write((task) => ({ ...task, items }))) !== undefined,
    write,
  }
}
