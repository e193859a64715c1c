// @module-tag soak
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCHEMA } from '#shared/contract/sync.ts'
import {
  AREAS,
  EMPLOYEE_AREAS,
  levelOf,
  type Permissions,
  reaches,
} from '#shared/domain/permissions/levels.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { entityTables } from '#server/schema.ts'
import { addNeighbor, openTestSite, type Person, pullAs, type TestSite } from '#tests/support/test-site.ts'
import { seedOf, tries } from '#tests/support/effort.ts'

const RUNS = tries(20)
const SEED = 4700

let site: TestSite
let agent: Person
let companies: { id: string; name: string }[]
/** What only an answer about that company can hold: its id and name, and ids, names and addresses of its people. */
let wordsOf: Map<string, string[]>
/** What only an answer about a company's people can hold. */
let peopleOf: Map<string, string[]>
let integrationsOf: Map<string, string[]>
let foreign: string[]

beforeAll(async () => {
  site = await openTestSite({ customers: 8, employees: 80 })
  const owner = await site.signIn('owner')
  companies = owner.login.customers
  wordsOf = new Map()
  peopleOf = new Map()
  integrationsOf = new Map()
  for (const { id, name } of companies) {
    const people = (await owner.api('GET', `/customer/${id}/employee?size=500`)).body as {
      id: string
      email: string
    }[]
    const connected = (await owner.api('GET', `/customer/${id}/integration`)).body as {
      id: string
      tenant_id: string
    }[]
    wordsOf.set(id, [id, name])
    peopleOf.set(
      id,
      people.flatMap((person) => [person.id, person.email]),
    )
    integrationsOf.set(
      id,
      connected.flatMap((each) => [each.id, each.tenant_id]),
    )
  }
  foreign = Object.values(await addNeighbor(site))
  await removeColleagues()
  agent = await site.signIn('agent')
})
afterAll(() => site?.close())

/**
 * Whoever reads the users is told at which companies each of them works: colleagues of the demo would be found in every
 * list of users, by the ids of their companies.
 */
async function removeColleagues(): Promise<void> {
  const { db } = site.database
  const { rows } = await sql<{ id: string }>`
    select id from app_user where customer_id is not null
      or not all_customers and email <> 'agent@demo.castellan.example'`.execute(db)
  const ids = rows.map(({ id }) => id)
  const { organization } = (await site.signIn('owner')).login.userData
  await commit({ db, tables: entityTables, pokes: { publish: () => {} } }, organization, async (work) => {
    await work.load('user', ids)
    for (const id of ids) work.remove('user', id)
  })
}

const level = fc.constantFrom('disabled' as const, 'readOnly' as const, 'manage' as const)
const grants = () =>
  fc.record({
    // Who has no area of the employees at all is rare by chance.
    permissions: fc
      .tuple(fc.record(Object.fromEntries(AREAS.map((area) => [area, level]))), fc.boolean())
      .map(([levels, hasEmployees]) =>
        hasEmployees
          ? levels
          : { ...levels, ...Object.fromEntries(EMPLOYEE_AREAS.map((area) => [area, 'disabled' as const])) },
      ),
    places: fc.uniqueArray(fc.nat({ max: companies.length - 1 }), { maxLength: companies.length }),
  })

test('no answer to anybody holds anything of a company or an area outside of the grants', async () => {
  let answers = 0
  let found = 0
  await fc.assert(
    fc.asyncProperty(grants(), async ({ permissions, places }) => {
      const granted = permissions as Permissions
      const own = new Set(places.flatMap((place) => companies[place]?.id ?? []))
      await grant(granted, own)
      const forbidden = wordsOutside(granted, own)
      for (const [what, text] of await everyAnswer()) {
        answers++
        expect({ what, leaks: forbidden.filter((word) => text.includes(word)) }).toEqual({ what, leaks: [] })
        found += wordsInside(granted, own).filter((word) => text.includes(word)).length
      }
    }),
    { numRuns: RUNS, seed: seedOf(SEED) },
  )
  // Else nothing was answered, and nothing could leak.
  expect(found).toBeGreaterThan(answers)
})

