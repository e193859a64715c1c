import type { ErrorCode } from '#shared/contract/errors.ts'
import { type ChangeTask, endOfItems, isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { companyTasks, type CompanyTasks, type NextTask, type RequestParts } from './company-tasks.ts'
import type { Runner } from './company-hold.ts'
import { endDisconnected } from './end-disconnected.ts'
import { isUndone } from './is-undone.ts'
import { type ChangeTaskKind, TASK_TABLES } from './task-tables.ts'
import { type TaskParts, type TaskRecords, taskRecords, type TaskRun } from './task-records.ts'

interface Item {
  state: string
  fault: string | null
}

interface Description<I extends Item, Parts extends TaskParts> {
  kind: ChangeTaskKind
  runner: Runner
  queue: string
  /** The event of the log line that says that a company's tasks were not queued. */
  notQueued: `${string}.${string}`
  /** What brings back what stood before a task. */
  undoItems: (task: { id: string; items: I[] }) => I[]
  /** Carries an item to its end, and notes it; false where this process has to stop. Items that have ended do not come here. */
  conclude: (run: TaskRun<I>, item: I) => Promise<boolean>
  /** Reads again what the task may have changed; its items have ended. */
  readAgain: (parts: Parts, task: NextTask, items: readonly I[]) => Promise<void>
  /** Why nothing can be changed at a company. */
  refusal: (work: Work, customerId: string) => Promise<ErrorCode | undefined>
}

interface Guarded<Args> {
  work: Work
  scope: Pick<Scope, 'withheld'>
  args: Args
}

/** Tasks that change something of tenants item by item, and can be taken back: their queue, and what their commands need. */
export interface ChangeTasks<Parts> {
  queue: CompanyTasks<Parts>
  guardChange: (asked: Guarded<{ customerId: string }>) => Promise<ErrorCode | undefined>
  guardUndo: (asked: Guarded<{ customerId: string; taskId: string }>) => Promise<ErrorCode | undefined>
  /** Has a task carried out as soon as it is committed. */
  effect: (parts: RequestParts) => (asked: Guarded<{ customerId: string }>) => Promise<() => void>
}

/**
 * Each item is carried out against what stands in the tenant right before it, and noted before and after it is sent. A process that
 * lost the company to another one, or whose task is gone, stops.
 */
export function changeTasks<I extends Item, Parts extends TaskParts>(
  described: Description<I, Parts>,
): ChangeTasks<Parts> {
  const { kind, runner, queue: name, notQueued, undoItems, conclude, readAgain, refusal } = described
  const table = TASK_TABLES[kind]
  const records: TaskRecords<I> = taskRecords<I>(kind, undoItems)
  const queue = companyTasks<Parts>({
    table,
    runner,
    queue: name,
    notQueued,
    carryOut: async (parts, task) => {
      const run = await records.begin(parts, task)
      if (!run || !(await concludeAll(run, conclude))) return
      try {
        // Before its end is noted: whoever is told that it is done sees what came of it.
        await readAgain(parts, task, run.items)
      } finally {
        // Whatever became of the reading, or it would hold up every later task of the company.
        await run.finish(endOfItems(run.items))
      }
    },
    refuse: async (parts, asked) => {
      await records.write(parts, asked, (task) => {
        const items = endDisconnected(task.items) as I[]
        return { ...task, items, state: endOfItems(items), finished_at: new Date(parts.now()).toISOString() }
      })
    },
  })
  return {
    queue,
    guardChange: ({ work, args }) => refusal(work, args.customerId),
    async guardUndo({ work, scope, args: { customerId, taskId } }) {
      // Locked, so that of two that take it back at once the later one sees the first.
      await work.load(kind, [taskId])
      const task = work.get(kind, taskId).row as (ChangeTask & { items: I[] }) | undefined
      if (task?.customer_id !== customerId) return 'notFound'
      const refused = await refusal(work, customerId)
      if (refused) return refused
      const undone = undoItems(task)
      // What was made is deleted by that, which may be withheld from whoever asks.
      if (scope.withheld.includes('deletePolicies') && undone.some(isDeletion)) return 'actWithheld'
      const isOpen = !isChangeUnderWay(task) && undone.length > 0
      return isOpen && !(await isUndone(work, table, taskId)) ? undefined : 'nothingToUndo'
    },
    effect:
      (parts) =>
      async ({ work, args: { customerId } }) =>
      () =>
        queue.request(parts, { organizationId: work.organizationId, customerId }),
  }
}

const isDeletion = (item: object): boolean => 'change' in item && item.change === 'delete'

/** False where this process had to stop. */
async function concludeAll<I extends Item>(
  run: TaskRun<I>,
  conclude: (run: TaskRun<I>, item: I) => Promise<boolean>,
): Promise<boolean> {
  for (const item of run.items)
    if ((item.state === 'pending' || item.state === 'sending') && !(await conclude(run, item))) return false
  return true
}
