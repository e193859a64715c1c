import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import type { Alert } from './alert.ts'
import { SEVERITIES } from './alert-severity.ts'
import { alertTicketSchema } from './alert-ticket.ts'
import type { SecurityEvent } from './security-event.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import { nameOf } from './who.ts'

/** How much of what a vendor tells is carried to devices; the server keeps the whole. */
export const alertLimits = {
  text: 300,
  value: 4000,
  changes: 20,
  facts: 20,
  timeline: 25,
  retentionDays: 90,
} as const

/** Where somebody is with an alert (ALERT-02). */
export const ALERT_STATUSES = ['new', 'inProgress', 'resolved', 'dismissed'] as const
export const alertStatusSchema = z.enum(ALERT_STATUSES)
export type AlertStatus = z.infer<typeof alertStatusSchema>

/** Whether nobody has to do anything about an alert any more. */
export const isClosed = ({ status }: { status: AlertStatus }): boolean =>
  status === 'resolved' || status === 'dismissed'

export const accountSchema = z.object({ id: z.string().nullable(), name: z.string().nullable() })

const placeSchema = z.object({
  /** ISO 3166-1 alpha-2, in capitals; null where the vendor knows none. */
  country: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
})

const momentSchema = z.object({
  at: z.string(),
  source: z.string(),
  /** In the vendor's words. */
  what: z.string(),
  account: z.string().nullable(),
  ip: z.string().nullable(),
  country: z.string().nullable(),
})
/** One thing that happened. */
export type AlertMoment = z.infer<typeof momentSchema>

/** What of an alert travels (ALERT-02). Times are ISO 8601 in UTC; title and description are texts by `detection`. */
export const alertSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  detection: z.string(),
  /** All that spoke of it, in order. */
  detections: z.array(z.string()),
  severity: z.enum(SEVERITIES),
  /** When the first and the last of what it tells happened. */
  at: z.string(),
  last_at: z.string(),
  /** When it was raised here. */
  raised_at: z.string(),
  count: z.number().int().positive(),
  account: accountSchema.nullable(),
  actor: accountSchema.extend({ kind: z.enum(['user', 'app', 'microsoft', 'provider']) }).nullable(),
  ip: z.string().nullable(),
  /** Null where the source tells no places at all. */
  location: placeSchema.nullable(),
  user_agent: z.string().nullable(),
  source: z.string(),
  changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  facts: z.array(z.string()),
  correlation_id: z.string().nullable(),
  /** The vendor's page of it. */
  url: z.string().nullable(),
  /** The last of what happened, the oldest first. */
  timeline: z.array(momentSchema),
  status: alertStatusSchema,
  /** The user; null as long as nobody did anything, or only the editing device knows of it. */
  handled_by: z.string().nullable(),
  handled_at: z.string().nullable(),
  /** Until then it notifies nobody (ALERT-10). */
  snoozed_until: z.string().nullable(),
  /** When it was last put into a mail; null where it never was (ALERT-10). */
  emailed_at: z.string().nullable(),
  /** When it was last opened again after it was closed; null where it never was. */
  reopened_at: z.string().nullable(),
  /** In the ticketing tool; null where nobody asked for one. */
  ticket: alertTicketSchema.nullable(),
})
export type AlertRow = z.infer<typeof alertSchema>

const NAMESPACE = '8d5a2f2b-31d6-4b8b-9d1c-6d0a5f6a1f07'

/** The one row of what is told once (`Finding.key`). */
export const alertId = (key: string): string => uuidv5(key, NAMESPACE)

const cut = (text: string, length: number = alertLimits.text) =>
  keepableText(text.length <= length ? text : `${text.slice(0, length - 1)}…`)
const cutOrNull = (text: string | undefined) => (text === undefined ? null : cut(text))

/** A time as it travels. One that no calendar has is the earliest there is. */
export const isoOf = (at: number): string => {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString()
}

const accountOf = (account: { id: string | undefined; name: string | undefined }) => ({
  id: cutOrNull(account.id),
  name: cutOrNull(account.name),
})

/** What of a vendor's address may be a link. */
const linkOf = (url: string | undefined) =>
  url !== undefined && url.length <= 2000 && /^https:\/\//i.test(url) ? keepableText(url) : null

/** What happened, in the vendor's words. */
function whatOf(event: SecurityEvent): string {
  if (event.kind === 'signIn') return [event.app.name, event.outcome].filter(Boolean).join(': ')
  if (event.kind === 'directoryChange') return event.activity
  if (event.kind === 'operation' || event.kind === 'activity') return event.operation
  if (event.kind === 'riskDetection') return event.type
  if (event.kind === 'riskState') return event.state
  if (event.kind === 'finding') return event.facts[0] ?? event.query
  if (event.kind === 'platform') return event.matter
  if (event.kind === 'postureRegression') return event.checkId
  return event.kind === 'mailThreat' ? (event.subject ?? '') : event.title
}

/** A moment of an alert's timeline. */
export const momentOf = (event: SecurityEvent): AlertMoment => ({
  at: isoOf(event.at),
  source: event.source,
  what: cut(whatOf(event)),
  account: cutOrNull(nameOf(event.account) ?? nameOf(event.actor)),
  ip: cutOrNull(event.ip),
  country: event.place?.country ?? null,
})

/** What people did with an alert and heard of it, and when it was raised: what no event changes. */
export type AlertHandling = Pick<
  AlertRow,
  | 'raised_at'
  | 'status'
  | 'handled_by'
  | 'handled_at'
  | 'snoozed_until'
  | 'emailed_at'
  | 'reopened_at'
  | 'ticket'
>

/** An alert that nobody has looked at yet. */
export const unhandled = (now: string): AlertHandling => ({
  raised_at: now,
  status: 'new',
  handled_by: null,
  handled_at: null,
  snoozed_until: null,
  emailed_at: null,
  reopened_at: null,
  ticket: null,
})

/** The row of an alert. `timeline`: the last of its moments, the oldest first; `count`: how many things happened. */
export function alertRowOf(
  alert: Alert,
  customerId: string,
  { timeline, count, handling }: { timeline: readonly AlertMoment[]; count: number; handling: AlertHandling },
): AlertRow {
  return {
    id: alertId(alert.key),
    customer_id: customerId,
    detection: alert.detection,
    detections: [...alert.detections],
    severity: alert.severity,
    at: isoOf(alert.at),
    last_at: isoOf(alert.lastAt),
    count,
    account: alert.account ? accountOf(alert.account) : null,
    actor: alert.actor ? { ...accountOf(alert.actor), kind: alert.actor.kind } : null,
    ip: cutOrNull(alert.ip),
    location: alert.place
      ? {
          country: alert.place.country ?? null,
          state: cutOrNull(alert.place.state),
          city: cutOrNull(alert.place.city),
        }
      : null,
    user_agent: cutOrNull(alert.userAgent),
    source: alert.source,
    changes: alert.changes.slice(0, alertLimits.changes).map(({ name, before, after }) => ({
      name: cut(name),
      before: cut(before, alertLimits.value),
      after: cut(after, alertLimits.value),
    })),
    facts: alert.facts.slice(0, alertLimits.facts).map((fact) => cut(fact)),
    correlation_id: cutOrNull(alert.correlationId),
    url: linkOf(alert.url),
    timeline: timeline.slice(-alertLimits.timeline),
    ...handling,
  }
}
