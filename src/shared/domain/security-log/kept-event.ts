import { MINUTE } from '#shared/lib/time.ts'
import { type EventDetails, type SecurityEventName, securityLogLimits } from './security-event.ts'

/** An event as it is kept: every member is there, and none is longer than it may be. */
export interface KeptEvent {
  at: Date
  /** Equal events of one minute are one that counts, so that a guesser cannot fill the disk. */
  minute: Date
  event: SecurityEventName
  reason: string | null
  actorName: string | null
  target: string | null
  targetName: string | null
  members: readonly string[]
  network: string
  count: number
}

export const keptEvent = (happening: EventDetails, now: number): KeptEvent => ({
  at: new Date(now),
  minute: new Date(now - (now % MINUTE)),
  event: happening.event,
  reason: happening.reason ?? null,
  actorName: shortened(happening.actorName),
  target: shortened(happening.target),
  targetName: shortened(happening.targetName),
  members: happening.members ?? [],
  network: happening.network,
  count: happening.count ?? 1,
})

/** Cut without leaving half of a pair, for which a database has no place. */
const shortened = (name: string | undefined): string | null =>
  name === undefined ? null : name.slice(0, securityLogLimits.name).toWellFormed()
