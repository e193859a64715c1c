import { mailPolicyDifferences } from '#shared/domain/defender/compare-mail-policies.ts'
import type { MailPolicyFinding } from '#shared/domain/defender/mail-policy-finding.ts'
import {
  type AskedMailChange,
  mailPolicyKey,
  mailPolicyTaskLimits,
} from '#shared/domain/defender/mail-policy-task.ts'
import { type MailPolicy, mailPolicySchema } from '#shared/domain/defender/mail-policy.ts'
import { deletionRefusal, validateMailPolicy } from '#shared/domain/defender/validate-mail-policy.ts'
import type {
  AnyLeft,
  BackPlan,
  BackStep,
  WantedBack,
} from '#client/features/secure/parts/history/wanted-back.ts'

/** What there is now. */
export interface MailTenantNow {
  /** Undefined where they are not on this device. */
  policies: readonly MailPolicy[] | undefined
  /** The keys of what is being changed, which is left alone meanwhile. */
  updating: ReadonlySet<string>
}

/** Why a policy cannot be brought back; of rules which. */
export type LeftMail = AnyLeft &
  ({ reason: 'updating' | 'notHere' | 'builtIn' | 'shape' } | { reason: 'rules'; finding: MailPolicyFinding })

interface Planned {
  step?: BackStep<AskedMailChange>
  left?: LeftMail
}

/**
 * What is to be sent so that all of this stands again as it did, and what cannot be brought back and why. What goes comes first, then
 * what is changed, then what is made again, each by its place: so names and places are free when they are needed. What stands so
 * already is in neither. Pure.
 */
export function planBack(
  wanted: readonly WantedBack[],
  { policies, updating }: MailTenantNow,
): BackPlan<AskedMailChange, LeftMail> {
  if (policies === undefined)
    return { steps: [], left: wanted.map(({ name }) => ({ name, reason: 'notHere' as const })) }
  let standing = policies
  const planned = inOrder(wanted, policies).map((each): Planned => {
    if (updating.has(each.object_id)) return { left: { name: each.name, reason: 'updating' } }
    const next = plannedFor(each, standing)
    if (next.step) standing = after(standing, next.step.item)
    return next
  })
  return {
    steps: planned.flatMap(({ step }) => (step ? [step] : [])),
    left: planned.flatMap(({ left }) => (left ? [left] : [])),
  }
}

const isOf = (policy: MailPolicy, { object_id: key }: WantedBack) => mailPolicyKey(policy) === key

function inOrder(wanted: readonly WantedBack[], policies: readonly MailPolicy[]): WantedBack[] {
  const turnOf = (each: WantedBack) =>
    each.earlier === null ? 0 : policies.some((policy) => isOf(policy, each)) ? 1 : 2
  const placeIn = ({ earlier }: WantedBack) => Number(earlier?.['priority'] ?? 0)
  return wanted.toSorted((a, b) => turnOf(a) - turnOf(b) || placeIn(a) - placeIn(b))
}

function plannedFor(wanted: WantedBack, standing: readonly MailPolicy[]): Planned {
  const { name } = wanted
  const now = standing.find((policy) => isOf(policy, wanted))
  if (wanted.earlier === null) return now ? goingPolicy(now) : {}
  const { data: earlier } = mailPolicySchema.safeParse(wanted.earlier)
  if (!earlier || isTooLong(earlier) || (now && isTooLong(now))) return { left: { name, reason: 'shape' } }
  return now ? changedPolicy(now, earlier, standing) : madePolicy(earlier, standing)
}

const isTooLong = (policy: MailPolicy) => JSON.stringify(policy).length > mailPolicyTaskLimits.policy

/** Places follow from what else is sent, and nobody means them by what they saw. */
const seen = (policy: MailPolicy): MailPolicy => ({ ...policy, priority: null })

function goingPolicy(now: MailPolicy): Planned {
  const { name } = now
  if (deletionRefusal(now)) return { left: { name, reason: 'builtIn' } }
  if (isTooLong(now)) return { left: { name, reason: 'shape' } }
  return { step: { item: { change: 'delete', expected: seen(now) }, now, earlier: undefined } }
}

function changedPolicy(now: MailPolicy, earlier: MailPolicy, standing: readonly MailPolicy[]): Planned {
  const { id, ruleId, isBuiltIn, name } = now
  const wanted = isBuiltIn
    ? { ...now, description: earlier.description, settings: earlier.settings }
    : { ...earlier, id, ruleId, isBuiltIn, priority: placeFor(earlier, without(standing, now)) }
  const isLeft = isBuiltIn && mailPolicyDifferences(wanted, { ...earlier, priority: null }).length > 0
  const left: Planned = isLeft ? { left: { name, reason: 'builtIn' } } : {}
  if (mailPolicyDifferences(now, wanted).length === 0) return left
  const finding = brokenRule(wanted, standing)
  if (finding) return { left: { name, reason: 'rules', finding } }
  return {
    ...left,
    step: { item: { change: 'update', policy: wanted, expected: seen(now) }, now, earlier: wanted },
  }
}

function madePolicy(earlier: MailPolicy, standing: readonly MailPolicy[]): Planned {
  const { name, isBuiltIn } = earlier
  if (isBuiltIn) return { left: { name, reason: 'builtIn' } }
  const policy = { ...earlier, id: '', ruleId: null, priority: placeFor(earlier, standing) }
  const finding = brokenRule(policy, standing)
  if (finding) return { left: { name, reason: 'rules', finding } }
  return { step: { item: { change: 'create', policy }, now: undefined, earlier: policy } }
}

const brokenRule = (policy: MailPolicy, standing: readonly MailPolicy[]): MailPolicyFinding | undefined =>
  validateMailPolicy(policy, { others: standing.filter(({ kind }) => kind === policy.kind) })[0]

/** Its earlier place, or the last one where there are fewer now; the vendor refuses every other. */
const placeFor = ({ kind, priority }: MailPolicy, others: readonly MailPolicy[]): number | null =>
  priority === null
    ? null
    : Math.min(
        priority,
        Math.max(-1, ...others.filter((each) => each.kind === kind).map((each) => each.priority ?? -1)) + 1,
      )

/** The policies once an item is done: who comes behind it moves, as the vendor has it. */
function after(standing: readonly MailPolicy[], item: AskedMailChange): MailPolicy[] {
  const rest = item.change === 'create' ? [...standing] : without(standing, item.expected)
  return item.change === 'delete' ? rest : [...moved(rest, item.policy, 1, 0), item.policy]
}

function without(standing: readonly MailPolicy[], gone: MailPolicy): MailPolicy[] {
  const stood = standing.find((each) => mailPolicyKey(each) === mailPolicyKey(gone))
  const rest = standing.filter((each) => each !== stood)
  return stood ? moved(rest, stood, -1, 1) : rest
}

/** Those of its kind from a place on, `beyond` it, each moved by some places. */
const moved = (
  policies: readonly MailPolicy[],
  { kind, priority }: MailPolicy,
  by: number,
  beyond: number,
): MailPolicy[] =>
  policies.map((each) =>
    each.kind === kind && priority !== null && each.priority !== null && each.priority >= priority + beyond
      ? { ...each, priority: each.priority + by }
      : each,
  )
