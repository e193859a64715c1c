import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#client/data/call/api-error.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import type { FirstRunFields } from './first-run-fields.ts'
import { firstRunMachine } from './first-run.machine.ts'

const step: SignInStep = {
  tokens: { idToken: 'id', accessToken: 'access', refreshToken: 'refresh', expiresAt: 0 },
}
const owner = {
  firstName: 'Odo',
  lastName: 'Keeper',
  email: 'odo@harbour.example',
  password: 'Portcullis-2026!',
  confirmation: 'Portcullis-2026!',
}
const never = () => new Promise<never>(() => {})

function start({
  checkLink = async () => {},
  setUp = never,
}: {
  checkLink?: () => Promise<void>
  setUp?: (fields: FirstRunFields) => Promise<SignInStep | undefined>
} = {}) {
  const told: (SignInStep | undefined)[] = []
  const actor = createActor(
    firstRunMachine.provide({
      actors: {
        checkLink: fromPromise(checkLink),
        setUp: fromPromise<SignInStep | undefined, FirstRunFields>(({ input }) => setUp(input)),
      },
      actions: { tellDone: (_, taken) => void told.push(taken) },
    }),
    { input: { timeZone: 'Europe/Lisbon' } },
  ).start()
  const type = (change: Partial<FirstRunFields>) => actor.send({ type: 'field.typed', change })
  const submit = () => actor.send({ type: 'form.submit' })
  const until = (state: 'owner' | 'organization' | 'linkInvalid' | 'uncertain' | 'done') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, told, type, submit, until, state: () => actor.getSnapshot() }
}

/** As far as the second question. */
async function startAtOrganization(parts: Parameters<typeof start>[0] = {}) {
  const run = start(parts)
  await run.until('owner')
  run.type(owner)
  run.submit()
  expect(run.state().value).toBe('organization')
  return run
}

const refuse = (code: ErrorCode) => () => Promise.reject(new ApiError('server', { code }))

test('the link is looked at first; then the person, then the organization, then they are signed in', async () => {
  const sent: FirstRunFields[] = []
  const run = await startAtOrganization({
    setUp: async (fields) => {
      sent.push(fields)
      return step
    },
  })
  run.type({ organization: 'Harbour Services', hasPSA: false })
  run.submit()
  expect(run.state().value).toBe('settingUp')
  await run.until('done')
  expect(sent).toEqual([
    { ...owner, organization: 'Harbour Services', timeZone: 'Europe/Lisbon', hasPSA: false },
  ])
  expect(run.told).toEqual([step])
  expect(run.state().context.form.values).toMatchObject({ password: '', confirmation: '' })
})

test('who has to sign in by themselves is done, too', async () => {
  const run = await startAtOrganization({ setUp: async () => undefined })
  run.type({ organization: 'Harbour Services' })
  run.submit()
  await run.until('done')
  expect(run.told).toEqual([undefined])
})

describe('the link', () => {
  test('that is used or wrong is told as that, and is the end', async () => {
    const run = start({ checkLink: refuse('setUpLinkInvalid') })
    await run.until('linkInvalid')
    run.actor.send({ type: 'retry' })
    run.submit()
    expect(run.state()).toMatchObject({ value: 'linkInvalid', status: 'done' })
  })

  test('that nobody could be asked about is asked about again', async () => {
    let isOnline = false
    const run = start({
      checkLink: async () => {
        if (!isOnline) throw new ApiError('network')
      },
    })
    await run.until('uncertain')
    expect(run.state().context.problem).toBe('unreachable')
    isOnline = true
    run.actor.send({ type: 'retry' })
    expect(run.state()).toMatchObject({ value: 'checkingLink', context: { problem: undefined } })
    await run.until('owner')
  })

  test('that somebody else has used meanwhile is the end, and the password is forgotten', async () => {
    const run = await startAtOrganization({ setUp: refuse('setUpLinkInvalid') })
    run.type({ organization: 'Harbour Services' })
    run.submit()
    await run.until('linkInvalid')
    expect(run.state().context.form.values.password).toBe('')
  })
})

test.each([
  ['firstName', ' '],
  ['lastName', ''],
  ['email', 'odo'],
  ['password', 'drawbridge'],
  ['confirmation', 'Portcullis-2027!'],
] as const)('the person is asked again while %s is %j', async (field, value) => {
  const run = start()
  await run.until('owner')
  run.type({ ...owner, [field]: value })
  run.submit()
  expect(run.state().value).toBe('owner')
  expect(run.state().context.form.left).toContain(field)
})

test.each([{ organization: '' }, { organization: 'Harbour', timeZone: 'Atlantis/Capital' }])(
  'the organization is asked again while it is %o',
  async (change) => {
    const run = await startAtOrganization({ setUp: () => Promise.reject(new Error('must not be asked')) })
    run.type(change)
    run.submit()
    expect(run.state().value).toBe('organization')
  },
)

test('nothing typed is lost on the way back', async () => {
  const run = await startAtOrganization()
  run.type({ organization: 'Harbour Services' })
  run.actor.send({ type: 'back' })
  expect(run.state().value).toBe('owner')
  run.submit()
  expect(run.state().context.form.values).toMatchObject({ ...owner, organization: 'Harbour Services' })
})

test('a field that was left empty is not yet wrong', async () => {
  const run = start()
  await run.until('owner')
  run.actor.send({ type: 'field.left', field: 'email' })
  expect(run.state().context.form.left).toEqual([])
  run.type({ email: 'o' })
  run.actor.send({ type: 'field.left', field: 'email' })
  expect(run.state().context.form.left).toEqual(['email'])
})

test.each([
  ['accountExists', 'owner', 'accountExists'],
  ['passwordNotAllowed', 'owner', 'invalidPassword'],
  ['tooManyRequests', 'organization', 'attemptLimit'],
  ['unexpected', 'organization', 'unexpected'],
] as const)('%s leads to the question of the %s and says so', async (code, state, problem) => {
  const run = await startAtOrganization({ setUp: refuse(code) })
  run.type({ organization: 'Harbour Services' })
  run.submit()
  await run.until(state)
  expect(run.state().context).toMatchObject({ problem, form: { values: owner } })
})

test('while it is set up nothing is sent twice', async () => {
  let times = 0
  const run = await startAtOrganization({
    setUp: () => {
      times++
      return never()
    },
  })
  run.type({ organization: 'Harbour Services' })
  run.submit()
  run.submit()
  run.actor.send({ type: 'back' })
  expect([run.state().value, times]).toEqual(['settingUp', 1])
})
