import { endOfItems } from '#shared/domain/tasks/change-task.ts'
import { type AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { companyTasks } from '#server/company-tasks/company-tasks.ts'
import { endDisconnected } from '#server/company-tasks/end-disconnected.ts'
import { type AccessTaskParts, loadAccessTask, writeAccessTask } from './access-task-record.ts'
import { carryOutAccessTask } from './carry-out-access-task.ts'
import { type AccessParts, readAccess } from './read-access.ts'

/** Changes of the policies and places of tenants, each of which reads its tenant again afterwards. */
export const accessTasks = companyTasks<AccessTaskParts & AccessParts>({
  table: 'access_task',
  runner: 'access_runner',
  queue: 'change-access',
  notQueued: 'access.changeNotQueued',
  carryOut: async (parts, task) => {
    await carryOutAccessTask(parts, task)
    const done = await loadAccessTask(parts, task.organizationId, task.taskId)
    if (done) await readAccess(parts, task, { taskId: done.id, objectIds: changedIds(done) })
  },
  refuse: async (parts, asked) => {
    await writeAccessTask(parts, asked, (task) => {
      const items = endDisconnected(task.items)
      const state = endOfItems(items)
      return { ...task, items, state, finished_at: new Date(parts.now()).toISOString() }
    })
  },
})

/** The vendor's ids of what a task has changed. */
const changedIds = ({ items }: AccessTask): ReadonlySet<string> =>
  new Set(
    items.flatMap(({ state, object_id }) => (state === 'applied' && object_id !== null ? [object_id] : [])),
  )
