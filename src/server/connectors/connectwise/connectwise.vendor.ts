import { ticketVendor } from '../ticket-vendor.ts'
import { createConnectWiseConnector } from './connectwise.connector.ts'

/** ConnectWise PSA by keys that each organization has made in its own (INT-23). */
export const connectWise = ticketVendor('ConnectWise', createConnectWiseConnector)
