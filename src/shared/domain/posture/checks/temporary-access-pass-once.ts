import { defineCheck } from '../check.ts'
import { methodChanged, methodIs, methodOf } from '../settings/authentication-method.ts'
import { allOf, switched, within } from '../verdict.ts'

/** Eight hours, in the vendor's minutes. */
const LONGEST = 480

// https://learn.microsoft.com/entra/identity/authentication/howto-authentication-temporary-access-pass
export const temporaryAccessPassOnce = defineCheck({
  id: 'temporary-access-pass-once',
  code: 'AUT-16',
  area: 'authentication',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['authenticationMethods'],
  anchors: {},
  target: { state: 'enabled', isUsableOnce: true, maximumLifetimeInMinutes: LONGEST },
  evaluate({ authenticationMethods }) {
    const state = methodIs('enabled', 'temporaryaccesspass', authenticationMethods)
    if (state.status !== 'compliant') return state
    const pass = methodOf(authenticationMethods, 'temporaryaccesspass')
    return allOf(
      switched(true, pass?.isUsableOnce),
      within(pass?.maximumLifetimeInMinutes, { least: 1, most: LONGEST }),
    )
  },
  remedy: ({ authenticationMethods }) =>
    methodChanged('temporaryaccesspass', authenticationMethods, {
      state: 'enabled',
      isUsableOnce: true,
      maximumLifetimeInMinutes: Math.min(
        methodOf(authenticationMethods, 'temporaryaccesspass')?.maximumLifetimeInMinutes ?? LONGEST,
        LONGEST,
      ),
    }),
})
