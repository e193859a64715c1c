import { type Call, callOf } from './call.ts'
import { type Change, inverseOf } from './change.ts'
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
  | { outcome: 'change'; calls: PreviewedCall[]; fingerprint: string }
  | { outcome: 'unneeded' }
  | { outcome: 'notMeasured'; reason: Reason; detail: string | undefined }
  /** Nothing that this product could change by itself makes it compliant. */
  | { outcome: 'byHand' }
)

/** What would be done to a tenant by what was read of it: the same on a device as on the server right before it is done. */
export function previewOf(check: Check, snapshot: Snapshot): PreviewItem {
  const verdict = judge(check, snapshot)
  if (verdict.status === 'compliant') return { check, outcome: 'unneeded' }
  if (verdict.status === 'notMeasured')
    return { check, outcome: 'notMeasured', reason: verdict.reason, detail: verdict.detail }
  const changes = remedyFor(check, snapshot)
  if (changes.length === 0) return { check, outcome: 'byHand' }
  return {
    check,
    outcome: 'change',
    fingerprint: fingerprintOf(changes),
    calls: changes.map((change) => ({ call: callOf(change), change, before: beforeOf(snapshot, change) })),
  }
}

function beforeOf(snapshot: Snapshot, change: Change): Change['set'] | null {
  try {
    return inverseOf(snapshot, change).set
  } catch {
    return null
  }
}
