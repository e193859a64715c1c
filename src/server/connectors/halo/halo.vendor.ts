import { ticketVendor } from '../ticket-vendor.ts'
import { createHaloConnector } from './halo.connector.ts'

/** Halo by an application that each organization has made in its own. */
export const halo = ticketVendor('Halo', createHaloConnector)
