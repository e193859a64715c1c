import type { OfferedField, TicketChoice, TicketField } from '#shared/domain/ticketing/ticket-catalog.ts'
import { ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import type { TicketChoices } from '../tickets.ts'
import { settingsAnswer, usersAnswer } from './syncro-answers.ts'
import type { SyncroClient } from './syncro-client.ts'

/** Reads what tickets of an organization's Syncro can be: issue types, states, priorities, and who may be given one (INT-29). */
export async function readChoices(client: SyncroClient): Promise<TicketChoices> {
  const {
    ticket_statuses: statuses,
    problem_types: issueTypes,
    priorities,
  } = await client.get('/tickets/settings', {}, settingsAnswer)
  const { users } = await client.get('/users', {}, usersAnswer)
  const states = (statuses ?? []).map((name) => choiceOf(name, name))
  const offered = (field: TicketField, required: boolean, choices: TicketChoice[]): OfferedField => ({
    field,
    required,
    choices: choices.slice(0, ticketingLimits.choices),
  })
  return {
    fields: [
      offered(
        'issueType',
        true,
        (issueTypes ?? []).map((name) => choiceOf(name, name)),
      ),
      offered('status', false, states),
      offered(
        'assignee',
        false,
        users.map(([id, name]) => choiceOf(String(id), name)),
      ),
      offered('closedStatus', false, states),
    ],
    priorities: (priorities ?? []).map((name) => ({ id: name, name: shown(name), within: [] })),
  }
}

const shown = (name: string) => name.slice(0, ticketingLimits.name)

/** Tickets name all but people by their names. */
const choiceOf = (id: string, name: string): TicketChoice => ({
  id,
  name: shown(name),
  within: [],
  requires: [],
  lacks: [],
})
