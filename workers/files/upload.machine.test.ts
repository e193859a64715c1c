import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { UploadFault, UploadState } from '#client/data/uploads/upload-record.ts'
import { SyncProblem } from '#workers/server/problem.ts'
import { PutProblem } from './ports.ts'
import { UploadProblem } from './upload-problem.ts'
import { type UploadInput, uploadMachine } from './upload.machine.ts'

const HASH = 'a'.repeat(64)
const offline = new SyncProblem('offline')
const refused = (code: string, status = 409) => new SyncProblem('server', { code, status })

type Step = 'readContent' | 'beginUpload' | 'sendParts' | 'completeUpload' | 'watchCheck'

/** An upload whose steps wait until the test ends each. */
function start(input: Partial<UploadInput> = {}) {
  const clock = new SimulatedClock()
  const kept: UploadState[] = []
  const begun: Step[] = []
  const waiting = new Map<Step, { resolve: (output: unknown) => void; reject: (cause: unknown) => void }>()
  const step = <Output>(name: Step) =>
    fromPromise<Output, never>(() => {
      begun.push(name)
      return new Promise((resolve, reject) => waiting.set(name, { resolve: resolve as never, reject }))
    })
  const actor = createActor(
    uploadMachine.provide({
      actions: { keepState: (_, state) => void kept.push(state) },
      actors: {
        readContent: step<{ sha256: string; isKept: boolean }>('readContent') as never,
        beginUpload: step<void>('beginUpload') as never,
        sendParts: step<void>('sendParts') as never,
        completeUpload: step<void>('completeUpload') as never,
        watchCheck: step<UploadFault | null>('watchCheck') as never,
      },
    }),
    {
      clock,
      input: {
        sha256: null,
        isKept: false,
        isPaused: false,
        isSent: false,
        hasFile: true,
        random: () => 1,
        ...input,
      },
    },
  ).start()
  const end = async (name: Step, output?: unknown) => {
    waiting.get(name)?.resolve(output)
    await Promise.resolve()
    await Promise.resolve()
  }
  const fail = async (name: Step, cause: unknown) => {
    waiting.get(name)?.reject(cause)
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    actor,
    clock,
    kept,
    begun,
    end,
    fail,
    state: () => actor.getSnapshot().value,
    fault: () => actor.getSnapshot().context.fault,
  }
}

const read = { sha256: HASH, isKept: true }

test('an upload is taken in, begun, sent, ended and compared (FILE-04)', async () => {
  const upload = start()
  await upload.end('readContent', read)
  await upload.end('beginUpload')
  await upload.end('sendParts')
  await upload.end('completeUpload')
  expect(upload.state()).toBe('checking')
  await upload.end('watchCheck', null)
  expect(upload.state()).toBe('uploaded')
  expect(upload.begun).toEqual(['readContent', 'beginUpload', 'sendParts', 'completeUpload', 'watchCheck'])
  expect(upload.kept).toEqual(['reading', 'sending', 'checking', 'uploaded'])
})

