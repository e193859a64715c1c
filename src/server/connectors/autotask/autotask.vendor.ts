import { ticketVendor } from '../ticket-vendor.ts'
import { createAutotaskConnector } from './autotask.connector.ts'

/** Autotask by a user for the API that each organization has made in its own (INT-22). */
export const autotask = ticketVendor('Autotask', createAutotaskConnector)
