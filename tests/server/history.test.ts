// @module-tag database
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfiguration } from '#server/platform/configuration.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createLog } from '#server/platform/log.ts'
import { rotateEpochs } from '#server/platform/sync/head.ts'
import { sweepSync } from '#server/platform/sync/sweep.ts'
import { openSite } from '#server/site.ts'
import { SCHEMA } from '#shared/contract/sync.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pullAs,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { TEST_SEALING_KEYS } from '#tests/support/sealing-keys.ts'

const DAY = 86_400_000

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const customerId = () => owner.login.customers[0]?.id ?? ''
const listEmployees = async () =>
  (await owner.api('GET', `/customer/${customerId()}/employee?size=500`)).body as Employee[]

async function position(person = owner) {
  const { epoch, head } = await pulledBy(person, { cursor: Number.MAX_SAFE_INTEGER })
  return { epoch, cursor: head }
}

async function deleteSomebody(): Promise<string> {
  const id = (await listEmployees())[0]?.id ?? ''
  expect((await owner.api('DELETE', `/employee/${id}`)).status).toBe(204)
  return id
}

async function changeSomebody() {
  const [employee] = await listEmployees()
  await owner.api('PUT', `/employee/${employee?.id}`, { department: `Day ${site.now.value}` })
}

describe('a device whose place in history is in doubt', () => {
  test('is told that the server was restored where it is ahead of it', async () => {
    const { epoch, cursor } = await position()
    expect((await pullAs(owner, { epoch, cursor })).status).toBe(200)
    expect(await pullAs(owner, { epoch, cursor: cursor + 1 })).toMatchObject({
      status: 409,
      body: { code: 'epochChanged' },
    })
  })

  test('is asked for a newer app where it reads rows of another shape', async () => {
    for (const schema of [SCHEMA - 1, SCHEMA + 1]) {
      expect(await pullAs(owner, { schema })).toMatchObject({ status: 426, body: { code: 'unknownCommand' } })
    }
  })
})

describe('the daily sweep', () => {
  const sweep = () => sweepSync({ db: site.database.db, now: () => site.now.value })
  const travel = (days: number) => void (site.now.value += days * DAY)

  test('forgets a tombstone after 90 days, and only devices that did not see it read everything again', async () => {
    const before = await position()
    const id = await deleteSomebody()
    const after = await position()
    await sweep()

    travel(89)
    await changeSomebody()
    await deleteSomebody()
    await sweep()
    const kept = await pulledBy(owner, before)
    expect(kept.rows.find((row) => row[1] === id)?.[4]).toBeNull()

    travel(2)
    await sweep()
    expect(await pullAs(owner, before)).toMatchObject({ status: 409, body: { code: 'cursorTooOld' } })
    const rest = await pulledBy(owner, after)
    expect(rest.rows.filter((row) => row[4] === null)).toHaveLength(1)
    // A device that holds nothing cannot have missed anything.
    expect((await pulledBy(owner, { cursor: 0 })).rows.some((row) => row[1] === id)).toBe(false)
  })

  test('does not raise the floor where nothing was forgotten', async () => {
    const neighbor = await addNeighbor(site)
    for (let day = 0; day < 5; day++) {
      await sweep()
      travel(30)
    }
    const { floor } = await site.database.db
      .selectFrom('org_head')
      .select('floor')
      .where('organization_id', '=', neighbor.organizationId)
      .executeTakeFirstOrThrow()
    expect(floor).toBe(0)
  })

  test('forgets the keys of commands after 30 days', async () => {
    site.now.value = Date.now()
    const [employee] = await listEmployees()
    const args = { id: employee?.id, customerId: customerId(), set: { department: 'Remembered' } }
    const command = commandOf(site, 'employee.patch', args, { notAfter: site.now.value + 60 * DAY })
    await pushAs(owner, [command])
    travel(29)
    await sweep()
    expect(await pushAs(owner, [command])).toMatchObject([{ outcome: 'dup' }])
    travel(2)
    await sweep()
    expect(await pushAs(owner, [command])).toMatchObject([{ outcome: 'applied' }])
  })
})

describe('a restored server', () => {
  test('starts a new history of every organization', async () => {
    const neighbor = await addNeighbor(site)
    const { db } = site.database
    const epochs = () => db.selectFrom('org_head').select(['organization_id', 'epoch']).execute()
    const before = new Map((await epochs()).map(({ organization_id, epoch }) => [organization_id, epoch]))
    const known = await position()
    await rotateEpochs(db)
    const now = await epochs()
    expect(now.map(({ organization_id }) => organization_id)).toContain(neighbor.organizationId)
    for (const { organization_id, epoch } of now) expect(epoch).not.toBe(before.get(organization_id))
    expect(new Set(now.map(({ epoch }) => epoch)).size).toBe(now.length)
    expect(await pullAs(owner, known)).toMatchObject({ status: 409, body: { code: 'epochChanged' } })
  })

  test('is one that was started with RESTORED, and no other', async () => {
    const database = await openTestDatabase()
    const kept: Database = { ...database, close: async () => {} }
    const epochAfterStart = async (environment: Record<string, string>) => {
      const configuration = readConfiguration({
        ...TEST_SEALING_KEYS,
        CUSTOMERS: '5',
        EMPLOYEES: '60',
        ...environment,
      })
      const opened = await openSite('test', configuration, createLog('silent'), {
        open: async () => ({ database: kept, release: () => {} }),
      })
      await opened.close()
      return (await database.db.selectFrom('org_head').select('epoch').executeTakeFirstOrThrow()).epoch
    }
    try {
      const first = await epochAfterStart({})
      expect(await epochAfterStart({ RESTORED: 'false' })).toBe(first)
      expect(await epochAfterStart({ RESTORED: 'true' })).not.toBe(first)
    } finally {
      await database.close()
    }
  })
})
