import { ticketVendor } from '../ticket-vendor.ts'
import { createSyncroConnector } from './syncro.connector.ts'

/** Syncro by a key that each organization has made in its own (INT-24). */
export const syncro = ticketVendor('Syncro', createSyncroConnector)
