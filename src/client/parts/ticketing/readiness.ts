import { type TicketHindrance, ticketHindrances } from '#shared/domain/ticketing/ticket-hindrances.ts'
import { settledTicketSettings } from '#shared/domain/ticketing/ticket-settings.ts'
import type { TicketReadiness } from '#shared/domain/ticketing/ticket-hindrances.ts'
import type { Ticketing } from '#client/data/nouns/ticketing.ts'

/** What decides whether tickets of a company, or (null) of those that say nothing themselves, can be opened. */
export const readinessOf = (
  { tool, catalog, mappings, settings }: Ticketing,
  customerId: string | null,
): TicketReadiness => ({
  tool,
  catalog,
  // Companies are mapped one by one, so that of all of them nothing is missing.
  mapping: customerId === null ? tool && { tool_id: tool.id } : mappings.get(customerId)?.row,
  settings: settledTicketSettings(
    settings.get(null),
    customerId === null ? undefined : settings.get(customerId),
  ),
})

/** What keeps tickets of a company from being opened, as far as somebody can know who may not read integrations. */
export function knownHindrances(
  ticketing: Ticketing,
  customerId: string,
  mayRead: boolean,
): TicketHindrance[] {
  const all = ticketHindrances(readinessOf(ticketing, customerId))
  return mayRead ? all : all.filter((each) => each === 'noTool')
}
