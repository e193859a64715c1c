import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { INTEGRATION_STATES, type IntegrationState } from '#shared/domain/integrations/integration.ts'
import { SECOND } from '#shared/lib/time.ts'
import { type IntegrationEvent, integrationMachine, stateOf } from './integration.machine.ts'

/** A connection that the server says stands somewhere. */
function standing(state: IntegrationState) {
  const clock = new SimulatedClock()
  const actor = createActor(integrationMachine, { clock, input: { state } }).start()
  return {
    now: () => stateOf(actor.getSnapshot()),
    after: (...events: IntegrationEvent[]) => {
      for (const event of events) actor.send(event)
      return stateOf(actor.getSnapshot())
    },
    pass: (time: number) => {
      clock.increment(time)
      return stateOf(actor.getSnapshot())
    },
  }
}

const told = (state: IntegrationState): IntegrationEvent => ({ type: 'told', state })
const taken = (state: IntegrationState): IntegrationEvent => ({ type: 'consent.taken', state })
const CONNECT: IntegrationEvent = { type: 'connect' }
const SYNC: IntegrationEvent = { type: 'sync' }
const DISCONNECT: IntegrationEvent = { type: 'disconnect' }

test.each(INTEGRATION_STATES)(
  'what the server calls %s is shown as that, from the start and later',
  (state) => {
    expect(standing(state).now()).toBe(state)
    expect(standing('Connected').after(told(state))).toBe(state)
  },
)

describe.each<IntegrationState>([
  'Unconnected',
  'Auth Failed',
  'Connecting',
  'Connected',
  'Sync Successful',
  'Sync Failed',
])('who connects at %s', (state) => {
  test('is authenticating, and has then succeeded for a moment, until it connects', () => {
    const connection = standing(state)
    expect(connection.after(CONNECT)).toBe('Authenticating')
    expect(connection.after(taken('Connecting'))).toBe('Auth Successful')
    expect(connection.pass(SECOND - 1)).toBe('Auth Successful')
    expect(connection.pass(1)).toBe('Connecting')
    expect(connection.after(told('Connected'))).toBe('Connected')
  })

  test('has failed where the consent is refused, and may try again', () => {
    expect(standing(state).after(CONNECT, { type: 'consent.refused' })).toBe('Auth Failed')
    expect(standing(state).after(CONNECT, { type: 'consent.refused' }, CONNECT)).toBe('Authenticating')
  })

  test('may change their mind', () => {
    expect(standing(state).after(CONNECT, { type: 'connect.cancel' })).toBe(state)
  })

  test('is not disturbed by news, which are shown afterwards', () => {
    const connection = standing(state)
    expect(connection.after(CONNECT, told('Syncing'))).toBe('Authenticating')
    expect(connection.after({ type: 'connect.cancel' })).toBe('Syncing')
  })
})

test('news that come after a success are shown at once', () => {
  expect(standing('Unconnected').after(CONNECT, taken('Connected'), told('Syncing'))).toBe('Syncing')
})

describe.each<IntegrationState>(['Auth Failed', 'Connected', 'Sync Successful', 'Sync Failed'])(
  'who syncs at %s',
  (state) => {
    test.each<IntegrationState>(['Sync Successful', 'Sync Failed', 'Auth Failed'])('ends at %s', (end) => {
      const connection = standing(state)
      expect(connection.after(SYNC)).toBe('Syncing')
      expect(connection.after(told('Syncing'))).toBe('Syncing')
      expect(connection.after(told(end))).toBe(end)
    })

    test('is back where it was when that is refused', () => {
      expect(standing(state).after(SYNC, { type: 'sync.refused' })).toBe(state)
    })
  },
)

test.each<IntegrationState>(['Unconnected', 'Connecting', 'Syncing'])('nothing is synced at %s', (state) => {
  expect(standing(state).after(SYNC)).toBe(state)
})

describe.each<IntegrationState>([
  'Auth Failed',
  'Connecting',
  'Connected',
  'Syncing',
  'Sync Successful',
  'Sync Failed',
])('who disconnects at %s', (state) => {
  test('is disconnecting until nothing is left', () => {
    const connection = standing(state)
    expect(connection.after(DISCONNECT)).toBe('Disconnecting')
    expect(connection.after(told('Syncing'))).toBe('Disconnecting')
    expect(connection.after(told('Unconnected'))).toBe('Unconnected')
  })

  test('is back where it was when that is refused', () => {
    expect(standing(state).after(DISCONNECT, { type: 'disconnect.refused' })).toBe(state)
  })
})

test('what is not connected is not disconnected', () => {
  expect(standing('Unconnected').after(DISCONNECT)).toBe('Unconnected')
})
