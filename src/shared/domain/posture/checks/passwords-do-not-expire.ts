import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'
import type { Readings } from '../sources.ts'

/** The vendor's number of days for "never". */
const NEVER = 2_147_483_647

/** A federated domain has no passwords here, and one that is not verified has no people. */
const hasPasswords = ({ authenticationType, isVerified }: Readings['domains'][number]) =>
  authenticationType !== 'Federated' && isVerified !== false

const expires = ({ passwordValidityPeriodInDays: days }: Readings['domains'][number]) =>
  typeof days === 'number' && days !== NEVER

// https://learn.microsoft.com/microsoft-365/admin/misc/password-policy-recommendations
export const passwordsDoNotExpire = defineCheck({
  id: 'passwords-do-not-expire',
  code: 'ENT-16',
  area: 'entra',
  severity: 'low',
  effort: 'low',
  requires: 'free',
  reads: ['domains'],
  anchors: { cis: ['1.3.1'], cisa: ['MS.AAD.6.1v1'] },
  target: NEVER,
  evaluate({ domains }) {
    const asked = domains.filter(hasPasswords)
    const unknown = asked.find(
      ({ passwordValidityPeriodInDays }) => passwordValidityPeriodInDays === undefined,
    )
    if (unknown) return notMeasured('unexpectedAnswer', unknown.id)
    const expiring = asked.filter(expires)
    return verdictOf(
      expiring.length === 0,
      Object.fromEntries(
        expiring.map(({ id, passwordValidityPeriodInDays }) => [id, passwordValidityPeriodInDays ?? null]),
      ),
    )
  },
  remedy: ({ domains }) =>
    domains
      .filter((domain) => hasPasswords(domain) && expires(domain))
      .map(({ id }) => ({ source: 'domains', object: id, set: { passwordValidityPeriodInDays: NEVER } })),
})
