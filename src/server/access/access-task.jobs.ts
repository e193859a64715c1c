import { endOfItems } from '#shared/domain/tasks/change-task.ts'
import { companyTasks } from '#server/company-tasks/company-tasks.ts'
import { endDisconnected } from '#server/company-tasks/end-disconnected.ts'
import { changedByTask } from '#server/policy-history/by-task.ts'
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
    if (done)
      await readAccess(
        parts,
        task,
        changedByTask(done.id, done.items, (_, id) => id),
      )
  },
  refuse: async (parts, asked) => {
    await writeAccessTask(parts, asked, (task) => {
      const items = endDisconnected(task.items)
      const state = endOfItems(items)
      return { ...task, items, state, finished_at: new Date(parts.now()).toISOString() }
    })
  },
})
