import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { entityTables } from '#server/schema.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { createHead } from '#server/platform/sync/head.ts'
import type { Work } from '#server/platform/sync/work.ts'

const organizationId = uuidv7()

let database: Database
let published: string[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  await createHead(database.db, organizationId)
})
afterAll(() => database?.close())
beforeEach(() => void (published = []))

const pokes = {
  publish: (organization: string, version: number) => void published.push(`${organization} ${version}`),
}
const change = <T>(act: (work: Work) => Promise<T>) =>
  commit({ db: database.db, tables: entityTables, pokes }, organizationId, act)

async function turn(work: Work, enabled: boolean) {
  await work.load('featureFlag', ['intune'])
  work.put('featureFlag', { id: 'intune', feature: 'intune', enabled })
  return 'turned'
}

test('devices are told of a change once it is there, by its version', async () => {
  expect(await change((work) => turn(work, true))).toBe('turned')
  expect(await change((work) => turn(work, false))).toBe('turned')
  expect(published).toEqual([`${organizationId} 1`, `${organizationId} 2`])
})

test('nobody is told where nothing was changed, or where it failed', async () => {
  await change((work) => work.load('featureFlag', ['intune']))
  const failing = change(async (work) => {
    await turn(work, true)
    throw new Error('The drawbridge is stuck')
  })
  await expect(failing).rejects.toThrow('stuck')
  expect(published).toEqual([])
})
