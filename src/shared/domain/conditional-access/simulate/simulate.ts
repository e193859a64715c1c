import type { Policy, SessionControls } from '../policy.ts'
import { readConditions } from '../read-policy.ts'
import { conditionTests, type ConditionName, type ConditionTest, locationTests } from './conditions.ts'
import { type Ability, abilityFor, abilityForAll, type Control, controlsOf, strengthsOf } from './demands.ts'
import { mergeSessions, type SessionOutcome } from './session.ts'
import type { AccessTenant, SignIn } from './sign-in.ts'
import type { Truth } from './truth.ts'

/** A policy that is on, or only reports, made ready to be asked many times. */
interface CompiledPolicy {
  id: string
  name: string
  isReportOnly: boolean
  /** The vendor does not try out what a policy says of user actions. */
  isUntried: boolean
  tests: readonly [ConditionName, ConditionTest][]
  controls: readonly Control[]
  isOneEnough: boolean
  session: SessionControls | null | undefined
}

/** The policies of a tenant, made ready. Keep it for as long as they are the same. */
export interface CompiledTenant {
  policies: readonly CompiledPolicy[]
  strengths: ReadonlyMap<string, readonly string[]>
}

/** Makes a tenant ready for many sign-ins; policies that are off are left out. Pure; throws nothing. */
export function compileTenant({ policies, locations, strengths }: AccessTenant): CompiledTenant {
  const context = locationTests(locations)
  return {
    strengths: strengthsOf(strengths),
    policies: policies
      .filter(({ state }) => state === 'enabled' || state === 'enabledForReportingButNotEnforced')
      .map((policy): CompiledPolicy => {
        const conditions = readConditions(policy)
        const isReportOnly = policy.state !== 'enabled'
        return {
          id: policy.id,
          name: policy.displayName,
          isReportOnly,
          isUntried: isReportOnly && conditions.applications.actions.length > 0,
          tests: conditionTests(conditions, context),
          controls: controlsOf(policy.grantControls),
          isOneEnough: isOr(policy),
          session: policy.sessionControls,
        }
      }),
  }
}

const isOr = ({ grantControls }: Policy) => grantControls?.operator?.toUpperCase() === 'OR'

/** Why a policy does not apply, or is not certain to. `untried`: it only reports, and the vendor does not try such a one out. */
export type PolicyReason = ConditionName | 'untried'

export interface PolicyOutcome {
  id: string
  name: string
  isReportOnly: boolean
  applies: Truth
  /** The first condition that is not met; of one that may apply all that are not certain. */
  why: readonly PolicyReason[]
  /** In the order in which the vendor asks; none where it does not apply. */
  controls: readonly { control: Control; ability: Ability }[]
  /** What the person makes of all of them. */
  ability: Ability
}

/** From the mildest to the gravest; what is locked out can do nothing about it at the sign-in. */
export const RESULTS = ['granted', 'demands', 'mustRegister', 'lockedOut', 'blocked'] as const
export type Result = (typeof RESULTS)[number]

export interface Outcome {
  /** What comes of the sign-in for certain. */
  result: Result
  /** What may come of it, where something that is not known would make it graver. */
  perhaps: Result | undefined
  /** The same where the policies that only report were on, too. */
  reportOnly: { result: Result; perhaps: Result | undefined }
  /** Every policy that is on or reports, in the order of the tenant. */
  policies: readonly PolicyOutcome[]
  session: SessionOutcome
}

/**
 * What the policies of a tenant make of a sign-in, by the vendor's documented rules: every policy that applies has to be
 * satisfied, and one that blocks ends it. Pure. What is not known of the sign-in makes an outcome not certain, never a guess.
 * https://learn.microsoft.com/entra/identity/conditional-access/concept-conditional-access-policies
 */
export function simulate(tenant: CompiledTenant, signIn: SignIn): Outcome {
  const policies = tenant.policies.map((policy) => outcomeOf(policy, signIn, tenant.strengths))
  const on = policies.filter(({ isReportOnly }) => !isReportOnly)
  const sessions = tenant.policies.flatMap(({ session }, place) => {
    const { isReportOnly, applies } = policies[place] ?? {}
    return applies === true && isReportOnly === false ? [session] : []
  })
  return {
    ...resultOf(on),
    reportOnly: resultOf(policies),
    policies,
    session: mergeSessions(sessions),
  }
}

function outcomeOf(
  { id, name, isReportOnly, isUntried, tests, controls, isOneEnough }: CompiledPolicy,
  signIn: SignIn,
  strengths: CompiledTenant['strengths'],
): PolicyOutcome {
  const named = { id, name, isReportOnly }
  if (isUntried) return { ...named, applies: false, why: ['untried'], controls: [], ability: 'met' }
  const unknown: ConditionName[] = []
  for (const [condition, test] of tests) {
    const truth = test(signIn)
    if (truth === false) return { ...named, applies: false, why: [condition], controls: [], ability: 'met' }
    if (truth === undefined) unknown.push(condition)
  }
  const asked = controls.map((control) => ({ control, ability: abilityFor(control, signIn, strengths) }))
  return {
    ...named,
    applies: unknown.length === 0 ? true : undefined,
    why: unknown,
    controls: asked,
    ability: abilityForAll(
      asked.map(({ ability }) => ability),
      isOneEnough,
    ),
  }
}

const BY_ABILITY: Readonly<Record<Ability, Result>> = {
  met: 'granted',
  canMeet: 'demands',
  mustRegister: 'mustRegister',
  cannot: 'lockedOut',
  // By what is certain; it may keep somebody out.
  notCertain: 'granted',
}

function resultOf(policies: readonly PolicyOutcome[]): Pick<Outcome, 'result' | 'perhaps'> {
  let [certain, possible] = [0, 0]
  for (const { applies, controls, ability } of policies) {
    if (applies === false) continue
    const isBlock = controls.some(({ control }) => control.kind === 'block')
    const effect = RESULTS.indexOf(isBlock ? 'blocked' : BY_ABILITY[ability])
    const worst = ability === 'notCertain' && !isBlock ? RESULTS.indexOf('lockedOut') : effect
    if (applies === true) certain = Math.max(certain, effect)
    possible = Math.max(possible, worst)
  }
  const [result, perhaps] = [RESULTS[certain] ?? 'granted', RESULTS[possible]]
  return { result, perhaps: possible > certain ? perhaps : undefined }
}
