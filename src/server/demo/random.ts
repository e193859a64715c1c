/** A repeatable source of numbers: the same seed gives the same demo organization on every machine. */
export interface Random {
  /** From 0 up to, but without, 1. */
  next: () => number
  /** A whole number from 0 up to, but without, `below`. */
  below: (below: number) => number
  pick: <T>(from: readonly T[]) => T
  chance: (probability: number) => boolean
  uuid: () => string
}

/** The mulberry32 generator: small, quick, and good enough for names. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('')
  return {
    next,
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    chance: (probability) => next() < probability,
    uuid: () => `${hex(8)}-${hex(4)}-7${hex(3)}-${'89ab'[below(4)]}${hex(3)}-${hex(12)}`,
  }
}
