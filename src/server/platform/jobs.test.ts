import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from './database/database.ts'
import { type Jobs, startJobs } from './jobs.ts'

let database: Database
let jobs: Jobs
let lines: Record<string, unknown>[]

beforeEach(async () => {
  database = await openTestDatabase()
  lines = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) })
  jobs = await startJobs(database, log)
})
afterEach(async () => {
  await jobs.close()
  await database.close()
})

const planned = async () =>
  (await sql<object>`select name, cron, timezone from jobs.schedule order by name`.execute(database.db)).rows

test('repeated work is planned in the database, by UTC, so that one of all processes does it', async () => {
  await jobs.plan([
    { name: 'look', at: '* * * * *', act: async () => {} },
    { name: 'sweep', at: '17 * * * *', act: async () => {} },
  ])
  expect(await planned()).toEqual([
    { name: 'look', cron: '* * * * *', timezone: 'UTC' },
    { name: 'sweep', cron: '17 * * * *', timezone: 'UTC' },
  ])
})

test('what an earlier version had planned and this one does not is planned no more', async () => {
  await jobs.plan([{ name: 'former', at: '* * * * *', act: async () => {} }])
  await jobs.plan([{ name: 'look', at: '* * * * *', act: async () => {} }])
  expect(await planned()).toEqual([expect.objectContaining({ name: 'look' })])
})

test('repeated work is done when it is due, and done again after it failed', async () => {
  // Planned once: of two workers of one queue either may take what is due.
  let times = 0
  const look = { name: 'look', at: '* * * * *' }
  const act = async () => {
    times++
    if (times === 1) throw new Error('The drawbridge is stuck')
  }
  await jobs.plan([{ ...look, act }])
  await jobs.send('look', {})
  await expect
    .poll(() => lines)
    .toEqual([
      expect.objectContaining({
        event: 'jobs.repeatFailed',
        repeat: 'look',
        err: expect.objectContaining({ message: 'The drawbridge is stuck' }),
      }),
    ])
  await jobs.send('look', {})
  await expect.poll(() => times).toBeGreaterThanOrEqual(2)
  expect(lines).toHaveLength(1)
})

test(
  'a job whose process died is done by another one within half a minute',
  { timeout: 60_000 },
  async () => {
    // A process that is killed neither ends its jobs nor gives signs of life, and its handler never comes back.
    let isDead = false
    const begun = Promise.withResolvers<void>()
    const unlessDead =
      <Args extends unknown[], T>(act: (...args: Args) => Promise<T>) =>
      (...args: Args) =>
        isDead ? new Promise<never>(() => {}) : act(...args)
    const db = new Proxy(database.db, {
      get: (target, name) => {
        const part = Reflect.get(target, name, target) as unknown
        return typeof part === 'function' ? unlessDead(part.bind(target) as () => Promise<unknown>) : part
      },
    })
    const killed = await startJobs(
      { ...database, db, script: unlessDead(database.script) },
      pino({ level: 'silent' }),
    )
    await killed.handle('dig', 1, () => {
      begun.resolve()
      return new Promise(() => {})
    })
    await killed.send('dig', { at: 'the well' })
    await begun.promise
    isDead = true
    const done = Promise.withResolvers<object>()
    await jobs.handle('dig', 1, async (data) => done.resolve(data))
    expect(await done.promise).toEqual({ at: 'the well' })
  },
)
