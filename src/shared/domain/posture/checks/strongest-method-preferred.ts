import { defineCheck } from '../check.ts'
import { choice, notCompliant, notMeasured } from '../verdict.ts'

const EVERYBODY = { id: 'all_users', targetType: 'group' } as const

// https://learn.microsoft.com/entra/identity/authentication/concept-system-preferred-multifactor-authentication
export const strongestMethodPreferred = defineCheck({
  id: 'strongest-method-preferred',
  code: 'AUT-12',
  area: 'authentication',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['authenticationMethodsPolicyPreview'],
  anchors: { cis: ['5.2.3.6'] },
  target: 'enabled',
  evaluate({ authenticationMethodsPolicyPreview: { systemCredentialPreferences } }) {
    const { state, includeTargets } = systemCredentialPreferences ?? {}
    if (!includeTargets) return notMeasured('unexpectedAnswer', 'includeTargets')
    // What the vendor chooses for its default, it may choose otherwise tomorrow.
    const isOn = choice(state, { good: ['enabled'], bad: ['disabled', 'default'] })
    if (isOn.status !== 'compliant' || includeTargets.some(({ id }) => id === EVERYBODY.id)) return isOn
    return notCompliant(includeTargets.map(({ id = '' }) => id))
  },
  remedy: () => [
    {
      source: 'authenticationMethodsPolicyPreview',
      set: { systemCredentialPreferences: { state: 'enabled', includeTargets: [EVERYBODY] } },
    },
  ],
})
