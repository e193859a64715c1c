import { MINUTE } from '#shared/lib/time.ts'
import type { Remediate } from '#server/alerts/settle-notices.ts'
import type { Log } from '#server/platform/log.ts'
import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import { lockDownAutomatically } from './automatic-lock-down.ts'

interface RemediationParts extends RequestParts {
  log: Pick<Log, 'error' | 'warn'>
  now: () => number
}

/** Locks the accounts of alerts down where a rule says so (ALERT-17). */
export const remediateBy =
  (parts: RemediationParts): Remediate =>
  async (work, { alert, minutes }) => {
    const now = parts.now()
    const locked = await lockDownAutomatically(work, parts, { alert, until: now + minutes * MINUTE, now })
    if (locked.outcome === 'asked') return locked.afterCommit
    parts.log.warn(
      { event: 'alerts.notLockedDown', organization: work.organizationId, alert: alert.id, why: locked.why },
      'A rule asked for an account to be locked down, which was not done',
    )
    return undefined
  }
