import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { pollLimits } from '#shared/domain/tasks/poll-limits.ts'
import { settled } from '#tests/support/settled.ts'
import { type PolledTask, taskPollMachine } from './task-poll.machine.ts'

const RUNNING: PolledTask = { Status: 'InProgress', StatusMessage: '' }

/** Asks about a task that answers one after the other, the last one again and again; undefined is a failure. */
async function poll(...answers: (PolledTask | undefined)[]) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const actor = createActor(
    taskPollMachine.provide({
      actors: {
        retrieve: fromPromise<PolledTask, { taskId: string }>(async ({ input }) => {
          const answer = answers[Math.min(asked.length, answers.length - 1)]
          asked.push(input.taskId)
          if (!answer) throw new Error('not readable')
          return answer
        }),
      },
    }),
    { clock, input: { taskId: 'the-task' } },
  ).start()
  await settled()
  return {
    asked,
    now: () => actor.getSnapshot(),
    pass: async (time: number) => {
      clock.increment(time)
      await settled()
    },
  }
}

test('a task that has completed is asked about once', async () => {
  const task = await poll({ Status: 'Completed', StatusMessage: '' })
  expect(task.now()).toMatchObject({ value: 'completed', output: { outcome: 'completed' } })
  expect(task.asked).toEqual(['the-task'])
})

test('one that has failed gives its message', async () => {
  const task = await poll({ Status: 'Failed', StatusMessage: 'throttled' })
  expect(task.now()).toMatchObject({ value: 'failed', output: { outcome: 'failed', message: 'throttled' } })
})

test.each(['Pending', 'InProgress'] as const)(
  'one that is %s is asked about again after two seconds',
  async (Status) => {
    const task = await poll({ Status, StatusMessage: '' }, { Status: 'Completed', StatusMessage: '' })
    expect(task.now().value).toBe('waiting')
    await task.pass(pollLimits.interval - 1)
    expect(task.asked).toHaveLength(1)
    await task.pass(1)
    expect(task.asked).toHaveLength(2)
    expect(task.now().value).toBe('completed')
  },
)

test('after ten times nobody asks any more', async () => {
  expect(pollLimits).toEqual({ attempts: 10, interval: 2000 })
  const task = await poll(RUNNING)
  for (let time = 1; time < pollLimits.attempts; time += 1) {
    expect(task.now().value).toBe('waiting')
    await task.pass(pollLimits.interval)
  }
  expect(task.asked).toHaveLength(pollLimits.attempts)
  expect(task.now()).toMatchObject({ value: 'attemptsExceeded', output: { outcome: 'attemptsExceeded' } })
  await task.pass(pollLimits.interval)
  expect(task.asked).toHaveLength(pollLimits.attempts)
})

test('one that ends at the last time has ended', async () => {
  const task = await poll(...Array.from({ length: 9 }, () => RUNNING), {
    Status: 'Completed',
    StatusMessage: '',
  })
  for (let time = 1; time < pollLimits.attempts; time += 1) await task.pass(pollLimits.interval)
  expect(task.now().output).toEqual({ outcome: 'completed' })
})

test('one that cannot be retrieved is not asked about again', async () => {
  const task = await poll(RUNNING, undefined)
  await task.pass(pollLimits.interval)
  expect(task.now()).toMatchObject({ value: 'retrieveFailed', output: { outcome: 'retrieveFailed' } })
  await task.pass(pollLimits.interval)
  expect(task.asked).toHaveLength(2)
})
