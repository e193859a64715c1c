import { z } from 'zod'
import { alertRuleFieldsSchema } from '#shared/domain/alerts/alert-rule.ts'
import { alertSettingsFieldsSchema, alertSettingsId } from '#shared/domain/alerts/alert-settings.ts'
import { snoozeDefinitionSchema, snoozeRuleId, snoozeTermsSchema } from '#shared/domain/alerts/snooze-rule.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

/** Null for what holds for every company. */
const customerId = z.uuid().nullable()

interface OfCompany {
  customerId: string | null
}

/** Arguments of before tickets, with what an older build leaves as it is said by nobody. */
const withMember =
  (name: 'settings' | 'fields', added: object) =>
  (args: unknown): unknown => {
    const before = args as Record<typeof name, object>
    return { ...before, [name]: { ...added, ...before[name] } }
  }

const ofSecure = {
  rev: 1,
  class: 'B',
  area: 'secure',
  level: 'manage',
  needs: 'any',
  partition: (args: OfCompany) => partitionOf(args.customerId ?? 'org', 'secure'),
  requires: (args: OfCompany) => (args.customerId === null ? [] : [`customer/${args.customerId}`]),
} as const

/** PUT secure/alert/setting: how alerts of a company, or (null) of all, notify (ALERT-04). */
export const alertSettingsSet = defineCommand({
  ...ofSecure,
  name: 'alertSettings.set',
  rev: 2,
  upcasts: { 1: withMember('settings', { ticketing_enabled: null }) },
  kind: 'alertSettings',
  args: z
    .strictObject({ customerId, settings: alertSettingsFieldsSchema })
    .refine((args) => args.customerId === null || args.settings.quiet_hours === null, {
      path: ['settings', 'quiet_hours'],
      message: 'Quiet hours are those of the organization',
    }),
  ids: (args) => [alertSettingsId(args.customerId)],
  lane: (args) => `alertSettings/${args.customerId ?? 'org'}`,
  merge: (_earlier, later) => later,
  sets: ({ settings }) => ({ ...settings }),
  reduce: (_row, { customerId: customer_id, settings }, { id }) => ({ ...settings, id, customer_id }),
})

const ofRule = {
  ...ofSecure,
  kind: 'alertRule',
  ids: (args: { id: string }) => [args.id],
  lane: (args: { id: string }) => `alertRule/${args.id}`,
} as const

/** POST and PUT secure/alert/rule (ALERT-05). */
export const alertRuleSave = defineCommand({
  ...ofRule,
  name: 'alertRule.save',
  rev: 2,
  upcasts: { 1: withMember('fields', { ticket: null }) },
  args: z.strictObject({ customerId, id: z.uuid(), fields: alertRuleFieldsSchema }),
  merge: (_earlier, later) => later,
  sets: ({ fields }) => ({ ...fields }),
  reduce: (_row, { customerId: customer_id, id, fields }, { now }) => ({
    ...fields,
    id,
    customer_id,
    changed_at: now,
  }),
})

/** DELETE secure/alert/rule/{id} */
export const alertRuleDelete = defineCommand({
  ...ofRule,
  name: 'alertRule.delete',
  needs: 'existing',
  args: z.strictObject({ customerId, id: z.uuid() }),
  sets: () => ({ enabled: null }),
  reduce: () => undefined,
})

const ofSnooze = {
  ...ofSecure,
  kind: 'snoozeRule',
} as const

const laneOfSnooze = (id: string) => `snoozeRule/${id}`

/** POST secure/alert/snooze: the second rule about the same is refused (ALERT-12). */
export const snoozeRuleAdd = defineCommand({
  ...ofSnooze,
  name: 'snoozeRule.add',
  needs: 'absent',
  args: snoozeDefinitionSchema.extend({ terms: snoozeTermsSchema }),
  ids: (args) => [snoozeRuleId(args)],
  lane: (args) => laneOfSnooze(snoozeRuleId(args)),
  reduce: (_row, { customerId: customer_id, detections, matter, terms }, { id, userId }) => ({
    ...terms,
    id,
    customer_id,
    detections,
    matter,
    created_by: userId ?? null,
  }),
})

/** PUT secure/alert/snooze/{id}: its name, its time, and whether it holds. */
export const snoozeRuleSet = defineCommand({
  ...ofSnooze,
  name: 'snoozeRule.set',
  needs: 'existing',
  args: z.strictObject({ customerId, id: z.uuid(), terms: snoozeTermsSchema }),
  ids: (args) => [args.id],
  lane: (args) => laneOfSnooze(args.id),
  merge: (_earlier, later) => later,
  sets: ({ terms }) => ({ ...terms }),
  reduce: (row, { terms }) => row && { ...row, ...terms },
})

/** DELETE secure/alert/snooze/{id} */
export const snoozeRuleDelete = defineCommand({
  ...ofSnooze,
  name: 'snoozeRule.delete',
  needs: 'existing',
  args: z.strictObject({ customerId, id: z.uuid() }),
  ids: (args) => [args.id],
  lane: (args) => laneOfSnooze(args.id),
  sets: () => ({ enabled: null }),
  reduce: () => undefined,
})
