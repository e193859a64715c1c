import { sql } from 'kysely'
import { pino } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#shared/contract/endpoints.ts'
import { KINDS } from '#shared/contract/kind-names.ts'
import { nouns } from '#server/nouns.ts'
import type { AnyNoun } from '#server/platform/noun.ts'
import { entityTables } from '#server/schema.ts'
import { sweep } from '#server/start-work.ts'
import { fillCompany, tablesWith } from '#tests/support/fill-company.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const all: readonly AnyNoun[] = nouns

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const organizationId = () => owner.login.organization.id

async function addCompany(name: string): Promise<string> {
  const { status, body } = await owner.api('POST', `/organization/${organizationId()}/customer`, {
    parent_id: null,
    name,
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    country: '',
    MFA: false,
  })
  expect(status).toBeLessThan(300)
  return (body as { id: string }).id
}

const countOf = async (table: string, customerId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where customer_id = ${customerId}::uuid`.execute(
    site.database.db,
  )
  return rows[0]?.count
}

describe('what is an organization’s or a company’s', () => {
  test.each(['organization_id', 'customer_id'])(
    'lies in tables that a noun declares, by its %s',
    async (column) => {
      const declared = all.flatMap(({ ownedBy = {} }) => Object.keys(ownedBy)).toSorted()
      expect(declared).toEqual([...new Set(declared)])
      const tables = await tablesWith(site.database.db, column)
      expect(tables.length).toBeGreaterThan(10)
      expect(tables.filter((table) => !declared.includes(table))).toEqual([])
    },
  )

  test('is declared for tables that are there', async () => {
    const tables = await tablesWith(site.database.db, 'organization_id')
    const declared = all.flatMap(({ ownedBy = {} }) => Object.keys(ownedBy))
    expect(declared.filter((table) => !tables.includes(table))).toEqual([])
  })

  test('goes with a deleted company, all but the people who work for it, and none of another’s', async () => {
    const [gone, kept] = [await addCompany('Gone'), await addCompany('Kept')]
    const { db } = site.database
    const tables = await tablesWith(db, 'customer_id')
    await fillCompany(db, { organizationId: organizationId(), customerId: gone }, tables)
    await fillCompany(db, { organizationId: organizationId(), customerId: kept }, tables)

    expect((await owner.api('DELETE', `/customer/${gone}`)).status).toBe(204)
    const left: string[] = []
    const lost: string[] = []
    for (const table of tables) {
      if (await countOf(table, gone)) left.push(table)
      if ((await countOf(table, kept)) !== 1) lost.push(table)
    }
    expect({ left, lost }).toEqual({ left: ['app_user'], lost: [] })
  })
})

describe('the list of nouns', () => {
  test('has every synced kind once, in the table that is its own', () => {
    expect(Object.keys(entityTables).toSorted()).toEqual([...KINDS].toSorted())
    for (const kind of KINDS) expect(entityTables[kind].kind).toBe(kind)
    const owned = all.flatMap(({ ownedBy = {} }) => Object.keys(ownedBy))
    expect(KINDS.filter((kind) => !owned.includes(entityTables[kind].table))).toEqual([])
  })

  test('has each name once, also of queues and of what is repeated', () => {
    const names = all.map(({ name }) => name)
    const queues = all.flatMap(({ jobs = [], repeats = [] }) => [
      ...jobs.map(({ queue }) => queue),
      ...repeats.map(({ name }) => name),
    ])
    for (const each of [names, queues]) expect(each).toEqual([...new Set(each)])
  })
})

test('no two calls could be meant by one address, whoever mounts them', () => {
  const calls = Object.values(endpoints).map(({ method, path }) => ({ method, parts: path.split('/') }))
  const isOpen = (part: string | undefined) => part?.startsWith(':') === true
  const twins = calls.flatMap((one, at) =>
    calls.slice(at + 1).filter(
      (other) =>
        one.method === other.method &&
        one.parts.length === other.parts.length &&
        // Of two where the first is the more exact at one place and the second at another neither comes before the other.
        one.parts.every(
          (part, place) => part === other.parts[place] || isOpen(part) || isOpen(other.parts[place]),
        ) &&
        !(
          one.parts.some((part, place) => isOpen(part) && !isOpen(other.parts[place])) !==
          one.parts.some((part, place) => !isOpen(part) && isOpen(other.parts[place]))
        ),
    ),
  )
  expect(twins).toEqual([])
})

test('what one noun cannot sweep away keeps the others from nothing, and is logged by its noun', async () => {
  const { db } = site.database
  const lines: { event?: string; noun?: string }[] = []
  const now = () => site.now.value + 90 * 86_400_000
  await sql`
    insert into session_end (user_id, origin_jti, ended_at)
    values (${uuidv7()}::uuid, 'long over', ${new Date(site.now.value)})`.execute(db)
  const broken = {
    sweep: () => Promise.reject(new Error('The pool cannot be swept')),
  }
  await sweep({
    db,
    tables: entityTables,
    pokes: { publish: () => {} },
    now,
    identity: broken,
    storage: site.site.storage,
    tidyStorage: async () => {},
    accounts: { delete: () => Promise.reject(new Error('The accounts neither')) },
    log: pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) }),
  } as unknown as Parameters<typeof sweep>[0])
  expect(lines.map(({ event, noun }) => ({ event, noun }))).toEqual([
    { event: 'sweep.failed', noun: 'identity' },
  ])
  const { rows } = await sql`select 1 from session_end where origin_jti = 'long over'`.execute(db)
  expect(rows).toEqual([])
})
