import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import { confirmMachine } from './confirm.machine.ts'

const never = () => new Promise<never>(() => {})

function start({
  confirm = never,
  requestCode = never,
}: {
  confirm?: (code: string) => Promise<unknown>
  requestCode?: () => Promise<unknown>
}) {
  let confirmed = 0
  const actor = createActor(
    confirmMachine.provide({
      actors: {
        confirm: fromPromise<unknown, string>(({ input }) => confirm(input)),
        requestCode: fromPromise(requestCode),
      },
      actions: { tellConfirmed: () => void confirmed++ },
    }),
  ).start()
  const enter = (code: string) => {
    actor.send({ type: 'code.typed', code })
    actor.send({ type: 'form.submit' })
  }
  const noticed = async () => (await waitFor(actor, (state) => state.context.notice !== undefined)).context
  return { actor, enter, noticed, confirmed: () => confirmed }
}

test('six characters are sent as one code, and then the sign-in goes on (AUTH-24)', async () => {
  const codes: string[] = []
  const { actor, enter, confirmed } = start({ confirm: async (code) => void codes.push(code) })
  enter('730519')
  await waitFor(actor, (state) => state.matches('signingIn'))
  expect([codes, confirmed()]).toEqual([['730519'], 1])
})

test.each(['', '12345', '12 456'])('%j is not sent', (code) => {
  const { actor, enter } = start({})
  enter(code)
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { isIncomplete: true } })
})

test.each([
  [new UserPoolError('CodeMismatchException', 'Invalid verification code provided'), 'invalidCode'],
  [new UserPoolError('ExpiredCodeException', 'Invalid code provided'), 'expiredCode'],
  [new UserPoolError('LimitExceededException', 'Attempt limit exceeded'), 'expiredCode'],
  [new UserPoolUnreachable('offline'), 'unreachable'],
])('%s is told as %s and the code stays', async (cause, notice) => {
  const { enter, noticed } = start({ confirm: () => Promise.reject(cause) })
  enter('730519')
  expect(await noticed()).toMatchObject({ notice, code: '730519' })
})

test("a new code says 'code sent', and the old one goes (AUTH-25)", async () => {
  const { actor, noticed } = start({ requestCode: async () => {} })
  actor.send({ type: 'code.typed', code: '730' })
  actor.send({ type: 'code.requested' })
  expect(await noticed()).toMatchObject({ notice: 'codeSent', code: '' })
})

test.each([
  [new UserPoolError('LimitExceededException', 'Attempt limit exceeded'), 'requestFailed'],
  [new UserPoolUnreachable('offline'), 'unreachable'],
])('a code that cannot be requested for %s is told as %s', async (cause, notice) => {
  const { actor, noticed } = start({ requestCode: () => Promise.reject(cause) })
  actor.send({ type: 'code.typed', code: '730' })
  actor.send({ type: 'code.requested' })
  expect(await noticed()).toMatchObject({ notice, code: '730' })
})
