import { joined } from '#shared/domain/alerts/event-key.ts'
import type { Actor, Property, SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { ChangedBy, PostureActor } from '#shared/domain/posture/posture-change.ts'
import type { Found } from '#shared/domain/posture/verdict.ts'
import { FACT_PARTS, NOTHING } from '#shared/domain/alerts/facts.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { StandingMatter } from './standing-matters.ts'

/** What an alert is made of: one episode of something that is not well. */
export function eventOf(standing: StandingMatter, now: number): SecurityEvent {
  const { matter, subject, began, told } = standing
  // The next episode of the same is another one.
  const key = joined('platform', matter, subject, began || now)
  const base = {
    id: key,
    key,
    at: standing.at ?? now,
    // That nothing is done to an account for a failure to do it, nobody's account is named here but by a fact.
    account: undefined,
    ip: undefined,
    place: undefined,
    userAgent: undefined,
    correlationId: undefined,
  }
  if (matter === 'postureRegressed') {
    const check = checks.find(({ id }) => id === told.check)
    return {
      ...base,
      kind: 'postureRegression',
      source: 'posture',
      actor: actorOf(told.by),
      checkId: told.check ?? subject,
      severity: check?.severity ?? 'medium',
      changes: [
        {
          name: told.check ?? subject,
          before: textOf(told.before ?? null),
          after: textOf(told.after ?? null),
        },
      ],
      details: [{ name: 'check', value: told.check ?? subject }, ...whoOf(told.by)],
    }
  }
  return {
    ...base,
    kind: 'platform',
    source: 'platform',
    matter,
    actor: told.requestedBy ? provider(told.requestedBy) : undefined,
    details: detailsOf(standing),
  }
}

const provider = (userId: string | null): Actor => ({
  kind: 'provider',
  id: userId ?? undefined,
  name: undefined,
})

/** Several who may have done it are facts, for nobody may be blamed for what another one did. */
function actorOf(by: ChangedBy | null | undefined): Actor | undefined {
  if (!by || 'unknown' in by) return undefined
  const [first, ...others] = by.actors
  if (!first || others.length > 0) return undefined
  if (first.kind === 'task') return provider(first.user_id)
  return { kind: first.kind === 'app' ? 'app' : 'user', id: undefined, name: first.name.toLowerCase() }
}

const nameOf = (actor: PostureActor) => (actor.kind === 'task' ? 'task' : actor.name)

function whoOf(by: ChangedBy | null | undefined): Property[] {
  if (!by) return [{ name: 'unknownActor', value: 'notRead' }]
  if ('unknown' in by)
    return [{ name: 'unknownActor', value: by.unknown === 'notFound' ? 'notFoundInLog' : by.unknown }]
  return by.actors.length > 1
    ? [{ name: 'perhapsBy', value: by.actors.map((each) => nameOf(each)).join(', ') }]
    : []
}

const textOf = (found: Found): string => (typeof found === 'string' ? found : canonicalJson(found))

/** Parts of a step as one text, which `fact` would not take apart. */
const partsOf = (step: readonly (string | null)[]): string =>
  step
    .slice(0, step.findLastIndex((part) => part !== null) + 1)
    .map((part) => part ?? NOTHING)
    .join(FACT_PARTS)

function detailsOf({ told }: StandingMatter): Property[] {
  const {
    integration,
    fault,
    failures,
    permissions = [],
    action,
    account,
    postureSteps = [],
    alertSteps = [],
    policies = [],
    people = [],
    contacts = [],
  } = told
  const one = (name: string, value: string | number | null | undefined): Property[] =>
    value === undefined || value === null ? [] : [{ name, value: String(value) }]
  return [
    ...one('integration', integration),
    ...one('fault', fault),
    ...one('failures', failures),
    ...permissions.flatMap((permission) => one('permission', permission)),
    ...one('action', action),
    ...one('account', account),
    ...postureSteps.map((step) => ({ name: 'postureStep', value: partsOf(step) })),
    ...policies.flatMap((name) => one('policies', name)),
    ...people.flatMap((name) => one('accounts', name)),
    ...contacts.flatMap((kind) => one('contacts', kind)),
    ...alertSteps.map((step) => ({ name: 'alertStep', value: partsOf(step) })),
  ]
}
