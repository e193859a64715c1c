import { type Call, callOf } from './call.ts'
import { applied, type Change, inverseOf, merged } from './change.ts'
import { type Check, judge, remedyFor } from './check.ts'
import { fingerprintOf } from './posture-task.ts'
import type { Snapshot } from './snapshot.ts'
import type { Reason } from './verdict.ts'

/** One call as it would be made, and what stands there now. */
export interface PreviewedCall {
  call: Call
  change: Change
  /** Null where it was not read, so that it could not be brought back. */
  before: Change['set'] | null
}

/** What making a tenant compliant with a check would do. */
export type PreviewItem = { check: Check } & (
  | {
      outcome: 'change'
      /** None where they are made with another check's, see `carriedBy`. */
      calls: PreviewedCall[]
      /** Of all calls that are made together: equal for every check that shares them. */
      fingerprint: string
      /** The check whose calls make this one compliant, too. */
      carriedBy: string | undefined
    }
  | { outcome: 'unneeded' }
  | { outcome: 'notMeasured'; reason: Reason; detail: string | undefined }
  /** Nothing that this product could change by itself makes it compliant. */
  | { outcome: 'byHand' }
)

/** What would be done to a tenant by what was read of it: the same on a device as on the server right before it is done. */
export const previewOf = (check: Check, snapshot: Snapshot): PreviewItem =>
  previewTogether([check], snapshot)[0] ?? { check, outcome: 'byHand' }

/** Checks that are met by changes of the same resources, and these changes in the order in which they are made. */
interface Group {
  checks: Check[]
  changes: Change[]
}

/**
 * The same for several checks at once, in their order. Changes of one resource are one call: each check's are planned on
 * what those before it leave, so that none sets what another has just changed back, and what is previewed is what is sent.
 */
export function previewTogether(checks: readonly Check[], snapshot: Snapshot): PreviewItem[] {
  const groups = groupsOf(checks, snapshot)
  return checks.map((check): PreviewItem => {
    const verdict = judge(check, snapshot)
    if (verdict.status === 'compliant') return { check, outcome: 'unneeded' }
    if (verdict.status === 'notMeasured')
      return { check, outcome: 'notMeasured', reason: verdict.reason, detail: verdict.detail }
    const group = groups.find((each) => each.checks.includes(check))
    if (!group) return { check, outcome: 'byHand' }
    const [carrier] = group.checks
    return {
      check,
      outcome: 'change',
      fingerprint: fingerprintOf(group.changes),
      carriedBy: carrier === check ? undefined : carrier?.id,
      calls: carrier === check ? group.changes.map((change) => previewedCall(snapshot, change)) : [],
    }
  })
}

function groupsOf(checks: readonly Check[], snapshot: Snapshot): Group[] {
  const plan = planned(checks, snapshot)
  // Two checks may want opposite things of one member: the one that would not be met is left to a person.
  const left = plan.met.filter((check) => judge(check, plan.snapshot).status !== 'compliant')
  return left.length === 0
    ? plan.groups
    : groupsOf(
        checks.filter((check) => !left.includes(check)),
        snapshot,
      )
}

function planned(checks: readonly Check[], snapshot: Snapshot) {
  let now = snapshot
  let groups: Group[] = []
  const met: Check[] = []
  for (const check of checks) {
    if (judge(check, snapshot).status !== 'notCompliant') continue
    const changes = remedyFor(check, now)
    // What those before it have changed may already make it compliant.
    const isMet = changes.length === 0 && judge(check, now).status === 'compliant'
    if (changes.length === 0 && !isMet) continue
    for (const change of changes) now = applied(now, change)
    if (judge(check, now).status === 'compliant') met.push(check)
    const isShared = ({ changes: theirs }: Group) =>
      isMet
        ? theirs.some(({ source }) => (check.reads as readonly string[]).includes(source))
        : theirs.some((each) => changes.some((change) => isSameResource(each, change)))
    const together = groups.filter(isShared)
    groups = [
      ...groups.filter((group) => !together.includes(group)),
      {
        checks: [...together.flatMap((group) => group.checks), check],
        changes: mergedChanges([...together.flatMap((group) => group.changes), ...changes]),
      },
    ]
  }
  return { groups, met, snapshot: now }
}

const isSameResource = (one: Change, other: Change) =>
  one.source === other.source && one.object?.toLowerCase() === other.object?.toLowerCase()

/** One change a resource; of two that set the same member the later one counts. */
function mergedChanges(changes: readonly Change[]): Change[] {
  const done: Change[] = []
  for (const change of changes) {
    const place = done.findIndex((each) => isSameResource(each, change))
    const earlier = done[place]
    if (earlier) done[place] = { ...earlier, set: merged(earlier.set, change.set) as Change['set'] }
    else done.push(change)
  }
  return done
}

const previewedCall = (snapshot: Snapshot, change: Change): PreviewedCall => ({
  call: callOf(change),
  change,
  before: beforeOf(snapshot, change),
})

function beforeOf(snapshot: Snapshot, change: Change): Change['set'] | null {
  try {
    return inverseOf(snapshot, change).set
  } catch {
    return null
  }
}
