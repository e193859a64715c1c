import { methodOf } from './authentication-method.ts'
import type { Change } from '../change.ts'
import type { Readings } from '../sources.ts'
import { allOf, choice, compliant, notCompliant, notMeasured, type Verdict } from '../verdict.ts'

type Methods = Readings['authenticationMethods']
type Feature = keyof NonNullable<Methods[number]['featureSettings']>
type State = 'enabled' | 'disabled'

export const AUTHENTICATOR = 'microsoftauthenticator'
const EVERYBODY = { targetType: 'group', id: 'all_users' } as const

/** Whether a feature of Microsoft Authenticator stands as wanted for everybody. */
function featureIs(wanted: State, feature: Feature, methods: Methods): Verdict {
  const { state, includeTarget } = methodOf(methods, AUTHENTICATOR)?.featureSettings?.[feature] ?? {}
  const stands = choice(state, {
    good: [wanted],
    // What the vendor chooses for its default, it may choose otherwise tomorrow.
    bad: [wanted === 'enabled' ? 'disabled' : 'enabled', 'default'],
  })
  if (stands.status === 'notMeasured' || includeTarget?.id === undefined)
    return notMeasured('unexpectedAnswer', feature)
  if (stands.status === 'notCompliant') return stands
  return includeTarget.id === EVERYBODY.id ? stands : notCompliant(includeTarget.id)
}

/** Whether features stand as wanted for everybody; where nobody may use Microsoft Authenticator, they matter to none. */
export function featuresAre(
  wanted: State,
  [first, ...rest]: readonly [Feature, ...Feature[]],
  methods: Methods,
): Verdict {
  if (methodOf(methods, AUTHENTICATOR)?.state === 'disabled') return compliant('disabled')
  return allOf(
    choice(methodOf(methods, AUTHENTICATOR)?.state, { good: ['enabled'], bad: [] }),
    featureIs(wanted, first, methods),
    ...rest.map((feature) => featureIs(wanted, feature, methods)),
  )
}

/** The members that set features for everybody. */
export const featuresSet = (wanted: State, features: readonly Feature[]): Change['set'] => ({
  featureSettings: Object.fromEntries(
    features.map((feature) => [feature, { state: wanted, includeTarget: EVERYBODY }]),
  ),
})
