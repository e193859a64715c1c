import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { pollLimits } from '#shared/domain/tasks/poll-limits.ts'
import { settled } from '#tests/support/settled.ts'
import { ApiError } from '#client/data/call/api-error.ts'
import { syncNowMachine } from './sync-now.machine.ts'
import { type PollOutcome, type PolledTask, taskPollMachine } from './task-poll.machine.ts'

/** A button of an integration, where starting and asking are answered as given. */
function open(start: () => Promise<{ taskId: string }>, retrieve: () => Promise<PolledTask>) {
  const clock = new SimulatedClock()
  const told: PollOutcome[] = []
  const asked: unknown[] = []
  const actor = createActor(
    syncNowMachine.provide({
      actors: {
        start: fromPromise<{ taskId: string }, { integrationId: string }>(({ input }) => {
          asked.push(input)
          return start()
        }),
        taskPoll: taskPollMachine.provide({
          actors: {
            retrieve: fromPromise<PolledTask, { taskId: string }>(({ input }) => {
              asked.push(input)
              return retrieve()
            }),
          },
        }),
      },
      actions: { tell: (_, polled) => void told.push(polled) },
    }),
    { clock, input: { integrationId: 'the-integration' } },
  ).start()
  return {
    told,
    asked,
    now: () => actor.getSnapshot(),
    sync: async () => {
      actor.send({ type: 'sync' })
      await settled()
    },
    pass: async () => {
      clock.increment(pollLimits.interval)
      await settled()
    },
  }
}

const started = async () => ({ taskId: 'the-task' })
const is =
  (Status: PolledTask['Status'], StatusMessage = '') =>
  async () => ({ Status, StatusMessage })

test('a sync is started, asked about, and told when it has ended', async () => {
  const button = open(started, is('Completed'))
  await button.sync()
  expect(button.asked).toEqual([{ integrationId: 'the-integration' }, { taskId: 'the-task' }])
  expect(button.now().value).toBe('idle')
  expect(button.told).toEqual([{ outcome: 'completed' }])
})

test.each<[string, () => Promise<PolledTask>, PollOutcome]>([
  ['fails', is('Failed', 'throttled'), { outcome: 'failed', message: 'throttled' }],
  ['cannot be asked about', () => Promise.reject(new Error('gone')), { outcome: 'retrieveFailed' }],
])('one that %s is told as that', async (_, retrieve, polled) => {
  const button = open(started, retrieve)
  await button.sync()
  expect(button.told).toEqual([polled])
  expect(button.now().context.polled).toEqual(polled)
})

test('one that takes longer is not followed for ever, nor started twice meanwhile', async () => {
  const button = open(started, is('InProgress'))
  await button.sync()
  await button.sync()
  expect(button.now().value).toBe('polling')
  for (let time = 1; time < pollLimits.attempts; time += 1) await button.pass()
  expect(button.told).toEqual([{ outcome: 'attemptsExceeded' }])
  expect(button.asked.filter((each) => 'integrationId' in (each as object))).toHaveLength(1)
})

test('one that is refused says why, until it is asked for again', async () => {
  const refusals = [new ApiError('server', { code: 'taskRunning' })]
  const button = open(async () => {
    const refusal = refusals.shift()
    if (refusal) throw refusal
    return started()
  }, is('Completed'))
  await button.sync()
  expect(button.now().value).toBe('idle')
  expect(button.now().context.refusal?.code).toBe('taskRunning')
  await button.sync()
  expect(button.now().context.refusal).toBeUndefined()
  expect(button.told).toEqual([{ outcome: 'completed' }])
})
