import { type Change, inverseOf, standsAs } from '#shared/domain/posture/change.ts'
import { judge, remedyFor } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import {
  fingerprintOf,
  type PostureCall,
  type PostureItem,
  reversibleCalls,
} from '#shared/domain/posture/posture-task.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import { type SourceId, sources } from '#shared/domain/posture/sources.ts'

/** What has to be sent for an item, or why nothing is. */
export type Plan =
  | { calls: PostureCall[] }
  | { end: 'unneeded' | 'changed' | 'failed'; fault?: string; detail?: string | undefined }

/** How one item is carried out, by what its tenant says right now. */
export interface Planner {
  reads: readonly SourceId[]
  plan: (now: Snapshot) => Plan
}

const known = new Map(checks.map((check) => [check.id, check]))

/** Makes a tenant compliant with a check, by the changes that the person saw and no others. */
export function plannerOfApply({ check_id, expected }: PostureItem): Planner {
  const check = known.get(check_id)
  if (!check) return { reads: [], plan: () => ({ end: 'failed', fault: 'checkInvalid' }) }
  return {
    reads: check.reads,
    plan(now): Plan {
      const verdict = judge(check, now)
      if (verdict.status === 'compliant') return { end: 'unneeded' }
      if (verdict.status === 'notMeasured')
        return { end: 'failed', fault: verdict.reason, detail: verdict.detail }
      const changes = remedyFor(check, now)
      if (expected !== null && fingerprintOf(changes) !== expected) return { end: 'changed' }
      return { calls: changes.map((change) => ({ change, before: beforeOf(now, change), state: 'waiting' })) }
    },
  }
}

/** Brings back what stood before an item's calls, as long as they still stand. */
export function plannerOfUndo(done: PostureItem | undefined): Planner {
  const calls = (done ? reversibleCalls(done) : []).toReversed()
  const pairs = calls.flatMap(({ change, before }) =>
    before && isKnown(change) ? [{ made: change, back: { ...change, set: before } }] : [],
  )
  return {
    reads: [...new Set(pairs.map(({ made }) => made.source))],
    plan(now): Plan {
      const unread = pairs.find(({ made }) => now.sources[made.source]?.outcome !== 'read')
      if (unread) return { end: 'failed', fault: 'sourceFailed', detail: unread.made.source }
      const open = pairs.filter(({ back }) => !stands(now, back))
      if (open.length === 0) return { end: 'unneeded' }
      if (!open.every(({ made }) => stands(now, made))) return { end: 'changed' }
      return {
        calls: open.map(({ made, back }) => ({ change: back, before: made.set, state: 'waiting' })),
      }
    },
  }
}

/** A stored change whose source this build still knows. */
export const isKnown = (change: PostureCall['change']): change is Change =>
  Object.hasOwn(sources, change.source)

/** An object that is gone meanwhile stands as nothing. */
export function stands(now: Snapshot, change: Change): boolean {
  try {
    return standsAs(now, change)
  } catch {
    return false
  }
}

function beforeOf(now: Snapshot, change: Change): PostureCall['before'] {
  try {
    return inverseOf(now, change).set
  } catch {
    return null
  }
}
