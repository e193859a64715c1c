import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool.ts'
import { type Credentials, signInMachine } from './sign-in.machine.ts'

const good = { email: 'owner@demo.castellan.example', password: 'Drawbridge-2026!' }

function start(
  authenticate: (credentials: Credentials) => Promise<unknown>,
  openSession: (authenticated: unknown) => Promise<void> = async () => {},
) {
  return createActor(
    signInMachine.provide({
      actors: {
        authenticate: fromPromise(({ input }) => authenticate(input)),
        openSession: fromPromise(({ input }) => openSession(input)),
      },
    }),
  ).start()
}

function submit(actor: ReturnType<typeof start>, { email, password }: Credentials) {
  actor.send({ type: 'email.typed', email })
  actor.send({ type: 'password.typed', password })
  actor.send({ type: 'form.submit' })
}

test('a right password opens the session with what the user pool gave', async () => {
  const opened: unknown[] = []
  const actor = start(
    async ({ email }) => `tokens of ${email}`,
    async (authenticated) => void opened.push(authenticated),
  )
  submit(actor, good)
  await waitFor(actor, (state) => state.matches('signedIn'))
  expect(opened).toEqual(['tokens of owner@demo.castellan.example'])
  expect(actor.getSnapshot().context.credentials.password).toBe('')
})

test('an empty field is named and nobody is asked', () => {
  const actor = start(() => Promise.reject(new Error('must not be asked')))
  submit(actor, { email: '  ', password: '' })
  expect(actor.getSnapshot().context.missing).toEqual(['email', 'password'])
  expect(actor.getSnapshot().matches('editing')).toBe(true)
})

test.each([
  [new UserPoolError('NotAuthorizedException', 'Incorrect username or password.'), 'invalidLogin'],
  [new UserPoolError('UserNotFoundException', 'User does not exist.'), 'invalidLogin'],
  [new UserPoolError('NotAuthorizedException', 'Password attempts exceeded'), 'attemptLimit'],
  [new UserPoolError('TooManyRequestsException', 'Rate exceeded'), 'attemptLimit'],
  [new UserPoolError('UserNotConfirmedException', 'User is not confirmed.'), 'userNotConfirmed'],
  [new UserPoolError('Challenge', 'NEW_PASSWORD_REQUIRED'), 'challenge'],
  [new UserPoolUnreachable('The user pool cannot be reached.'), 'unreachable'],
] as const)('%s is told as %s and the form keeps what was typed', async (cause, problem) => {
  const actor = start(() => Promise.reject(cause))
  submit(actor, good)
  await waitFor(actor, (state) => state.context.problem !== undefined)
  expect(actor.getSnapshot().context.problem).toBe(problem)
  expect(actor.getSnapshot().context.credentials).toEqual(good)
})

test('a session that cannot be opened leads back to the form', async () => {
  const actor = start(
    async () => 'tokens',
    () => Promise.reject(new UserPoolUnreachable('The server cannot be reached.')),
  )
  submit(actor, good)
  await waitFor(actor, (state) => state.context.problem === 'unreachable')
  expect(actor.getSnapshot().matches('editing')).toBe(true)
})
