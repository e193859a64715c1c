import type { TicketingApplication } from '#shared/domain/integrations/applications.ts'
import { type ToolCredentials, toolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { ConnectorError } from './connector-error.ts'
import type { Vendor } from './connector.ts'
import type { Tickets } from './tickets.ts'

/** The vendor of a ticketing tool, which each organization reaches with credentials of its own. */
export const ticketVendor = <Application extends TicketingApplication, Parts>(
  application: Application,
  create: (parts: Parts) => { openTickets: (credentials: ToolCredentials<Application>) => Tickets },
) =>
  ({
    application,
    open: (parts: Parts) => {
      const connector = create(parts)
      return {
        tickets(credentials: unknown) {
          const known = toolCredentials[application].safeParse(credentials)
          if (!known.success) throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
          return connector.openTickets(known.data as ToolCredentials<Application>)
        },
      }
    },
  }) satisfies Vendor<Parts>
