import { toolName } from '#shared/domain/integrations/applications.ts'
import type { TicketField, TicketPriority } from '#shared/domain/ticketing/ticket-catalog.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { watchTicketAccounts, watchTicketing } from '#client/data/nouns/ticketing.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { fieldName, fieldValue } from '#client/parts/field-words.ts'
import { useTexts } from '#client/texts/texts.ts'
import { conflictFields } from './conflict-fields.ts'
import { ConflictSides } from './conflict-sides.tsx'
import { ticketChoiceName } from './ticket-choice-name.ts'

/** What two have changed of how tickets are opened, with what is chosen by its name at the tool. */
export function TicketConflict({ record }: { record: CommandRecord }) {
  const t = useTexts('tray')
  const ticketing = useTexts('ticketing')
  const { catalog, tool } = useWatched(watchTicketing) ?? {}
  const accounts = useWatched(watchTicketAccounts)
  const nameOf = (field: string, member: string | undefined) => {
    if (field === 'fields' && member) return ticketing(`fields.${member as TicketField}`)
    if (field === 'priorities' && member)
      return ticketing('settings.priorityOf', {
        priority: ticketing(`priorities.${member as TicketPriority}`),
      })
    if (field === 'closes_alerts') return ticketing('closing.closesAlerts')
    return field === 'account_id'
      ? ticketing('mapping.account', { name: toolName(tool?.type ?? '') })
      : fieldName(field, t)
  }
  return conflictFields(record).map(({ field, member, ...sides }) => (
    <ConflictSides
      key={`${field} ${member}`}
      name={nameOf(field, member)}
      sides={sides}
      word={(side) =>
        ticketChoiceName({ catalog, accounts, field, member }, side) ?? fieldValue(side, t, field)
      }
    />
  ))
}
