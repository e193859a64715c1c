import type { ChangeTask } from '#shared/domain/tasks/change-task.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { MINUTE } from '#shared/lib/time.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { NextTask } from './company-tasks.ts'
import { forgetOldTasks } from './forget-old-tasks.ts'
import type { ChangeTaskKind } from './task-tables.ts'

/** How long after it was taken on a change may still be sent: who asked for it is not there any more. */
const LIFE = 15 * MINUTE

export interface TaskParts extends CommitParts {
  vendors: Vendors
  now: () => number
}

export type AskedChange = Omit<NextTask, 'integrationId'>

type TaskOf<Item> = ChangeTask & { items: Item[] }

/** A task while this process carries it out. Its items are changed in place, and noted by `keep`. */
export interface TaskRun<Item> {
  parts: TaskParts
  asked: AskedChange
  items: Item[]
  isUndo: boolean
  isLate: () => boolean
  /** Notes how far the items are; false where this process has to stop. */
  keep: () => Promise<boolean>
  /** Notes that all has ended. */
  finish: (state: ChangeTask['state']) => Promise<boolean>
}

/** The rows of tasks whose items are carried out one after the other, each noted before the next. */
export interface TaskRecords<Item> {
  /** Changes the task's row; undefined where there is none any more, or `change` leaves it as it is. */
  write: (
    parts: CommitParts,
    asked: Pick<AskedChange, 'organizationId' | 'taskId'>,
    change: (task: TaskOf<Item>) => TaskOf<Item> | undefined,
  ) => Promise<TaskOf<Item> | undefined>
  /** Marks a task as begun; undefined where it is gone. One that takes another back gets its items from that now. */
  begin: (parts: TaskParts, asked: AskedChange) => Promise<TaskRun<Item> | undefined>
}

export function taskRecords<Item extends object>(
  kind: ChangeTaskKind,
  undoItems: (task: TaskOf<Item>) => Item[],
): TaskRecords<Item> {
  // Which items belong to which kind is said once, by who calls this.
  const rowOf = (row: unknown) => row as TaskOf<Item> | undefined

  const write: TaskRecords<Item>['write'] = (parts, { organizationId, taskId }, change) =>
    commit(parts, organizationId, async (work) => {
      await work.load(kind, [taskId])
      const row = rowOf(work.get(kind, taskId).row)
      const changed = row && change(row)
      if (!changed) return undefined
      const next = structuredClone(changed)
      work.put(kind, next as never)
      const { finished_at } = next
      if (finished_at !== null) await forgetOldTasks(work, kind, { ...next, finished_at })
      return next
    })

  const load = (parts: CommitParts, organizationId: string, id: string) =>
    commit(parts, organizationId, async (work) => {
      await work.load(kind, [id])
      return rowOf(work.get(kind, id).row)
    })

  return {
    write,
    async begin(parts, asked) {
      const known = await load(parts, asked.organizationId, asked.taskId)
      const undone = known?.undoes ? await load(parts, asked.organizationId, known.undoes) : undefined
      const begun = await write(parts, asked, (task) => ({
        ...task,
        state: 'in progress',
        items: undone && task.items.length === 0 ? undoItems(undone) : task.items,
      }))
      if (!begun) return undefined
      const items = begun.items.map((each) => structuredClone(each))
      let noted = canonicalJson(items)
      /** False where the task is gone, or another process has taken it over and noted more. */
      const note = async (more: Partial<ChangeTask>): Promise<boolean> => {
        const written = await write(parts, asked, (task) =>
          canonicalJson(task.items) === noted ? { ...task, ...more, items } : undefined,
        )
        noted = canonicalJson(items)
        return written !== undefined
      }
      return {
        parts,
        asked,
        items,
        isUndo: begun.undoes !== null,
        isLate: () => parts.now() > Date.parse(begun.requested_at) + LIFE,
        keep: () => note({}),
        finish: (state) => note({ state, finished_at: new Date(parts.now()).toISOString() }),
      }
    },
  }
}
