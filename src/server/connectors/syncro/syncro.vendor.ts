import { toolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Vendor } from '../connector.ts'
import type { ToolParts } from '../tool-host.ts'
import { createSyncroConnector } from './syncro.connector.ts'

/** Syncro by a key that each organization has made in its own (INT-24). */
export const syncro = {
  application: 'Syncro',
  open: (parts) => {
    const connector = createSyncroConnector(parts)
    return {
      tickets(credentials) {
        const parsed = toolCredentials.Syncro.safeParse(credentials)
        if (!parsed.success) throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
        return connector.openTickets(parsed.data)
      },
    }
  },
} satisfies Vendor<ToolParts>
