import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/bench/free-port.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/support/database/own-postgres.ts'
import { createServerFolder } from '#tests/support/server-folder.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { startWriters } from '#tests/support/writers.ts'

const RESTARTS = 3
/** For a machine that does other things too; usually it takes a tenth. */
const LONGEST = 150_000
const WRITERS = 6

let postgres: OwnPostgres | undefined
let place: Awaited<ReturnType<typeof createServerFolder>>
let server: ServerProcess | undefined
let url: string

beforeAll(async () => {
  postgres = await startOwnPostgres()
  if (!postgres) return
  place = await createServerFolder()
  const port = await freePort()
  url = `http://localhost:${port}`
  server = await startServerProcess({
    port,
    ...place,
    environment: {
      SITE: 'test',
      TEST_URL: url,
      CUSTOMERS: '5',
      EMPLOYEES: '60',
      REQUESTS_PER_MINUTE: '0',
      TEST_DATABASE_URL: postgres.address,
    },
  })
}, LONGEST)
afterAll(async () => {
  await server?.kill()
  await postgres?.stop()
  await place?.remove()
})

test(
  'a restarted database ends no process and loses nothing that was acknowledged',
  { timeout: LONGEST },
  async (c) => {
    if (!postgres) {
      c.skip('PostgreSQL is not installed')
      return
    }
    const writers = await startWriters(url, WRITERS)
    for (let round = 0; round < RESTARTS; round++) {
      const before = writers.acknowledged()
      await expect.poll(() => writers.acknowledged(), { timeout: 30_000 }).toBeGreaterThan(before + 20)
      await postgres.restart()
    }
    const last = writers.acknowledged()
    await expect.poll(() => writers.acknowledged(), { timeout: 30_000 }).toBeGreaterThan(last + 20)
    expect(await writers.end()).toBe(0)
    // Who was not answered by the database was told so, as something to be asked again.
    expect([...writers.refusals().keys()]).toEqual([503])
  },
)
