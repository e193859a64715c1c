import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import { looksLikeEmail } from '../looks-like-email.ts'
import { forgotPasswordMachine, type ResetOrder } from './forgot-password.machine.ts'

const EMAIL = 'olive.owner@demo.example'
const GOOD = { code: '730519', password: 'Portcullis-2026!', confirmation: 'Portcullis-2026!' }

interface World {
  hasCode: boolean
  checkStatus: () => Promise<string>
  resendInvite: () => Promise<unknown>
  start: () => Promise<unknown>
  submit: (order: ResetOrder) => Promise<unknown>
}

function open(world: Partial<World>) {
  const asked: unknown[] = []
  const {
    hasCode = false,
    checkStatus = async () => 'CONFIRMED',
    resendInvite = async () => {},
    start = async () => {},
    submit = async () => {},
  } = world
  const actor = createActor(
    forgotPasswordMachine.provide({
      actors: {
        checkStatus: fromPromise<string, string>(({ input }) => {
          asked.push(['status', input])
          return checkStatus()
        }),
        resendInvite: fromPromise<unknown, string>(({ input }) => {
          asked.push(['invite', input])
          return resendInvite()
        }),
        start: fromPromise<unknown, string>(({ input }) => {
          asked.push(['start', input])
          return start()
        }),
        submit: fromPromise<unknown, ResetOrder>(({ input }) => {
          asked.push(['submit', input])
          return submit(input)
        }),
      },
      actions: {
        showStep2: (_, email) => void asked.push(['step 2', email]),
        tellUnconfirmed: (_, email) => void asked.push(['unconfirmed', email]),
        tellDone: (_, email) => void asked.push(['done', email]),
      },
    }),
    { input: { email: hasCode ? EMAIL : '', hasCode } },
  ).start()
  const ask = (email: string) => {
    actor.send({ type: 'email.typed', email })
    actor.send({ type: 'form.submit' })
  }
  const reset = (change: Partial<typeof GOOD> = {}) => {
    actor.send({ type: 'field.typed', change: { ...GOOD, ...change } })
    actor.send({ type: 'form.submit' })
  }
  const problem = async () =>
    (await waitFor(actor, (state) => state.context.problem !== undefined)).context.problem
  return { actor, asked, ask, reset, problem }
}

describe('step 1', () => {
  test.each(['', 'olive', 'olive@demo', 'a b@demo.example'])('%j is no address (AUTH-26)', (email) => {
    const { actor, asked, ask } = open({})
    ask(email)
    expect(actor.getSnapshot()).toMatchObject({ value: 'step1', context: { isEmailWrong: true } })
    expect(asked).toEqual([])
  })

  test('has a code sent and goes on to step 2 (AUTH-27, AUTH-28)', async () => {
    const { actor, asked, ask } = open({})
    ask(` ${EMAIL} `)
    await waitFor(actor, (state) => state.matches({ step2: 'sent' }))
    expect(asked).toEqual([
      ['status', EMAIL],
      ['start', EMAIL],
      ['step 2', EMAIL],
    ])
  })

  test('sends the invitation again to somebody who never signed in (AUTH-28)', async () => {
    const { actor, asked, ask } = open({ checkStatus: async () => 'FORCE_CHANGE_PASSWORD' })
    ask(EMAIL)
    await waitFor(actor, (state) => state.matches('emailSent'))
    expect(asked).toEqual([
      ['status', EMAIL],
      ['invite', EMAIL],
    ])
  })

  test.each([
    [new UserPoolError('LimitExceededException', ''), 'attemptLimit'],
    [new UserPoolError('UserNotFoundException', ''), 'userNotFound'],
    [
      new UserPoolError('NotAuthorizedException', 'User password cannot be reset in the current state.'),
      'cannotResetPassword',
    ],
    [new UserPoolError('InvalidParameterException', ''), 'unexpected'],
    [new UserPoolUnreachable('offline'), 'unreachable'],
  ])('%s is told as %s and keeps the address (AUTH-36, AUTH-38)', async (cause, told) => {
    const { actor, ask, problem } = open({ start: () => Promise.reject(cause) })
    ask(EMAIL)
    expect(await problem()).toBe(told)
    expect(actor.getSnapshot()).toMatchObject({ value: 'step1', context: { email: EMAIL } })
  })

  test('sends somebody whose account is not confirmed to where it is (AUTH-36)', async () => {
    const cause = new UserPoolError('UserNotConfirmedException', 'User is not confirmed.')
    const { actor, asked, ask } = open({ start: () => Promise.reject(cause) })
    ask(` ${EMAIL} `)
    await waitFor(actor, (state) => state.matches('step1'))
    expect(asked.at(-1)).toEqual(['unconfirmed', EMAIL])
    expect(actor.getSnapshot().context.problem).toBeUndefined()
  })

  test('that cannot learn how the account stands asks for no code', async () => {
    const { asked, ask, problem } = open({ checkStatus: () => Promise.reject(new Error('notFound')) })
    ask(EMAIL)
    expect(await problem()).toBe('unexpected')
    expect(asked).toEqual([['status', EMAIL]])
  })
})

describe('step 2', () => {
  test('is where an address with a code begins (AUTH-31)', () => {
    expect(open({ hasCode: true }).actor.getSnapshot().matches('step2')).toBe(true)
  })

  test.each([
    ['no code', { code: '' }],
    ['too short a code', { code: '12345' }],
    ['too weak a password', { password: 'weak', confirmation: 'weak' }],
    ['two passwords that differ', { confirmation: 'Portcullis-2027!' }],
  ])('with %s sends nothing (AUTH-29)', (_, change) => {
    const { asked, reset } = open({ hasCode: true })
    reset(change)
    expect(asked).toEqual([])
  })

  test('replaces the password, forgets it and leads to the sign-in (AUTH-30)', async () => {
    const { actor, asked, reset } = open({ hasCode: true })
    reset()
    await waitFor(actor, (state) => state.matches('done'))
    expect(asked).toEqual([
      ['submit', { email: EMAIL, code: GOOD.code, password: GOOD.password }],
      ['done', EMAIL],
    ])
    expect(actor.getSnapshot().context.reset.values.password).toBe('')
  })

  test.each([
    [new UserPoolError('LimitExceededException', ''), 'attemptLimit'],
    [new UserPoolError('ExpiredCodeException', ''), 'expiredCode'],
    [new UserPoolError('CodeMismatchException', ''), 'invalidCode'],
    [new UserPoolError('UserNotFoundException', ''), 'invalidLogin'],
    [new UserPoolError('InvalidPasswordException', ''), 'invalidLogin'],
    [new UserPoolUnreachable('offline'), 'unreachable'],
  ])('tells %s as %s and keeps what was typed (AUTH-30)', async (cause, told) => {
    const { actor, reset, problem } = open({ hasCode: true, submit: () => Promise.reject(cause) })
    reset()
    expect(await problem()).toBe(told)
    expect(actor.getSnapshot().context.reset.values).toEqual(GOOD)
    expect(actor.getSnapshot().matches('step2')).toBe(true)
  })
})

test.each([
  ['a@b.example', true],
  [' a@b.example ', true],
  ['a@b', false],
  ['@b.example', false],
  ['a@b.example.', false],
  ['a@@b.example', false],
])('%j looks like an address: %s', (text, looks) => {
  expect(looksLikeEmail(text)).toBe(looks)
})
