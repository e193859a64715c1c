import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { consentLimits } from '#shared/domain/integrations/consent-limits.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#client/data/call/api-error.ts'
import type { ConsentAnswer } from '#client/data/nouns/consent/consent-channel.ts'
import { settled } from '#tests/support/settled.ts'
import {
  type ConnectedIntegration,
  type ConnectEvent,
  connectMachine,
  type ShownConsentPage,
} from './connect.machine.ts'

const PAGE: ShownConsentPage = {
  url: 'https://login.example/adminconsent',
  state: 'the-state',
  isShown: true,
}
const ANSWER: ConsentAnswer = { code: null, tenant: 'a-tenant', state: 'the-state', error: null }

const never = () => new Promise<never>(() => {})
const refusal = (code: ErrorCode) => new ApiError('server', { code })

interface World {
  showPage?: () => Promise<ShownConsentPage>
  hear?: (state: string) => Promise<ConsentAnswer>
  confirm?: (answer: ConsentAnswer) => Promise<ConnectedIntegration>
}

/** A connection in a world in which nobody answers unless it is said who does. */
function open({ showPage = never, hear = never, confirm = never }: World = {}) {
  const clock = new SimulatedClock()
  const aborted: string[] = []
  const actor = createActor(
    connectMachine.provide({
      actors: {
        showPage: fromPromise<ShownConsentPage>(() => showPage()),
        hear: fromPromise<ConsentAnswer, { state: string }>(({ input, signal }) => {
          signal.addEventListener('abort', () => aborted.push(input.state))
          return hear(input.state)
        }),
        confirm: fromPromise<ConnectedIntegration, ConsentAnswer>(({ input }) => confirm(input)),
      },
    }),
    { clock },
  ).start()
  return {
    aborted,
    now: () => actor.getSnapshot(),
    send: async (...types: ConnectEvent['type'][]) => {
      for (const type of types) {
        actor.send({ type })
        await settled()
      }
    },
    pass: async (time: number) => {
      clock.increment(time)
      await settled()
    },
  }
}

const shown = async () => PAGE
const answered = async () => ANSWER

test('nothing is asked before somebody wants to connect', () => {
  expect(open({ showPage: shown }).now().value).toBe('idle')
})

test.each([
  ['connected', 'Connected'],
  ['pending', 'Connecting'],
] as const)('an answer that the server takes leads to %s', async (state, told) => {
  const heard: unknown[] = []
  const connection = open({
    showPage: shown,
    hear: async (of) => {
      heard.push(of)
      return ANSWER
    },
    confirm: async (answer) => {
      heard.push(answer)
      return { state: told }
    },
  })
  await connection.send('connect')
  expect(connection.now().value).toBe(state)
  expect(heard).toEqual(['the-state', ANSWER])
})

test.each<[string, ErrorCode, ErrorCode | undefined]>([
  ['refused', 'consentRefused', undefined],
  ['mismatch', 'tenantMismatch', undefined],
  ['failed', 'consentNotAsked', 'consentNotAsked'],
  ['failed', 'integrationUnauthenticated', 'integrationUnauthenticated'],
])('what the server does not take is %s: %s', async (state, code, told) => {
  const connection = open({
    showPage: shown,
    hear: answered,
    confirm: () => Promise.reject(refusal(code)),
  })
  await connection.send('connect')
  expect(connection.now().value).toBe(state)
  expect(connection.now().context.refusal?.code).toBe(told)
})

test('where there is no page to go to, why is told', async () => {
  const connection = open({ showPage: () => Promise.reject(refusal('consentUnavailable')) })
  await connection.send('connect')
  expect(connection.now().value).toBe('failed')
  expect(connection.now().context.refusal?.code).toBe('consentUnavailable')
})

test('a page whose window was blocked is waited for all the same', async () => {
  const connection = open({ showPage: async () => ({ ...PAGE, isShown: false }) })
  await connection.send('connect')
  expect(connection.now().value).toBe('waiting')
  expect(connection.now().context.page).toEqual({ ...PAGE, isShown: false })
})

test('who does not answer in time is not waited for any longer', async () => {
  const connection = open({ showPage: shown })
  await connection.send('connect')
  await connection.pass(consentLimits.answer - 1)
  expect(connection.now().value).toBe('waiting')
  await connection.pass(1)
  expect(connection.now().value).toBe('unanswered')
  expect(connection.aborted).toEqual(['the-state'])
})

test.each([
  ['asking', { showPage: never }],
  ['waiting', { showPage: shown }],
] satisfies [string, World][])('somebody may change their mind while %s', async (state, world) => {
  const connection = open(world)
  await connection.send('connect')
  expect(connection.now().value).toBe(state)
  await connection.send('cancel')
  expect(connection.now().value).toBe('idle')
  await connection.pass(consentLimits.answer)
  expect(connection.now().value).toBe('idle')
})

test('what was answered is confirmed to its end, whatever is pressed', async () => {
  const connection = open({ showPage: shown, hear: answered })
  await connection.send('connect', 'cancel', 'connect')
  expect(connection.now().value).toBe('confirming')
})

test.each(['consentRefused', 'tenantMismatch', 'consentNotAsked'] as const)(
  'after %s it can be tried again, or left',
  async (code) => {
    let tries = 0
    const connection = open({
      showPage: shown,
      hear: answered,
      confirm: async () => {
        tries += 1
        if (tries < 3) throw refusal(code)
        return { state: 'Connected' }
      },
    })
    await connection.send('connect', 'cancel')
    expect(connection.now().value).toBe('idle')
    await connection.send('connect')
    expect(connection.now().value).not.toBe('idle')
    await connection.send('connect')
    expect(connection.now().value).toBe('connected')
    expect(connection.now().context.refusal).toBeUndefined()
  },
)

test.each<[string, ConnectedIntegration['state']]>([
  ['connected', 'Connected'],
  ['pending', 'Connecting'],
])('who is %s may begin anew', async (state, told) => {
  const connection = open({ showPage: shown, hear: answered, confirm: async () => ({ state: told }) })
  await connection.send('connect')
  expect(connection.now().value).toBe(state)
  await connection.send('connect')
  expect(connection.now().value).toBe(state)
})
