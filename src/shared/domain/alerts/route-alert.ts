import type { AlertRule } from './alert-rule.ts'
import type { TicketWish } from './alert-ticket.ts'
import { isClosed } from './alert-row.ts'
import type { SettledAlertSettings } from './alert-settings.ts'
import { type AlertSeverity, SEVERITIES } from './alert-severity.ts'
import { isAbout, isSnoozing, type RoutedAlert, type SnoozeRule } from './snooze-rule.ts'

/** What decides how the alerts of a company notify. */
export interface AlertRouting {
  settings: SettledAlertSettings
  /** Those of the company and of the organization; others are left aside. */
  rules: readonly AlertRule[]
  snoozes: readonly SnoozeRule[]
}

/** Why an alert notifies nobody. */
export type Silence =
  /** Somebody has dealt with it. */
  | 'closed'
  /** It is snoozed, or a snooze rule is about it. */
  | 'snoozed'
  /** Alerts of the company are switched off. */
  | 'off'
  /** It is less severe than what notifies. */
  | 'belowSeverity'
  /** The rules that match it name no way that is switched on. */
  | 'noChannel'

/** How an alert notifies. */
export interface AlertRoute {
  silence: Silence | null
  /** To the devices of these users, or of everybody who may read it; null for none. */
  push: 'everybody' | readonly string[] | null
  /** Addresses of mail. */
  email: readonly string[]
  webhook: boolean
  /** Whether a ticket is opened, and at which priority; null for none. */
  ticket: TicketWish | null
  /** For how many minutes the sign-in of its account is blocked (ALERT-17). */
  remediation: number | null
  /** The rules that decided, by id; none where the settings did. */
  rules: readonly string[]
}

const silent = (silence: Silence, rules: readonly string[] = []): AlertRoute => ({
  silence,
  push: null,
  email: [],
  webhook: false,
  ticket: null,
  remediation: null,
  rules,
})

const isAtLeast = (severity: AlertSeverity, least: AlertSeverity) =>
  SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least)

/**
 * How an alert notifies at a moment, in milliseconds since 1970. Rules that match decide instead of the settings, several
 * of them together; a channel that is switched off carries nothing, whatever a rule says.
 */
export function routeAlert(
  alert: RoutedAlert,
  { settings, rules, snoozes }: AlertRouting,
  now: number,
): AlertRoute {
  if (isClosed(alert)) return silent('closed')
  if (!settings.enabled) return silent('off')
  if (isSnoozedAt(alert, snoozes, now)) return silent('snoozed')
  const threshold = settings.thresholds[alert.detection]
  if (threshold !== undefined && !isAtLeast(alert.severity, threshold)) return silent('belowSeverity')
  const matching = rules.filter((rule) => matches(rule, alert))
  return matching.length > 0 ? routeOfRules(matching, settings) : routeOfSettings(alert, settings)
}

/** Whether an alert notifies nobody because it was snoozed, itself or by a rule. */
export const isSnoozedAt = (alert: RoutedAlert, snoozes: readonly SnoozeRule[], now: number): boolean =>
  snoozeTest(snoozes, now)(alert)

/** The same for many alerts: which rules hold is looked at once. */
export function snoozeTest(snoozes: readonly SnoozeRule[], now: number): (alert: RoutedAlert) => boolean {
  const holding = snoozes.filter((rule) => isSnoozing(rule, now))
  return (alert) =>
    (alert.snoozed_until !== null && Date.parse(alert.snoozed_until) > now) ||
    holding.some((rule) => isAbout(rule, alert))
}

const matches = ({ enabled, customer_id, detections, severity }: AlertRule, alert: RoutedAlert) =>
  enabled &&
  (customer_id === null || customer_id === alert.customer_id) &&
  isAtLeast(alert.severity, severity) &&
  (detections === null || alert.detections.some((each) => detections.includes(each)))

function routeOfRules(rules: readonly AlertRule[], settings: SettledAlertSettings): AlertRoute {
  const pushing = settings.pushEnabled ? rules.filter(({ push }) => push) : []
  const mailing = settings.emailEnabled ? rules.filter(({ email }) => email) : []
  const decided: AlertRoute = {
    silence: null,
    push: peopleOf(pushing),
    email: unique(
      mailing.flatMap(({ recipients }) => (recipients.length > 0 ? recipients : settings.recipients)),
    ),
    webhook: settings.webhookEnabled && rules.some(({ webhook }) => webhook),
    ticket: settings.ticketingEnabled ? ticketOf(rules) : null,
    remediation: rules.reduce<number | null>(
      (longest, { remediation }) => (remediation === null ? longest : Math.max(longest ?? 0, remediation)),
      null,
    ),
    rules: rules.map(({ id }) => id),
  }
  return isTelling(decided) ? decided : { ...decided, silence: 'noChannel' }
}

/** The highest priority that one of them asks for. */
function ticketOf(rules: readonly AlertRule[]): TicketWish | null {
  if (rules.some(({ ticket }) => ticket === 'critical')) return 'critical'
  return rules.some(({ ticket }) => ticket === 'severity') ? 'severity' : null
}

function peopleOf(rules: readonly AlertRule[]): AlertRoute['push'] {
  if (rules.length === 0) return null
  return rules.some(({ people }) => people.length === 0)
    ? 'everybody'
    : unique(rules.flatMap(({ people }) => people))
}

function routeOfSettings(alert: RoutedAlert, settings: SettledAlertSettings): AlertRoute {
  if (!isAtLeast(alert.severity, settings.severity)) return silent('belowSeverity')
  const decided: AlertRoute = {
    silence: null,
    push: settings.pushEnabled ? 'everybody' : null,
    email: settings.emailEnabled ? unique(settings.recipients) : [],
    webhook: settings.webhookEnabled,
    ticket: settings.ticketingEnabled ? 'severity' : null,
    remediation: null,
    rules: [],
  }
  return isTelling(decided) ? decided : { ...decided, silence: 'noChannel' }
}

const isTelling = ({ push, email, webhook, ticket }: AlertRoute) =>
  push !== null || email.length > 0 || webhook || ticket !== null
const unique = (list: readonly string[]) => [...new Set(list)].toSorted()
