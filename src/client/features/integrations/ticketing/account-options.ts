import type { TicketAccount } from '#shared/domain/ticketing/ticket-tool.ts'
import type { ComboOption } from '#client/ui/fields/combo-list.tsx'

/** The customers to choose from; those of one name are told apart by their ids. */
export function accountOptions(accounts: readonly TicketAccount[]): ComboOption[] {
  const times = new Map<string, number>()
  for (const { name } of accounts) times.set(name, (times.get(name) ?? 0) + 1)
  return accounts.map(({ id, name }) => ({
    value: id,
    label: name,
    ...(times.get(name) === 1 ? {} : { detail: id }),
  }))
}
