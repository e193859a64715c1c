import type { z } from 'zod'
import type { OfferedField, TicketChoice, TicketField } from '#shared/domain/ticketing/ticket-catalog.ts'
import { ticketingLimits } from '#shared/domain/ticketing/ticket-tool.ts'
import { compare } from '#shared/lib/compare.ts'
import type { TicketChoices } from '../tickets.ts'
import {
  boardsAnswer,
  prioritiesAnswer,
  statusesAnswer,
  subtypesAnswer,
  teamsAnswer,
  typesAnswer,
} from './connectwise-answers.ts'
import type { ConnectWiseClient } from './connectwise-client.ts'
import { connectWiseLimits } from './limits.ts'

interface Offers {
  board: TicketChoice[]
  type: TicketChoice[]
  subtype: TicketChoice[]
  team: TicketChoice[]
  status: TicketChoice[]
  closedStatus: TicketChoice[]
}

/** Reads what tickets of a company's ConnectWise can be: its boards with what each has, and priorities (INT-29). */
export async function readChoices(client: ConnectWiseClient): Promise<TicketChoices> {
  const boards = (
    await listOf(
      client,
      '/service/boards',
      { conditions: 'inactiveFlag=false and projectFlag=false' },
      boardsAnswer,
    )
  )
    .filter(({ inactiveFlag, projectFlag }) => !inactiveFlag && !projectFlag)
    .slice(0, connectWiseLimits.boards)
  const offers: Offers = { board: [], type: [], subtype: [], team: [], status: [], closedStatus: [] }
  for (const board of boards) await readBoard(client, board, offers)
  const priorities = await listOf(client, '/service/priorities', {}, prioritiesAnswer)
  const offered = (field: keyof Offers, required: boolean): OfferedField => ({
    field,
    required,
    choices: offers[field].slice(0, ticketingLimits.choices),
  })
  return {
    fields: [
      offered('board', true),
      offered('type', false),
      offered('subtype', false),
      offered('team', false),
      offered('status', false),
      offered('closedStatus', false),
    ],
    priorities: priorities
      .toSorted((a, b) => compare(a.sortOrder ?? 0, b.sortOrder ?? 0))
      .map(({ id, name }) => ({ id: String(id), name: shown(name), within: [] })),
  }
}

/**
 * Adds the types, subtypes, teams and states of a board. The API does not tell which of them the board requires of a ticket, so a
 * type is required where the board has any, and a subtype where the type has any: more is never required (INT-30).
 */
async function readBoard(client: ConnectWiseClient, board: { id: number; name: string }, offers: Offers) {
  const place = `/service/boards/${board.id}`
  const types = (await listOf(client, `${place}/types`, {}, typesAnswer)).filter(isActive)
  const subtypes = (await listOf(client, `${place}/subtypes`, {}, subtypesAnswer)).filter(isActive)
  const teams = (await listOf(client, `${place}/teams`, {}, teamsAnswer)).filter(isActive)
  const statuses = (await listOf(client, `${place}/statuses`, {}, statusesAnswer)).filter(
    ({ inactive }) => !inactive,
  )
  const here: TicketChoice['within'] = [{ field: 'board', ids: [String(board.id)] }]
  const typesOf = (subtype: (typeof subtypes)[number]) =>
    types.filter(({ id }) => subtype.typeAssociationIds?.includes(id) ?? true)
  const add = (field: keyof Offers, choice: { id: number; name: string }, more: Partial<TicketChoice> = {}) =>
    void offers[field].push({
      id: String(choice.id),
      name: shown(choice.name),
      within: here,
      requires: [],
      lacks: [],
      ...more,
    })
  const requiring = (field: TicketField, is: boolean) => ({ requires: is ? [field] : [] })
  add('board', board, { within: [], ...requiring('type', types.length > 0) })
  for (const type of types)
    add(
      'type',
      type,
      requiring(
        'subtype',
        subtypes.some((each) => typesOf(each).includes(type)),
      ),
    )
  for (const subtype of subtypes)
    add('subtype', subtype, {
      within: [...here, { field: 'type', ids: typesOf(subtype).map(({ id }) => String(id)) }],
    })
  for (const team of teams) add('team', team)
  for (const status of statuses) {
    add('status', status)
    if (status.closedStatus) add('closedStatus', status)
  }
}

const isActive = ({ inactiveFlag }: { inactiveFlag?: boolean | null | undefined }) => !inactiveFlag

async function listOf<T>(
  client: ConnectWiseClient,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: z.ZodType<T[]>,
): Promise<T[]> {
  const rows: T[] = []
  for await (const page of client.all(path, query, schema)) rows.push(...page)
  return rows
}

const shown = (name: string) => name.slice(0, ticketingLimits.name)
