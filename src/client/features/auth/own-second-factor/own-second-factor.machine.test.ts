import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import { ownSecondFactorMachine } from './own-second-factor.machine.ts'

interface Pool {
  isOn: boolean
  isRequired?: boolean
  refuses?: Error
}

/** The machine before a pool that keeps what it is told. */
function start(pool: Pool) {
  const passwords: string[] = []
  const actor = createActor(
    ownSecondFactorMachine.provide({
      actors: {
        read: fromPromise(async () => {
          if (pool.refuses) throw pool.refuses
          return pool.isOn
        }),
        turnOff: fromPromise<void, string>(async ({ input }) => {
          passwords.push(input)
          if (pool.refuses) throw pool.refuses
          pool.isOn = false
        }),
      },
      guards: { isRequired: () => pool.isRequired ?? false },
    }),
  ).start()
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]
  const reach = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state))
  const ask = async (password: string) => {
    await reach('on')
    actor.send({ type: 'turnOff' })
    actor.send({ type: 'password.typed', password })
    actor.send({ type: 'form.submit' })
  }
  return { actor, passwords, reach, ask }
}

describe('the second factor', () => {
  test('that is off is set up, and is on once its app was confirmed', async () => {
    const pool = { isOn: false }
    const { actor, reach } = start(pool)
    await reach('off')
    actor.send({ type: 'turnOn' })
    actor.send({ type: 'cancelled' })
    expect(actor.getSnapshot().value).toBe('off')
    actor.send({ type: 'turnOn' })
    pool.isOn = true
    actor.send({ type: 'confirmed' })
    await reach('on')
  })

  test('is turned off by showing the password, which is then forgotten', async () => {
    const { actor, passwords, reach, ask } = start({ isOn: true })
    await ask('Drawbridge-2026!')
    await reach('off')
    expect(passwords).toEqual(['Drawbridge-2026!'])
    expect(actor.getSnapshot().context).toEqual({ password: '', problem: undefined })
  })

  test('is not turned off without a password', async () => {
    const { actor, passwords, ask } = start({ isOn: true })
    await ask('')
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'required' } })
    expect(passwords).toEqual([])
    actor.send({ type: 'cancelled' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'on', context: { problem: undefined } })
  })

  test.each([
    [new UserPoolError('NotAuthorizedException', 'Incorrect username or password.'), 'wrong'],
    [new UserPoolError('NotAuthorizedException', 'Password attempts exceeded'), 'attemptLimit'],
    [new UserPoolUnreachable('offline'), 'unreachable'],
  ])('stays on when the pool says %s', async (cause, problem) => {
    const pool: Pool = { isOn: true }
    const { actor, reach, ask } = start(pool)
    await reach('on')
    pool.refuses = cause
    await ask('Something else')
    await waitFor(actor, ({ context }) => context.problem !== undefined)
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem } })
    expect(pool.isOn).toBe(true)
  })

  test('that the organization requires is not even asked about', async () => {
    const { actor, reach } = start({ isOn: true, isRequired: true })
    await reach('on')
    actor.send({ type: 'turnOff' })
    expect(actor.getSnapshot().value).toBe('on')
  })

  test('of which nothing can be learned is asked about again', async () => {
    const pool: Pool = { isOn: true, refuses: new UserPoolUnreachable('offline') }
    const { actor, reach } = start(pool)
    await reach('unread')
    for (const type of ['turnOn', 'turnOff'] as const) actor.send({ type })
    expect(actor.getSnapshot().value).toBe('unread')
    delete pool.refuses
    actor.send({ type: 'retried' })
    await reach('on')
  })
})
