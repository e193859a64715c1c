import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { pollLimits } from '#shared/domain/tasks/poll-limits.ts'
import { settled } from '#tests/support/settled.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#client/data/call/api-error.ts'
import { type ExchangeEvent, exchangeMachine } from './exchange.machine.ts'
import { type PolledTask, taskPollMachine } from './task-poll.machine.ts'

const OUTPUT = [
  '-----BEGIN EXCHANGE CONNECTION-----',
  'Version: 1',
  'Tenant: 11111111-0000-4000-8000-000000000000',
  `State: ${'s'.repeat(43)}`,
  'Code: 1.abcdefgh',
  '-----END EXCHANGE CONNECTION-----',
].join('\n')

const never = () => new Promise<never>(() => {})
const refusal = (code: ErrorCode) => Promise.reject(new ApiError('server', { code }))

interface World {
  saveScript?: () => Promise<{ fileName: string }>
  handIn?: () => Promise<{ taskId: string | null }>
  retrieve?: () => Promise<PolledTask>
}

/** The dialog of a company, in a world in which nobody answers unless it is said who does. */
function open({ saveScript = never, handIn = never, retrieve = never }: World = {}) {
  const clock = new SimulatedClock()
  const asked: unknown[] = []
  const actor = createActor(
    exchangeMachine.provide({
      actors: {
        saveScript: fromPromise<{ fileName: string }, { customerId: string }>(({ input }) => {
          asked.push(input)
          return saveScript()
        }),
        handIn: fromPromise<{ taskId: string | null }, { customerId: string; output: string }>(
          ({ input }) => {
            asked.push(input)
            return handIn()
          },
        ),
        taskPoll: taskPollMachine.provide({
          actors: {
            retrieve: fromPromise<PolledTask, { taskId: string }>(({ input }) => {
              asked.push(input)
              return retrieve()
            }),
          },
        }),
      },
    }),
    { clock, input: { customerId: 'the-company' } },
  ).start()
  return {
    asked,
    now: () => actor.getSnapshot(),
    send: async (...events: (ExchangeEvent | Exclude<ExchangeEvent['type'], 'paste'>)[]) => {
      for (const event of events) {
        actor.send(typeof event === 'string' ? { type: event } : event)
        await settled()
      }
    },
    pass: async (time: number) => {
      clock.increment(time)
      await settled()
    },
  }
}

const saved = async () => ({ fileName: 'connect.ps1' })
const paste = (output = OUTPUT): ExchangeEvent => ({ type: 'paste', output })
const toPaste = ['skip'] as const

describe('the first step', () => {
  test('saves a script, and the next one comes by itself', async () => {
    const dialog = open({ saveScript: saved })
    expect(dialog.now().value).toEqual({ downloadScript: 'idle' })
    await dialog.send('download')
    expect(dialog.now().value).toBe('runAsAdministrator')
    expect(dialog.now().context.fileName).toBe('connect.ps1')
    expect(dialog.asked).toEqual([{ customerId: 'the-company' }])
  })

  test('is skipped by who has run a script before, also while one is being made', async () => {
    const dialog = open()
    await dialog.send('next')
    expect(dialog.now().value).toEqual({ downloadScript: 'idle' })
    await dialog.send('skip')
    expect(dialog.now().value).toBe('pasteOutput')
    await dialog.send('back', 'download')
    expect(dialog.now().value).toEqual({ downloadScript: 'saving' })
    await dialog.send('skip')
    expect(dialog.now().value).toBe('pasteOutput')
  })

  test('says why there is no script, and can be tried again', async () => {
    let tries = 0
    const dialog = open({ saveScript: () => (++tries === 1 ? refusal('consentUnavailable') : saved()) })
    await dialog.send('download')
    expect(dialog.now().value).toEqual({ downloadScript: 'idle' })
    expect(dialog.now().context.refusal?.code).toBe('consentUnavailable')
    await dialog.send('download')
    expect(dialog.now().value).toBe('runAsAdministrator')
    expect(dialog.now().context.refusal).toBeUndefined()
  })
})

