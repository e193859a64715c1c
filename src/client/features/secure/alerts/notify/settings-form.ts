import {
  type AlertSettingsFields,
  inheritedSettings,
  type SettledAlertSettings,
  settledSettings,
} from '#shared/domain/alerts/alert-settings.ts'
import type { AlertSeverity } from '#shared/domain/alerts/alert-severity.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import type { Form } from '#client/parts/form/use-form.ts'
import { textOf } from '../setup/list-text.ts'
import {
  recipientsOf,
  recipientsProblem,
  type RecipientsProblem,
  storedRecipients,
} from './recipients-text.ts'

export const CHANNELS = ['push_enabled', 'email_enabled', 'webhook_enabled', 'ticketing_enabled'] as const
export const SWITCHES = ['enabled', ...CHANNELS] as const
export type SettingSwitch = (typeof SWITCHES)[number]

/** On, off, or as for all companies, which only a company can be. */
export type Choice = 'inherit' | 'on' | 'off'

/** Settings while they are entered: nothing is left open for all companies, and anything may be for one. */
export interface SettingsDraft extends Record<SettingSwitch, Choice> {
  severity: AlertSeverity | 'inherit'
  recipients: string
  hasOwnRecipients: boolean
  thresholds: Record<string, AlertSeverity>
  isQuiet: boolean
  quietFrom: string
  quietUntil: string
}

export type SettingsProblem = RecipientsProblem | { kind: 'sameTimes' | 'required' }

export type SettingsForm = Form<SettingsDraft, SettingsProblem>

const USUAL_NIGHT = { from: '22:00', until: '07:00' }

const choiceOf = (value: boolean | null): Choice => {
  if (value === null) return 'inherit'
  return value ? 'on' : 'off'
}
const valueOf = (choice: Choice): boolean | null => (choice === 'inherit' ? null : choice === 'on')

/** What somebody said of a company; of all companies what holds, said or not. */
export function settingsDraftOf(
  seen: AlertSettingsFields = inheritedSettings,
  isOrganization: boolean,
): SettingsDraft {
  const quiet = seen.quiet_hours ?? USUAL_NIGHT
  const said = isOrganization ? settledFields(settledSettings(seen)) : seen
  return {
    enabled: choiceOf(said.enabled),
    push_enabled: choiceOf(said.push_enabled),
    email_enabled: choiceOf(said.email_enabled),
    webhook_enabled: choiceOf(said.webhook_enabled),
    ticketing_enabled: choiceOf(said.ticketing_enabled),
    severity: said.severity ?? 'inherit',
    recipients: textOf(said.recipients ?? []),
    hasOwnRecipients: said.recipients !== null,
    thresholds: seen.thresholds,
    isQuiet: seen.quiet_hours !== null,
    quietFrom: quiet.from,
    quietUntil: quiet.until,
  }
}

const settledFields = (settled: SettledAlertSettings): AlertSettingsFields => ({
  enabled: settled.enabled,
  push_enabled: settled.pushEnabled,
  email_enabled: settled.emailEnabled,
  webhook_enabled: settled.webhookEnabled,
  ticketing_enabled: settled.ticketingEnabled,
  recipients: [...settled.recipients],
  severity: settled.severity,
  thresholds: settled.thresholds,
  quiet_hours: settled.quietHours,
})

/** What was entered, right or wrong. */
export const settingsOf = (draft: SettingsDraft): AlertSettingsFields => ({
  enabled: valueOf(draft.enabled),
  push_enabled: valueOf(draft.push_enabled),
  email_enabled: valueOf(draft.email_enabled),
  webhook_enabled: valueOf(draft.webhook_enabled),
  ticketing_enabled: valueOf(draft.ticketing_enabled),
  severity: draft.severity === 'inherit' ? null : draft.severity,
  recipients: draft.hasOwnRecipients ? recipientsOf(draft.recipients) : null,
  thresholds: draft.thresholds,
  quiet_hours: draft.isQuiet ? { from: draft.quietFrom, until: draft.quietUntil } : null,
})

/** What was entered as it is kept. */
export const storedSettings = (draft: SettingsDraft): SettingsDraft => ({
  ...draft,
  recipients: draft.hasOwnRecipients ? storedRecipients(draft.recipients) : '',
  ...(draft.isQuiet ? {} : { quietFrom: USUAL_NIGHT.from, quietUntil: USUAL_NIGHT.until }),
})

/** What is wrong; `everywhere`: what holds for all companies, where these are the settings of one. */
export function settingsProblems(
  draft: SettingsDraft,
  everywhere: AlertSettingsFields | undefined,
): Problems<SettingsDraft, SettingsProblem> {
  const said = settingsOf(draft)
  const { emailEnabled, recipients } = everywhere ? settledSettings(everywhere, said) : settledSettings(said)
  const isNobody = emailEnabled && recipients.length === 0
  return {
    recipients:
      recipientsProblem(draft.hasOwnRecipients ? draft.recipients : '') ??
      (isNobody ? { kind: 'emailEmpty' } : undefined),
    ...(draft.isQuiet ? quietProblems(draft) : {}),
  }
}

function quietProblems({ quietFrom, quietUntil }: SettingsDraft): Problems<SettingsDraft, SettingsProblem> {
  if (quietFrom === '') return { quietFrom: { kind: 'required' } }
  if (quietUntil === '') return { quietUntil: { kind: 'required' } }
  return quietFrom === quietUntil ? { quietUntil: { kind: 'sameTimes' } } : {}
}
