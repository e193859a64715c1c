import { afterEach, expect, test } from 'vitest'
import {
  type ConsentAnswer,
  consentChannel,
  giveConsent,
  type Line,
  receiveConsent,
} from './consent-channel.ts'

const open: Line[] = []
afterEach(() => {
  for (const line of open.splice(0)) line.close()
})

function channel(): Line {
  const line = consentChannel()
  open.push(line)
  return line
}

/** Waits shorter for somebody who does not come. */
const hurried = {
  setTimeout: (act: () => void) => setTimeout(act, 60),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
}

const consented: ConsentAnswer = { code: 'a-code', tenant: 'a-tenant', state: 'the-state', error: null }

test('the window that asked takes what the consent brought, and says so', async () => {
  const taken: ConsentAnswer[] = []
  receiveConsent(channel(), 'the-state', (each) => taken.push(each))
  expect(await giveConsent(channel(), consented)).toBe(true)
  expect(taken).toEqual([consented])
})

test('a refusal of the vendor is handed over as well', async () => {
  const taken: ConsentAnswer[] = []
  receiveConsent(channel(), 'the-state', (each) => taken.push(each))
  const refused = { code: null, tenant: null, state: 'the-state', error: 'access_denied' }
  expect(await giveConsent(channel(), refused)).toBe(true)
  expect(taken).toEqual([refused])
})

test('nobody takes a consent with a state that they do not know', async () => {
  const taken: ConsentAnswer[] = []
  receiveConsent(channel(), 'another-state', (each) => taken.push(each))
  receiveConsent(channel(), '', (each) => taken.push(each))
  expect(await giveConsent(channel(), consented, hurried)).toBe(false)
  expect(await giveConsent(channel(), { ...consented, state: '' }, hurried)).toBe(false)
  expect(taken).toEqual([])
})

test('a consent is taken once, and by nobody who has stopped waiting', async () => {
  const taken: ConsentAnswer[] = []
  const stop = receiveConsent(channel(), 'left', (each) => taken.push(each))
  stop()
  expect(await giveConsent(channel(), { ...consented, state: 'left' }, hurried)).toBe(false)
  receiveConsent(channel(), 'the-state', (each) => taken.push(each))
  expect(await giveConsent(channel(), consented)).toBe(true)
  expect(await giveConsent(channel(), consented, hurried)).toBe(false)
  expect(taken).toEqual([consented])
})

test('only the answer to this consent counts, and only a message of its shape is one', async () => {
  const taken: ConsentAnswer[] = []
  receiveConsent(channel(), 'the-state', (each) => taken.push(each))
  const stranger = channel()
  stranger.hear(() => stranger.say({ type: 'integration.taken', state: 'another-state' }))
  stranger.say({ type: 'integration.consented', ...consented, code: 7 })
  stranger.say({ type: 'integration.consented', ...consented, more: true })
  stranger.say({ type: 'other' })
  expect(await giveConsent(channel(), { ...consented, state: 'third' }, hurried)).toBe(false)
  expect(taken).toEqual([])
})
