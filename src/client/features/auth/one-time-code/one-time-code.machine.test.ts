import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { oneTimeCodeMachine } from './one-time-code.machine.ts'

const step: SignInStep = {
  tokens: { idToken: 'id', accessToken: 'access', refreshToken: 'refresh', expiresAt: 0 },
}

function open(confirm: (code: string) => Promise<SignInStep>) {
  const told: unknown[] = []
  const actor = createActor(
    oneTimeCodeMachine.provide({
      actors: { confirm: fromPromise<SignInStep, string>(({ input }) => confirm(input)) },
      actions: {
        tellDone: (_, taken) => void told.push(taken),
        tellRefused: (_, problem) => void told.push(problem),
      },
    }),
  ).start()
  const enter = (code: string) => {
    actor.send({ type: 'code.typed', code })
    actor.send({ type: 'form.submit' })
  }
  return { actor, told, enter }
}

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['12345', 'tooShort'],
  ['1234567', 'tooLong'],
])('the code %j is %s and nobody is asked (AUTH-18)', (code, issue) => {
  const { actor, enter } = open(() => Promise.reject(new Error('must not be asked')))
  enter(code)
  expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { issue } })
  actor.send({ type: 'code.typed', code: '1' })
  expect(actor.getSnapshot().context.issue).toBeUndefined()
})

test('a right code hands on what the pool gave (AUTH-19)', async () => {
  const codes: string[] = []
  const { actor, told, enter } = open(async (code) => {
    codes.push(code)
    return step
  })
  enter(' 730519 ')
  await waitFor(actor, (state) => state.matches('done'))
  expect([codes, told]).toEqual([['730519'], [step]])
})

test.each([
  [new UserPoolError('CodeMismatchException', 'Invalid code received for user'), 'wrongOtp'],
  [
    new UserPoolError('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
    'sessionUnverified',
  ],
])('%s ends the sign-in as %s (AUTH-20)', async (cause, problem) => {
  const { actor, told, enter } = open(() => Promise.reject(cause))
  enter('730519')
  await waitFor(actor, (state) => state.matches('refused'))
  expect(told).toEqual([problem])
})

test.each([
  [new UserPoolUnreachable('offline'), 'unreachable'],
  [new UserPoolError('TooManyRequestsException', 'Rate exceeded'), 'attemptLimit'],
  [new UserPoolError('ExpiredCodeException', 'Your software token has already been used once.'), 'codeUsed'],
])('%s is told as %s, and the code can be sent again', async (cause, problem) => {
  let isBroken = true
  const { actor, enter } = open(async () => {
    if (isBroken) throw cause
    return step
  })
  enter('730519')
  await waitFor(actor, (state) => state.context.problem !== undefined)
  expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { problem, code: '730519' } })
  isBroken = false
  actor.send({ type: 'form.submit' })
  await waitFor(actor, (state) => state.matches('done'))
})
