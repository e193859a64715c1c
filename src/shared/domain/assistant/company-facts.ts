import type { AccessOptions } from '../conditional-access/access-options.ts'
import { lookAtCompany, type LookedAt } from '../conditional-access/look-at-company.ts'
import type { Policy } from '../conditional-access/policy.ts'
import type { MfaReport } from '../mfa/mfa-report.ts'
import { checks } from '../posture/checks.ts'
import type { Posture } from '../posture/posture.ts'
import { type Judgement, judgementsBy, type StandingInput } from '../posture/standing.ts'

/** What is known of a company, and what its questions are answered from. */
export interface CompanyFacts {
  posture: Posture | undefined
  /** Of every check. */
  judgements: readonly Judgement[]
  policies: readonly Policy[]
  looked: LookedAt
  report: MfaReport | undefined
}

interface Known extends Omit<StandingInput, 'checkIds'> {
  policies: readonly Policy[]
  /** What its policies stand on; else why that is not known. */
  options: AccessOptions | 'notConnected' | 'notHere'
  emergencyIds: readonly string[]
  report: MfaReport | undefined
  /** Milliseconds since 1970. */
  now: number
}

/** The facts of a company, made of what a device or the server has read of it. */
export const companyFacts = (
  customerId: string,
  { policies, options, emergencyIds, report, now, ...known }: Known,
): CompanyFacts => ({
  posture: known.postures.get(customerId),
  judgements: judgementsBy({ ...known, checkIds: checks.map(({ id }) => id) })(customerId),
  policies,
  looked:
    typeof options === 'string' ? { reason: options } : lookAtCompany(policies, options, now, emergencyIds),
  report,
})
