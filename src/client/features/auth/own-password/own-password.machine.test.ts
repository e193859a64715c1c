import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import { type OwnPassword, ownPasswordMachine } from './own-password.machine.ts'

const right: OwnPassword = {
  current: 'Drawbridge-2026!',
  password: 'Portcullis-and-Moat-7!',
  confirmation: 'Portcullis-and-Moat-7!',
}

function start(change: (passwords: OwnPassword) => Promise<void>) {
  const sent: OwnPassword[] = []
  let isLeft = false
  const actor = createActor(
    ownPasswordMachine.provide({
      actors: {
        change: fromPromise<void, OwnPassword>(({ input }) => {
          sent.push(input)
          return change(input)
        }),
        leave: fromPromise(async () => {
          isLeft = true
        }),
      },
    }),
    { input: { email: 'olive@demo.example' } },
  ).start()
  const submit = (fields: Partial<OwnPassword>) => {
    actor.send({ type: 'field.typed', change: { ...right, ...fields } })
    actor.send({ type: 'form.submit' })
  }
  return { actor, sent, submit, isLeft: () => isLeft }
}

test('a changed password signs out, and nothing of it stays in memory (AUTH-33)', async () => {
  const { actor, sent, submit, isLeft } = start(async () => {})
  submit({})
  await waitFor(actor, (state) => state.matches('leaving'))
  expect([sent, isLeft()]).toEqual([[right], true])
  expect(actor.getSnapshot().context.form.values).toEqual({ current: '', password: '', confirmation: '' })
})

test.each<[string, Partial<OwnPassword>]>([
  ['without the current password', { current: '' }],
  ['with a weak password', { password: 'weak', confirmation: 'weak' }],
  ['with two different passwords', { confirmation: 'Portcullis-and-Moat-8!' }],
  [
    'with the email address as password',
    { password: 'Olive@demo.example1', confirmation: 'Olive@demo.example1' },
  ],
])('a form %s is not sent, and every mistake is said', (_, fields) => {
  const { actor, sent, submit } = start(() => Promise.reject(new Error('must not be asked')))
  submit(fields)
  expect(sent).toEqual([])
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { form: { isTried: true } },
  })
})

test.each([
  [new UserPoolError('NotAuthorizedException', 'Incorrect username or password.'), 'wrong'],
  [new UserPoolError('NotAuthorizedException', 'Password attempts exceeded'), 'attemptLimit'],
  [new UserPoolError('LimitExceededException', ''), 'attemptLimit'],
  [new UserPoolError('NotAuthorizedException', 'Access Token has been revoked'), 'sessionUnverified'],
  [new UserPoolError('InvalidPasswordException', ''), 'invalidPassword'],
  [new UserPoolError('InternalErrorException', ''), 'problem'],
  [new UserPoolUnreachable('offline'), 'unreachable'],
])('%s is told as %s, and what was typed stays', async (cause, problem) => {
  const { actor, submit, isLeft } = start(() => Promise.reject(cause))
  submit({})
  await waitFor(actor, (state) => state.context.problem !== undefined)
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { problem, form: { values: right } },
  })
  expect(isLeft()).toBe(false)
  actor.send({ type: 'field.typed', change: { current: 'Another' } })
  expect(actor.getSnapshot().context.problem).toBeUndefined()
})

test('a second press while it is being changed changes nothing', () => {
  const { actor, sent, submit } = start(() => new Promise(() => {}))
  submit({})
  submit({ password: 'Something-Else-9!', confirmation: 'Something-Else-9!' })
  expect(sent).toEqual([right])
  expect(actor.getSnapshot().value).toBe('submitting')
})
