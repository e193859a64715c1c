import { FLAG_BITS } from './employee-query.ts'

/** How many rows have each number of facts: every filter is then counted without looking at the rows. */
export function countFlags(flags: Iterable<number> & ArrayLike<number>): Uint32Array {
  const counts = new Uint32Array(2 ** FLAG_BITS)
  for (let row = 0; row < flags.length; row++) add(counts, flags[row] ?? 0, 1)
  return counts
}

/** The counts without these rows. */
export function withoutRows(counts: Uint32Array, flags: Uint16Array, rows: Iterable<number>): Uint32Array {
  const left = counts.slice()
  for (const row of rows) add(left, flags[row] ?? 0, -1)
  return left
}

/** How many rows have this value in the bits of the mask. */
export function countWhere(counts: Uint32Array, mask: number, value: number): number {
  let sum = 0
  for (let flags = 0; flags < counts.length; flags++) if ((flags & mask) === value) sum += counts[flags] ?? 0
  return sum
}

function add(counts: Uint32Array, flags: number, by: number) {
  counts[flags] = (counts[flags] ?? 0) + by
}
