import { endOfMfaTask } from '#shared/domain/mfa/mfa-task.ts'
import { companyTasks } from '#server/company-tasks/company-tasks.ts'
import { endDisconnected } from '#server/company-tasks/end-disconnected.ts'
import { carryOutMfaTask } from './carry-out-mfa-task.ts'
import { type MfaTaskParts, writeMfaTask } from './mfa-task-record.ts'
import { type MfaParts, readMfa } from './read-mfa.ts'

/** Changes of what is asked of accounts by themselves, each of which reads the people of its tenant again afterwards. */
export const mfaTasks = companyTasks<MfaTaskParts & MfaParts>({
  table: 'mfa_task',
  runner: 'mfa_runner',
  queue: 'change-mfa',
  notQueued: 'mfa.changeNotQueued',
  carryOut: async (parts, task) => {
    await carryOutMfaTask(parts, task)
    await readMfa(parts, task)
  },
  refuse: async (parts, asked) => {
    await writeMfaTask(parts, asked, (task) => {
      const items = endDisconnected(task.items)
      return { ...task, items, state: endOfMfaTask(items), finished_at: new Date(parts.now()).toISOString() }
    })
  },
})
