import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import type { AskedAccess } from '#client/data/nouns/secure/access-policies.ts'
import type { NotedTasks } from '#client/data/nouns/secure/policy-templates.ts'
import { type DeployEvent, deployMachine, type TakenBack } from './deploy.machine.ts'

const RUN = '0d6b3f0a-2c55-4c7e-9a53-0b1d6d5f7a01'

const task = (
  customer_id: string,
  state: AccessTask['state'],
  more: Partial<AccessTask> = {},
): AccessTask => ({
  id: `task of ${customer_id}`,
  customer_id,
  source: { kind: 'baseline', id: 'msp-starter', name: 'Starter', run: RUN },
  undoes: null,
  state,
  items: [
    {
      target: 'policy',
      change: 'create',
      object_id: 'policy',
      name: 'Require MFA',
      body: {},
      expected: null,
      before: null,
      template: { id: 'mfa-everyone', inputs: {} },
      state: state === 'completed' || state === 'partly completed' ? 'applied' : 'failed',
      fault: null,
      detail: null,
    },
  ],
  requested_by: null,
  requested_at: '2026-09-01T00:00:00.000Z',
  finished_at: null,
  ...more,
})
const undoing = (customer_id: string, state: AccessTask['state']) =>
  task(customer_id, state, {
    id: `undoing ${customer_id}`,
    source: null,
    undoes: `task of ${customer_id}`,
    items: [],
    requested_at: '2026-09-02T00:00:00.000Z',
  })

const noted =
  (...taskIds: string[]) =>
  async (): Promise<NotedTasks> => ({ taskIds, failure: undefined })

interface Begun {
  resumed?: boolean
  asksInputs?: boolean
  send?: () => Promise<NotedTasks>
  takeBack?: () => Promise<NotedTasks>
}

function start({ resumed = false, asksInputs = true, send, takeBack }: Begun = {}) {
  const actor = createActor(
    deployMachine.provide({
      actors: {
        send: fromPromise<NotedTasks, { run: string; asked: readonly AskedAccess[] }>(
          send ?? noted('task of one', 'task of two'),
        ),
        takeBack: fromPromise<NotedTasks, { tasks: readonly TakenBack[] }>(
          takeBack ?? noted('undoing one', 'undoing two'),
        ),
      },
    }),
    { input: { resumed, run: RUN, asksInputs, common: {} } },
  )
  actor.start()
  return actor
}
const sendAll = (actor: ReturnType<typeof start>, ...events: DeployEvent[]) =>
  events.forEach((event) => actor.send(event))
const asked = [{ customerId: 'one', company: 'One', items: [] }]
const told = (...tasks: AccessTask[]): DeployEvent => ({ type: 'told', tasks })
const choose: DeployEvent = { type: 'choose', companyIds: ['one', 'two'] }

/** A run that was sent, and is followed. */
async function sent(begun: Begun = {}) {
  const actor = start(begun)
  sendAll(actor, choose, { type: 'next' }, { type: 'next' }, { type: 'submit', asked })
  await waitFor(actor, (state) => !state.matches('submitting'))
  return actor
}

test('nothing goes on before a company is chosen, and what is open is asked before it is looked at', () => {
  const actor = start()
  actor.send({ type: 'next' })
  expect(actor.getSnapshot().value).toBe('select')
  sendAll(actor, choose, { type: 'next' })
  expect(actor.getSnapshot().value).toBe('prompt')
  sendAll(actor, { type: 'answer', inputs: { excludeGroups: [{ name: 'Emergency' }] } }, { type: 'next' })
  expect(actor.getSnapshot()).toMatchObject({
    value: 'preview',
    context: { common: { excludeGroups: [{ name: 'Emergency' }] } },
  })
  actor.send({ type: 'back' })
  expect(actor.getSnapshot().value).toBe('prompt')
  actor.send({ type: 'back' })
  expect(actor.getSnapshot().value).toBe('select')
})

test('where nothing is asked for, companies lead to the preview and back', () => {
  const actor = start({ asksInputs: false })
  sendAll(actor, choose, { type: 'next' })
  expect(actor.getSnapshot().value).toBe('preview')
  actor.send({ type: 'back' })
  expect(actor.getSnapshot().value).toBe('select')
})

test('what is said for one company is kept beside what holds for all, until it is taken away', () => {
  const actor = start({ asksInputs: false })
  const inputs = { excludeGroups: [{ name: 'Break glass' }] }
  sendAll(actor, choose, { type: 'next' }, { type: 'answerFor', companyId: 'two', inputs })
  expect([...actor.getSnapshot().context.own]).toEqual([['two', inputs]])
  actor.send({ type: 'answerFor', companyId: 'two', inputs: undefined })
  expect(actor.getSnapshot().context.own.size).toBe(0)
})

