import { z } from 'zod'
import { askedTicket, isTicketOpenable, ticketWishSchema } from '#shared/domain/alerts/alert-ticket.ts'
import { ticketSettingsFieldsSchema, ticketSettingsId } from '#shared/domain/ticketing/ticket-settings.ts'
import { ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

/** POST secure/alert/{customerId}/{id}/ticket: opens a ticket of an alert by hand; one that is there stays the only one. */
export const alertOpenTicket = defineCommand({
  name: 'alert.openTicket',
  rev: 1,
  class: 'B',
  kind: 'alert',
  area: 'secure',
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({ customerId: z.uuid(), id: z.uuid(), priority: ticketWishSchema }),
  ids: ({ id }) => [id],
  partition: ({ customerId }) => partitionOf(customerId, 'alerts'),
  lane: ({ id }) => `alert/${id}`,
  merge: (_earlier, later) => later,
  reduce: (row, _args, { now }) =>
    row && isTicketOpenable(row.ticket) ? { ...row, ticket: askedTicket(now) } : row,
})

/** PUT integration/{integrationId}/mappings/customer: which customer of the tool a company is; null for none (INT-28). */
export const ticketMappingSet = defineCommand({
  name: 'ticketMapping.set',
  rev: 1,
  class: 'B',
  kind: 'ticketMapping',
  area: 'integrations',
  level: 'manage',
  needs: 'any',
  args: z.strictObject({
    toolId: z.uuid(),
    customerId: z.uuid(),
    accountId: z.string().min(1).max(ticketingLimits.id).nullable(),
  }),
  ids: ({ customerId }) => [customerId],
  partition: ({ customerId }) => partitionOf(customerId, 'integrations'),
  lane: ({ customerId }) => `ticketMapping/${customerId}`,
  requires: ({ customerId }) => [`customer/${customerId}`],
  merge: (_earlier, later) => later,
  sets: ({ accountId }) => ({ account_id: accountId }),
  reduce: (_row, { toolId, customerId, accountId }, { id }) =>
    accountId === null ? undefined : { id, customer_id: customerId, tool_id: toolId, account_id: accountId },
})

/** PUT integration/{integrationId}/mappings/ticket/{customerId}: how tickets of a company, or (null) of all, are opened (INT-29). */
export const ticketSettingsSet = defineCommand({
  name: 'ticketSettings.set',
  rev: 1,
  class: 'B',
  kind: 'ticketSettings',
  area: 'integrations',
  level: 'manage',
  needs: 'any',
  args: z.strictObject({
    toolId: z.uuid(),
    customerId: z.uuid().nullable(),
    settings: ticketSettingsFieldsSchema,
  }),
  ids: ({ customerId }) => [ticketSettingsId(customerId)],
  partition: ({ customerId }) => partitionOf(customerId ?? 'org', 'integrations'),
  lane: ({ customerId }) => `ticketSettings/${customerId ?? 'org'}`,
  requires: ({ customerId }) => (customerId === null ? [] : [`customer/${customerId}`]),
  merge: (_earlier, later) => later,
  sets: ({ settings }) => ({ ...settings }),
  reduce: (row, { toolId, customerId, settings }, { id }) => ({
    // Older devices say nothing of it.
    closes_alerts: row?.closes_alerts ?? null,
    ...settings,
    id,
    customer_id: customerId,
    tool_id: toolId,
  }),
})
