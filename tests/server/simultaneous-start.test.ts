import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/bench/free-port.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/support/database/own-postgres.ts'
import { TEST_SEALING_KEYS } from '#tests/support/sealing-keys.ts'
import { createServerFolder } from '#tests/support/server-folder.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

const LONGEST = 120_000

let postgres: OwnPostgres | undefined
let place: Awaited<ReturnType<typeof createServerFolder>>
let servers: ServerProcess[] = []

beforeAll(async () => {
  postgres = await startOwnPostgres()
  place = await createServerFolder()
}, LONGEST)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await postgres?.stop()
  await place?.remove()
})

test('processes that start at once on an empty database all come up', { timeout: LONGEST }, async (c) => {
  if (!postgres) {
    c.skip('PostgreSQL is not installed')
    return
  }
  const TEST_DATABASE_URL = postgres.address
  const starting = [1, 2, 3].map(async (each) => {
    const port = await freePort()
    const environment = {
      // Processes of one database seal with the same key.
      ...TEST_SEALING_KEYS,
      SITE: 'test',
      TEST_URL: `http://localhost:${port}`,
      CUSTOMERS: '5',
      EMPLOYEES: '60',
      TEST_DATABASE_URL,
    }
    return startServerProcess({ port, ...place, dataDir: `${place.dataDir}-${each}`, environment })
  })
  const started = await Promise.allSettled(starting)
  servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
  const healths = servers.map(async ({ liveUrl }) => (await fetch(`${liveUrl}/health`)).status)
  expect(await Promise.all(healths)).toEqual([200, 200, 200])
})