describe('goes on', () => {
  test('after the network was gone, and does not take the file in again', async () => {
    const upload = start()
    await upload.end('readContent', read)
    await upload.end('beginUpload')
    await upload.fail('sendParts', offline)
    expect(upload.state()).toBe('waiting')
    upload.actor.send({ type: 'network.returned' })
    expect(upload.state()).toBe('beginning')
    expect(upload.begun).toEqual(['readContent', 'beginUpload', 'sendParts', 'beginUpload'])
  })

  test.each([
    ['the storage cannot be reached', new PutProblem()],
    ['a signed address has run out', new PutProblem(403)],
    ['the server is being restarted', refused('unexpected', 503)],
    ['too much was asked', refused('tooManyRequests', 429)],
    ['the session has to be renewed', new SyncProblem('unauthorized', { status: 401 })],
    ['a network asks to sign in first', new SyncProblem('portal')],
    ['parts got lost', refused('uploadIncomplete')],
  ])('by itself where %s', async (_, cause) => {
    const upload = start(read)
    await upload.end('beginUpload')
    await upload.fail('sendParts', cause)
    expect(upload.state()).toBe('waiting')
    upload.clock.increment(120_000)
    expect(upload.state()).toBe('beginning')
  })

  test('in a tab that was not given the file, where its content was kept', () => {
    expect(start({ ...read, hasFile: false }).state()).toBe('beginning')
  })

  test('with the comparison, where all of it was sent', () => {
    expect(start({ ...read, isSent: true, hasFile: false }).state()).toBe('checking')
  })

  test('where the answer to its end was lost', async () => {
    const upload = start(read)
    await upload.end('beginUpload')
    await upload.fail('sendParts', refused('uploadOver'))
    expect(upload.state()).toBe('completing')
  })

  test('with the comparison after the network was gone in the middle of it', async () => {
    const upload = start({ ...read, isSent: true })
    await upload.fail('watchCheck', offline)
    expect(upload.state()).toBe('waiting')
    upload.actor.send({ type: 'network.returned' })
    expect(upload.state()).toBe('checking')
  })
})

describe('fails', () => {
  test('where its content was not kept and its page is gone (FILE-04)', () => {
    const upload = start({ hasFile: false })
    expect([upload.state(), upload.fault()]).toEqual(['failed', 'contentGone'])
    expect(start({ sha256: HASH, isKept: false, hasFile: false }).fault()).toBe('contentGone')
  })

  test('where the file is no text', async () => {
    const upload = start()
    await upload.fail('readContent', new UploadProblem('contentInvalid'))
    expect([upload.state(), upload.fault()]).toEqual(['failed', 'contentInvalid'])
  })

  test.each(['fileQuotaReached', 'notFound', 'noPermission'])(
    'where the server refuses it: %s',
    async (code) => {
      const upload = start(read)
      await upload.fail('beginUpload', refused(code))
      expect([upload.state(), upload.fault()]).toEqual(['failed', code])
    },
  )

  test('where what arrived is not what was sent', async () => {
    const upload = start({ ...read, isSent: true })
    await upload.end('watchCheck', 'hashDiffers')
    expect([upload.state(), upload.fault()]).toEqual(['failed', 'hashDiffers'])
  })
})

test('waits longer each time', async () => {
  const upload = start(read)
  const waited: number[] = []
  for (let failure = 0; failure < 3; failure++) {
    await upload.fail('beginUpload', offline)
    let time = 0
    for (; upload.state() === 'waiting'; time += 100) upload.clock.increment(100)
    waited.push(time)
  }
  expect(waited).toEqual(waited.toSorted((a, b) => a - b))
  expect(waited[2]).toBeGreaterThan(waited[0] ?? Infinity)
})

describe('its person', () => {
  test('pauses it and goes on, also in another tab', async () => {
    const upload = start(read)
    await upload.end('beginUpload')
    upload.actor.send({ type: 'upload.pause' })
    expect(upload.state()).toBe('paused')
    upload.clock.increment(600_000)
    upload.actor.send({ type: 'network.returned' })
    expect(upload.state()).toBe('paused')
    upload.actor.send({ type: 'upload.resume' })
    expect(upload.state()).toBe('beginning')
    const other = start({ ...read, isPaused: true, hasFile: false })
    expect(other.state()).toBe('paused')
  })

  test.each(['reading', 'sending', 'waiting', 'paused', 'checking'])(
    'cancels it while it is %s',
    async (state) => {
      const upload = start(state === 'reading' ? {} : { ...read, isSent: state === 'checking' })
      if (state === 'sending') await upload.end('beginUpload')
      if (state === 'waiting') await upload.fail('beginUpload', offline)
      if (state === 'paused') upload.actor.send({ type: 'upload.pause' })
      expect(upload.state()).toBe(state)
      upload.actor.send({ type: 'upload.cancel' })
      expect([upload.state(), upload.kept.at(-1)]).toEqual(['canceled', 'canceled'])
    },
  )
})
