/** Stops at something that cannot be; `why` says why it cannot. */
export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`Impossible: ${why}`)
}
