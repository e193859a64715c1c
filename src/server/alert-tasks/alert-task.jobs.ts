import { endOfTask } from '#shared/domain/alerts/alert-task.ts'
import { companyTasks } from '#server/company-tasks/company-tasks.ts'
import { type AlertTaskParts, writeAlertTask } from './alert-task-record.ts'
import { carryOutAlertTask } from './carry-out-alert-task.ts'

/** What is done about alerts, which waits for no change of a tenant's settings. */
export const alertTaskQueue = companyTasks<AlertTaskParts>({
  table: 'alert_task',
  runner: 'alert_task_runner',
  queue: 'act-on-alerts',
  notQueued: 'alerts.actNotQueued',
  carryOut: carryOutAlertTask,
  refuse: async (parts, asked) => {
    await writeAlertTask(parts, asked, (task) => {
      const steps = task.steps.map((step) => {
        if (step.state === 'sending') return { ...step, state: 'unknown' as const, fault: 'notConnected' }
        return step.state === 'pending' ? { ...step, state: 'failed' as const, fault: 'notConnected' } : step
      })
      return { ...task, steps, state: endOfTask(steps), finished_at: new Date(parts.now()).toISOString() }
    })
  },
})
