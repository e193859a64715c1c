import { z } from 'zod'
import { supportRequestSchema, supportTicketSchema } from '#shared/domain/support/support-ticket.ts'
import { defineEndpoint } from '../../endpoint.ts'

export const supportEndpoints = {
  // ORG-31
  openSupportTicket: defineEndpoint({
    method: 'POST',
    path: '/support/tickets',
    summary:
      'Keeps what somebody writes to support, and has it mailed there. Sent again with the same id and the same words, it is the same ticket.',
    access: 'signedIn',
    body: supportRequestSchema,
    answer: supportTicketSchema,
    errors: [
      'notFound',
      'alreadyExists',
      'failedValidation',
      'maximumSupportTicketsReached',
      'trialReadOnly',
    ],
  }),
  listSupportTickets: defineEndpoint({
    method: 'GET',
    path: '/support/tickets',
    summary: 'What the caller has written to support within a year, the newest first.',
    access: 'signedIn',
    answer: z.array(supportTicketSchema),
  }),
} as const
