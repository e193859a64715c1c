import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { AlertRule, AlertRuleFields } from '#shared/domain/alerts/alert-rule.ts'
import { type AlertSettingsFields, inheritedSettings } from '#shared/domain/alerts/alert-settings.ts'
import type { SnoozeDefinition, SnoozeRule, SnoozeTerms } from '#shared/domain/alerts/snooze-rule.ts'
import type { Device } from '../../device/device.ts'
import { submit, type SubmitOutcome } from '../../queue/submit.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'

type RuleKind = 'alertSettings' | 'alertRule' | 'snoozeRule'

const watchKind = <K extends RuleKind>(device: Device, kind: K): Observable<View<K>[]> =>
  from(liveQuery(() => viewShared(device, kind, device.login.organization.id))).pipe(
    map((views) => [...views.values()]),
  )

/** How alerts of each company, and of all of them, notify, with waiting changes; no row where nobody said anything. */
export const watchEveryAlertSettings = (device: Device) => watchKind(device, 'alertSettings')
/** The rules of every company and of the organization, with waiting changes. */
export const watchAlertRules = (device: Device) => watchKind(device, 'alertRule')
export const watchSnoozeRules = (device: Device) => watchKind(device, 'snoozeRule')

const seenOf = (fields: readonly string[], seen: object | undefined) =>
  Object.fromEntries(
    fields.map((field) => [field, (seen as Record<string, unknown> | undefined)?.[field] ?? null]),
  )

interface WhoseSettings {
  customerId: string | null
  /** Of the company, for the list of what waits. */
  name: string
  /** What the person saw. */
  seen: AlertSettingsFields | undefined
}

export const setAlertSettings = (
  device: Device,
  { customerId, name, seen }: WhoseSettings,
  settings: AlertSettingsFields,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'alertSettings.set',
    args: { customerId, settings },
    expect: seenOf(Object.keys(inheritedSettings), seen),
    subject: name,
    place: '',
  })

interface WhoseRule {
  customerId: string | null
  /** The rule that is changed; undefined for a new one, whose id the device makes. */
  seen: AlertRule | undefined
}

export const saveAlertRule = (
  device: Device,
  { customerId, seen }: WhoseRule,
  fields: AlertRuleFields,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'alertRule.save',
    args: { customerId, id: seen?.id ?? device.newId(), fields },
    expect: seenOf(Object.keys(fields), seen),
    subject: fields.name.trim(),
    place: '',
  })

export const deleteAlertRule = (
  device: Device,
  { id, customer_id: customerId, name, enabled }: AlertRule,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'alertRule.delete',
    args: { customerId, id },
    expect: { enabled },
    subject: name,
    place: '',
  })

/** A second rule about the same is refused (ALERT-12); whoever asks has looked for it on the device. */
export const addSnoozeRule = (
  device: Device,
  definition: SnoozeDefinition,
  terms: SnoozeTerms,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'snoozeRule.add',
    args: { ...definition, terms },
    subject: terms.name.trim(),
    place: '',
  })

export const setSnoozeRule = (
  device: Device,
  { id, customer_id: customerId, ...seen }: SnoozeRule,
  terms: SnoozeTerms,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'snoozeRule.set',
    args: { customerId, id, terms },
    expect: seenOf(Object.keys(terms), seen),
    subject: terms.name.trim(),
    place: '',
  })

export const deleteSnoozeRule = (
  device: Device,
  { id, customer_id: customerId, name, enabled }: SnoozeRule,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'snoozeRule.delete',
    args: { customerId, id },
    expect: { enabled },
    subject: name,
    place: '',
  })
