import { z } from 'zod'
import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import { listAddress } from '#client/parts/list/list-address.ts'

export const ALERT_SORTS = ['last_at', 'severity', 'title', 'company', 'account', 'country', 'count'] as const
/** The orders of incidents; `at` is when one began. */
export const INCIDENT_SORTS = ['last_at', 'at', 'severity', 'title', 'company', 'count', 'open'] as const
/** How far back a list looks, by the last of what happened (ALERT-01). */
export const ALERT_RANGES = ['last48Hours', 'lastMonth', 'last2Months', 'last3Months'] as const
export type AlertRange = (typeof ALERT_RANGES)[number]

const sorts = [...ALERT_SORTS, 'at', 'open'] as const

/**
 * What the address of the alerts holds beside its path; `open` is an alert, of incidents any alert of the one. Without
 * `state` it is of those to be looked at.
 */
export const alertsAddressSchema = listAddress(sorts).extend({
  /** Without it the list is of alerts. */
  by: z.literal('incident').optional().catch(undefined),
  state: z.enum(['closed', 'every']).optional().catch(undefined),
  severity: z.enum(SEVERITIES).optional().catch(undefined),
  range: z.enum(ALERT_RANGES).optional().catch(undefined),
  /** What is usual at the company, or at all (SHELL-26). */
  modal: z.literal('eventSettings').optional().catch(undefined),
})
export type AlertsAddress = z.infer<typeof alertsAddressSchema>
