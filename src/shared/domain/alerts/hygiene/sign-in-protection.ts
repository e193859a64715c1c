import { holdsLicense } from '#shared/domain/posture/required-license.ts'
import { DAY } from '#shared/lib/time.ts'
import { fact } from '../facts.ts'
import { defineQuery, type HygieneQuery, listFinding, tenantFinding } from './hygiene-query.ts'

/** How long a policy may be watched before it has to be switched on, in days. */
const WATCHED = 30

const isOn = ({ state }: { state?: string | undefined }) => state === 'enabled'

/** What keeps whoever has a password out. Each tenant has one of the two ways, by its licenses. */
export const signInProtection: readonly HygieneQuery[] = [
  defineQuery({
    id: 'no-conditional-access-policy',
    interval: DAY,
    severity: 'high',
    license: 'entraP1',
    guide: 'openSignIn',
    link: 'https://learn.microsoft.com/entra/identity/conditional-access/plan-conditional-access',
    reads: ['conditionalAccess', 'securityDefaults'],
    // The defaults ask for a second factor, too, though a tenant with this license can do better.
    find: ({ conditionalAccess, securityDefaults }) =>
      tenantFinding(
        !securityDefaults.isEnabled && !conditionalAccess.some(isOn),
        fact('policyCount', String(conditionalAccess.length)),
        fact('policiesInForce', '0'),
      ),
  }),
  defineQuery({
    id: 'security-defaults-off',
    interval: DAY,
    severity: 'high',
    license: 'free',
    guide: 'openSignIn',
    link: 'https://learn.microsoft.com/entra/fundamentals/security-defaults',
    reads: ['conditionalAccess', 'securityDefaults', 'servicePlans'],
    find: ({ conditionalAccess, securityDefaults, servicePlans }) =>
      tenantFinding(
        holdsLicense('entraP1', servicePlans) === false &&
          !securityDefaults.isEnabled &&
          !conditionalAccess.some(isOn),
        fact('securityDefaults', 'disabled'),
      ),
  }),
  defineQuery({
    id: 'policy-left-in-report-only',
    interval: DAY,
    severity: 'low',
    license: 'entraP1',
    guide: 'openSignIn',
    link: 'https://learn.microsoft.com/entra/identity/conditional-access/concept-conditional-access-report-only',
    reads: ['conditionalAccess'],
    find: ({ conditionalAccess }, at) =>
      listFinding(
        'policies',
        conditionalAccess
          .filter(({ state, modifiedDateTime, createdDateTime }) => {
            const changed = modifiedDateTime ?? createdDateTime
            // Since when is unknown where the vendor tells no time.
            const isOld = typeof changed === 'string' && at - Date.parse(changed) > WATCHED * DAY
            return state === 'enabledForReportingButNotEnforced' && isOld
          })
          .map(({ displayName }) => displayName),
      ),
  }),
]
