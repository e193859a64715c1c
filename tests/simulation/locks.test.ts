import { expect, test } from 'vitest'
import { createChannels } from './channels.ts'
import { createLocks } from './locks.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'
import { createTrace } from './trace.ts'

function play() {
  const scheduler: Scheduler = createScheduler(
    '1',
    createTrace(false, () => 0),
  )
  const locks = createLocks(scheduler)
  const log: string[] = []
  const releases = new Map<string, () => void>()
  const tabOf = (name: string) => {
    const process = scheduler.spawn(name)
    const request = (options: { signal?: AbortSignal; steal?: boolean } = {}) =>
      scheduler.enqueue(process, () => {
        locks
          .portOf(process)
          .request('sync', options, async () => {
            log.push(`${name} leads`)
            await new Promise<void>((resolve) => releases.set(name, resolve))
          })
          .then(
            () => log.push(`${name} let go`),
            (cause: Error) => log.push(`${name} ${cause.name}`),
          )
      })
    return { process, request, release: () => scheduler.enqueue(process, () => releases.get(name)?.()) }
  }
  return { scheduler, locks, log, tabOf, run: () => scheduler.run(100) }
}

test('one holds the lock, the next has it when that one lets go or is gone', async () => {
  const { scheduler, locks, log, tabOf, run } = play()
  const [a, b, c] = [tabOf('a'), tabOf('b'), tabOf('c')]
  for (const tab of [a, b, c]) {
    tab.request()
    await run()
  }
  expect(log).toEqual(['a leads'])
  a.release()
  await run()
  expect(log).toEqual(['a leads', 'a let go', 'b leads'])
  scheduler.kill(b.process)
  locks.forget(b.process)
  await run()
  expect(log.slice(3)).toEqual(['c leads'])
})

test('a frozen holder keeps it until it is stolen, and hears of that when it thaws', async () => {
  const { scheduler, log, tabOf, run } = play()
  const [a, b] = [tabOf('a'), tabOf('b')]
  a.request()
  await run()
  scheduler.freeze(a.process)
  b.request()
  await run()
  expect(log).toEqual(['a leads'])
  b.request({ steal: true })
  await run()
  expect(log).toEqual(['a leads', 'b leads'])
  scheduler.thaw(a.process)
  await run()
  expect(log).toEqual(['a leads', 'b leads', 'a AbortError'])
})

test('who waits may give up', async () => {
  const { scheduler, log, tabOf, run } = play()
  const [a, b] = [tabOf('a'), tabOf('b')]
  a.request()
  await run()
  const waiting = new AbortController()
  b.request({ signal: waiting.signal })
  await run()
  scheduler.enqueue(b.process, () => waiting.abort())
  await run()
  a.release()
  await run()
  expect(log).toEqual(['a leads', 'b AbortError', 'a let go'])
})

test('a message reaches every other tab of the channel, as a copy', async () => {
  const { scheduler } = play()
  const channels = createChannels(scheduler, () => 1)
  const heard: string[] = []
  const [a, b, c] = ['a', 'b', 'c'].map((name) => {
    const process = scheduler.spawn(name)
    const channel = channels.open(process, name === 'c' ? 'other' : 'sync')
    channel.listen((message) => heard.push(`${name} ${(message as { text: string }).text}`))
    return channel
  })
  const message = { text: 'hello' }
  a?.post(message)
  message.text = 'changed'
  await scheduler.run(10)
  b?.close()
  a?.post(message)
  c?.post(message)
  await scheduler.run(10)
  expect(heard).toEqual(['b hello'])
})
