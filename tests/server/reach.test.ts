// @module-tag soak
import fc from 'fast-check'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AREAS, type Permissions, reaches } from '#shared/domain/permissions/levels.ts'
import { permissionsOf, type Role, ROLES } from '#shared/domain/permissions/roles.ts'
import { patience, seedOf, tries } from '#tests/support/effort.ts'
import {
  type ChangedRow,
  changeRules,
  mayHaveChanged,
  mayRead,
  type Reach,
} from '#tests/support/reach-model.ts'
import { anyStep, type Focus, placeIn, type Sent, type Step } from '#tests/support/reach-steps.ts'
import {
  changesBetween,
  digestStored,
  tablesOfOrganizations,
} from '#tests/support/database/stored-changes.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

/** Chains of each role; a new organization stands for each so many of them, for some delete what is there. */
const CHAINS = tries(40)
const CHAINS_OF_A_SITE = 120

const SCOPES = ['all', 'allButOwn', 'some', 'none', 'guest'] as const

/** Somebody, as the organization may have granted them; `pick` chooses what a chain is about. */
interface Case {
  scope: (typeof SCOPES)[number]
  stored: Permissions
  pick: number
  chain: readonly Step[]
}

const cases: fc.Arbitrary<Case> = fc.record({
  scope: fc.constantFrom(...SCOPES),
  stored: fc.record(
    Object.fromEntries(
      AREAS.map((area) => [
        area,
        fc.constantFrom('disabled' as const, 'readOnly' as const, 'manage' as const),
      ]),
    ),
  ),
  pick: fc.nat(99),
  chain: fc.tuple(anyStep, anyStep),
})

interface Stage {
  site: TestSite
  person: Person
  owner: Person
  neighbor: Awaited<ReturnType<typeof addNeighbor>>
  companies: { id: string; nfr: boolean }[]
  people: Map<string, string[]>
  integrations: Map<string, string[]>
  /** The ids of their tenants, by company. */
  tenants: Map<string, string[]>
  names: Map<string, string>
  templateId: string
  /** Whatever was said in this organization. */
  given: Set<string>
  /** Companies whose tenant is changed and read again by a task that somebody was allowed to begin. */
  busy: Set<string>
}

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

let stage: Stage

async function setStage(): Promise<Stage> {
  const site = await openTestSite({ customers: 5, employees: 60 }, { REQUESTS_PER_MINUTE: '0' })
  const owner = await site.signIn('owner')
  const person = await site.signIn('agent')
  const neighbor = await addNeighbor(site)
  const { organization } = owner.login
  const listed = (await owner.api('GET', `/organization/${organization.id}/customer`)).body as {
    id: string
    name: string
    nfr: boolean
  }[]
  const templateId = uuidv7()
  const template = { id: templateId, name: 'Of our own', description: '', checks: [] }
  await pushAs(owner, [commandOf(site, 'postureTemplate.add', template)])
  const people = new Map<string, string[]>()
  const integrations = new Map<string, string[]>()
  const tenants = new Map<string, string[]>()
  for (const { id } of listed) {
    const employees = await owner.api('GET', `/customer/${id}/employee?size=200`)
    const connected = await owner.api('GET', `/customer/${id}/integration`)
    people.set(
      id,
      (employees.body as { id: string; email: string }[]).flatMap((each) => [each.id, each.email]),
    )
    integrations.set(
      id,
      (connected.body as { id: string }[]).map((each) => each.id),
    )
    tenants.set(
      id,
      (connected.body as { tenant_id: string }[]).map((each) => each.tenant_id),
    )
  }
  const names = new Map(listed.map(({ id, name }) => [id, name]))
  return {
    site,
    person,
    owner,
    neighbor,
    companies: listed,
    people,
    integrations,
    tenants,
    names,
    templateId,
    given: new Set(),
    busy: new Set(),
  }
}

async function renewStage(): Promise<void> {
  await stage?.site.close()
  stage = await setStage()
}

beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage?.site.close())

/** Areas that a guest, who is of one company, has nothing of. */
const BEYOND_A_COMPANY = ['systemUsers', 'billing', 'lookAndFeel'] as const

