import { expect, test } from 'vitest'
import { type AlertChannels, soundChannels } from './alert-channels.ts'
import { failingChannels } from './failing-channels.ts'

const SINCE = '2026-11-25T12:00:00.000Z'
const kindsOf = (given: Partial<AlertChannels> | null, recipients: string[] = []) =>
  failingChannels(given && { ...soundChannels('o'), ...given }, new Set(recipients)).map(({ kind }) => kind)
const webhook = { host: 'hook.example', failing_since: null, last_status: 200, disabled: false, given_up: 0 }

test('where nothing was told or everything arrives, nothing fails', () => {
  expect(kindsOf(null)).toEqual([])
  expect(kindsOf({ webhook })).toEqual([])
})

test('a mail server that takes nothing, and recipients that it refuses, are told; former recipients are not', () => {
  const mail = { failing_since: SINCE, refused: ['gone@msp.example'] }
  expect(kindsOf({ mail }, ['gone@msp.example'])).toEqual(['mailFailing', 'mailRefused'])
  expect(kindsOf({ mail }, ['other@msp.example'])).toEqual(['mailFailing'])
})

test('a webhook that fails, is gone, or has missed alerts is told', () => {
  expect(kindsOf({ webhook: { ...webhook, failing_since: SINCE, last_status: 500 } })).toEqual([
    'webhookFailing',
  ])
  expect(kindsOf({ webhook: { ...webhook, failing_since: SINCE, disabled: true, given_up: 3 } })).toEqual([
    'webhookDisabled',
    'webhookMissed',
  ])
})

test('a ticketing tool that takes no tickets, and alerts that have none for good, are told', () => {
  const tickets = { tool: 'Halo', failing_since: null, last_fault: null, given_up: 0 }
  expect(kindsOf({ tickets })).toEqual([])
  expect(
    kindsOf({ tickets: { ...tickets, failing_since: SINCE, last_fault: 'unreachable', given_up: 2 } }),
  ).toEqual(['ticketsFailing', 'ticketsMissed'])
})
