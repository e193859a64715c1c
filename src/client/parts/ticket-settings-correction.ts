import { ticketMappingSet, ticketSettingsSet } from '#shared/contract/commands/ticketing-commands.ts'
import type { TicketSettingsFields } from '#shared/domain/ticketing/ticket-settings.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'

type Refused = Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'>

/** Ticket settings that somebody entered and the server refused. */
export interface TicketSettingsCorrection {
  key: string
  toolId: string
  customerId: string | null
  settings: TicketSettingsFields
}

/** What of a refused change can be corrected in the form of ticket settings; undefined where it is of another kind (ERR-11). */
export function ticketSettingsCorrection({
  key,
  name,
  state,
  body: { args },
}: Refused): TicketSettingsCorrection | undefined {
  if (state !== 'rejected' || name !== ticketSettingsSet.name) return undefined
  const refused = ticketSettingsSet.args.safeParse(args).data
  return refused && { key, ...refused }
}

/** Whom a company was to be mapped to, where the server refused that: another customer is chosen in its panel. */
export function ticketMappingCorrection({ name, state, body: { args } }: Refused) {
  if (state !== 'rejected' || name !== ticketMappingSet.name) return undefined
  return ticketMappingSet.args.safeParse(args).data
}