test('a plan of nothing is not sent, and what this device cannot keep stays to be looked at with the reason', async () => {
  const actor = start({ send: async () => ({ taskIds: [], failure: 'forbidden' }) })
  sendAll(actor, choose, { type: 'next' }, { type: 'next' }, { type: 'submit', asked: [] })
  expect(actor.getSnapshot().value).toBe('preview')
  actor.send({ type: 'submit', asked })
  await waitFor(actor, (state) => state.matches('preview'))
  expect(actor.getSnapshot().context.failure).toBe('forbidden')
  const broken = await sent({ send: () => Promise.reject(new Error('The disk is full')) })
  expect(broken.getSnapshot()).toMatchObject({ value: 'preview', context: { failure: 'notKept' } })
})

test('it is not over before every task that was sent was here', async () => {
  const actor = await sent()
  actor.send(told(task('one', 'completed')))
  expect(actor.getSnapshot().value).toBe('pending')
  actor.send(told(task('one', 'completed'), task('two', 'in progress')))
  expect(actor.getSnapshot().value).toBe('pending')
  actor.send(told(task('one', 'completed'), task('two', 'completed')))
  expect(actor.getSnapshot().value).toBe('applied')
})

test('what the server did not take at all has failed', async () => {
  const actor = await sent()
  actor.send(told(task('one', 'pending'), task('two', 'pending')))
  actor.send(told())
  expect(actor.getSnapshot().value).toBe('failed')
})

test('what failed somewhere is looked at again, and sent in the same run', async () => {
  const actor = await sent()
  actor.send(told(task('one', 'completed'), task('two', 'failed')))
  expect(actor.getSnapshot().value).toBe('partly')
  const own = new Map([['two', { excludeGroups: [{ name: 'Emergency' }] }]])
  actor.send({ type: 'retry', companyIds: ['two'], own })
  expect(actor.getSnapshot()).toMatchObject({ value: 'preview', context: { companyIds: ['two'], own } })
  actor.send({ type: 'back' })
  actor.send(told(task('one', 'completed'), task('two', 'failed')))
  expect(actor.getSnapshot().value).toBe('partly')
})

test('where all failed nothing is taken back, and it can be tried again', async () => {
  const actor = await sent()
  actor.send(told(task('one', 'failed'), task('two', 'failed')))
  expect(actor.getSnapshot().value).toBe('failed')
  expect(actor.getSnapshot().can({ type: 'rollBack', tasks: [] })).toBe(false)
  actor.send({ type: 'retry', companyIds: ['one', 'two'], own: new Map() })
  expect(actor.getSnapshot().value).toBe('preview')
})

test('a run is followed after a restart, and one that is not here says so', () => {
  const actor = start({ resumed: true })
  expect(actor.getSnapshot().value).toBe('pending')
  actor.send(told())
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: 'gone' } })
  actor.send(told(task('one', 'in progress')))
  expect(actor.getSnapshot()).toMatchObject({ value: 'pending', context: { failure: undefined } })
  actor.send(told(task('one', 'partly completed')))
  expect(actor.getSnapshot().value).toBe('partly')
})

test('it is taken back, and not held for done before that was carried out', async () => {
  const actor = await sent()
  const done = [task('one', 'completed'), task('two', 'completed')]
  actor.send(told(...done))
  actor.send({ type: 'rollBack', tasks: [] })
  expect(actor.getSnapshot().matches('rollingBack')).toBe(true)
  await waitFor(actor, (state) => state.matches({ rollingBack: 'following' }))
  actor.send(told(...done))
  expect(actor.getSnapshot().matches('rollingBack')).toBe(true)
  actor.send(told(...done, undoing('one', 'completed'), undoing('two', 'pending')))
  expect(actor.getSnapshot().matches('rollingBack')).toBe(true)
  actor.send(told(...done, undoing('one', 'completed'), undoing('two', 'completed')))
  expect(actor.getSnapshot().value).toBe('rolledBack')
})

test('a roll back that this device cannot keep leaves everything as it was, with the reason', async () => {
  const actor = await sent({ takeBack: () => Promise.reject(new Error('The disk is full')) })
  const done = [task('one', 'completed'), task('two', 'completed')]
  actor.send(told(...done))
  actor.send({ type: 'rollBack', tasks: [] })
  await waitFor(actor, (state) => !state.matches('rollingBack'))
  actor.send(told(...done))
  expect(actor.getSnapshot()).toMatchObject({ value: 'applied', context: { failure: 'notKept' } })
})

test('a roll back that fails somewhere is told as partly', async () => {
  const actor = await sent()
  const done = [task('one', 'completed'), task('two', 'completed')]
  actor.send(told(...done))
  actor.send({ type: 'rollBack', tasks: [] })
  await waitFor(actor, (state) => state.matches({ rollingBack: 'following' }))
  actor.send(told(...done, undoing('one', 'completed'), undoing('two', 'failed')))
  expect(actor.getSnapshot().value).toBe('partly')
})
