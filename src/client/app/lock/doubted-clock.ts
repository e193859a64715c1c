import { systemClock } from '#client/data/device/clock.ts'
import { type ClockWitness, createClockWitness } from '#client/data/keys/clock-witness.ts'
import type { KeyRecord } from '#client/data/keys/key-database.ts'
import { keys } from '../device/device-storage.ts'

/** The clock of a device, as far as it is believed. */
export interface DoubtedClock {
  /** Whether it was set back, and whether that was not known yet. */
  look: (record: KeyRecord) => { isBehind: boolean; isNews: boolean }
  /** The time that leases are judged by. */
  latest: (record: KeyRecord) => number
  /** The server has answered, so that the time is known. */
  prove: () => void
}

/** Begins to watch the clock with the first record that it is asked about. */
export function createDoubtedClock(userKey: string): DoubtedClock {
  let witness: ClockWitness | undefined
  /** An answer of the server came before the record was read. */
  let isProven = false
  /** A clock that was set back locks once, not again and again. */
  let isDoubtKnown = false

  const witnessOf = ({ highestWallTime }: KeyRecord) => {
    witness ??= createClockWitness(
      systemClock,
      isProven ? systemClock.now() : highestWallTime,
      (wallTime, isProven) => void keys.noteTime(userKey, wallTime, isProven).catch(() => {}),
    )
    return witness
  }

  return {
    look(record) {
      const isBehind = witnessOf(record).look() === 'behind'
      const isNews = isBehind && !isDoubtKnown
      isDoubtKnown = isBehind
      return { isBehind, isNews }
    },
    latest: (record) => witnessOf(record).latest(),
    prove: () => {
      isProven = true
      witness?.prove()
    },
  }
}
