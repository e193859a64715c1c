import { expect, test } from 'vitest'
import { noticeHints, ticketHindrances } from './ticket-hindrances.ts'
import { nothingChosen } from './ticket-settings.ts'

const priorities = { critical: 'p', high: 'p', medium: 'p', low: 'p', informational: 'p' }
const ready = {
  tool: { id: 't' },
  catalog: {
    read_at: '2026-11-25T12:00:00.000Z',
    fields: [],
    priorities: [{ id: 'p', name: 'P', within: [] }],
  },
  mapping: { tool_id: 't' },
  settings: { ...nothingChosen, priorities },
}

test.each([
  [{}, []],
  [{ tool: undefined }, ['noTool']],
  [{ catalog: undefined }, ['toolUnfinished']],
  [{ catalog: { ...ready.catalog, read_at: null } }, ['toolUnfinished']],
  [{ settings: nothingChosen, mapping: undefined }, ['toolUnfinished', 'notMapped']],
  // Of a tool of before.
  [{ mapping: { tool_id: 'other' } }, ['notMapped']],
])('with %j tickets are hindered by %j', (change, told) => {
  expect(ticketHindrances({ ...ready, ...change })).toEqual(told)
})

test('each hindrance has its way out, of tickets and of mails', () => {
  const settings = { enabled: true, recipients: ['desk@msp.example'] }
  expect(noticeHints(ready, settings)).toEqual({ tickets: [], emails: [] })
  expect(
    noticeHints(
      { ...ready, settings: nothingChosen, mapping: undefined },
      { enabled: false, recipients: [] },
    ),
  ).toEqual({
    tickets: ['finishPsa', 'mapToPsa', 'enableAlerts'],
    emails: ['enableAlerts', 'addRecipient'],
  })
  expect(noticeHints({ ...ready, tool: undefined }, settings).tickets).toEqual(['integratePsa'])
})
