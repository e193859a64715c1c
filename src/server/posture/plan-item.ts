import { type Change, inverseOf, standsAs } from '#shared/domain/posture/change.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import {
  fingerprintOf,
  type PostureCall,
  type PostureItem,
  reversibleCalls,
} from '#shared/domain/posture/posture-task.ts'
import { previewOf } from '#shared/domain/posture/preview.ts'
import { readingOf } from '#shared/domain/posture/reading.ts'
import { holdsLicense } from '#shared/domain/posture/required-license.ts'
import { signInChange, signInObstacle } from '#shared/domain/posture/shared-mailbox.ts'
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
      const preview = previewOf(check, now)
      if (preview.outcome === 'unneeded') return { end: 'unneeded' }
      if (preview.outcome === 'notMeasured')
        return { end: 'failed', fault: preview.reason, detail: preview.detail }
      if (preview.outcome === 'byHand') return { end: 'failed', fault: 'manual' }
      if (expected !== null && preview.fingerprint !== expected) return { end: 'changed' }
      return { calls: preview.calls.map(({ change, before }) => ({ change, before, state: 'waiting' })) }
    },
  }
}

/** Blocks the account of the one mailbox that an item names, or lets it sign in again. */
export const plannerOfSignIn = ({ object, expected }: PostureItem, isBlocked: boolean): Planner => ({
  reads: ['sharedMailboxes'],
  plan(now): Plan {
    if (holdsLicense('exchange', now.servicePlans) === false)
      return { end: 'failed', fault: 'notLicensed', detail: 'exchange' }
    const reading = readingOf(now, 'sharedMailboxes')
    if ('reason' in reading) return { end: 'failed', fault: reading.reason, detail: 'sharedMailboxes' }
    const mailbox = reading.value.find(
      ({ ExternalDirectoryObjectId: id }) =>
        id !== undefined && id.toLowerCase() === object?.id.toLowerCase(),
    )
    // It is gone, or somebody's own by now.
    if (!object || !mailbox) return { end: 'changed' }
    if (mailbox.AccountDisabled === isBlocked) return { end: 'unneeded' }
    const obstacle = signInObstacle(mailbox)
    if (obstacle) return { end: 'failed', fault: obstacle === 'unknown' ? 'unexpectedAnswer' : obstacle }
    const change = signInChange(object.id, isBlocked)
    if (fingerprintOf([change]) !== expected) return { end: 'changed' }
    return { calls: [{ change, before: inverseOf(now, change).set, state: 'waiting' }] }
  },
})

/** Brings back what stood before the calls that were made for a check, as long as they still stand. */
export function plannerOfUndo(done: readonly PostureItem[]): Planner {
  const calls = done.flatMap(reversibleCalls).toReversed()
  const pairs = calls.flatMap(({ change, before }) =>
    before && isKnown(change) ? [{ made: change, back: { ...change, set: before } }] : [],
  )
  return {
    reads: [...new Set(pairs.map(({ made }) => made.source))],
    plan(now): Plan {
      // Nothing of it can be brought back, so it does not stand as before.
      if (pairs.length === 0) return { end: 'failed', fault: 'manual' }
      for (const { made } of pairs) {
        const reading = now.sources[made.source]
        if (reading?.outcome !== 'read')
          return { end: 'failed', fault: reading?.reason ?? 'notConnected', detail: made.source }
      }
      const open = pairs.filter(({ back }) => !stands(now, back))
      if (open.length === 0) return { end: 'unneeded' }
      if (!open.every(({ made }) => stands(now, made))) return { end: 'changed' }
      return {
        calls: open.map(({ made, back }) => ({ change: back, before: made.set, state: 'waiting' })),
      }
    },
  }
}

/**
 * Whether what a plan of earlier has yet to send still meets what it was made for: a process ended in between, and the
 * tenant may have changed. What was not read then is not known to stand.
 */
export const stillFits = (waiting: readonly PostureCall[], now: Snapshot): boolean =>
  waiting.every(
    ({ change, before }) => before !== null && isKnown(change) && stands(now, { ...change, set: before }),
  )

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
