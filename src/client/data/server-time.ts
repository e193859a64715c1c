/** How many answers the difference of the clocks is taken from. */
const KEPT = 9

/** How far the server's clock is ahead of this device's, in milliseconds: the median of its last answers, 0 without one. */
export function skewOf(offsets: readonly number[] | undefined): number {
  if (!offsets?.length) return 0
  return offsets.toSorted((a, b) => a - b)[offsets.length >> 1] ?? 0
}

/** A clock that differs this much from before was set, so what was known of it is void. Milliseconds. */
export const CLOCK_WAS_SET = 120_000

/** The offsets with one more answer, asked at `sent` and read at `heard` by this device's clock. */
export function withAnswer(
  offsets: readonly number[] | undefined,
  answer: { now: number; sent: number; heard: number },
): number[] {
  const offset = answer.now - (answer.sent + answer.heard) / 2
  const isOther = Math.abs(offset - skewOf(offsets)) > CLOCK_WAS_SET
  return isOther ? [offset] : [...(offsets ?? []), offset].slice(-KEPT)
}
