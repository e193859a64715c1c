import type { UnreadReason } from '#shared/domain/integrations/unread-reason.ts'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import {
  type CompiledTenant,
  compileTenant,
  type Outcome,
  type PolicyOutcome,
  type Result,
  RESULTS,
  simulate,
} from '#shared/domain/conditional-access/simulate/simulate.ts'
import { accessTenantOf, knownGroups } from '#shared/domain/conditional-access/access-tenant.ts'
import type { Question } from './question.ts'
import { type AskedSignIn, type Ground, type NoSignIn, signInsOf } from './sign-ins.ts'

/** A company whose policies can be asked. */
export interface AskedTenant {
  compiled: CompiledTenant
  ground: Omit<Ground, 'employee'>
  hasDefaults: boolean
}

/** Why a company cannot be asked; `notHere` where what its policies stand on is not on this device. */
export type NotAsked = UnreadReason | 'notHere'
export type TenantOrReason = AskedTenant | { reason: NotAsked }

/** Makes a company ready to be asked. Where places were not read nobody could say who comes from a trusted one. */
export function tenantOf(
  policies: readonly Policy[],
  options: AccessOptions | undefined,
  emergencyIds: readonly string[],
): TenantOrReason {
  if (!options) return { reason: 'notHere' }
  if (options.unread !== null) return { reason: options.unread }
  if ('reason' in options.locations) return { reason: options.locations.reason }
  return {
    compiled: compileTenant(accessTenantOf(policies, options)),
    ground: {
      emergencyIds,
      emergencyGroups: knownGroups(emergencyIds, policies, options),
      locations: options.locations.items,
    },
    hasDefaults: options.security_defaults === true,
  }
}

export interface Answer extends AskedSignIn {
  outcome: Outcome
}
export type AnswerOrReason = Answer | { reason: NotAsked | NoSignIn }

/** What a company's policies make of a question; of several sign-ins the gravest outcome. */
export function answerOf(
  question: Question,
  tenant: TenantOrReason,
  employee: Ground['employee'],
): AnswerOrReason {
  if ('reason' in tenant) return tenant
  const asked = signInsOf(question, { ...tenant.ground, employee })
  if (typeof asked === 'string') return { reason: asked }
  const answers = asked.map((each) => ({ ...each, outcome: simulate(tenant.compiled, each.signIn) }))
  const [gravest] = answers.toSorted((a, b) => gravityOf(b.outcome) - gravityOf(a.outcome))
  return gravest ?? { reason: 'notHere' }
}

type Told = Pick<Outcome, 'result' | 'perhaps'>

/** The certain weighs more than the possible. */
export const gravityOf = ({ result, perhaps }: Told): number =>
  RESULTS.indexOf(result) * RESULTS.length + RESULTS.indexOf(perhaps ?? result)

/** The policies by which an outcome is as it is: those that let nobody in for nothing. */
export const decidingPolicies = ({ result, perhaps, policies }: Outcome): PolicyOutcome[] =>
  policies.filter(
    ({ isReportOnly, applies, ability, controls }) =>
      !isReportOnly &&
      controls.length > 0 &&
      (result === 'granted' && perhaps === undefined
        ? applies === true
        : applies !== false && ability !== 'met'),
  )

/** Companies of which the same comes. */
export interface AnswerGroup {
  key: string
  result: Result
  perhaps: Result | undefined
  found: readonly { customerId: string; answer: Answer }[]
}

/** The answers of companies by what comes of the sign-in: those that let in for nothing first, since they are looked for. */
export function groupAnswers(answers: ReadonlyMap<string, AnswerOrReason>): {
  groups: AnswerGroup[]
  left: ReadonlyMap<NotAsked | NoSignIn, readonly string[]>
} {
  const all = [...answers].flatMap(([customerId, answer]) =>
    'outcome' in answer ? [{ customerId, answer }] : [],
  )
  const left = [...answers].flatMap(([customerId, answer]) =>
    'reason' in answer ? [{ customerId, reason: answer.reason }] : [],
  )
  const byOutcome = Map.groupBy(
    all,
    ({ answer: { outcome } }) => `${outcome.result}/${outcome.perhaps ?? ''}`,
  )
  const groups = [...byOutcome].flatMap(([key, found]): AnswerGroup[] => {
    const outcome = found[0]?.answer.outcome
    return outcome ? [{ key, result: outcome.result, perhaps: outcome.perhaps, found }] : []
  })
  return {
    groups: groups.toSorted((a, b) => gravityOf(a) - gravityOf(b)),
    left: new Map(
      [...Map.groupBy(left, ({ reason }) => reason)].map(
        ([reason, some]) => [reason, some.map(({ customerId }) => customerId)] as const,
      ),
    ),
  }
}
