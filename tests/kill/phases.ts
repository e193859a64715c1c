/** What a browser is in the middle of when it is killed. */
export const PHASES = ['load', 'queue', 'flush', 'compaction', 'wipe'] as const
export type Phase = (typeof PHASES)[number]

/** How often each is chosen, of what all of them together are. */
const WEIGHTS: Record<Phase, number> = { load: 2, queue: 3, flush: 4, compaction: 3, wipe: 2 }

/** How long each takes on a quiet machine, until a run has seen it. Milliseconds. */
const FIRST_GUESS: Record<Phase, number> = { load: 500, queue: 1000, flush: 700, compaction: 80, wipe: 50 }

/** The time of a phase in which kills are spread: a little more than it takes, so that its end is met, too. */
const SPREAD = 1.15

export interface PhaseChooser {
  next: () => Phase
  /** When after its beginning a phase is cut off, in milliseconds. */
  moment: (phase: Phase) => number
  /** How long one took that was over before it was cut off. */
  took: (phase: Phase, ms: number) => void
}

/** Chooses by a source of numbers from 0 up to 1. The first phases are each of them once, so that no run misses one. */
export function createPhaseChooser(random: () => number): PhaseChooser {
  const lasts = { ...FIRST_GUESS }
  const first = [...PHASES]
  const bag = PHASES.flatMap((phase) => Array.from({ length: WEIGHTS[phase] }, () => phase))
  return {
    next: () => first.shift() ?? bag[Math.floor(random() * bag.length)] ?? 'flush',
    moment: (phase) => random() * lasts[phase] * SPREAD,
    took: (phase, ms) => {
      lasts[phase] = (lasts[phase] + ms) / 2
    },
  }
}
