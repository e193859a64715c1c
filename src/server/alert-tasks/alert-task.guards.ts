import type { AlertAct } from '#shared/contract/commands/alert-task-commands.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { accountsOf, actionsOf, type AlertAccount, isReleasable } from '#shared/domain/alerts/alert-task.ts'
import type { Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import { callerNetwork } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { SecurityLog } from '#server/security-log/security-log.ts'
import { releasesOf } from './alert-task.store.ts'
import { tenantRefusal } from '#server/company-tasks/change-refusal.ts'
import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import { alertTaskQueue } from './alert-task.jobs.ts'
import { protectionOf } from './protection.ts'

/** Who may have what done from an alert: only what makes sense there, only to whom it names, and never to some. */
export const alertTaskGuards: Pick<Guards, 'alert.act'> = {
  'alert.act': async ({ work, args: { customerId, alertId, act } }) => {
    await work.load('alert', [alertId])
    const { row: alert } = work.get('alert', alertId)
    if (alert?.customer_id !== customerId) return 'notFound'
    const unconnected = await tenantRefusal(work, customerId)
    if (unconnected) return unconnected
    if (act.action === 'release') return releaseRefusal(work, alert, act)
    if (!actionsOf(alert).includes(act.action))
      return act.action === 'setVendorStatus' ? 'actNotOffered' : refusalOfAccount(alert)
    if (act.action === 'setVendorStatus') return undefined
    if (!accountsOf(alert).some((each) => isEqual(each, act.account))) return 'accountNotOfAlert'
    if (act.action !== 'lockDown') return undefined
    return protectionOf(work.tx, { organizationId: work.organizationId, customerId }, act.account)
  },
}

const refusalOfAccount = (alert: AlertRow): ErrorCode =>
  accountsOf(alert).length === 0 ? 'accountNotOfAlert' : 'actNotOffered'

/** The account as the person saw it, to the letter: of one that differs nobody knows whom they meant. */
const isEqual = (a: AlertAccount, b: AlertAccount) => a.id === b.id && a.name === b.name

async function releaseRefusal(
  work: Work,
  alert: AlertRow,
  { taskId, account }: Extract<AlertAct, { action: 'release' }>,
): Promise<ErrorCode | undefined> {
  // Locked, so that of two that take it back at once the later one sees the first.
  await work.load('alertTask', [taskId])
  const { row: task } = work.get('alertTask', taskId)
  if (task?.customer_id !== alert.customer_id || task.alert_id !== alert.id) return 'notFound'
  if (!task.account || !isEqual(task.account, account)) return 'accountNotOfAlert'
  const releases = await releasesOf(work.tx, work.organizationId, taskId)
  return isReleasable(task, releases) ? undefined : 'nothingToRelease'
}

const NOTED = { lockDown: 'account.lockedDown', release: 'account.released' } as const

/**
 * Whoever asks for something has it done as soon as that is committed. That they have an account locked down or released is
 * kept in the security log; what a rule does by itself is nobody's act, and told by its task alone.
 */
export const alertTaskEffects = (
  parts: RequestParts & { securityLog: Pick<SecurityLog, 'keep'> },
): Pick<Effects, 'alert.act'> => ({
  'alert.act': async ({ work, scope, args: { customerId, act } }) => {
    const noted =
      act.action === 'lockDown' || act.action === 'release'
        ? await parts.securityLog.keep(work.tx, {
            event: NOTED[act.action],
            actorId: scope.userId,
            target: act.account.id ?? act.account.name ?? undefined,
            targetName: act.account.name ?? act.account.id ?? undefined,
            network: callerNetwork(scope),
          })
        : undefined
    return () => {
      noted?.()
      alertTaskQueue.request(parts, { organizationId: work.organizationId, customerId })
    }
  },
})