/** The person with another role, levels and companies: all of it is read anew with every request. */
async function become(role: Role, { scope, stored }: Case): Promise<Reach> {
  const { site, person, companies } = stage
  const { organization: organizationId, id: userId } = person.login.userData
  const isGuest = scope === 'guest'
  const own = scope === 'some' || isGuest ? companies.slice(1, isGuest ? 2 : 3).map(({ id }) => id) : []
  await site.database.db.transaction().execute(async (tx) => {
    // Without what the organization keeps of changes: this one is nobody's.
    await sql`set local session_replication_role = replica`.execute(tx)
    await tx
      .updateTable('app_user')
      .set({
        role,
        stored_permissions: JSON.stringify(stored),
        all_customers: scope === 'all' || scope === 'allButOwn',
        excludes_nfr: scope === 'allButOwn',
        customer_id: isGuest ? (own[0] ?? null) : null,
        disabled: false,
      })
      .where('id', '=', userId)
      .execute()
    await tx.deleteFrom('user_customer').where('user_id', '=', userId).execute()
    for (const customerId of own)
      await tx
        .insertInto('user_customer')
        .values({ organization_id: organizationId, user_id: userId, customer_id: customerId })
        .execute()
  })
  // Nothing is hidden from the owner, unless a guest were one.
  const isOwner = role === 'Owner' && !isGuest
  const seesAll = isOwner || scope === 'all' || scope === 'allButOwn'
  const visible = companies.filter(({ id, nfr }) =>
    seesAll ? isOwner || !(scope === 'allButOwn' && nfr) : own.includes(id),
  )
  const beyond = Object.fromEntries(BEYOND_A_COMPANY.map((area) => [area, 'disabled']))
  return {
    userId,
    organizationId,
    permissions: { ...permissionsOf(role, stored), ...(isGuest ? beyond : {}) },
    seesAll,
    companies: new Set(visible.map(({ id }) => id)),
    hidden: new Set(companies.filter((each) => !visible.includes(each)).map(({ id }) => id)),
    isProductAdministrator: role === 'Product administrator',
  }
}

/** One company that somebody sees, one that is hidden from them, one of the neighbor, and an id that nothing has yet. */
function focusOf({ companies: visible }: Reach, pick: number): Focus {
  const { companies, people, integrations, neighbor, owner, person, templateId } = stage
  const fresh = uuidv7()
  const one = (of: readonly { id: string }[]) => of[pick % Math.max(1, of.length)]?.id
  const hidden = one(companies.filter(({ id }) => !visible.has(id)))
  const shown = one(companies.filter(({ id }) => visible.has(id)))
  const both = [shown, hidden].filter((id) => id !== undefined)
  const firstOf = (words: Map<string, string[]>) => both.flatMap((id) => words.get(id)?.slice(0, 1) ?? [])
  return {
    company: [...both, neighbor.customerId, fresh],
    employee: [...firstOf(people), neighbor.employeeId, fresh],
    integration: [...firstOf(integrations), fresh],
    user: [person.login.userData.id, owner.login.userData.id, fresh],
    organization: [person.login.organization.id, person.login.organization.id, neighbor.organizationId],
    device: [fresh],
    template: [templateId, fresh],
    task: [fresh],
  }
}

/** What stands in no answer to somebody. */
function wordsHiddenFrom(reach: Reach): string[] {
  const { companies, people, integrations, tenants, names, neighbor } = stage
  const { organizationId, ...ofNeighbor } = neighbor
  const readsUsers = reaches(reach.permissions.systemUsers, 'readOnly')
  return [
    'Neighbor Company',
    ...(readsUsers ? [] : ['admin@demo.castellan.example']),
    // Ids are an organization's own: an id that somebody has given to a row of theirs is no news.
    ...Object.values(ofNeighbor).filter((id) => !stage.given.has(id)),
    // How many companies and people each organization has is the product administrator's to know.
    ...(reach.isProductAdministrator ? [] : [organizationId]),
    ...companies.flatMap(({ id }) => [
      ...(reach.companies.has(id) ? [] : [names.get(id) ?? '']),
      // Who reads users reads which companies each of them sees, by their ids.
      ...(reach.companies.has(id) || readsUsers ? [] : [id]),
      ...(mayRead(reach, id, 'employees') ? [] : (people.get(id) ?? [])),
      ...(mayRead(reach, id, 'integrations') ? [] : (integrations.get(id) ?? [])),
      // Links of alerts name the tenant that they lead to.
      ...(mayRead(reach, id, 'integrations') || mayRead(reach, id, 'secure') ? [] : (tenants.get(id) ?? [])),
    ]),
  ]
}

