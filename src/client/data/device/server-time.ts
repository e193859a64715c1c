/** How many answers the difference of the clocks is taken from. */
const KEPT = 9

/** How far the server's clock is ahead of this device's, in milliseconds: the median of its last answers, 0 without one. */
export function skewOf(offsets: readonly number[] | undefined): number {
  if (!offsets?.length) return 0
  return offsets.toSorted((a, b) => a - b)[offsets.length >> 1] ?? 0
}

/** A clock that goes away from the steady one by more than this was set. Milliseconds. */
export const CLOCK_WAS_SET = 120_000

/** How exact clocks are taken to be, in milliseconds. */
const TOLERANCE = 2_000

/**
 * The offsets with one more answer, asked at `sent` and read at `heard` by this device's clock. The server answered
 * somewhere between the two: where what was known cannot be true any more, the clock was set, and it is forgotten.
 */
export function withAnswer(
  offsets: readonly number[] | undefined,
  { now, sent, heard }: { now: number; sent: number; heard: number },
): number[] {
  const known = skewOf(offsets)
  const isPossible = known >= now - heard - TOLERANCE && known <= now - sent + TOLERANCE
  const offset = now - (sent + heard) / 2
  return isPossible ? [...(offsets ?? []), offset].slice(-KEPT) : [offset]
}
