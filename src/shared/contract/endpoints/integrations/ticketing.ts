import { z } from 'zod'
import { alertSchema } from '#shared/domain/alerts/alert-row.ts'
import { ticketWishSchema } from '#shared/domain/alerts/alert-ticket.ts'
import { ticketCatalogSchema } from '#shared/domain/ticketing/ticket-catalog.ts'
import { ticketSettingsFieldsSchema } from '#shared/domain/ticketing/ticket-settings.ts'
import { ticketingLimits, ticketToolSchema, toolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { commandErrors } from '../parts.ts'

const integrationsRead = { area: 'integrations', level: 'readOnly' } as const
const integrationsManage = { area: 'integrations', level: 'manage' } as const
const ofTool = z.object({ integrationId: z.uuid() })
const ofToolAndCompany = ofTool.extend({ customerId: z.union([z.uuid(), z.literal('*')]) })

/** The tool as the API tells it: the row, and beside it the names of the specification (INT-02, INT-03). Secrets are never told. */
export const ticketToolAnswerSchema = ticketToolSchema.extend({
  IntegrationApplication: z.object({ application_name: z.string() }),
  integrationApplicationId: z.string(),
  lastSyncedStatus: z.string().nullable(),
  errorMessage: z.string().nullable(),
  catalog: ticketCatalogSchema.omit({ id: true }),
})
export type TicketToolAnswer = z.infer<typeof ticketToolAnswerSchema>

const mapping = z.object({
  customerId: z.string(),
  customerName: z.string(),
  /** Null where the company is not mapped. */
  accountId: z.string().nullable(),
  /** Null, too, where the tool does not have that customer any more. */
  accountName: z.string().nullable(),
  /** Whom the company seems to be by name, where it is not mapped; for who sees all companies. */
  suggestion: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type TicketMappingAnswer = z.infer<typeof mapping>

const settingsAnswer = z.object({
  /** What was said of the company, or (*) of all of them. */
  settings: ticketSettingsFieldsSchema,
  /** What holds. */
  settled: ticketSettingsFieldsSchema,
  /** What keeps tickets from being opened by it. */
  issues: z.array(z.object({ path: z.string(), kind: z.string(), names: z.array(z.string()) })),
})
export type TicketSettingsAnswer = z.infer<typeof settingsAnswer>

const connecting = {
  method: 'POST',
  access: integrationsManage,
  answer: ticketToolAnswerSchema,
  errors: ['failedValidation', 'psaNotConnected', 'otherToolConnected', 'noPermission', 'trialReadOnly'],
} as const
const byValues =
  'by values that are tried first and never told again; again, it changes them. What the tool offers is then read. For who sees all companies.'

export const ticketingEndpoints = {
  // INT-22
  connectAutotask: defineEndpoint({
    ...connecting,
    path: '/tools/autotask',
    summary: `Connects the organization to its Autotask ${byValues}`,
    body: z.strictObject({ credentials: toolCredentials.Autotask }),
  }),
  // INT-23
  connectConnectWise: defineEndpoint({
    ...connecting,
    path: '/tools/connectwise',
    summary: `Connects the organization to its ConnectWise PSA ${byValues}`,
    body: z.strictObject({ credentials: toolCredentials.ConnectWise }),
  }),
  // INT-24
  connectSyncro: defineEndpoint({
    ...connecting,
    path: '/tools/syncro',
    summary: `Connects the organization to its Syncro ${byValues}`,
    body: z.strictObject({ credentials: toolCredentials.Syncro }),
  }),
  // INT-25
  connectHalo: defineEndpoint({
    ...connecting,
    path: '/tools/halo',
    summary: `Connects the organization to its Halo ${byValues}`,
    body: z.strictObject({ credentials: toolCredentials.Halo }),
  }),
  getTicketTool: defineEndpoint({
    method: 'GET',
    path: '/ticketing',
    summary: 'The ticketing tool of the organization and what it lets choose.',
    access: integrationsRead,
    answer: ticketToolAnswerSchema,
    errors: ['notFound'],
  }),
  refreshTicketTool: defineEndpoint({
    method: 'POST',
    path: '/ticketing/:integrationId/refresh',
    summary: 'Has the customers of the tool, and what it lets choose, read anew.',
    access: integrationsManage,
    params: ofTool,
    status: 204,
    errors: ['notFound', 'noPermission', 'trialReadOnly'],
  }),
  deleteTicketTool: defineEndpoint({
    method: 'DELETE',
    path: '/ticketing/:integrationId',
    summary:
      'Disconnects the tool: what it offers, mappings, settings and what is kept to reach it are removed. Tickets stay in the tool. For who sees all companies.',
    access: integrationsManage,
    params: ofTool,
    status: 204,
    errors: ['notFound', 'noPermission', 'trialReadOnly'],
  }),
  makeTicketWebhook: defineEndpoint({
    method: 'POST',
    path: '/ticketing/:integrationId/webhook',
    summary:
      'Makes the address to which the tool posts that a ticket has changed, in place of the one before. Where the tool can be told, it is; else (url) a person enters it there, and it is never told again. For who sees all companies.',
    access: integrationsManage,
    params: ofTool,
    answer: z.object({ url: z.url().nullable() }),
    status: 201,
    errors: ['notFound', 'psaNotConnected', 'noPermission', 'trialReadOnly'],
  }),
  deleteTicketWebhook: defineEndpoint({
    method: 'DELETE',
    path: '/ticketing/:integrationId/webhook',
    summary:
      'Takes that address away: what is posted to it is refused from then on. For who sees all companies.',
    access: integrationsManage,
    params: ofTool,
    status: 204,
    errors: ['notFound', 'noPermission', 'trialReadOnly'],
  }),
  tellTicketChange: defineEndpoint({
    method: 'POST',
    path: '/ticketing/:integrationId/webhook/:key',
    summary:
      'What a tool posts when a ticket has changed. Nothing of it is believed: the ticket that `id` names, or all that are open, are read from the tool.',
    access: 'public',
    params: ofTool.extend({ key: z.string().regex(/^[\da-f]{64}$/) }),
    query: z.object({ id: z.string().max(ticketingLimits.id).optional() }),
    status: 204,
    errors: ['notFound', 'bodyTooLarge', 'tooManyRequests'],
  }),
  // INT-28
  listTicketMappings: defineEndpoint({
    method: 'GET',
    path: '/integration/:integrationId/mappings/customer',
    summary: 'Which customer of the ticketing tool each company is, and whom it seems to be by name.',
    access: integrationsRead,
    params: ofTool,
    answer: z.array(mapping),
    errors: ['notFound'],
  }),
  putTicketMapping: defineEndpoint({
    method: 'PUT',
    path: '/integration/:integrationId/mappings/customer',
    summary:
      'Says which customer of the ticketing tool a company is, or (null) that it is none. For who sees all companies.',
    access: integrationsManage,
    params: ofTool,
    body: z.strictObject({ customerId: z.uuid(), accountId: z.string().nullable() }),
    answer: mapping,
    errors: [...commandErrors, 'noPermission', 'externalAccountGone'],
    isCommand: true,
  }),
  // INT-29, INT-30
  getTicketSettings: defineEndpoint({
    method: 'GET',
    path: '/integration/:integrationId/mappings/ticket/:customerId',
    summary:
      'How tickets of a company, or (*) of all of them, are opened. What is null is left to the organization.',
    access: integrationsRead,
    params: ofToolAndCompany,
    answer: settingsAnswer,
    errors: ['notFound'],
  }),
  putTicketSettings: defineEndpoint({
    method: 'PUT',
    path: '/integration/:integrationId/mappings/ticket/:customerId',
    summary: 'Says how tickets of a company, or (*) of all of them, are opened.',
    access: integrationsManage,
    params: ofToolAndCompany,
    body: ticketSettingsFieldsSchema,
    answer: settingsAnswer,
    errors: [...commandErrors, 'noPermission', 'psaNotLoaded', 'ticketSettingsInvalid'],
    isCommand: true,
  }),
  // ALERT-19
  postAlertTicket: defineEndpoint({
    method: 'POST',
    path: '/secure/alert/:customerId/:id/ticket',
    summary: 'Opens a ticket of an alert. There is never more than one.',
    access: { area: 'secure', level: 'manage' },
    params: z.object({ customerId: z.uuid(), id: z.uuid() }),
    body: z.strictObject({ priority: ticketWishSchema.optional() }),
    answer: alertSchema,
    errors: [...commandErrors, 'ticketsNeedTool', 'ticketsNeedSettings', 'ticketsNeedMapping'],
    isCommand: true,
  }),
} as const
