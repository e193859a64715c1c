import { alertRuleLimits, type AlertRuleFields } from '#shared/domain/alerts/alert-rule.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import { textOf } from '../setup/list-text.ts'
import { recipientsOf, recipientsProblem, storedRecipients } from './recipients-text.ts'
import type { NotifyProblem } from './use-notify-words.ts'

const MINUTES_AN_HOUR = 60
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR

/** A rule while it is entered: addresses one a line, a time in days, hours and minutes (ALERT-17). */
export interface RuleDraft extends Omit<AlertRuleFields, 'recipients' | 'remediation'> {
  recipients: string
  remediates: boolean
  days: string
  hours: string
  minutes: string
}

const NEW: AlertRuleFields = {
  name: '',
  enabled: true,
  detections: null,
  severity: 'medium',
  push: true,
  email: false,
  webhook: false,
  ticket: null,
  recipients: [],
  people: [],
  remediation: null,
}

export function ruleDraftOf(seen: AlertRuleFields = NEW): RuleDraft {
  const { name, enabled, detections, severity, push, email, webhook, ticket, people, remediation } = seen
  const time = remediation ?? MINUTES_AN_HOUR
  return {
    name,
    enabled,
    detections,
    severity,
    push,
    email,
    webhook,
    ticket,
    people,
    recipients: textOf(seen.recipients),
    remediates: remediation !== null,
    days: String(Math.floor(time / MINUTES_A_DAY)),
    hours: String(Math.floor((time % MINUTES_A_DAY) / MINUTES_AN_HOUR)),
    minutes: String(time % MINUTES_AN_HOUR),
  }
}

const wholeOf = (text: string): number =>
  /^\d{1,5}$/.test(text.trim()) ? Number(text) : text.trim() === '' ? 0 : NaN

const minutesOf = ({ days, hours, minutes }: Pick<RuleDraft, 'days' | 'hours' | 'minutes'>): number =>
  wholeOf(days) * MINUTES_A_DAY + wholeOf(hours) * MINUTES_AN_HOUR + wholeOf(minutes)

/** The rule that was entered, right or wrong. */
export const ruleOf = (draft: RuleDraft): AlertRuleFields => {
  const { name, enabled, detections, severity, push, email, webhook, ticket, people } = draft
  return {
    name: name.trim(),
    enabled,
    detections: detections?.toSorted() ?? null,
    severity,
    push,
    email,
    webhook,
    ticket,
    people: people.toSorted(),
    recipients: email ? recipientsOf(draft.recipients) : [],
    remediation: draft.remediates ? minutesOf(draft) : null,
  }
}

/** What was entered as it is kept. */
export const storedRule = (draft: RuleDraft): RuleDraft => ({
  ...draft,
  name: draft.name.trim(),
  detections: draft.detections?.toSorted() ?? null,
  recipients: storedRecipients(draft.recipients),
})

export function ruleProblems(draft: RuleDraft): Problems<RuleDraft, NotifyProblem> {
  const name = draft.name.trim()
  return {
    name: nameProblem(name),
    detections: draft.detections?.length === 0 ? { kind: 'noTypes' } : undefined,
    recipients: draft.email ? recipientsProblem(draft.recipients) : undefined,
    ...(draft.remediates ? timeProblem(draft) : {}),
  }
}

/** What is wrong with the name of a rule. */
export function nameProblem(name: string): NotifyProblem | undefined {
  if (name === '') return { kind: 'required' }
  return name.length > alertRuleLimits.name ? { kind: 'max', limit: alertRuleLimits.name } : undefined
}

function timeProblem(draft: RuleDraft): Problems<RuleDraft, NotifyProblem> {
  const wrong = (['days', 'hours', 'minutes'] as const).find((field) => Number.isNaN(wholeOf(draft[field])))
  if (wrong) return { [wrong]: { kind: 'invalid' } }
  const minutes = minutesOf(draft)
  if (minutes === 0) return { minutes: { kind: 'noTime' } }
  const most = alertRuleLimits.remediation / MINUTES_A_DAY
  return minutes > alertRuleLimits.remediation ? { days: { kind: 'max', limit: most } } : {}
}
