import { defineDetection, type Detection } from '../../detection.ts'
import { changeOf, fact, readJson } from '../../facts.ts'
import { ofAccount } from '../../history.ts'
import type { DirectoryChangeEvent, SecurityEvent } from '../../security-event.ts'
import { HOUR } from '#shared/lib/time.ts'
import { ACTIVITIES_PAGE, factsOf, isActivity, onActivity } from './directory-activity.ts'

const REGISTERED = 'User registered security info'

/** An empty list, as the log writes it; nothing at all where it tells no value. */
function isEmptied(event: DirectoryChangeEvent, name: string): boolean {
  const change = changeOf(event, name)
  if (!change) return false
  const [before, after] = [readJson(change.before), readJson(change.after)]
  const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
  return !isEmpty(before) && isEmpty(after)
}

const isRisky = (event: SecurityEvent) =>
  (event.kind === 'signIn' &&
    event.outcome === 'success' &&
    hasRisk(event.risk.level) &&
    !event.risk.isClosed) ||
  (event.kind === 'riskDetection' && !event.isClosed && event.signInId !== undefined)
const hasRisk = (level: string) => level === 'low' || level === 'medium' || level === 'high'

const isRegistration = (event: SecurityEvent): event is DirectoryChangeEvent =>
  event.kind === 'directoryChange' && event.isSuccess && isActivity(event, REGISTERED)

export const secondFactor: readonly Detection[] = [
  onActivity('Update user', {
    id: 'second-factor-methods-removed',
    guide: 'securityInfoChange',
    severity: 'high',
    isOnByDefault: true,
    link: 'https://learn.microsoft.com/entra/architecture/security-operations-user-accounts',
    judge: (event) =>
      isEmptied(event, 'StrongAuthenticationMethod') || isEmptied(event, 'StrongAuthenticationRequirement')
        ? {}
        : undefined,
  }),
  defineDetection({
    id: 'user-registered-security-info',
    kinds: ['directoryChange'],
    sources: ['directoryAudits', 'unifiedAudit'],
    guide: 'securityInfoChange',
    severity: 'low',
    isVariable: false,
    license: 'free',
    isOnByDefault: true,
    link: ACTIVITIES_PAGE,
    match: (event) => (isRegistration(event) ? { facts: factsOf(event) } : undefined),
    pairing: {
      length: HOUR,
      by: (event) => (isRegistration(event) || isRisky(event) ? ofAccount(event) : undefined),
      match: (earlier, later) =>
        isRisky(earlier) && isRegistration(later)
          ? { severity: 'high', facts: [...factsOf(later), fact('after a risky sign-in', earlier.ip ?? '')] }
          : undefined,
    },
  }),
]
