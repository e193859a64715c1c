import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { UserPoolUnreachable } from '#client/data/user-pool/user-pool.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { type ProviderAnswer, singleSignOnMachine } from './single-sign-on.machine.ts'

const step: SignInStep = {
  tokens: { idToken: 'id', accessToken: 'access', refreshToken: 'refresh', expiresAt: 0 },
}
const never = () => new Promise<never>(() => {})

function start({
  fetchUrl = never,
  exchangeCode = never,
  landing,
}: {
  fetchUrl?: () => Promise<string>
  exchangeCode?: (landing: ProviderAnswer) => Promise<SignInStep>
  landing?: ProviderAnswer
}) {
  const told: unknown[] = []
  const actor = createActor(
    singleSignOnMachine.provide({
      actors: {
        fetchUrl: fromPromise(fetchUrl),
        exchangeCode: fromPromise<SignInStep, ProviderAnswer>(({ input }) => exchangeCode(input)),
      },
      actions: {
        leaveFor: (_, url) => void told.push(url),
        tellDone: (_, taken) => void told.push(taken),
      },
    }),
    { input: { landing } },
  ).start()
  return { actor, told }
}

test('the button sends the browser to where the server says (AUTH-21)', async () => {
  const { actor, told } = start({ fetchUrl: async () => 'https://login.example/authorize' })
  expect(actor.getSnapshot().value).toBe('idle')
  actor.send({ type: 'asked' })
  await waitFor(actor, (state) => state.matches('redirected'))
  expect(told).toEqual(['https://login.example/authorize'])
})

test('whoever comes back with a code is signed in by it (AUTH-22)', async () => {
  const landing = { code: 'c', state: 's' }
  const exchanged: ProviderAnswer[] = []
  const { actor, told } = start({
    landing,
    exchangeCode: async (landed) => {
      exchanged.push(landed)
      return step
    },
  })
  await waitFor(actor, (state) => state.matches('signedIn'))
  expect([exchanged, told]).toEqual([[landing], [step]])
})

test('a failure is told, and can be tried again or put aside (AUTH-38)', async () => {
  const { actor } = start({ fetchUrl: () => Promise.reject(new UserPoolUnreachable('offline')) })
  actor.send({ type: 'asked' })
  await waitFor(actor, (state) => state.matches('error'))
  expect(actor.getSnapshot().context.problem).toBe('unreachable')
  actor.send({ type: 'asked' })
  expect(actor.getSnapshot().value).toBe('fetchingUrl')
  await waitFor(actor, (state) => state.matches('error'))
  actor.send({ type: 'dismissed' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { problem: undefined } })
})

test('a code that is refused is told', async () => {
  const { actor } = start({
    landing: { code: '', state: '' },
    exchangeCode: () => Promise.reject(new Error('There is no code')),
  })
  await waitFor(actor, (state) => state.matches('error'))
  expect(actor.getSnapshot().context.problem).toBe('unexpected')
})
