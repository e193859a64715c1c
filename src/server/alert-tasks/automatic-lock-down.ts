import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import {
  accountsOf,
  type AlertAccount,
  alertTaskLimits,
  AUTOMATIC_PER_HOUR,
  type LockDownStep,
  pendingStep,
  type StepFault,
} from '#shared/domain/alerts/alert-task.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { HOUR } from '#shared/lib/time.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { tenantRefusal } from '#server/company-tasks/change-refusal.ts'
import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import { alertTaskQueue } from './alert-task.jobs.ts'
import { OWN_BLOCK } from './alert-task.store.ts'
import { protectionOf } from './protection.ts'

interface AutomaticLockDown {
  alert: AlertRow
  /** Milliseconds since 1970: when the account is released by itself. */
  until: number
  now: number
}

/** Why nothing is locked by itself. */
export type NoLockDown =
  | 'noAccount'
  | 'notConnected'
  | 'emergencyAccount'
  | 'providerAccount'
  | 'locked'
  | 'tooManyInCompany'
  | 'tooManyInOrganization'

type AutomaticOutcome =
  /** `afterCommit` has it carried out at once; where it is not called it begins within a minute. */
  { outcome: 'asked'; taskId: string; afterCommit: () => void } | { outcome: 'refused'; why: NoLockDown }

const FAULTS: Record<Exclude<NoLockDown, 'noAccount' | 'locked'>, StepFault> = {
  notConnected: 'notConnected',
  emergencyAccount: 'emergencyAccount',
  providerAccount: 'providerAccount',
  tooManyInCompany: 'tooManyLocks',
  tooManyInOrganization: 'tooManyLocks',
}

/** A password that was replaced does not come back when the lock ends, so that is left to people. */
const STEPS: readonly LockDownStep[] = ['blockSignIn', 'revokeSessions']

/**
 * Has the account that an alert is about locked until a time, without anybody asking for it (ALERT-17): blocks its sign-in
 * and ends its sessions. Part of the caller's transaction. An account that is locked already is left as it is, so that a
 * repeated call changes nothing. What is refused for another reason is kept as a task that failed.
 */
export async function lockDownAutomatically(
  work: Work,
  parts: RequestParts,
  { alert, until, now }: AutomaticLockDown,
): Promise<AutomaticOutcome> {
  invariant(until > now && until <= now + alertTaskLimits.longestLock, 'a lock by itself ends within 30 days')
  const company = { organizationId: work.organizationId, customerId: alert.customer_id }
  const [account] = accountsOf(alert)
  if (!account) return { outcome: 'refused', why: 'noAccount' }
  const why = await refusal(work, company, account, now)
  if (why === 'locked') return { outcome: 'refused', why }
  const id = uuidv7()
  const isoNow = new Date(now).toISOString()
  const ofAlert = {
    id,
    customer_id: company.customerId,
    alert_id: alert.id,
    action: 'lockDown' as const,
    account,
    wish: null,
    requested_by: null,
    requested_at: isoNow,
    undoes: null,
  }
  await work.load('alertTask', [id])
  if (why) {
    // Whoever relies on the rule has to see that nothing was locked.
    const steps = STEPS.map((step) => ({
      ...pendingStep(step),
      state: 'heldBack' as const,
      fault: FAULTS[why],
    }))
    work.put('alertTask', { ...ofAlert, state: 'failed', steps, finished_at: isoNow, until: null })
    return { outcome: 'refused', why }
  }
  work.put('alertTask', {
    ...ofAlert,
    state: 'pending',
    steps: STEPS.map(pendingStep),
    finished_at: null,
    until: new Date(until).toISOString(),
  })
  return { outcome: 'asked', taskId: id, afterCommit: () => alertTaskQueue.request(parts, company) }
}

async function refusal(
  work: Work,
  company: { organizationId: string; customerId: string },
  account: AlertAccount,
  now: number,
): Promise<Exclude<NoLockDown, 'noAccount'> | undefined> {
  if (await tenantRefusal(work, company.customerId)) return 'notConnected'
  return (
    (await protectionOf(work.tx, company, account)) ?? (await excess(work, company.customerId, account, now))
  )
}

/** Why one more would be too many. Two transactions at once are counted one after the other. */
async function excess(
  { tx, organizationId }: Work,
  customerId: string,
  { id, name }: AlertAccount,
  now: number,
): Promise<'locked' | 'tooManyInCompany' | 'tooManyInOrganization' | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lock-down ${organizationId}`}, 0))`.execute(tx)
  const { rows: standing } = await sql`
    select 1 from alert_task t
    where t.organization_id = ${organizationId}::uuid and t.customer_id = ${customerId}::uuid
      and t.action = 'lockDown' and (t.until is null or t.until > ${new Date(now)})
      and (t.account ->> 'id' = ${id} or t.account ->> 'name' = ${name})
      and (t.finished_at is null or ${OWN_BLOCK('t.steps')})
      and not exists (select 1 from alert_task r where r.organization_id = t.organization_id
        and r.undoes = t.id and r.state = 'success')
    limit 1`.execute(tx)
  if (standing.length > 0) return 'locked'
  const { rows } = await sql<{ ofCompany: number; all: number }>`
    select count(*)::int as "all", (count(*) filter (where customer_id = ${customerId}::uuid))::int as "ofCompany"
    from alert_task
    where organization_id = ${organizationId}::uuid and action = 'lockDown' and requested_by is null
      and until is not null and requested_at > ${new Date(now - HOUR)}`.execute(tx)
  const { ofCompany = 0, all = 0 } = rows[0] ?? {}
  if (ofCompany >= AUTOMATIC_PER_HOUR.company) return 'tooManyInCompany'
  return all >= AUTOMATIC_PER_HOUR.organization ? 'tooManyInOrganization' : undefined
}
