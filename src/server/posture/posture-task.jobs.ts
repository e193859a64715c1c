import { type AskedCompany, companyTasks } from '#server/company-tasks/company-tasks.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { carryOutTask } from './carry-out-task.ts'
import { type PostureParts, readPosture } from './read-posture.ts'

/** Changes of tenants, each of which reads its tenant again afterwards. */
export const postureTasks = companyTasks<PostureParts>({
  table: 'posture_task',
  runner: 'posture_runner',
  queue: 'change-posture',
  notQueued: 'posture.changeNotQueued',
  carryOut: async (parts, task) => {
    await carryOutTask(parts, task)
    await readPosture(parts, task)
  },
  refuse,
})

async function refuse(
  parts: PostureParts,
  { organizationId, taskId }: AskedCompany & { taskId: string },
): Promise<void> {
  await commit(parts, organizationId, async (work) => {
    await work.load('postureTask', [taskId])
    const { row } = work.get('postureTask', taskId)
    if (!row) return
    work.put('postureTask', {
      ...row,
      state: 'failed',
      items: row.items.map((item) =>
        item.state === 'pending' ? { ...item, state: 'failed' as const, fault: 'notConnected' } : item,
      ),
      finished_at: new Date(parts.now()).toISOString(),
    })
  })
}
