import { type Change, inverseOf, standsAs } from '#shared/domain/posture/change.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import {
  fingerprintOf,
  type PostureCall,
  type PostureItem,
  reversibleCalls,
} from '#shared/domain/posture/posture-task.ts'
import { previewTogether } from '#shared/domain/posture/preview.ts'
import { readingOf } from '#shared/domain/posture/reading.ts'
import { holdsLicense } from '#shared/domain/posture/required-license.ts'
import { signInChange, signInObstacle } from '#shared/domain/posture/settings/shared-mailbox.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import { isTenantSource, type SourceId, sources } from '#shared/domain/posture/sources.ts'

/** What has to be sent for an item, with which other one it is sent, or why nothing is. */
export type Plan =
  | { calls: PostureCall[] }
  | { carriedBy: string }
  | { end: 'unneeded' | 'changed' | 'failed'; fault?: string; detail?: string | undefined }

/** How items that belong together are carried out, by what their tenant says right now. */
export interface Planner {
  reads: readonly SourceId[]
  /** A plan for each item, in their order. One that is carried comes after the one that carries it. */
  plan: (now: Snapshot) => Plan[]
}

const known = new Map(checks.map((check) => [check.id, check]))

const checkOf = ({ check_id }: PostureItem) => known.get(check_id)

/**
 * Which of some items change the same resources, by what the tenant says, so that they are carried out together; each of
 * the others is alone.
 */
export function groupsOfApply(items: readonly PostureItem[], now: Snapshot): PostureItem[][] {
  const previews = previewTogether(
    items.flatMap((item) => checkOf(item) ?? []),
    now,
  )
  const carrierOf = new Map(
    previews.map((preview) => [
      preview.check.id,
      (preview.outcome === 'change' ? preview.carriedBy : undefined) ?? preview.check.id,
    ]),
  )
  return [...Map.groupBy(items, ({ check_id }) => carrierOf.get(check_id) ?? check_id).values()]
}

/** What is read before it is known which items belong together. */
export const readsOfApply = (items: readonly PostureItem[]): SourceId[] => [
  ...new Set(items.flatMap((item) => checkOf(item)?.reads.filter(isTenantSource) ?? [])),
]

/** Makes a tenant compliant with checks, by the changes that the person saw and no others. */
export const plannerOfApply = (items: readonly PostureItem[]): Planner => ({
  reads: readsOfApply(items),
  plan(now) {
    const previews = new Map(
      previewTogether(
        items.flatMap((item) => checkOf(item) ?? []),
        now,
      ).map((preview) => [preview.check.id, preview]),
    )
    return items.map(({ check_id, expected }): Plan => {
      const preview = previews.get(check_id)
      if (!preview) return { end: 'failed', fault: 'checkInvalid' }
      if (preview.outcome === 'unneeded') return { end: 'unneeded' }
      if (preview.outcome === 'notMeasured')
        return { end: 'failed', fault: preview.reason, detail: preview.detail }
      if (preview.outcome === 'byHand') return { end: 'failed', fault: 'manual' }
      if (expected !== null && preview.fingerprint !== expected) return { end: 'changed' }
      if (preview.carriedBy !== undefined) return { carriedBy: preview.carriedBy }
      return { calls: preview.calls.map(({ change, before }) => ({ change, before, state: 'waiting' })) }
    })
  },
})

/** Blocks the account of the one mailbox that an item names, or lets it sign in again. */
export const plannerOfSignIn = (item: PostureItem, isBlocked: boolean): Planner => ({
  reads: ['sharedMailboxes'],
  plan: (now) => [planOfSignIn(item, isBlocked, now)],
})

function planOfSignIn({ object, expected }: PostureItem, isBlocked: boolean, now: Snapshot): Plan {
  if (holdsLicense('exchange', now.servicePlans) === false)
    return { end: 'failed', fault: 'notLicensed', detail: 'exchange' }
  const reading = readingOf(now, 'sharedMailboxes')
  if ('reason' in reading) return { end: 'failed', fault: reading.reason, detail: 'sharedMailboxes' }
  const mailbox = reading.value.find(
    ({ ExternalDirectoryObjectId: id }) => id !== undefined && id.toLowerCase() === object?.id.toLowerCase(),
  )
  // It is gone, or somebody's own by now.
  if (!object || !mailbox) return { end: 'changed' }
  if (mailbox.AccountDisabled === isBlocked) return { end: 'unneeded' }
  const obstacle = signInObstacle(mailbox)
  if (obstacle) return { end: 'failed', fault: obstacle === 'unknown' ? 'unexpectedAnswer' : obstacle }
  const change = signInChange(object.id, isBlocked)
  if (fingerprintOf([change]) !== expected) return { end: 'changed' }
  return { calls: [{ change, before: inverseOf(now, change).set, state: 'waiting' }] }
}

/**
 * Brings back what stood before the calls that were made for some checks, as long as they still stand. `items` share
 * these calls, and the first of them takes them back.
 */
export function plannerOfUndo(items: readonly PostureItem[], done: readonly PostureItem[]): Planner {
  const { reads, plan } = planOfUndo(done)
  const [first] = items
  return {
    reads,
    plan(now) {
      const whole = plan(now)
      return items.map((item) =>
        item === first || !('calls' in whole) ? whole : { carriedBy: first?.check_id ?? '' },
      )
    },
  }
}

function planOfUndo(done: readonly PostureItem[]): {
  reads: readonly SourceId[]
  plan: (now: Snapshot) => Plan
} {
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
