import type { AlertTaskStep, TaskStep } from '#shared/domain/alerts/alert-task.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { TenantAccount } from '#server/connectors/accounts.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { AlertTaskRun } from './alert-task-run.ts'
import { casesOf, isLockedByUs } from './alert-task.store.ts'
import { stepFaultOf } from './step-fault.ts'

/** Most cases of the vendor that are set at once: an alert of thousands is none that is worked off there. */
const MOST_CASES = 50

/** Carries a step to its end and notes it; false where this process has to stop. */
export async function concludeStep(
  run: AlertTaskRun,
  step: AlertTaskStep,
  account: TenantAccount | undefined,
): Promise<boolean> {
  const isLost = step.state === 'sending'
  const wanted = signInWanted(step.step)
  if (wanted !== undefined && account) {
    if (!isLost) step.before = await standingOf(run, account)
    if (account.isEnabled === wanted) return end(run, step, 'done')
  }
  // Of what may have been sent only the sign-in can be looked up.
  if (run.isLate()) return end(run, step, isLost && wanted === undefined ? 'unknown' : 'late')
  if (step.step === 'resetPassword' && account?.isSynchronized)
    return end(run, step, 'failed', 'synchronized')
  if (!(await run.asked.isHeld())) return false
  return send(run, step, account)
}

/** Whether somebody can sign in after a step; undefined where it does not say. */
const signInWanted = (step: TaskStep) =>
  step === 'blockSignIn' ? false : step === 'unblockSignIn' ? true : undefined

/** How the sign-in stood before. A block of ours that still stands is taken over, so that it ends with the last one. */
async function standingOf({ parts, asked, task }: AlertTaskRun, account: TenantAccount) {
  if (account.isEnabled === null) return null
  if (account.isEnabled) return 'allowed'
  const isOurs = task.action === 'lockDown' && (await isLockedByUs(parts.db, asked, account.id, task.id))
  return isOurs ? 'allowed' : 'blocked'
}

async function send(run: AlertTaskRun, step: AlertTaskStep, account: TenantAccount | undefined) {
  step.state = 'sending'
  if (!(await run.keep())) return false
  try {
    const fault = await act(run, step, account)
    return await (fault ? end(run, step, 'failed', fault) : end(run, step, 'done'))
  } catch (cause) {
    const fault = stepFaultOf(cause)
    // Without any answer it may have arrived.
    const isUnheard = cause instanceof ConnectorError && fault === 'unreachable' && cause.status === undefined
    const wanted = signInWanted(step.step)
    const now = account && wanted !== undefined ? await lookAgain(run, account) : undefined
    if (now !== undefined && now === wanted) return end(run, step, 'done')
    return end(run, step, isUnheard && now === undefined ? 'unknown' : 'failed', fault)
  }
}

/** Whether somebody can sign in by now; undefined where that is not told. */
async function lookAgain({ accounts }: AlertTaskRun, { id }: TenantAccount): Promise<boolean | undefined> {
  try {
    return (await accounts.find(id)).isEnabled ?? undefined
  } catch (cause) {
    stepFaultOf(cause)
    return undefined
  }
}

async function end(
  run: AlertTaskRun,
  step: AlertTaskStep,
  state: AlertTaskStep['state'],
  fault: AlertTaskStep['fault'] = null,
): Promise<boolean> {
  Object.assign(step, { state, fault })
  return run.keep()
}

/** Does what a step says. Gives why there was nothing to be done it to. */
async function act(
  run: AlertTaskRun,
  step: AlertTaskStep,
  account: TenantAccount | undefined,
): Promise<'alertGone' | undefined> {
  const { accounts } = run
  if (step.step === 'setVendorStatus') return setCases(run, step)
  invariant(account, `${step.step} is done to an account`)
  const { id } = account
  const acts: Record<Exclude<TaskStep, 'setVendorStatus'>, () => Promise<void>> = {
    blockSignIn: () => accounts.setSignIn(id, false),
    unblockSignIn: () => accounts.setSignIn(id, true),
    revokeSessions: () => accounts.revokeSessions(id),
    resetPassword: () => accounts.resetPassword(id),
    confirmCompromised: () => accounts.confirmCompromised(id),
    dismissRisk: () => accounts.dismissRisk(id),
  }
  await acts[step.step]()
  return undefined
}

async function setCases({ accounts, parts, asked, task }: AlertTaskRun, step: AlertTaskStep) {
  const { wish } = task
  invariant(wish, 'what is to be said of a case is there')
  const cases = (await casesOf(parts.db, asked, task.alert_id)).slice(0, MOST_CASES)
  if (cases.length === 0) return 'alertGone'
  step.before = cases[0]?.status ?? null
  for (const { source, id } of cases)
    await accounts.setCaseStatus({ kind: source === 'defenderIncidents' ? 'incident' : 'alert', id }, wish)
  return undefined
}
