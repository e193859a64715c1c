import type { AlertGuide } from './alert-guides.ts'
import type { AlertSeverity } from './alert-severity.ts'
import type { EventSetup } from './event-setup.ts'
import type { EventKind, EventOf, EventSource, SecurityEvent } from './security-event.ts'

/** The least that a tenant must hold for its source to tell such an event. */
export type AlertLicense = 'free' | 'entraP1' | 'entraP2' | 'workloadId' | 'defender' | 'intune' | 'exchange'

/** What of an event makes a detection speak. */
export interface Match {
  /** Where it differs from the default. */
  severity?: AlertSeverity
  /** What was found, in the vendor's words, for the person who reads the alert. */
  facts: readonly string[]
  /** What is told once, by its parts; what happened (the event's key) where none is given. */
  subject?: readonly string[]
}

/** Counts what matches: so many within a time raise one alert a subject and day. */
export interface Window {
  /** In milliseconds. */
  length: number
  threshold: number
  /** Which of an event's history keys (`history.ts`) holds the others that count with it; undefined counts nothing. */
  by: (event: SecurityEvent) => string | undefined
  /** What is counted once; the event itself where it is not given. */
  distinct?: (event: SecurityEvent) => string | undefined
  /** How much an event counts; one where it is not given. */
  weight?: (event: SecurityEvent) => number
  /** With which event a window has to end; any where it is not given. */
  closes?: (event: SecurityEvent) => boolean
}

/** Looks at two events within a time of one another; the order in which they are given is that of their times. */
export interface Pairing {
  /** In milliseconds. */
  length: number
  by: (event: SecurityEvent) => string | undefined
  match: (earlier: SecurityEvent, later: SecurityEvent, setup: EventSetup) => Match | undefined
}

interface Declaration {
  /** Kebab-case; in addresses, settings and texts. */
  id: string
  sources: readonly EventSource[]
  severity: AlertSeverity
  /** The vendor says how severe each one is; only these may have their threshold edited (ALERT-08). */
  isVariable: boolean
  license: AlertLicense
  isOnByDefault: boolean
  /** The vendor's own page. */
  link: string
  guide: AlertGuide
  /** Detections of one group tell the same thing of one subject by one alert; its id where it is not given. */
  group?: string
}

/** What of events deserves an alert. Pure, so that it says the same on the server and on a device. */
export interface Detection extends Declaration {
  kinds: readonly EventKind[]
  /** Undefined where the event is none of its kind. With a window: whether it counts. With a pairing alone: nothing. */
  match: (event: SecurityEvent, setup: EventSetup) => Match | undefined
  window?: Window
  pairing?: Pairing
}

interface Rule<Kind extends EventKind> extends Declaration {
  kinds: readonly Kind[]
  match: (event: EventOf<Kind>, setup: EventSetup) => Match | undefined
  window?: Window
  pairing?: Pairing
}

/** Keeps `match` to the kinds that it names. */
export const defineDetection = <const Kind extends EventKind>(rule: Rule<Kind>): Detection => ({
  ...rule,
  match: (event, setup) => (isOfKind(event, rule.kinds) ? rule.match(event, setup) : undefined),
})

const isOfKind = <Kind extends EventKind>(
  event: SecurityEvent,
  kinds: readonly Kind[],
): event is EventOf<Kind> => kinds.some((kind) => kind === event.kind)
