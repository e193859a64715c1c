import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { changePasswordMachine } from './change-password.machine.ts'

const step: SignInStep = { challenge: { name: 'SOFTWARE_TOKEN_MFA', session: 's', username: 'sub' } }
const GOOD = 'Portcullis-2026!'

function start(change: (password: string) => Promise<SignInStep>) {
  const told: SignInStep[] = []
  const actor = createActor(
    changePasswordMachine.provide({
      actors: { change: fromPromise<SignInStep, string>(({ input }) => change(input)) },
      actions: { tellDone: (_, taken) => void told.push(taken) },
    }),
    { input: { email: 'olive.owner@demo.example' } },
  ).start()
  const enter = (password: string, confirmation = password) => {
    actor.send({ type: 'field.typed', change: { password } })
    actor.send({ type: 'field.typed', change: { confirmation } })
    actor.send({ type: 'form.submit' })
  }
  return { actor, told, enter }
}

test('a new password is handed on, with whatever the pool asks next, and forgotten (AUTH-32)', async () => {
  const changed: string[] = []
  const { actor, told, enter } = start(async (password) => {
    changed.push(password)
    return step
  })
  enter(GOOD)
  await waitFor(actor, (state) => state.matches('done'))
  expect([changed, told]).toEqual([[GOOD], [step]])
  expect(actor.getSnapshot().context.form.values).toEqual({ password: '', confirmation: '' })
})

test.each([
  ['nothing', '', ''],
  ['a password that is too weak', 'drawbridge', 'drawbridge'],
  ['the address', 'Olive.Owner-2026', 'Olive.Owner-2026'],
  ['two that differ', GOOD, 'Portcullis-2027!'],
])('%s is not sent, and what is wrong may be said', (_, password, confirmation) => {
  const { actor, enter } = start(() => Promise.reject(new Error('must not be asked')))
  enter(password, confirmation)
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { form: { isTried: true } },
  })
})

test('a field that was left empty is not yet wrong', () => {
  const { actor } = start(async () => step)
  actor.send({ type: 'field.left', field: 'password' })
  expect(actor.getSnapshot().context.form.left).toEqual([])
  actor.send({ type: 'field.typed', change: { password: 'a' } })
  actor.send({ type: 'field.left', field: 'password' })
  expect(actor.getSnapshot().context.form.left).toEqual(['password'])
})

test.each([
  [new UserPoolError('InvalidPasswordException', 'Password did not conform with policy'), 'problem'],
  [new UserPoolError('NotAuthorizedException', 'Invalid session for the user.'), 'sessionUnverified'],
  [new UserPoolUnreachable('offline'), 'unreachable'],
])('%s is told as %s and keeps what was typed', async (cause, problem) => {
  const { actor, enter } = start(() => Promise.reject(cause))
  enter(GOOD)
  await waitFor(actor, (state) => state.context.problem !== undefined)
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { problem, form: { values: { password: GOOD, confirmation: GOOD } } },
  })
})
