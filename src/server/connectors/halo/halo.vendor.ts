import { haloCredentialsSchema } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Vendor } from '../connector.ts'
import { createHaloConnector } from './halo.connector.ts'
import type { HaloParts } from './halo-client.ts'

/** Halo by an application that each organization has made in its own. */
export const halo = {
  application: 'Halo',
  open: (parts) => {
    const connector = createHaloConnector(parts)
    return {
      tickets(credentials) {
        const parsed = haloCredentialsSchema.safeParse(credentials)
        if (!parsed.success) throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
        return connector.openTickets(parsed.data)
      },
    }
  },
} satisfies Vendor<HaloParts>
