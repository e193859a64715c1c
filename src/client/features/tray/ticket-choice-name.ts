import type { TicketCatalog } from '#shared/domain/ticketing/ticket-catalog.ts'
import type { TicketAccount } from '#shared/domain/ticketing/ticket-tool.ts'

interface Chosen {
  /** Undefined where the device does not have it. */
  catalog: TicketCatalog | undefined
  accounts: readonly TicketAccount[] | undefined
  field: string
  member: string | undefined
}

/** What the tool calls what is chosen; undefined where it does not tell that, or nothing is chosen. */
export function ticketChoiceName(
  { catalog, accounts, field, member }: Chosen,
  id: unknown,
): string | undefined {
  const offered =
    field === 'account_id'
      ? accounts
      : field === 'priorities'
        ? catalog?.priorities
        : catalog?.fields.find((each) => each.field === member)?.choices
  return offered?.find((each) => each.id === id)?.name
}
