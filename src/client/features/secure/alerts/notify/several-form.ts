import type { AlertSettingsFields } from '#shared/domain/alerts/alert-settings.ts'
import type { AlertSeverity } from '#shared/domain/alerts/alert-severity.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import { recipientsOf, recipientsProblem } from './recipients-text.ts'
import { type Choice, type SettingSwitch, SWITCHES } from './settings-form.ts'
import type { NotifyProblem } from './use-notify-words.ts'

/** What is set for several companies at once; what is kept stays as it is at each of them. */
export interface SeveralDraft extends Record<SettingSwitch, Choice | 'keep'> {
  companies: string[]
  severity: AlertSeverity | 'inherit' | 'keep'
  recipientsOf: 'keep' | 'inherit' | 'own'
  recipients: string
}

export const nothingChosen: SeveralDraft = {
  companies: [],
  enabled: 'keep',
  push_enabled: 'keep',
  email_enabled: 'keep',
  webhook_enabled: 'keep',
  ticketing_enabled: 'keep',
  severity: 'keep',
  recipientsOf: 'keep',
  recipients: '',
}

/** Whether there is anything to save, and for whom (ALERT-22). */
export const isAnythingChosen = (draft: SeveralDraft): boolean =>
  draft.companies.length > 0 &&
  (SWITCHES.some((name) => draft[name] !== 'keep') ||
    draft.severity !== 'keep' ||
    draft.recipientsOf !== 'keep')

const switchOf = (choice: Choice | 'keep', before: boolean | null): boolean | null => {
  if (choice === 'keep') return before
  return choice === 'inherit' ? null : choice === 'on'
}

/** The settings of a company with what was chosen. */
export function withChosen(before: AlertSettingsFields, draft: SeveralDraft): AlertSettingsFields {
  const recipients = {
    keep: before.recipients,
    inherit: null,
    own: recipientsOf(draft.recipients),
  }[draft.recipientsOf]
  const severities = draft.severity === 'inherit' ? null : draft.severity
  return {
    thresholds: before.thresholds,
    quiet_hours: before.quiet_hours,
    ticketing_enabled: switchOf(draft.ticketing_enabled, before.ticketing_enabled),
    enabled: switchOf(draft.enabled, before.enabled),
    push_enabled: switchOf(draft.push_enabled, before.push_enabled),
    email_enabled: switchOf(draft.email_enabled, before.email_enabled),
    webhook_enabled: switchOf(draft.webhook_enabled, before.webhook_enabled),
    severity: severities === 'keep' ? before.severity : severities,
    recipients,
  }
}

export const severalProblems = (draft: SeveralDraft): Problems<SeveralDraft, NotifyProblem> => ({
  recipients:
    draft.recipientsOf === 'own'
      ? (recipientsProblem(draft.recipients) ??
        (recipientsOf(draft.recipients).length === 0 ? { kind: 'emailEmpty' } : undefined))
      : undefined,
})