async function send({ method, path, body }: Sent): Promise<string> {
  const { site, person } = stage
  const response = await site.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${person.idToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return `${response.status} ${await response.text()}`
}

const WHO_AM_I: Sent = { name: 'getLoginData', method: 'GET', path: '/user/login-data', body: undefined }

const READ_BY_TASKS = [
  'alert_task',
  'alert_task_runner',
  'feed_cursor',
  'feed_states',
  'device_policies',
  'device_policy',
  'device_policy_kept',
  'device_policy_runner',
  'device_policy_task',
  'mail_policies',
  'mail_policy_runner',
  'mail_policy_task',
  'mfa_report',
  'mfa_runner',
  'mfa_task',
  'tenant_contacts',
  'contacts_runner',
  'contacts_task',
  'posture',
  'posture_change',
  'posture_runner',
  'posture_task',
  'directory_memberships',
  'payee',
  'product_license',
  'risk_overview',
  'source_reading',
  'task',
  'tenant_answers',
]

/** Whether a task that runs beside the calls changed it: what it read and wrote is kept when it is there. */
const isOfTask = ({ table, customerId }: ChangedRow): boolean =>
  customerId !== null && stage.busy.has(customerId) && READ_BY_TASKS.includes(table)

test('every table of an organization says who may change it', async () => {
  const tables = await tablesOfOrganizations(stage.site.database.db as never)
  expect(tables.map(({ name }) => name).filter((name) => !changeRules[name])).toEqual([])
})

describe.each(ROLES)('two calls in a row of the role %s', (role) => {
  const course = Array.from({ length: Math.ceil(CHAINS / CHAINS_OF_A_SITE) }, (_, at) => at)
  test.each(course)(
    'tell nothing that is hidden, and change nothing that is not theirs (%s)',
    async (at) => {
      const runs = Math.min(CHAINS, CHAINS_OF_A_SITE)
      const count = { answered: 0, applied: 0, changed: 0 }
      await fc.assert(
        fc.asyncProperty(cases, async (each) => {
          // What somebody may do to themselves, too: their password is reset, they are signed out.
          if ((await send(WHO_AM_I)).startsWith('401')) await renewStage()
          const db = stage.site.database.db as never
          const reach = await become(role, each)
          const hidden = wordsHiddenFrom(reach)
          const focus = focusOf(reach, each.pick)
          const before = await digestStored(db)
          const sent: string[] = []
          for (const step of each.chain) {
            const placed = placeIn(step, focus, stage.site)
            const said = JSON.stringify(placed)
            sent.push(said)
            for (const id of said.match(IDS) ?? []) stage.given.add(id)
            const answer = await send(placed)
            if (answer.startsWith('2')) count.answered++
            // A task that a call begins goes on beside those after it.
            if (placed.method !== 'GET' && /posture|mfa|contacts|task/i.test(said))
              for (const id of said.match(IDS) ?? []) if (reach.companies.has(id)) stage.busy.add(id)
            if (answer.includes('"applied"')) count.applied++
            // What somebody says themselves is no news to them.
            const leaks = hidden.filter((word) => answer.includes(word) && !sent.join().includes(word))

            expect({ said, leaks }).toEqual({ said, leaks: [] })
          }
          const changed = changesBetween(before, await digestStored(db))
          count.changed += changed.length
          const beyond = changed.filter((row) => !mayHaveChanged(reach, row) && !isOfTask(row))
          expect({ sent, beyond }).toEqual({ sent, beyond: [] })
        }),
        { numRuns: runs, seed: seedOf(4711 + at * 7919), endOnFailure: true },
      )
      if (process.env['REACH_FIGURES']) console.log(role, count)
      // Calls of which hardly one is answered would reach nothing, whatever the rules.
      expect(count.answered).toBeGreaterThan(runs / 2)
    },
    patience(60_000),
  )
})
