import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { type Database, openEmbedded } from '#server/platform/database/database.ts'
import { type Migration, migrate } from '#server/platform/database/migrate.ts'
import { entityTables, migrations } from '#server/schema.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import { fillAsFirstRelease, firstRelease, firstReleaseSteps } from '#tests/support/database/first-release.ts'
import { schemaOf } from '#tests/support/database/schema-of.ts'

const opened: Database[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

async function openEmpty(): Promise<Database> {
  const database = await openEmbedded(undefined)
  opened.push(database)
  return database
}

/** With everything that there is today. */
async function openNew(): Promise<Database> {
  const database = await openEmpty()
  await migrate(database, migrations)
  return database
}

const namesIn = async ({ db }: Database) =>
  (await sql<{ name: string }>`select name from migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )
const numberOf = ({ name }: Pick<Migration, 'name'>) => name.slice(0, 4)

describe('the steps of the schema', () => {
  test('have a number each, which is no other one’s', () => {
    expect(migrations.filter(({ name }) => !/^\d{4}(-[a-z]+)+$/.test(name))).toEqual([])
    const numbers = migrations.map(numberOf)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  })

  test('are made in the order of their numbers', async () => {
    expect(migrations.map(numberOf)).toEqual(migrations.map(numberOf).toSorted())
    const { db } = await openNew()
    const { rows } = await sql<{ name: string }>`select name from migration order by at, name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
  })

  test('of the first release are what they were', async () => {
    const trimmed = (steps: readonly Migration[]) =>
      steps.map(({ name, script }) => ({ name, script: script.trim() }))
    const first = trimmed(await firstReleaseSteps())
    expect(trimmed(migrations).slice(0, first.length)).toEqual(first)
  })
})

describe('a database of the first release', () => {
  test('is brought to the schema of a new one', async () => {
    const [old, young] = [await openEmpty(), await openNew()]
    await fillAsFirstRelease(old)
    await migrate(old, migrations)
    expect(await schemaOf(old)).toEqual(await schemaOf(young))
    expect(await namesIn(old)).toEqual(await namesIn(young))
  })

  test('keeps its rows, which can be read as those of today', async () => {
    const old = await openEmpty()
    await fillAsFirstRelease(old)
    await migrate(old, migrations)
    const rows = async (kind: 'organization' | 'user' | 'employee' | 'integration') => {
      const table = entityTables[kind]
      const read = await sql<{ row: unknown }>`
        select ${sql.raw(rowAsJson(table))} as row from ${sql.table(table.table)} t`.execute(old.db)
      return read.rows.map(({ row }) => row)
    }
    expect(await rows('organization')).toEqual([
      expect.objectContaining({ id: firstRelease.organizationId, name: 'First' }),
    ])
    expect(await rows('user')).toEqual([
      expect.objectContaining({
        id: firstRelease.userId,
        login_options: 'password',
        customer_ids: [firstRelease.customerId],
      }),
    ])
    // What was guessed of people is asked for anew.
    expect(await rows('employee')).toEqual([
      expect.objectContaining({ id: firstRelease.employeeId, mfa_status: null, isAdmin: null }),
    ])
    expect(await rows('integration')).toEqual([
      expect.objectContaining({ id: firstRelease.integrationId, is_active: true, exchange: 'appRole' }),
    ])
  })
})

test('what was noted of conditional access stays when it becomes a part of the history of all policies', async () => {
  const old = await openEmpty()
  await fillAsFirstRelease(old)
  await migrate(
    old,
    migrations.filter((step) => numberOf(step) < '0299'),
  )
  const { organizationId, customerId, employeeId: id } = firstRelease
  await old.db.transaction().execute(async (tx) => {
    await sql`
      insert into sync_row (organization_id, kind, id, pid, version, gone)
      select organization_id, 'accessChange', ${id}, ${customerId} || ':accessChanges', version, false
      from org_head where organization_id = ${organizationId}::uuid`.execute(tx)
    await sql`insert into sync_partition values (${organizationId}::uuid, ${customerId} || ':accessChanges', 1)`.execute(
      tx,
    )
    await sql`
      insert into access_change (organization_id, id, customer_id, target, object_id, name, change, found_at, after)
      values (${organizationId}::uuid, ${id}::uuid, ${customerId}::uuid, 'policy', 'p', 'MFA', 'added',
        '2026-11-20', '{}')`.execute(tx)
    await sql`insert into access_reading values (${organizationId}::uuid, ${customerId}::uuid, '2026-11-20')`.execute(
      tx,
    )
  })
  await migrate(old, migrations)
  const { rows } = await sql<{ row: unknown }>`
    select ${sql.raw(rowAsJson(entityTables.policyChange))} as row from policy_change t`.execute(old.db)
  expect(rows.map(({ row }) => row)).toEqual([
    expect.objectContaining({ id, target: 'policy', name: 'MFA', change: 'added' }),
  ])
  const pid = `${customerId}:policyChanges`
  const stamps = await sql`
    select kind, r.pid, p.version::int as version from sync_row r
    join sync_partition p on p.organization_id = r.organization_id and p.pid = r.pid where r.id = ${id}
      and kind like '%Change'`.execute(old.db)
  expect(stamps.rows).toEqual([{ kind: 'policyChange', pid, version: 1 }])
  const { rows: read } = await sql`select area from policy_reading`.execute(old.db)
  expect(read).toEqual([{ area: 'access' }])
  // It is still one whose every change has a version.
  await sql`update policy_change set name = 'Mine'`.execute(old.db)
  await sql`update org_head set version = version + 1`.execute(old.db)
  await expect(sql`update policy_change set name = 'Unstamped'`.execute(old.db)).rejects.toThrow(
    'A policyChange was changed without a version',
  )
})

describe('a database that made steps under the names they had', () => {
  /** As it was when two steps had one number, and in the order of that time. */
  const former = migrations
    .map(({ name, formerly = name, script }) => ({ name: formerly, script }))
    .toSorted((a, b) => Number(a.name.startsWith('007')) - Number(b.name.startsWith('007')))

  test('is left as it is', async () => {
    const database = await openEmpty()
    await migrate(database, former)
    const before = { names: await namesIn(database), schema: await schemaOf(database) }
    await migrate(database, migrations)
    expect({ names: await namesIn(database), schema: await schemaOf(database) }).toEqual(before)
    expect(before.names).toContain('0120-session-end')
  })

  test('has the schema of a new one', async () => {
    const [old, young] = [await openEmpty(), await openNew()]
    await migrate(old, former)
    await migrate(old, migrations)
    expect(await schemaOf(old)).toEqual(await schemaOf(young))
  })
})
