import { supportEndpoints } from '#shared/contract/endpoints/support/tickets.ts'
import type { SupportRequest, SupportTicket } from '#shared/domain/support/support-ticket.ts'
import type { Caller } from '../device/device.ts'

/** Sends what somebody writes to support. Sent again with the same id, it is the same ticket. */
export const openSupportTicket = ({ call }: Caller, request: SupportRequest): Promise<SupportTicket> =>
  call(supportEndpoints.openSupportTicket, { body: request })

/** What the signed-in person has written to support, the newest first. */
export const readSupportTickets = ({ call }: Caller): Promise<SupportTicket[]> =>
  call(supportEndpoints.listSupportTickets)
