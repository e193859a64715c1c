import { z } from 'zod'
import { DAY } from '#shared/lib/time.ts'
import { alertId, alertLimits } from '../alert-row.ts'
import { graver, SEVERITIES, type AlertSeverity } from '../alert-severity.ts'
import { findingKey, joined } from '../event-key.ts'
import type { FindingEvent } from '../security-event.ts'
import type { HygieneFinding, HygieneQuery } from './hygiene-query.ts'

const episodeSchema = z.object({
  /** When it was first found, and when it was last told, in milliseconds since 1970. */
  since: z.number(),
  toldAt: z.number(),
  /** The most that was told. */
  size: z.number(),
  severity: z.enum(SEVERITIES),
})
const episodesSchema = z.record(z.string(), episodeSchema)
/** The states that last, by their subjects: from being found until the first time that they are not. */
export type Episodes = z.infer<typeof episodesSchema>

/** What was remembered as a text; nothing where there is none, or an older form of it. */
export function readEpisodes(text: string | undefined): Episodes {
  if (text === undefined) return {}
  try {
    return episodesSchema.catch({}).parse(JSON.parse(text))
  } catch {
    return {}
  }
}

/**
 * What lasts after a query has found this, and what of it is to be told: what is new, what has grown, and what was last told
 * so long ago that its alert is forgotten by now.
 */
export function nextEpisodes(
  query: Pick<HygieneQuery, 'id' | 'severity'>,
  findings: readonly HygieneFinding[],
  before: Episodes,
  now: number,
): { episodes: Episodes; told: FindingEvent[] } {
  const episodes: Episodes = {}
  const told: FindingEvent[] = []
  for (const finding of findings) {
    const known = before[finding.subject]
    const standing = known && now - known.toldAt < alertLimits.retentionDays * DAY ? known : undefined
    const severity = finding.severity ?? query.severity
    if (standing && !hasGrown(standing, finding.size, severity)) {
      episodes[finding.subject] = standing
      continue
    }
    const since = standing?.since ?? now
    episodes[finding.subject] = {
      since,
      toldAt: now,
      size: Math.max(standing?.size ?? 0, finding.size),
      severity: standing ? graver(standing.severity, severity) : severity,
    }
    told.push(eventOf(query.id, { ...finding, severity }, since, now))
  }
  return { episodes, told }
}

const hasGrown = (standing: Episodes[string], size: number, severity: AlertSeverity) =>
  size > standing.size || graver(severity, standing.severity) !== standing.severity

function eventOf(
  query: string,
  { subject, size, severity, account, facts }: HygieneFinding & { severity: AlertSeverity },
  since: number,
  at: number,
): FindingEvent {
  const key = findingKey(query, subject, since, size)
  return {
    kind: 'finding',
    id: joined(key, severity),
    key: joined(key, severity),
    source: 'hygiene',
    at,
    account: account === undefined ? undefined : { id: undefined, name: account.toLowerCase() },
    actor: undefined,
    ip: undefined,
    place: undefined,
    userAgent: undefined,
    correlationId: undefined,
    query,
    subject,
    since,
    severity,
    facts,
  }
}

/** The alerts of a company that tell of what lasts. */
export const alertsOfEpisodes = (companyId: string, query: string, episodes: Episodes): string[] =>
  Object.entries(episodes).map(([subject, { since }]) =>
    alertId(joined(companyId, query, ...subjectOf({ subject, since }))),
  )

/** By what an alert tells one episode apart from the next one. */
export const subjectOf = ({ subject, since }: Pick<FindingEvent, 'subject' | 'since'>): string[] => [
  subject,
  String(since),
]
