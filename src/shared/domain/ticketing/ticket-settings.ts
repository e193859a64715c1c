import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import type { TicketField, TicketPriority } from './ticket-catalog.ts'
import { ticketingLimits } from './ticket-tool.ts'

const chosen = z.string().min(1).max(ticketingLimits.id).nullable()

const fields = {
  fields: z.strictObject({
    board: chosen,
    queue: chosen,
    type: chosen,
    subtype: chosen,
    team: chosen,
    status: chosen,
    closedStatus: chosen,
    issueType: chosen,
    assignee: chosen,
  } satisfies Record<TicketField, unknown>),
  priorities: z.strictObject({
    critical: chosen,
    high: chosen,
    medium: chosen,
    low: chosen,
    informational: chosen,
  } satisfies Record<TicketPriority, unknown>),
}

export const ticketSettingsFieldsSchema = z.strictObject({
  ...fields,
  /** Whether an alert is closed here when its ticket is closed there. What says nothing of it leaves it as it is. */
  closes_alerts: z.boolean().nullable().exactOptional(),
})
export type TicketSettingsFields = z.infer<typeof ticketSettingsFieldsSchema>

/** How tickets of one company, or (null) of all of them, are opened (INT-29). A company's null leaves it to the organization's. */
export const ticketSettingsSchema = z.object({
  id: z.string(),
  customer_id: z.string().nullable(),
  tool_id: z.string(),
  ...fields,
  closes_alerts: z.boolean().nullable(),
})
export type TicketSettings = z.infer<typeof ticketSettingsSchema>

const NAMESPACE = '5a2d7a4e-0f0b-4d0e-8f0e-0c1a7ed3a9b1'

/** The one row of a company, or (null) of the organization. */
export const ticketSettingsId = (customerId: string | null): string => uuidv5(customerId ?? 'org', NAMESPACE)

/** What a company says that leaves everything to the organization. */
export const nothingChosen: TicketSettingsFields & Pick<TicketSettings, 'closes_alerts'> = {
  fields: {
    board: null,
    queue: null,
    type: null,
    subtype: null,
    team: null,
    status: null,
    closedStatus: null,
    issueType: null,
    assignee: null,
  },
  priorities: { critical: null, high: null, medium: null, low: null, informational: null },
  closes_alerts: null,
}

/** What holds for a company: its own word, else the organization's, field by field. */
export const settledTicketSettings = (
  ofOrganization: TicketSettingsFields = nothingChosen,
  ofCompany: TicketSettingsFields = nothingChosen,
): TicketSettingsFields => ({
  fields: over(ofOrganization.fields, ofCompany.fields),
  priorities: over(ofOrganization.priorities, ofCompany.priorities),
  closes_alerts: ofCompany.closes_alerts ?? ofOrganization.closes_alerts ?? null,
})

/** Whether alerts close with their tickets, by what holds for a company: unless somebody has said that they do not. */
export const closesAlerts = ({ closes_alerts }: TicketSettingsFields): boolean => closes_alerts !== false

function over<K extends string>(
  below: Readonly<Record<K, string | null>>,
  above: Readonly<Record<K, string | null>>,
): Record<K, string | null> {
  const result: Record<K, string | null> = { ...below }
  for (const key of Object.keys(above) as K[]) result[key] = above[key] ?? below[key]
  return result
}
