import { toolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Vendor } from '../connector.ts'
import type { ToolParts } from '../tool-host.ts'
import { createHaloConnector } from './halo.connector.ts'

/** Halo by an application that each organization has made in its own. */
export const halo = {
  application: 'Halo',
  open: (parts) => {
    const connector = createHaloConnector(parts)
    return {
      tickets(credentials) {
        const parsed = toolCredentials.Halo.safeParse(credentials)
        if (!parsed.success) throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
        return connector.openTickets(parsed.data)
      },
    }
  },
} satisfies Vendor<ToolParts>
