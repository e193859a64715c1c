import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const NOTIFY_TABS = ['settings', 'rules', 'snoozed'] as const
export type NotifyTab = (typeof NOTIFY_TABS)[number]

export const RULE_SORTS = ['name', 'company', 'severity'] as const
export const SNOOZE_SORTS = ['name', 'company', 'until'] as const

/** What the address holds beside its path; `open` is a rule, or `new`. */
export const notifyAddressSchema = listAddress(['name', 'company', 'severity', 'until'] as const).extend({
  tab: z.enum(NOTIFY_TABS).optional().catch(undefined),
})
export type NotifyAddress = z.infer<typeof notifyAddressSchema>

/** Opens a rule that is not there yet. */
export const NEW_RULE = 'new'
