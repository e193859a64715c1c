import { expect, test } from 'vitest'
import type { NoticeHint } from '#shared/domain/ticketing/ticket-hindrances.ts'
import { shownHints } from './shown-hints.ts'

const on = { ticketingEnabled: true, emailEnabled: true }
const off = { ticketingEnabled: false, emailEnabled: false }
const tickets: NoticeHint[] = ['mapToPsa', 'enableAlerts']
const emails: NoticeHint[] = ['enableAlerts', 'addRecipient']

test.each([
  ['nothing, where all arrives', { tickets: [], emails: [] }, on, { kind: 'off', hints: [] }],
  [
    'both, where neither arrives and one is wanted',
    { tickets, emails },
    { ...off, ticketingEnabled: true },
    { kind: 'both', hints: ['mapToPsa', 'enableAlerts', 'addRecipient'] },
  ],
  ['tickets', { tickets, emails: [] }, on, { kind: 'tickets', hints: tickets }],
  ['mails', { tickets: [], emails }, on, { kind: 'emails', hints: emails }],
  [
    'no mails where tickets alone are wanted',
    { tickets: [], emails },
    { ...off, ticketingEnabled: true },
    { kind: 'off', hints: [] },
  ],
  ['the way to a tool, where all is off', { tickets, emails }, off, { kind: 'off', hints: ['mapToPsa'] }],
])('hints are shown of %s', (_, found, settings, shown) => {
  expect(shownHints(found, settings)).toEqual(shown)
})
