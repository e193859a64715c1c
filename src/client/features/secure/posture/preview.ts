import { callOf, type Call } from '#shared/domain/posture/call.ts'
import { type Change, inverseOf } from '#shared/domain/posture/change.ts'
import { type Check, judge, remedyFor } from '#shared/domain/posture/check.ts'
import { fingerprintOf } from '#shared/domain/posture/posture-task.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import type { Reason } from '#shared/domain/posture/verdict.ts'

/** One call as it would be made, and what stands there now. */
export interface PreviewedCall {
  call: Call
  change: Change
  /** Undefined where it was not read, so that it could not be brought back. */
  before: Change['set'] | undefined
}

/** What making a tenant compliant with a check would do. */
export type PreviewItem = { check: Check } & (
  | { outcome: 'change'; calls: PreviewedCall[]; fingerprint: string }
  | { outcome: 'unneeded' }
  | { outcome: 'notMeasured'; reason: Reason }
  /** Nothing that this product could change by itself makes it compliant. */
  | { outcome: 'byHand' }
)

/** What would be done to a tenant as it was last read, by the rules that the server goes by. */
export function previewOf(check: Check, snapshot: Snapshot): PreviewItem {
  const verdict = judge(check, snapshot)
  if (verdict.status === 'compliant') return { check, outcome: 'unneeded' }
  if (verdict.status === 'notMeasured') return { check, outcome: 'notMeasured', reason: verdict.reason }
  const changes = remedyFor(check, snapshot)
  if (changes.length === 0) return { check, outcome: 'byHand' }
  return {
    check,
    outcome: 'change',
    fingerprint: fingerprintOf(changes),
    calls: changes.map((change) => ({ call: callOf(change), change, before: beforeOf(snapshot, change) })),
  }
}

function beforeOf(snapshot: Snapshot, change: Change): Change['set'] | undefined {
  try {
    return inverseOf(snapshot, change).set
  } catch {
    return undefined
  }
}
