import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { isAsSeen, isMet, type MfaFault, type MfaItem } from '#shared/domain/mfa/mfa-task.ts'
import type { PerUserState } from '#shared/domain/mfa/mfa-report.ts'
import { protectionOf } from '#server/alert-tasks/protection.ts'
import {
  ConnectorError,
  isRefusal,
  NOT_LICENSED,
  unreadReasonOf,
} from '#server/connectors/connector-error.ts'
import { concludeBy } from '#server/company-tasks/conclude-by.ts'
import type { TaskRun } from '#server/company-tasks/task-records.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import { commit } from '#server/platform/sync/commit.ts'

type MfaRun = TaskRun<MfaItem>

/**
 * Sets the state of somebody against what stands in the tenant right before it. What was being sent when a process ended is looked
 * for in the tenant, and where it does not stand there a person has to ask again.
 */
export const concludeMfaItem = concludeBy<MfaItem>({ lookUp, obstacleOf, send })

const accountsOf = ({ parts, asked }: MfaRun) =>
  capabilityOf(parts.vendors, TENANT_APPLICATION, 'accounts')(asked.tenantId)

type Ended = Pick<MfaItem, 'state'> & Partial<Pick<MfaItem, 'fault' | 'before'>>

/** What became of a change that was under way when a process ended. */
async function lookUp(run: MfaRun, { id, wanted }: MfaItem): Promise<Ended> {
  try {
    const state = await accountsOf(run).mfaState(id)
    return { state: state !== null && isMet(wanted, state) ? 'applied' : 'interrupted' }
  } catch (cause) {
    return { state: 'interrupted', fault: faultOf(cause) }
  }
}

/** Why nothing is sent for somebody; undefined where it is, with what stands there noted in the item. */
async function obstacleOf(run: MfaRun, item: MfaItem): Promise<Ended | undefined> {
  const { parts, asked } = run
  const accounts = accountsOf(run)
  try {
    const account = await accounts.find(item.id)
    const stands = await accounts.mfaState(item.id)
    if (stands === null) return { state: 'failed', fault: 'unexpectedAnswer' }
    if (isMet(item.wanted, stands)) return { state: 'unneeded' }
    if (!isAsSeen(item, stands)) return { state: 'changed' }
    const protection =
      item.wanted === 'disabled'
        ? undefined
        : await commit(parts, asked.organizationId, ({ tx }) => protectionOf(tx, asked, account))
    if (protection === 'emergencyAccount') return { state: 'heldBack', fault: protection }
    item.before = stands
    return undefined
  } catch (cause) {
    return { state: 'failed', fault: faultOf(cause) }
  }
}

async function send(run: MfaRun, item: MfaItem): Promise<boolean> {
  item.state = 'sending'
  if (!(await run.asked.isHeld()) || !(await run.keep())) return false
  try {
    await accountsOf(run).setMfaState(item.id, item.wanted)
    item.state = 'applied'
  } catch (cause) {
    const fault = faultOf(cause)
    const isRefused = cause instanceof ConnectorError && isRefusal(cause)
    // The answer may have been lost on its way, and the change made.
    const after = isRefused ? undefined : await stateAfter(run, item.id)
    if (after !== undefined && isMet(item.wanted, after)) item.state = 'applied'
    else Object.assign(item, { state: isRefused || after !== undefined ? 'failed' : 'interrupted', fault })
  }
  return run.keep()
}

/** The state that somebody has by now; undefined where that is not told. */
async function stateAfter(run: MfaRun, id: string): Promise<PerUserState | undefined> {
  try {
    return (await accountsOf(run).mfaState(id)) ?? undefined
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    return undefined
  }
}

/** What a failure of the vendor's says. What is none is thrown on. */
function faultOf(cause: unknown): MfaFault {
  if (!(cause instanceof ConnectorError)) throw cause
  const { reason, code } = cause
  if (code === NOT_LICENSED) return 'noLicense'
  if (reason === 'notFound') return 'notFound'
  return reason === 'unexpectedAnswer' && isRefusal(cause) ? 'refused' : unreadReasonOf(reason)
}
