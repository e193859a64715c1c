import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { UserPoolError, UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { MfaSetup } from '#client/data/user-pool/software-token.ts'
import { inFours, otpAuthUrl } from './authenticator-key.ts'
import { type SecretAssociation, setupMfaMachine } from './setup-mfa.machine.ts'

const setup: MfaSetup = { challenge: { name: 'MFA_SETUP', session: 'second', username: 'sub' } }
const associated: SecretAssociation = { secret: 'JBSWY3DPEHPK3PXP', setup }
const step: SignInStep = {
  tokens: { idToken: 'id', accessToken: 'access', refreshToken: 'refresh', expiresAt: 0 },
}

function start({
  loadSecret = async () => associated,
  confirm = async () => step,
}: {
  loadSecret?: () => Promise<SecretAssociation>
  confirm?: (order: { setup: MfaSetup; code: string }) => Promise<SignInStep>
}) {
  const told: SignInStep[] = []
  const actor = createActor(
    setupMfaMachine.provide({
      actors: {
        loadSecret: fromPromise(loadSecret),
        confirm: fromPromise<SignInStep, { setup: MfaSetup; code: string }>(({ input }) => confirm(input)),
      },
      actions: { tellDone: (_, taken) => void told.push(taken) },
    }),
  ).start()
  const enter = async (code: string) => {
    await waitFor(actor, (state) => state.matches('showingQr'))
    actor.send({ type: 'code.typed', code })
    actor.send({ type: 'form.submit' })
  }
  return { actor, told, enter }
}

test('the first code of the app is confirmed with the session of its secret (AUTH-17)', async () => {
  const confirmed: unknown[] = []
  const { actor, told, enter } = start({
    confirm: async (order) => {
      confirmed.push(order)
      return step
    },
  })
  await enter('730519')
  await waitFor(actor, (state) => state.matches('done'))
  expect([confirmed, told]).toEqual([[{ setup, code: '730519' }], [step]])
})

test('a code that is not of six digits is not sent', async () => {
  const { actor, enter } = start({ confirm: () => Promise.reject(new Error('must not be asked')) })
  await enter('1234')
  expect(actor.getSnapshot()).toMatchObject({ value: 'showingQr', context: { issue: 'tooShort' } })
})

test.each([
  [new UserPoolError('EnableSoftwareTokenMFAException', 'Code mismatch'), 'invalidCode'],
  [new UserPoolUnreachable('offline'), 'unreachable'],
  [new UserPoolError('SoftwareTokenMFANotFoundException', ''), 'unexpected'],
])('%s is told as %s, and the same secret stays (AUTH-38)', async (cause, problem) => {
  const { actor, enter } = start({ confirm: () => Promise.reject(cause) })
  await enter('730519')
  await waitFor(actor, (state) => state.context.problem !== undefined)
  expect(actor.getSnapshot()).toMatchObject({
    value: 'showingQr',
    context: { problem, associated, code: '730519' },
  })
})

test('a secret that cannot be had is asked for again', async () => {
  let isBroken = true
  const { actor } = start({
    loadSecret: async () => {
      if (isBroken) throw new UserPoolUnreachable('offline')
      return associated
    },
  })
  await waitFor(actor, (state) => state.matches('error'))
  expect(actor.getSnapshot().context.problem).toBe('unreachable')
  isBroken = false
  actor.send({ type: 'secret.retried' })
  await waitFor(actor, (state) => state.matches('showingQr'))
  expect(actor.getSnapshot().context.problem).toBeUndefined()
})

test('the key is shown in groups of four, and the picture says whose it is', () => {
  expect(inFours('JBSWY3DPEHPK3PX')).toBe('JBSW Y3DP EHPK 3PX')
  expect(otpAuthUrl('olive@demo.example', 'JBSWY3DP')).toBe(
    'otpauth://totp/Castellan%3Aolive%40demo.example?secret=JBSWY3DP&issuer=Castellan',
  )
})
