import { toolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Vendor } from '../connector.ts'
import { createConnectWiseConnector } from './connectwise.connector.ts'
import type { ConnectWiseParts } from './connectwise-client.ts'

/** ConnectWise PSA by keys that each organization has made in its own (INT-23). */
export const connectWise = {
  application: 'ConnectWise',
  open: (parts) => {
    const connector = createConnectWiseConnector(parts)
    return {
      tickets(credentials) {
        const parsed = toolCredentials.ConnectWise.safeParse(credentials)
        if (!parsed.success) throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
        return connector.openTickets(parsed.data)
      },
    }
  },
} satisfies Vendor<ConnectWiseParts>
