import { compare } from '#shared/lib/compare.ts'
import type { Finding } from './alert.ts'
import type { Detection, Match, Pairing, Window } from './detection.ts'
import { detections } from './detections.ts'
import { joined } from './event-key.ts'
import { type EventSetup, exceptionsFor } from './event-setup.ts'
import { fullWindows } from './full-windows.ts'
import { type History, readingOf } from './history.ts'
import type { SecurityEvent } from './security-event.ts'
import { dayOf } from './who.ts'

interface Looking {
  event: SecurityEvent
  /** Everything that is known by now, earlier and later; whether `event` is among it does not matter. */
  history: History
  setup: EventSetup
  /** Those that are on. */
  on?: readonly Detection[]
}

const ranks = new Map(detections.map(({ id }, rank) => [id, rank]))
const onByDefault = detections.filter(({ isOnByDefault }) => isOnByDefault)

/**
 * What is found once an event is known. Findings only ever become more when events are added, and an event that comes late
 * is looked at together with those after it: of one set of events the same findings come, in whichever order, batches
 * and repetitions it is told.
 */
export const detect = ({ on = onByDefault, ...looking }: Looking): Finding[] =>
  on.flatMap((detection) => {
    if (isSilenced(detection, looking.event, looking.setup)) return []
    const { window, pairing } = detection
    return [
      ...(window ? findInWindow(detection, window, looking) : findAlone(detection, looking)),
      ...(pairing ? findPairs(detection, pairing, looking) : []),
    ]
  })

/** The detections that an event counts for without being enough for an alert by itself. */
export const countingFor = (event: SecurityEvent, setup: EventSetup): Detection[] =>
  detections.filter(
    (detection) =>
      detection.window?.by(event) !== undefined &&
      !isSilenced(detection, event, setup) &&
      detection.match(event, setup) !== undefined,
  )

/**
 * The history keys by which an event is looked at together with others, by one of the detections that are on. An event
 * that has none is never asked for again.
 */
export const watchedKeys = ({ event, setup, on = onByDefault }: Omit<Looking, 'history'>): string[] =>
  on.flatMap((detection) => {
    if (isSilenced(detection, event, setup)) return []
    const { window, pairing } = detection
    const isCounted = window !== undefined && detection.match(event, setup) !== undefined
    const keys = [pairing?.by(event), isCounted ? window.by(event) : undefined]
    return keys.filter((key) => key !== undefined)
  })

/** The longest time over which any of these detections looks, in milliseconds. */
export const longestLook = (on: readonly Detection[] = onByDefault): number =>
  on.reduce((longest, { window, pairing }) => Math.max(longest, window?.length ?? 0, pairing?.length ?? 0), 0)

const isSilenced = ({ id }: Detection, event: SecurityEvent, setup: EventSetup) =>
  exceptionsFor(setup, event).some((exception) => exception.detections.includes(id))

interface Found {
  match: Match
  subject: readonly string[]
  lead: SecurityEvent
  events: readonly SecurityEvent[]
}

const findingOf = (detection: Detection, setup: EventSetup, found: Found): Finding => ({
  detection: detection.id,
  key: joined(setup.companyId, detection.group ?? detection.id, ...found.subject),
  severity: found.match.severity ?? detection.severity,
  rank: ranks.get(detection.id) ?? ranks.size,
  license: detection.license,
  facts: found.match.facts,
  lead: found.lead,
  events: found.events,
})

function findAlone(detection: Detection, { event, setup }: Looking): Finding[] {
  const match = detection.match(event, setup)
  if (!match) return []
  return [
    findingOf(detection, setup, {
      match,
      subject: match.subject ?? [event.key],
      lead: event,
      events: [event],
    }),
  ]
}

const byTime = (a: SecurityEvent, b: SecurityEvent) =>
  compare(a.at, b.at) || compare(readingOf(a), readingOf(b))

/**
 * Windows end with each event that counts and that this one reaches: a late event completes windows that end after it. Those
 * that one alert tells are one finding, for there may be as many as events: it is told by the first one.
 */
function findInWindow(detection: Detection, window: Window, looking: Looking): Finding[] {
  const { event, history, setup } = looking
  const by = window.by(event)
  if (by === undefined || !detection.match(event, setup)) return []
  const isCounted = (other: SecurityEvent) =>
    window.by(other) === by &&
    !isSilenced(detection, other, setup) &&
    detection.match(other, setup) !== undefined
  const around = history(by, event.at - window.length + 1, event.at + window.length - 1)
  const itself = readingOf(event)
  const others = around.filter((other) => readingOf(other) !== itself && isCounted(other))
  const counted = [event, ...others].toSorted(byTime)
  const found = new Map<string, Found & { events: SecurityEvent[]; until: number }>()
  for (const [first, last] of fullWindows(counted, window, event.at)) {
    const lead = counted[last] ?? event
    const match = detection.match(lead, setup) ?? { facts: [] }
    const subject = [...(match.subject ?? [by]), dayOf(lead.at)]
    const alert = joined(match.severity ?? '', ...subject)
    const known = found.get(alert) ?? { match, subject, lead, events: [], until: first }
    for (const each of counted.slice(Math.max(first, known.until), last + 1)) known.events.push(each)
    found.set(alert, { ...known, until: last + 1 })
  }
  return [...found.values()].map((each) => findingOf(detection, setup, each))
}

function findPairs(detection: Detection, { length, by, match }: Pairing, looking: Looking): Finding[] {
  const { event, history, setup } = looking
  const key = by(event)
  if (key === undefined) return []
  const others = history(key, event.at - length, event.at + length).filter(
    (other) => other.key !== event.key && by(other) === key && !isSilenced(detection, other, setup),
  )
  return others.flatMap((other) => {
    const [earlier, later] = byTime(event, other) < 0 ? [event, other] : [other, event]
    const found = match(earlier, later, setup)
    if (!found) return []
    const subject = found.subject ?? [later.key]
    return [findingOf(detection, setup, { match: found, subject, lead: later, events: [earlier, later] })]
  })
}
