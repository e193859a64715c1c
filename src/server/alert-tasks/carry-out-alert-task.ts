import { endOfTask, referenceOf, type StepFault } from '#shared/domain/alerts/alert-task.ts'
import type { TenantAccount } from '#server/connectors/accounts.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { AlertTaskParts, AskedAlertTask } from './alert-task-record.ts'
import { type AlertTaskRun, beginAlertTask } from './alert-task-run.ts'
import { concludeStep } from './conclude-step.ts'
import { protectionOf } from './protection.ts'
import { stepFaultOf } from './step-fault.ts'

/**
 * Carries out what was asked for from an alert, step by step, and notes each before and after it is sent. What was being
 * sent when a process ended is looked up where the vendor tells it, and sent again where that does no harm. Ends early
 * where the company was taken over or the task is gone.
 */
export async function carryOutAlertTask(parts: AlertTaskParts, asked: AskedAlertTask): Promise<void> {
  const run = await beginAlertTask(parts, asked)
  if (!run) return
  const account = await accountFor(run)
  if (account && 'fault' in account)
    for (const step of run.steps) {
      // It may have arrived, and nobody can be asked.
      if (step.state === 'sending') Object.assign(step, { state: 'unknown', fault: account.fault })
      if (step.state === 'pending') Object.assign(step, account)
    }
  for (const step of run.steps)
    if (step.state === 'pending' || step.state === 'sending')
      if (!(await concludeStep(run, step, account && 'id' in account ? account : undefined))) return
  await run.write((task) => ({
    ...task,
    steps: run.steps,
    state: endOfTask(run.steps),
    finished_at: new Date(parts.now()).toISOString(),
  }))
}

interface NoAccount {
  state: 'failed' | 'heldBack'
  fault: StepFault
}

/** Whom the task is about, as the directory has it now; undefined where it is about nobody, or nothing is sent anyway. */
async function accountFor(run: AlertTaskRun): Promise<TenantAccount | NoAccount | undefined> {
  const { task, accounts, asked, parts } = run
  if (task.account === null) return undefined
  if (run.isLate() && !run.steps.some(({ state }) => state === 'sending')) return undefined
  try {
    const found = await accounts.find(referenceOf(task.account))
    // The directory knows names of it that the alert did not tell.
    const protection =
      task.action === 'lockDown'
        ? await commit(parts, asked.organizationId, ({ tx }) => protectionOf(tx, asked, found))
        : undefined
    if (protection) return { state: 'heldBack', fault: protection }
    await run.write((row) => ({
      ...row,
      account: { id: found.id, name: row.account?.name ?? found.name },
    }))
    return found
  } catch (cause) {
    return { state: 'failed', fault: stepFaultOf(cause) }
  }
}
