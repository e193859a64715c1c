import { toolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Vendor } from '../connector.ts'
import type { ToolParts } from '../tool-host.ts'
import { createAutotaskConnector } from './autotask.connector.ts'

/** Autotask by a user for the API that each organization has made in its own (INT-22). */
export const autotask = {
  application: 'Autotask',
  open: (parts) => {
    const connector = createAutotaskConnector(parts)
    return {
      tickets(credentials) {
        const parsed = toolCredentials.Autotask.safeParse(credentials)
        if (!parsed.success) throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
        return connector.openTickets(parsed.data)
      },
    }
  },
} satisfies Vendor<ToolParts>