test('one goes on and back between the steps', async () => {
  const dialog = open({ saveScript: saved })
  await dialog.send('download', 'next')
  expect(dialog.now().value).toBe('pasteOutput')
  await dialog.send('back')
  expect(dialog.now().value).toBe('runAsAdministrator')
  await dialog.send('back')
  expect(dialog.now().value).toEqual({ downloadScript: 'idle' })
  await dialog.send('next')
  expect(dialog.now().value).toBe('runAsAdministrator')
})

test.each(['', 'Hello', OUTPUT.slice(0, -1)])('what is no output is not handed in: %j', async (output) => {
  const dialog = open({ handIn: async () => ({ taskId: null }) })
  await dialog.send(...toPaste, 'connect', paste(output), 'connect')
  expect(dialog.now().value).toBe('pasteOutput')
  expect(dialog.asked).toEqual([])
})

test('an output is handed in, and nothing of it stays', async () => {
  const dialog = open({ handIn: async () => ({ taskId: null }) })
  await dialog.send(...toPaste, paste(), 'connect')
  expect(dialog.asked).toEqual([{ customerId: 'the-company', output: OUTPUT }])
  expect(dialog.now().value).toEqual({ connected: 'done' })
  expect(dialog.now().context).toMatchObject({ output: '', polled: undefined })
})

test('what is handed in is waited for, whatever is pressed', async () => {
  const dialog = open()
  await dialog.send(...toPaste, paste(), 'connect', 'back', 'restart', 'next', paste('Hello'))
  expect(dialog.now().value).toBe('connecting')
  expect(dialog.now().context.output).toBe(OUTPUT)
})

describe('a task that reads the tenant', () => {
  const handIn = async () => ({ taskId: 'the-task' })

  test('is followed to its end', async () => {
    const answers: PolledTask['Status'][] = ['Pending', 'Completed']
    const dialog = open({
      handIn,
      retrieve: async () => ({ Status: answers.shift() ?? 'Failed', StatusMessage: '' }),
    })
    await dialog.send(...toPaste, paste(), 'connect')
    expect(dialog.now().value).toEqual({ connected: 'reading' })
    await dialog.pass(pollLimits.interval)
    expect(dialog.now().value).toEqual({ connected: 'done' })
    expect(dialog.now().context.polled).toEqual({ outcome: 'completed' })
    expect(dialog.asked.at(-1)).toEqual({ taskId: 'the-task' })
  })

  test.each<[string, () => Promise<PolledTask>]>([
    ['failed', async () => ({ Status: 'Failed', StatusMessage: 'throttled' })],
    ['retrieveFailed', () => refusal('unexpected')],
  ])('whose end is %s leaves Exchange connected', async (outcome, retrieve) => {
    const dialog = open({ handIn, retrieve })
    await dialog.send(...toPaste, paste(), 'connect')
    expect(dialog.now().value).toEqual({ connected: 'done' })
    expect(dialog.now().context.polled?.outcome).toBe(outcome)
  })
})

describe.each(['exchangeCodeExpired', 'exchangeMfaProblem', 'exchangeOutputInvalid'] as const)(
  'after %s',
  (code) => {
    const refused = async () => {
      const dialog = open({ handIn: () => refusal(code), saveScript: saved })
      await dialog.send(...toPaste, paste(), 'connect')
      expect(dialog.now().value).toBe('error')
      expect(dialog.now().context.refusal?.code).toBe(code)
      return dialog
    }

    test('another output is pasted', async () => {
      const dialog = await refused()
      await dialog.send('back')
      expect(dialog.now().value).toBe('pasteOutput')
      expect(dialog.now().context).toMatchObject({ output: '', refusal: undefined })
    })

    test('or another script is downloaded', async () => {
      const dialog = await refused()
      await dialog.send('restart')
      expect(dialog.now().value).toEqual({ downloadScript: 'idle' })
      expect(dialog.now().context).toMatchObject({ output: '', refusal: undefined })
    })
  },
)
