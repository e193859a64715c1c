import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ItemState, PostureTask } from '#shared/domain/posture/posture-task.ts'
import { protectMachine, type Sent, type TaskProgress, type CompanyRequest } from './protect.machine.ts'

const wanted: CompanyRequest[] = ['one', 'two'].map((customerId) => ({
  customerId,
  checks: ['sms-codes-off', 'voice-calls-off'].map((checkId) => ({ checkId, expected: 'seen' })),
}))

const task = (customer_id: string, state: PostureTask['state'], states: ItemState[]): PostureTask => ({
  id: `task of ${customer_id}`,
  customer_id,
  action: 'apply',
  undoes: null,
  state,
  items: states.map((each, at) => ({
    check_id: ['sms-codes-off', 'voice-calls-off'][at] ?? '',
    expected: null,
    state: each,
    fault: null,
    detail: null,
    calls: [],
  })),
  requested_by: null,
  requested_at: '2026-05-01T00:00:00.000Z',
  finished_at: null,
})

const start = (sent: () => Promise<Sent>, companyIds?: string[]) => {
  const actor = createActor(
    protectMachine.provide({
      actors: { send: fromPromise<Sent, { wanted: readonly CompanyRequest[] }>(sent) },
    }),
    { input: { companyIds } },
  )
  actor.start()
  return actor
}
const noted = async (): Promise<Sent> => ({ taskIds: ['task of one', 'task of two'], failure: undefined })

test('companies are chosen before anything is looked at, unless one was chosen already', () => {
  const actor = start(noted)
  actor.send({ type: 'preview' })
  expect(actor.getSnapshot().value).toBe('selecting')
  actor.send({ type: 'choose', companyIds: ['one'] })
  actor.send({ type: 'preview' })
  expect(actor.getSnapshot().value).toBe('selected')
  actor.send({ type: 'back' })
  expect(actor.getSnapshot().value).toBe('selecting')
  expect(start(noted, ['one']).getSnapshot().value).toBe('selected')
})

test('nothing is sent where nothing is wanted', () => {
  const actor = start(noted, ['one'])
  actor.send({ type: 'apply', wanted: [] })
  expect(actor.getSnapshot().value).toBe('selected')
})

test.each(['forbidden', 'notKept'] as const)(
  'what this device did not keep (%s) is told, and can be tried again',
  async (failure) => {
    const actor = start(async () => ({ taskIds: [undefined], failure }), ['one'])
    actor.send({ type: 'apply', wanted })
    await waitFor(actor, (now) => now.matches('selected'))
    expect(actor.getSnapshot().context.failure).toBe(failure)
  },
)

async function applying() {
  const actor = start(noted, ['one', 'two'])
  actor.send({ type: 'apply', wanted })
  await waitFor(actor, (now) => now.matches('applying'))
  return actor
}

test('it is applied once every task is completed', async () => {
  const actor = await applying()
  const tell = (tasks: TaskProgress) => {
    actor.send({ type: 'told', tasks })
    return actor.getSnapshot().value
  }
  expect(tell([task('one', 'completed', []), task('two', 'in progress', [])])).toBe('applying')
  expect(tell([task('one', 'completed', []), task('two', 'completed', [])])).toBe('applied')
})

test('what failed is looked at again, and nothing else', async () => {
  const actor = await applying()
  const tasks = [
    task('one', 'completed', ['applied', 'unneeded']),
    task('two', 'partly completed', ['applied', 'changed']),
  ]
  actor.send({ type: 'told', tasks })
  expect(actor.getSnapshot().value).toBe('error')
  actor.send({ type: 'retry', tasks })
  expect(actor.getSnapshot().value).toBe('selected')
  expect([...(actor.getSnapshot().context.only ?? [])]).toEqual([['two', ['voice-calls-off']]])
})

test('a company that the server refused is looked at again with all of its checks', async () => {
  const actor = await applying()
  const tell = (tasks: TaskProgress) => {
    actor.send({ type: 'told', tasks })
    return actor.getSnapshot().value
  }
  // A task is on the device a moment after it was noted.
  expect(tell([undefined, undefined])).toBe('applying')
  expect(tell([task('one', 'pending', []), task('two', 'pending', [])])).toBe('applying')
  const tasks = [undefined, task('two', 'completed', ['applied', 'applied'])]
  expect(tell(tasks)).toBe('error')
  actor.send({ type: 'retry', tasks })
  expect([...(actor.getSnapshot().context.only ?? [])]).toEqual([
    ['one', ['sms-codes-off', 'voice-calls-off']],
  ])
})