/** Gives the agent exactly these permissions and companies. */
async function grant(permissions: Permissions, own: ReadonlySet<string>): Promise<void> {
  const { db } = site.database
  const { organization: organizationId, id: userId } = agent.login.userData
  await db.transaction().execute(async (tx) => {
    // A version for it, as every change of a user has.
    await sql`update org_head set version = version + 1 where organization_id = ${organizationId}::uuid`.execute(
      tx,
    )
    await sql`update sync_row set version = (select version from org_head where organization_id = ${organizationId}::uuid)
      where organization_id = ${organizationId}::uuid and kind = 'user' and id = ${userId}`.execute(tx)
    await tx
      .updateTable('app_user')
      .set({ role: 'System user', stored_permissions: JSON.stringify(permissions) })
      .where('id', '=', userId)
      .execute()
    await tx.deleteFrom('user_customer').where('user_id', '=', userId).execute()
    const rows = [...own].map((customerId) => ({
      organization_id: organizationId,
      user_id: userId,
      customer_id: customerId,
    }))
    if (rows.length > 0) await tx.insertInto('user_customer').values(rows).execute()
  })
}

/** Everything that a user can ask for, with foreign ids wherever one may be named. */
async function everyAnswer(): Promise<[what: string, text: string][]> {
  const organizationId = agent.login.organization.id
  const areas = ['companies', 'engage', 'integrations', 'licenseCenter', 'secure', 'answers']
  const pids = companies.flatMap(({ id }) => areas.map((area) => `${id}:${area}`))
  const all = [...pids, 'org:base', 'org:systemUsers', `${foreign[1]}:engage`, '*']
  const asked: [string, ...Parameters<Person['api']>][] = [
    ['snapshot of all', 'POST', '/sync/snapshot', { schema: SCHEMA, pids: null }],
    ['snapshot of others', 'POST', '/sync/snapshot', { schema: SCHEMA, pids: all }],
    ['digest', 'POST', '/sync/digest', { pids: all }],
    ['login data', 'GET', '/user/login-data'],
    ['organization', 'GET', `/organization/${organizationId}`],
    ['companies', 'GET', `/organization/${organizationId}/customer`],
    ['own companies', 'GET', '/organization/user/customers'],
    ['devices', 'GET', '/device'],
    ['a check', 'GET', '/secure/check/sms-codes-off'],
  ]
  const answers: [string, string][] = [['pull', textOf(await pullAs(agent))]]
  for (const [what, ...call] of asked) answers.push([what, textOf(await agent.api(...call))])
  // The id asked for comes back in no refusal either.
  for (const { id } of companies) {
    const [person] = peopleOf.get(id) ?? []
    const paths = ['', '/customers', '/employee', '/integration'].map((path) => `/customer/${id}${path}`)
    const secure = [`/secure/posture/${id}`, `/secure/setting?customerId=${id}`]
    for (const path of [...paths, ...secure, `/employee/${person}`])
      answers.push([path, textOf(await agent.api('GET', path))])
  }
  return answers
}

const textOf = ({ body }: { body: unknown }) => (typeof body === 'string' ? body : JSON.stringify(body))

const of = (words: Map<string, string[]>, ids: Iterable<string>) =>
  [...ids].flatMap((id) => words.get(id) ?? [])

function wordsOutside(permissions: Permissions, own: ReadonlySet<string>): string[] {
  const others = companies.map(({ id }) => id).filter((id) => !own.has(id))
  return [
    ...foreign,
    'Neighbor Company',
    ...of(wordsOf, others),
    ...of(peopleOf, reaches(levelOf(permissions, 'employees'), 'readOnly') ? others : wordsOf.keys()),
    ...of(integrationsOf, reaches(permissions.integrations, 'readOnly') ? others : wordsOf.keys()),
  ]
}

function wordsInside(permissions: Permissions, own: ReadonlySet<string>): string[] {
  return [
    ...of(wordsOf, own),
    ...of(peopleOf, reaches(levelOf(permissions, 'employees'), 'readOnly') ? own : []),
  ]
}
