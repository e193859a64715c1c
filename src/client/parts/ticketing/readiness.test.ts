import { expect, test } from 'vitest'
import { nothingChosen } from '#shared/domain/ticketing/ticket-settings.ts'
import type { Ticketing } from '#client/data/nouns/ticketing.ts'
import { knownHindrances, readinessOf } from './readiness.ts'

const AT = '2026-11-26T08:00:00.000Z'
const said = { id: 's', tool_id: 't' }
const priorities = { critical: 'p', high: 'p', medium: 'p', low: 'p', informational: 'p' }
const ticketing: Ticketing = {
  tool: {
    id: 't',
    type: 'Halo',
    state: 'Sync Successful',
    fault: null,
    connected_at: AT,
    checked_at: AT,
    webhook: null,
  },
  catalog: {
    id: 't',
    host: 'msp.halopsa.com',
    read_at: AT,
    fields: [],
    priorities: [{ id: 'p', name: 'P', within: [] }],
    accounts: 0,
  },
  mappings: new Map(),
  settings: new Map([[null, { ...said, ...nothingChosen, customer_id: null }]]),
}
const ofCompany = { ...said, ...nothingChosen, priorities, customer_id: 'a' }

test('a company is judged by its own word over that of all, and by its mapping', () => {
  expect(knownHindrances(ticketing, 'a', true)).toEqual(['toolUnfinished', 'notMapped'])
  const settings = new Map([...ticketing.settings, ['a', ofCompany] as const])
  expect(knownHindrances({ ...ticketing, settings }, 'a', true)).toEqual(['notMapped'])
})

test('of all companies no mapping is missing', () => {
  expect(readinessOf(ticketing, null).mapping).toEqual({ tool_id: 't' })
})

test('who may not read integrations knows only whether there is a tool', () => {
  expect(knownHindrances(ticketing, 'a', false)).toEqual([])
  expect(knownHindrances({ ...ticketing, tool: undefined }, 'a', false)).toEqual(['noTool'])
})
