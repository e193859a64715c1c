import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { syncPollLimits } from '#shared/domain/tasks/poll-limits.ts'
import { settled } from '#tests/support/settled.ts'
import type { PolledTask } from './task-poll.machine.ts'
import { syncPollMachine, tenantRefreshMachine } from './tenant-refresh.machine.ts'

function open(retrieve: () => Promise<PolledTask>, start = async () => ({ taskId: 'the-task' })) {
  const clock = new SimulatedClock()
  const told: string[] = []
  let asked = 0
  const actor = createActor(
    tenantRefreshMachine.provide({
      actors: {
        start: fromPromise<{ taskId: string }>(start),
        taskPoll: syncPollMachine.provide({
          actors: {
            retrieve: fromPromise<PolledTask, { taskId: string }>(() => {
              asked += 1
              return retrieve()
            }),
          },
        }),
      },
      actions: { tell: (_, outcome) => void told.push(outcome) },
    }),
    { clock },
  ).start()
  return {
    actor,
    told,
    asked: () => asked,
    isIdle: () => actor.getSnapshot().matches('idle'),
    refresh: async () => {
      actor.send({ type: 'refresh' })
      await settled()
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settled()
    },
  }
}
const is = (Status: PolledTask['Status']) => async () => ({ Status, StatusMessage: '' })

test('what the device hears of the task ends the refresh at once (STATE-02)', async () => {
  const refresh = open(is('InProgress'))
  await refresh.refresh()
  refresh.actor.send({ type: 'task.ended', taskId: 'another', isGood: true })
  expect(refresh.isIdle()).toBe(false)
  refresh.actor.send({ type: 'task.ended', taskId: 'the-task', isGood: false })
  expect(refresh.told).toEqual(['failed'])
  expect(refresh.isIdle()).toBe(true)
})

test('where nothing is heard it is asked about after ten seconds, and told ten seconds after its end (EMP-29)', async () => {
  const refresh = open(is('Completed'))
  await refresh.refresh()
  await refresh.pass(9_999)
  expect(refresh.asked()).toBe(0)
  await refresh.pass(1)
  expect(refresh.asked()).toBe(1)
  await refresh.pass(9_999)
  expect(refresh.told).toEqual([])
  await refresh.pass(1)
  expect(refresh.told).toEqual(['completed'])
})

test('it is asked about 360 times, every ten seconds, and then no more (EMP-29)', async () => {
  const refresh = open(is('InProgress'))
  await refresh.refresh()
  await refresh.pass(syncPollLimits.before)
  for (let time = 1; time < 360; time++) await refresh.pass(10_000)
  expect(refresh.asked()).toBe(360)
  expect(refresh.told).toEqual(['attemptsExceeded'])
  await refresh.pass(10_000)
  expect(refresh.asked()).toBe(360)
})

test('one that cannot be started says why and can be asked for again', async () => {
  const refresh = open(is('Completed'), async () => {
    throw new TypeError('no network')
  })
  await refresh.refresh()
  expect(refresh.isIdle()).toBe(true)
  expect(refresh.actor.getSnapshot().context.refusal).toBeDefined()
})
