import { expect, test } from 'vitest'
import { takeOverGlobals } from './globals.ts'
import { createRandom } from './random.ts'
import { createScheduler, Livelock, type Scheduler } from './scheduler.ts'
import { createTrace } from './trace.ts'

async function play(
  seed: string,
  act: (scheduler: Scheduler, note: (line: string) => void) => Promise<void>,
) {
  const trace = createTrace(true, () => 0)
  const scheduler = createScheduler(seed, trace)
  const restore = takeOverGlobals(scheduler, createRandom(seed))
  try {
    await act(scheduler, trace.note)
  } finally {
    restore()
  }
  return { hash: trace.hash(), lines: trace.lines().map((line) => line.trim().replace(/^\S+\s+/, '')) }
}

const chatter = async (scheduler: Scheduler, note: (line: string) => void) => {
  for (const name of ['a', 'b', 'c']) {
    const process = scheduler.spawn(name, { ahead: 5000 })
    scheduler.enqueue(process, () => {
      let count = 0
      const again = async () => {
        await Promise.resolve()
        note(`${name}${count} ${Date.now()} ${Math.random()}`)
        if (++count < 5) setTimeout(() => void again(), Math.random() * 10)
        else setImmediate(() => note(`${name} ends`))
      }
      void again()
    })
  }
  await scheduler.run(1000)
}

test('the same seed gives the same course, also after others, and another seed another', async () => {
  const first = await play('1', chatter)
  const other = await play('2', chatter)
  const again = await play('1', chatter)
  expect(again).toEqual(first)
  expect(other.lines).not.toEqual(first.lines)
  expect(first.lines).toHaveLength(18)
})

test('what promises go on with belongs to the process that they began in', async () => {
  const { lines } = await play('1', async (scheduler, note) => {
    const [a, b] = [scheduler.spawn('a'), scheduler.spawn('b')]
    let wake = () => {}
    scheduler.enqueue(a, () => {
      void (async () => {
        await Promise.resolve()
        setTimeout(() => note(`timer of ${scheduler.current()?.name}`), 5)
      })()
    })
    scheduler.enqueue(b, () => {
      void new Promise<void>((resolve) => (wake = resolve)).then(() => note('woken'))
    })
    scheduler.after(b, 10, () => wake())
    await scheduler.run(20)
  })
  expect(lines).toEqual(['timer of a', 'woken'])
})

test('a frozen process finds everything late, a dead one never', async () => {
  const { lines } = await play('1', async (scheduler, note) => {
    const [frozen, dead] = [scheduler.spawn('frozen'), scheduler.spawn('dead')]
    for (const process of [frozen, dead])
      scheduler.enqueue(process, () =>
        setTimeout(() => note(`${process.name} at ${performance.now() >= 500}`), 10),
      )
    await scheduler.run(5)
    scheduler.freeze(frozen)
    scheduler.kill(dead)
    await scheduler.run(500)
    note('thaw')
    scheduler.thaw(frozen)
    await scheduler.run(1)
  })
  expect(lines).toEqual(['thaw', 'frozen at true'])
})

test('days of waiting take no time, and something that runs in circles is found', async () => {
  await play('1', async (scheduler) => {
    const process = scheduler.spawn('a')
    let ticks = 0
    scheduler.enqueue(process, () => setInterval(() => ticks++, 3_600_000))
    await scheduler.run(10 * 86_400_000)
    expect(ticks).toBe(240)
  })
  const circling = play('1', async (scheduler) => {
    const process = scheduler.spawn('a')
    const again = () => setImmediate(again)
    scheduler.enqueue(process, again)
    await scheduler.run(1e9)
  })
  await expect(circling).rejects.toThrow(Livelock)
})

test('outside of a process time and chance are the real ones', async () => {
  await play('1', async (scheduler) => {
    expect(Date.now()).toBeGreaterThan(Date.UTC(2026, 1))
    const process = scheduler.spawn('a')
    scheduler.enqueue(process, () => {
      expect(new Date().toISOString().slice(0, 10)).toBe('2026-01-05')
      expect(new Date(0) instanceof Date).toBe(true)
    })
    await scheduler.run(1)
  })
})
