import { describe, expect, test } from 'vitest'
import type { TicketCatalog } from '#shared/domain/ticketing/ticket-catalog.ts'
import {
  nothingChosen,
  type TicketSettingsFields,
  ticketSettingsFieldsSchema,
} from '#shared/domain/ticketing/ticket-settings.ts'
import {
  choicesFor,
  isDemanded,
  openPaths,
  saysAnything,
  type TicketDraft,
  ticketDraftOf,
  ticketProblems,
  ticketSettingsOf,
} from './settings-form.ts'

const choice = { within: [], requires: [], lacks: [] }
const ofIncidents = { ...choice, within: [{ field: 'type' as const, ids: ['1'] }] }
const catalog: Pick<TicketCatalog, 'fields' | 'priorities'> = {
  fields: [
    {
      field: 'type',
      required: true,
      choices: [
        { ...choice, id: '1', name: 'Incident', requires: ['team'] },
        { ...choice, id: '2', name: 'Change', lacks: ['Category'] },
      ],
    },
    {
      field: 'team',
      required: false,
      choices: [
        { ...ofIncidents, id: 'desk', name: 'Desk' },
        { ...choice, id: 'security', name: 'Security' },
      ],
    },
  ],
  priorities: [{ id: 'p', name: 'P', within: [] }],
}
const priorities = {
  'priorities.critical': 'p',
  'priorities.high': 'p',
  'priorities.medium': 'p',
  'priorities.low': 'p',
  'priorities.informational': 'p',
} as const
const draftOf = (said: Partial<TicketDraft>): TicketDraft => ({ ...ticketDraftOf(), ...said })
const whole = ticketSettingsOf(draftOf({ type: '1', team: 'desk', ...priorities }))

describe('ticket settings', () => {
  test('come back as they were said, and the server takes them', () => {
    expect(ticketSettingsOf(ticketDraftOf(whole))).toEqual(whole)
    expect(ticketSettingsFieldsSchema.parse(whole)).toEqual(whole)
    expect(ticketSettingsOf(ticketDraftOf())).toEqual(nothingChosen)
    for (const closes of [true, false, null]) {
      const draft = ticketDraftOf({ ...nothingChosen, closes_alerts: closes })
      expect([ticketSettingsOf(draft).closes_alerts, saysAnything(draft)]).toEqual([closes, false])
    }
    expect([saysAnything(ticketDraftOf()), saysAnything(ticketDraftOf(whole))]).toEqual([false, true])
  })

  test('of all companies may leave something open, which is named', () => {
    const draft = draftOf({ type: '1', ...priorities, 'priorities.low': '' })
    expect(ticketProblems(catalog, draft, undefined)).toEqual({})
    expect(openPaths(catalog, draft, undefined)).toEqual(['team', 'priorities.low'])
  })

  test('of a company are enough together with those of all, unless it says nothing', () => {
    const everywhere = { ...whole, fields: { ...whole.fields, team: null } }
    expect(ticketProblems(catalog, draftOf({ 'priorities.high': 'p' }), everywhere)).toEqual({
      team: { kind: 'missing', names: [] },
    })
    expect(ticketProblems(catalog, draftOf({ team: 'desk' }), everywhere)).toEqual({})
    expect(ticketProblems(catalog, draftOf({}), everywhere)).toEqual({})
  })

  test('have each problem at its field', () => {
    const draft = draftOf({ type: '2', team: 'desk', 'priorities.high': 'former' })
    expect(ticketProblems(catalog, draft, undefined)).toEqual({
      type: { kind: 'unusable', names: ['Category'] },
      team: { kind: 'notOffered', names: [] },
      'priorities.high': { kind: 'gone', names: [] },
    })
  })

  test('offer what goes with the rest, and keep what was chosen in sight', () => {
    const teams = { choices: catalog.fields[1]?.choices ?? [] }
    const idsFor = (said: Partial<TicketDraft>, everywhere: TicketSettingsFields = nothingChosen) =>
      choicesFor(teams, said.team ?? '', draftOf(said), everywhere).map(({ id }) => id)
    expect(idsFor({ type: '1' })).toEqual(['desk', 'security'])
    expect(idsFor({ type: '2' })).toEqual(['security'])
    expect(idsFor({ type: '2', team: 'desk' })).toEqual(['desk', 'security'])
    expect(idsFor({}, { ...whole, fields: { ...whole.fields, type: '2' } })).toEqual(['security'])
  })

  test('mark a field that something chosen demands', () => {
    expect(isDemanded(catalog, draftOf({}), undefined, 'type')).toBe(true)
    expect(isDemanded(catalog, draftOf({}), undefined, 'team')).toBe(false)
    expect(isDemanded(catalog, draftOf({ type: '1', team: 'desk' }), undefined, 'team')).toBe(true)
  })
})
