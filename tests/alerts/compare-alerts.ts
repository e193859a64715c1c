import { raise } from '#shared/domain/alerts/alert.ts'
import { countingFor, detect } from '#shared/domain/alerts/detect.ts'
import { detections } from '#shared/domain/alerts/detections.ts'
import { type EventSetup, plainSetup } from '#shared/domain/alerts/event-setup.ts'
import { createHistory } from '#shared/domain/alerts/history.ts'
import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'
import { documentedDifferences } from './documented-differences.ts'
import { detectionsFor, type Mapping } from './rule-topics.ts'

export type Outcome = 'hit' | 'miss' | 'falseAlarm' | 'silence' | 'differs' | 'notOurs'

/** One recorded verdict beside ours. */
export interface Compared {
  rule: string
  title: string
  outcome: Outcome
  way: Mapping['way']
  /** Of ours that answer the rule and spoke, or count for an alert. */
  raised: string[]
  counting: string[]
  reason: string
}

export interface Verdict {
  rule: string
  title: string
  matches: boolean
  log: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record with a verdict beside it, in the spellings that such collections have; undefined where there is none. */
export function verdictIn(record: unknown): Verdict | undefined {
  if (!isObject(record)) return undefined
  const matches =
    record['matches'] ?? record['expected'] ?? record['expectedResult'] ?? record['ExpectedResult']
  const log = record['log'] ?? record['event'] ?? record['Log']
  const isVerdict =
    typeof matches === 'boolean' || /^(true|false)$/i.test(typeof matches === 'string' ? matches : '')
  if (!isVerdict || log === undefined) return undefined
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    rule: text(record['rule']) || text(record['ruleId']) || text(record['id']) || 'without a name',
    title: text(record['test']) || text(record['name']),
    matches: /^true$/i.test(String(matches)),
    log,
  }
}

const spoke = (event: SecurityEvent, setup: EventSetup) =>
  detect({ event, history: () => [], setup, on: detections }).map(({ detection }) => detection)

/** The same setup with an exception for all that the event names. */
function withException(event: SecurityEvent, setup: EventSetup): EventSetup {
  const recipient = 'recipient' in event ? event.recipient?.name.toLowerCase() : undefined
  return {
    ...setup,
    exceptions: [
      {
        scope: {
          level: 'user',
          companyId: setup.companyId,
          account: event.account?.name ?? event.actor?.name ?? '',
        },
        duration: { from: undefined, until: undefined },
        countries: [],
        addresses: event.ip === undefined ? [] : [event.ip],
        domains: recipient?.includes('@') ? [recipient.slice(recipient.lastIndexOf('@') + 1)] : [],
        detections: detections.map(({ id }) => id),
      },
    ],
  }
}

/** Plays one recorded verdict by itself: an event that counts toward a window is an answer, too. */
export function compareOne({ rule, title, matches, log }: Verdict): Compared {
  const mapping = detectionsFor(rule)
  const base = { rule, title, way: mapping.way, raised: [], counting: [] }
  const reading = readRecord(undefined, log)
  if (reading.outcome === 'unread') return { ...base, outcome: 'notOurs', reason: reading.reason }
  if (reading.outcome === 'empty')
    return { ...base, outcome: matches ? 'miss' : 'silence', reason: reading.reason }
  const { event } = reading
  const setup = plainSetup('compared')
  const raised = spoke(event, setup).filter((id) => mapping.ids.includes(id))
  const counting = countingFor(event, setup)
    .map(({ id }) => id)
    .filter((id) => mapping.ids.includes(id))
  const found = { ...base, raised, counting }
  if (matches && raised.length > 0) return { ...found, outcome: 'hit', reason: 'raises' }
  if (matches && counting.length > 0) return { ...found, outcome: 'hit', reason: 'contributes to a window' }
  if (!matches && raised.length === 0) return { ...found, outcome: 'silence', reason: '' }
  const isSilencedByException = spoke(event, withException(event, setup)).length === 0
  const difference = documentedDifferences.find(({ holds }) =>
    holds({ event, theirs: matches, ours: !matches, title, isSilencedByException }),
  )
  if (difference) return { ...found, outcome: 'differs', reason: difference.why }
  return { ...found, outcome: matches ? 'miss' : 'falseAlarm', reason: '' }
}

/** Plays records without verdicts as the log of one tenant. */
export function playTenant(records: readonly unknown[]) {
  const unread = new Map<string, number>()
  const history = createHistory()
  const setup = plainSetup('played')
  const events = records.flatMap((raw) => {
    const reading = readRecord(undefined, raw)
    if (reading.outcome === 'read') return [reading.event]
    unread.set(reading.reason, (unread.get(reading.reason) ?? 0) + 1)
    return []
  })
  for (const event of events) history.add(event)
  const findings = events.flatMap((event) => detect({ event, history: history.find, setup }))
  return { events: events.length, unread, alerts: raise(findings) }
}
