import { expect, test } from 'vitest'
import type { TicketCatalog, TicketChoice } from './ticket-catalog.ts'
import { nothingChosen, settledTicketSettings, type TicketSettingsFields } from './ticket-settings.ts'
import { chosenTicketIssues, ticketSettingsIssues } from './ticket-settings-issues.ts'

const choice = (id: string, more: Partial<TicketChoice> = {}): TicketChoice => ({
  id,
  name: id,
  within: [],
  requires: [],
  lacks: [],
  ...more,
})
const ofBoard = (...ids: string[]) => ({ within: [{ field: 'board' as const, ids }] })

/** Boards with types and subtypes, as one tool has them. */
const catalog: Pick<TicketCatalog, 'fields' | 'priorities'> = {
  fields: [
    {
      field: 'board',
      required: true,
      choices: [
        choice('desk', { requires: ['type', 'subtype'] }),
        choice('alerts'),
        choice('projects', { lacks: ['Project'] }),
        choice('bare', { requires: ['subtype'] }),
      ],
    },
    {
      field: 'type',
      required: false,
      choices: [choice('incident', ofBoard('desk')), choice('alert', ofBoard('alerts'))],
    },
    { field: 'subtype', required: false, choices: [choice('sign-in', ofBoard('desk'))] },
  ],
  priorities: [
    { id: 'p1', name: 'P1', within: [] },
    { id: 'p2', name: 'P2', within: [{ field: 'board', ids: ['alerts'] }] },
  ],
}
const priorities = { critical: 'p1', high: 'p1', medium: 'p1', low: 'p1', informational: 'p1' }
const chosen = (
  fields: Partial<TicketSettingsFields['fields']>,
  more: Partial<TicketSettingsFields['priorities']> = {},
): TicketSettingsFields => ({
  fields: { ...nothingChosen.fields, ...fields },
  priorities: { ...priorities, ...more },
})
const told = (settings: TicketSettingsFields) =>
  ticketSettingsIssues(catalog, settings).map(({ path, kind, names }) => [path, kind, ...names].join(' '))

test('every priority has to be mapped, and what the tool demands be chosen', () => {
  expect(told(nothingChosen)).toEqual([
    'board missing',
    'priorities.critical missing',
    'priorities.high missing',
    'priorities.medium missing',
    'priorities.low missing',
    'priorities.informational missing',
  ])
  expect(told(chosen({ board: 'alerts' }))).toEqual([])
  expect(told(chosen({ board: 'alerts' }, { informational: null }))).toEqual([
    'priorities.informational missing',
  ])
})

test('a board brings what it requires', () => {
  expect(told(chosen({ board: 'desk' }))).toEqual(['type missing', 'subtype missing'])
  expect(told(chosen({ board: 'desk', type: 'incident', subtype: 'sign-in' }))).toEqual([])
})

test('what belongs to another board is not offered, and what the tool has no more is gone', () => {
  expect(told(chosen({ board: 'desk', type: 'alert', subtype: 'sign-in' }, { low: 'p2' }))).toEqual([
    'type notOffered',
    'priorities.low notOffered',
  ])
  expect(told(chosen({ board: 'former' }, { low: 'p9' }))).toEqual(['board gone', 'priorities.low gone'])
})

test('a board that demands what cannot be set, or subtypes that it has none of, is of no use', () => {
  expect(told(chosen({ board: 'projects' }))).toEqual(['board unusable Project'])
  expect(told(chosen({ board: 'bare' }))).toEqual(['board unusable subtype', 'subtype missing'])
})

test('settings of all companies may leave something open, and a company says the rest', () => {
  const everywhere = { ...chosen({ type: 'alert' }), priorities: { ...priorities, low: null } }
  expect(chosenTicketIssues(catalog, everywhere)).toEqual([])
  const own = { ...nothingChosen, fields: { ...nothingChosen.fields, board: 'alerts' } }
  const settled = settledTicketSettings(everywhere, {
    ...own,
    priorities: { ...own.priorities, low: 'p2' },
  })
  expect([settled.fields.type, settled.priorities.low, told(settled)]).toEqual(['alert', 'p2', []])
})
