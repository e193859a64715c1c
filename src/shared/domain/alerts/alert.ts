import { compare } from '#shared/lib/compare.ts'
import { type AlertSeverity, graver, SEVERITIES } from './alert-severity.ts'
import type { AlertLicense } from './detection.ts'
import type { Account, Actor, EventSource, Place, PropertyChange, SecurityEvent } from './security-event.ts'
import { readingOf } from './history.ts'

/** One detection spoke of one thing. Findings are a set: which of them come first, or again, changes no alert. */
export interface Finding {
  detection: string
  /** Of the alert: findings with the same one are told by one alert. */
  key: string
  severity: AlertSeverity
  /** Which of two equally severe ones of an alert is told first; the lower one. */
  rank: number
  license: AlertLicense
  facts: readonly string[]
  /** What is told of who, where and when. */
  lead: SecurityEvent
  /** Everything that counted, `lead` among it. */
  events: readonly SecurityEvent[]
}

/** What events tell of one alert of a company (ALERT-02). What people do with it is no part of it (`alert-row.ts`). */
export interface Alert {
  key: string
  detection: string
  /** All that spoke of it. */
  detections: readonly string[]
  severity: AlertSeverity
  license: AlertLicense
  /** When the first and the last of what it tells happened, in milliseconds since 1970. */
  at: number
  lastAt: number
  /** How many different things happened, by their keys. */
  count: number
  eventKeys: readonly string[]
  account: Account | undefined
  actor: Actor | undefined
  ip: string | undefined
  place: Place | undefined
  userAgent: string | undefined
  source: EventSource
  /** What changed, where something in the directory did. */
  changes: readonly PropertyChange[]
  facts: readonly string[]
  correlationId: string | undefined
  url: string | undefined
  /** What `account` to `url` were taken from, for findings that come later. */
  told: { severity: AlertSeverity; rank: number; at: number; reading: string }
}

function alertOf(finding: Finding): Alert {
  const { key, detection, severity, rank, license, facts, lead, events } = finding
  const times = events.map(({ at }) => at)
  const eventKeys = sorted(events.map((event) => event.key))
  return {
    key,
    detection,
    detections: [detection],
    severity,
    license,
    at: times.reduce((a, b) => Math.min(a, b), lead.at),
    lastAt: times.reduce((a, b) => Math.max(a, b), lead.at),
    count: eventKeys.length,
    eventKeys,
    account: lead.account,
    actor: lead.actor,
    ip: lead.ip,
    place: lead.place,
    userAgent: lead.userAgent,
    source: lead.source,
    changes: lead.kind === 'directoryChange' || lead.kind === 'postureRegression' ? lead.changes : [],
    facts,
    correlationId: lead.correlationId,
    url: 'url' in lead ? lead.url : undefined,
    told: { severity, rank, at: lead.at, reading: readingOf(lead) },
  }
}

const sorted = (texts: readonly string[]) => [...new Set(texts)].toSorted(compare)

/** Whose word is told: the gravest, the most exact, the first. */
function compareTold(a: Alert, b: Alert): number {
  return (
    SEVERITIES.indexOf(a.told.severity) - SEVERITIES.indexOf(b.told.severity) ||
    a.told.rank - b.told.rank ||
    // Of a state that lasts, how it stands now; of what happened, how it began.
    (a.source === 'hygiene' ? compare(b.told.at, a.told.at) : compare(a.told.at, b.told.at)) ||
    compare(a.told.reading, b.told.reading) ||
    compare(a.facts.join('\n'), b.facts.join('\n'))
  )
}

/** Two alerts of one key. In whichever order many are merged, and how often, the same comes out. */
function merge(standing: Alert, other: Alert): Alert {
  const teller = compareTold(standing, other) <= 0 ? standing : other
  const eventKeys = sorted([...standing.eventKeys, ...other.eventKeys])
  return {
    ...teller,
    detections: sorted([...standing.detections, ...other.detections]),
    severity: graver(standing.severity, other.severity),
    at: Math.min(standing.at, other.at),
    lastAt: Math.max(standing.lastAt, other.lastAt),
    count: eventKeys.length,
    eventKeys,
  }
}

/**
 * The alerts that come of findings, one a key; what happened again counts on the alert that stands. `standing` are alerts
 * of before. In the order of their keys.
 */
export function raise(findings: readonly Finding[], standing: readonly Alert[] = []): Alert[] {
  const alerts = new Map(standing.map((alert) => [alert.key, alert]))
  for (const finding of findings) {
    const [known, found] = [alerts.get(finding.key), alertOf(finding)]
    alerts.set(finding.key, known ? merge(known, found) : found)
  }
  return [...alerts.values()].toSorted((a, b) => compare(a.key, b.key))
}
