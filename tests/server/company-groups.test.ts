// @module-tag database
import fc from 'fast-check'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CommandName } from '#shared/contract/commands.ts'
import { commands } from '#shared/contract/commands.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { DANGEROUS_ACTS } from '#shared/domain/permissions/dangerous-acts.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { companiesInReach } from '#shared/domain/users/company-reach.ts'
import type { User } from '#shared/domain/users/user.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { readScope, readUser } from '#server/users/user.store.ts'
import { buildCompany } from '#tests/support/queue/build-company.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { tries } from '#tests/support/effort.ts'
import { secretIn } from '#tests/support/newest-mail.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

const PASSWORD = 'Portcullis-2026!'

let site: TestSite
let owner: Person
let users: string
let companies: { id: string; name: string }[]
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  companies = owner.login.customers
  users = `/organization/${owner.login.organization.id}/user`
})
afterAll(() => site?.close())

const idAt = (place: number) => companies[place]?.id ?? ''
let count = 0
async function joined(said: Parameters<typeof buildAdded>[1] = {}) {
  const email = `grouped-${++count}@demo.castellan.example`
  site.now.value += 1000
  const { status, body } = await owner.api('POST', users, buildAdded(email, said))
  if (status !== 201) throw new Error(`The user was not added: ${JSON.stringify(body)}`)
  const person = await site.join(email, secretIn(await site.readMail(email)), PASSWORD)
  return { user: body as User, person }
}
const put = (by: Person, id: string, set: object) => by.api('PUT', `${users}/${id}`, set)
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code
const push = async (by: Person, name: CommandName, args: unknown) =>
  (await pushAs(by, [commandOf(site, name, args)]))[0]
const outcomeOf = async (by: Person, name: CommandName, args: unknown) => {
  const result = await push(by, name, args)
  return result?.code ?? result?.outcome
}
async function addGroup(customerIds: readonly string[], name = `Group ${++count}`) {
  const id = uuidv7()
  expect(await outcomeOf(owner, 'companyGroup.add', { id, name, customerIds })).toBe('applied')
  return id
}
/** The companies that somebody is told of by a pull. */
async function told(person: Person): Promise<string[]> {
  const { scope } = await pulledBy(person)
  return [
    ...new Set(scope?.pids.filter((pid) => pid.endsWith(':companies')).map((pid) => pid.split(':')[0] ?? '')),
  ]
}

const manages = permissionsOf('System user', {
  systemUsers: 'manage',
  companies: 'manage',
  engage: 'manage',
  integrations: 'manage',
})

describe('groups of companies', () => {
  test('let their people see what joins, and nothing of what leaves', async () => {
    const group = await addGroup([idAt(0)])
    const { person } = await joined({ all_customers: false, group_ids: [group] })
    expect(await told(person)).toEqual([idAt(0)])
    await push(owner, 'companyGroup.patch', { id: group, joins: [idAt(1)], leaves: [] })
    expect((await told(person)).toSorted()).toEqual([idAt(0), idAt(1)].toSorted())
    await push(owner, 'companyGroup.patch', { id: group, joins: [], leaves: [idAt(0)] })
    expect(await told(person)).toEqual([idAt(1)])
    expect((await person.api('GET', `/customer/${idAt(0)}`)).status).toBe(404)
  })

  test('hold a company that the same batch makes', async () => {
    const [made, group] = ['0193f0ab-7abc-7def-8abc-0123456789ab', uuidv7()]
    const fields = buildCompany('Batched')
    const results = await pushAs(owner, [
      commandOf(site, 'customer.add', { id: made, parentId: null, fields }),
      commandOf(site, 'companyGroup.add', { id: group, name: 'Of one batch', customerIds: [made] }),
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied'])
    const { person } = await joined({ all_customers: false, group_ids: [group] })
    expect(await told(person)).toEqual([made])
    // An id in capitals is the same company.
    await push(owner, 'companyGroup.patch', { id: group, joins: [], leaves: [made.toUpperCase()] })
    expect(await told(person)).toEqual([])
  })

  test('take a name once, companies of this organization, and go only when nobody’s access names them', async () => {
    const neighbor = await addNeighbor(site)
    const group = await addGroup([], 'Once')
    const add = (name: string, customerIds: string[]) =>
      outcomeOf(owner, 'companyGroup.add', { id: uuidv7(), name, customerIds })
    expect(await add('ONCE', [])).toBe('companyGroupExists')
    expect(await add('Foreign', [neighbor.customerId])).toBe('notFound')
    const { user } = await joined({ excluded_group_ids: [group] })
    expect(await outcomeOf(owner, 'companyGroup.delete', { id: group })).toBe('companyGroupInUse')
    expect((await put(owner, user.id, { excluded_group_ids: [] })).status).toBe(200)
    expect(await outcomeOf(owner, 'companyGroup.delete', { id: group })).toBe('applied')
    expect(codeOf(await put(owner, user.id, { excluded_group_ids: [group] }))).toBe('notFound')
  })

  test('go with nobody who is deleted', async () => {
    const group = await addGroup([idAt(0)])
    const { user } = await joined({ all_customers: false, group_ids: [group] })
    expect((await owner.api('DELETE', `${users}/${user.id}`)).status).toBe(204)
    expect(await outcomeOf(owner, 'companyGroup.delete', { id: group })).toBe('applied')
  })

  test('are told to who sees every company alone', async () => {
    await addGroup([idAt(0), idAt(1)])
    const { person } = await joined({
      excluded_customer_ids: [idAt(0)],
      role: 'System user',
      permissions: manages,
    })
    const told = await pulledBy(person)
    expect(told.scope?.pids).not.toContain('org:groups')
    expect((await pulledBy(owner)).scope?.pids).toContain('org:groups')
  })
})

describe('the API', () => {
  const path = (id = '') =>
    `/organization/${owner.login.organization.id}/company-group${id === '' ? '' : `/${id}`}`
  const listed = async (by = owner) => (await by.api('GET', path())).body as { id: string; name: string }[]

  test('adds, lists, changes and deletes groups', async () => {
    const [one, two, three] = [idAt(0), idAt(1), idAt(2)]
    const added = await owner.api('POST', path(), { name: ' By the API ', customerIds: [two, one] })
    expect(added).toMatchObject({
      status: 201,
      body: { name: 'By the API', customerIds: [one, two].toSorted() },
    })
    const { id } = added.body as { id: string }
    expect(await listed()).toContainEqual(added.body)
    const changed = await owner.api('PUT', path(id), { customerIds: [two, three] })
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'By the API', customerIds: [two, three].toSorted() },
    })
    const etag = changed.headers.get('etag') ?? ''
    const renamed = await owner.api('PUT', path(id), { name: 'Renamed' }, { 'if-match': etag })
    expect(renamed.body).toEqual({ ...(changed.body as object), name: 'Renamed' })
    const stale = await owner.api('PUT', path(id), { name: 'Again' }, { 'if-match': etag })
    expect(stale).toMatchObject({ status: 412, body: { code: 'preconditionFailed' } })
    expect((await owner.api('DELETE', path(id))).status).toBe(204)
    expect((await listed()).map((each) => each.id)).not.toContain(id)
    expect((await owner.api('PUT', path(id), { name: 'Gone' })).status).toBe(404)
  })

  test('changes what somebody sees whose access names the group, and deletes none of these', async () => {
    const { id } = (await owner.api('POST', path(), { name: 'Seen', customerIds: [idAt(3)] })).body as {
      id: string
    }
    const { person } = await joined({ all_customers: false, customer_ids: [], group_ids: [id] })
    expect(await told(person)).toEqual([idAt(3)])
    await owner.api('PUT', path(id), { customerIds: [idAt(4)] })
    expect(await told(person)).toEqual([idAt(4)])
    expect(codeOf(await owner.api('DELETE', path(id)))).toBe('companyGroupInUse')
  })

  test('takes a name once, and companies of this organization alone', async () => {
    await addGroup([], 'Taken')
    const codes = [
      codeOf(await owner.api('POST', path(), { name: 'taken' })),
      codeOf(await owner.api('POST', path(), { name: 'Strangers', customerIds: [uuidv7()] })),
    ]
    expect(codes).toEqual(['companyGroupExists', 'notFound'])
    expect((await listed()).map(({ name }) => name)).not.toContain('Strangers')
  })

  test('tells no group to who does not see every company, and takes none from them', async () => {
    const { person } = await joined({
      role: 'System user',
      permissions: manages,
      all_customers: false,
      customer_ids: [idAt(0)],
    })
    const id = await addGroup([idAt(0)])
    const answers = [
      await person.api('GET', path()),
      await person.api('POST', path(), { name: 'Mine', customerIds: [idAt(0)] }),
      await person.api('PUT', path(id), { name: 'Mine' }),
      await person.api('DELETE', path(id)),
    ]
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'noPermission'))
    expect((await listed()).map((each) => each.id)).toContain(id)
  })
})

describe('what somebody sees', () => {
  test('is what the rule says, for any mixture of companies, groups and exclude lists', async () => {
    const groupIds = [await addGroup([]), await addGroup([]), await addGroup([])]
    const ids = companies.map(({ id }) => id)
    const { user } = await joined()
    const { db } = site.database
    const { rows } = await sql<{ id: string; nfr: boolean; parent_id: string | null }>`
      select id, nfr, parent_id from customer where organization_id = ${user.organization}::uuid`.execute(db)
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...groupIds.map(() => fc.subarray(ids))),
        fc.record({
          all_customers: fc.boolean(),
          customer_ids: fc.subarray(ids),
          group_ids: fc.subarray(groupIds),
          excluded_customer_ids: fc.subarray(ids),
          excluded_group_ids: fc.subarray(groupIds),
          excludes_nfr: fc.boolean(),
        }),
        async (members, access) => {
          const groups = groupIds.map((id, at) => ({ id, name: id, customer_ids: members[at] ?? [] }))
          await pushAs(
            owner,
            groups.map(({ id, customer_ids }) =>
              commandOf(site, 'companyGroup.patch', {
                id,
                joins: customer_ids,
                leaves: ids.filter((each) => !customer_ids.includes(each)),
              }),
            ),
          )
          expect((await put(owner, user.id, access)).status).toBe(200)
          const stored = await readUser(db, user.id)
          const scope = await readScope(db, stored)
          expect([...scope.customerIds].toSorted()).toEqual(
            companiesInReach({ ...stored }, { companies: rows, groups }).toSorted(),
          )
          const isKept = access.excluded_customer_ids.length + access.excluded_group_ids.length > 0
          expect(scope.allCustomers).toBe(access.all_customers && !isKept)
        },
      ),
      { numRuns: tries(25) },
    )
  })

  test('loses an exclusion with the company that it names', async () => {
    const { status, body } = await owner.api(
      'POST',
      `/organization/${owner.login.organization.id}/customer`,
      {
        parent_id: null,
        name: 'Soon gone',
        contact_name: '',
        contact_email: '',
        contact_phone: '',
        country: '',
        MFA: false,
      },
    )
    expect(status).toBeLessThan(300)
    const { id } = body as { id: string }
    const { user } = await joined({ excluded_customer_ids: [id] })
    const { db } = site.database
    expect((await readScope(db, await readUser(db, user.id))).allCustomers).toBe(false)
    expect((await owner.api('DELETE', `/customer/${id}`)).status).toBe(204)
    expect((await readScope(db, await readUser(db, user.id))).allCustomers).toBe(true)
  })
})

describe('who is held by a group or an exclude list', () => {
  test('frees neither themselves nor anybody else, in one call or in two', async () => {
    const group = await addGroup([idAt(0)])
    const { user, person } = await joined({
      role: 'System user',
      permissions: manages,
      all_customers: false,
      group_ids: [group],
      excluded_customer_ids: [idAt(1)],
    })
    const { user: other } = await joined({ excluded_customer_ids: [idAt(2)] })
    const before = await told(person)
    for (const set of [
      { excluded_customer_ids: [] },
      { all_customers: true },
      { customer_ids: [idAt(3)] },
      { group_ids: [] },
      { customer_id: idAt(3) },
    ]) {
      expect(codeOf(await put(person, user.id, set))).toBe('cannotGrantCompanies')
    }
    for (const set of [{ excluded_customer_ids: [] }, { all_customers: false }, { customer_id: idAt(3) }])
      expect(codeOf(await put(person, other.id, set))).toBe('cannotGrantCompanies')
    expect(await outcomeOf(person, 'companyGroup.patch', { id: group, joins: [idAt(3)], leaves: [] })).toBe(
      'noPermission',
    )
    expect(await outcomeOf(person, 'companyGroup.delete', { id: group })).toBe('noPermission')
    const clone = (said: Parameters<typeof buildAdded>[1]) =>
      person.api('POST', users, buildAdded(`clone-${++count}@demo.castellan.example`, said))
    const own = {
      role: 'System user' as const,
      permissions: manages,
      all_customers: false,
      group_ids: [group],
      excluded_customer_ids: [idAt(1)],
    }
    expect(codeOf(await clone({ ...own, excluded_customer_ids: [] }))).toBe('cannotGrantCompanies')
    expect(codeOf(await clone({ all_customers: true }))).toBe('cannotGrantCompanies')
    expect(codeOf(await clone({ all_customers: false, customer_ids: [idAt(1)] }))).toBe(
      'cannotGrantCompanies',
    )
    // What is theirs they may give.
    expect((await clone(own)).status).toBe(201)
    expect((await clone({ all_customers: false, customer_ids: [idAt(0)] })).status).toBe(201)
    expect(await told(person)).toEqual(before)
  })

  test('adds no company, and changes nothing of the whole organization', async () => {
    const { person } = await joined({
      role: 'System user',
      permissions: manages,
      excluded_customer_ids: [idAt(1)],
    })
    const fields = buildCompany('No')
    expect(await outcomeOf(person, 'customer.add', { id: uuidv7(), parentId: null, fields })).toBe(
      'noPermission',
    )
    expect(await outcomeOf(person, 'companyGroup.add', { id: uuidv7(), name: 'No', customerIds: [] })).toBe(
      'noPermission',
    )
  })
})

describe('a dangerous act', () => {
  test('is declared by what does it: each is named by a command or an endpoint', () => {
    const ofEndpoints = Object.values(endpoints).flatMap((each) => ('danger' in each ? [each.danger] : []))
    const items = [{ change: 'delete' }]
    const ofCommands = Object.values(commands).flatMap((each) => {
      if (!('danger' in each)) return []
      const { danger } = each as { danger: string | ((args: unknown) => string | undefined) }
      return [typeof danger === 'function' ? danger({ items, act: { action: 'lockDown' } }) : danger]
    })
    expect(new Set([...ofEndpoints, ...ofCommands])).toEqual(new Set(DANGEROUS_ACTS))
  })

  test('that is switched off is refused by command and by call, and told to the device as another scope', async () => {
    const { user, person } = await joined({ role: 'System user', permissions: manages })
    const { scope } = await pulledBy(person)
    const withheld = ['deleteCompanies', 'disconnectCompanies', 'deleteUsers', 'resetSignIns']
    expect((await put(owner, user.id, { withheld })).status).toBe(200)
    expect((await pulledBy(person)).scope?.hash).not.toBe(scope?.hash)
    expect((await person.api('GET', '/user/login-data')).body).toMatchObject({ userData: { withheld } })

    expect(codeOf(await person.api('DELETE', `/customer/${idAt(0)}`))).toBe('actWithheld')
    const { user: other } = await joined()
    expect(codeOf(await person.api('DELETE', `${users}/${other.id}`))).toBe('actWithheld')
    const email = other.email
    expect(codeOf(await person.api('POST', '/tools/identity/password-reset', { email }))).toBe('actWithheld')
    expect(codeOf(await person.api('POST', '/tools/identity/mfa', { email, action: 'reset' }))).toBe(
      'actWithheld',
    )
    expect(codeOf(await person.api('DELETE', `/integration/${uuidv7()}`))).toBe('actWithheld')
    // What is not switched off goes on: levels say the rest.
    expect((await put(person, other.id, { first_name: 'Renamed' })).status).toBe(200)
    expect((await put(owner, user.id, { withheld: [] })).status).toBe(200)
    expect((await person.api('DELETE', `${users}/${other.id}`)).status).toBe(204)
  })

  test('of a kind of change is refused in a command that does it, and not in the same command without it', async () => {
    const { user, person } = await joined({ permissions: permissionsOf('Agent', {}) })
    await put(owner, user.id, { withheld: ['deletePolicies', 'lockDownAccounts', 'deleteEmployees'] })
    const item = { target: 'policy', objectId: uuidv7(), name: 'Some', expected: null }
    const change = (items: object[]) => ({ id: uuidv7(), customerId: idAt(0), source: null, items })
    const body = { displayName: 'Some' }
    expect(await outcomeOf(person, 'access.change', change([{ change: 'delete', ...item }]))).toBe(
      'actWithheld',
    )
    expect(await outcomeOf(person, 'access.change', change([{ change: 'update', ...item, body }]))).not.toBe(
      'actWithheld',
    )
    const about = { id: uuidv7(), customerId: idAt(0), alertId: uuidv7() }
    const account = { id: 'someone', name: 'someone' }
    expect(
      await outcomeOf(person, 'alert.act', {
        ...about,
        act: { action: 'lockDown', account, steps: ['blockSignIn'] },
      }),
    ).toBe('actWithheld')
    expect(
      await outcomeOf(person, 'alert.act', { ...about, act: { action: 'dismissRisk', account } }),
    ).not.toBe('actWithheld')
  })

  test('is not done by taking back what made a policy, either', async () => {
    const { user, person } = await joined({ permissions: permissionsOf('Agent', {}) })
    const { rows } = await sql<{ customer_id: string }>`
      select customer_id from integration where organization_id = ${user.organization}::uuid
        and is_active and not exists (select 1 from access_task t where t.customer_id = integration.customer_id)
      limit 1`.execute(site.database.db)
    const customerId = rows[0]?.customer_id ?? ''
    const at = new Date(site.now.value).toISOString()
    const id = uuidv7()
    await unitOfWork({ db: site.database.db, tables: entityTables }, user.organization, async (work) => {
      await work.load('accessTask', [id])
      work.put('accessTask', {
        id,
        customer_id: customerId,
        source: null,
        undoes: null,
        state: 'completed',
        items: [
          {
            target: 'policy',
            change: 'create',
            object_id: uuidv7(),
            name: 'Made',
            body: { displayName: 'Made' },
            expected: null,
            before: null,
            template: null,
            state: 'applied',
            fault: null,
            detail: null,
          },
        ],
        requested_by: null,
        requested_at: at,
        finished_at: at,
      })
    })
    const undo = () => outcomeOf(person, 'access.undo', { id: uuidv7(), customerId, taskId: id })
    await put(owner, user.id, { withheld: ['deletePolicies'] })
    expect(await undo()).toBe('actWithheld')
    await put(owner, user.id, { withheld: [] })
    expect(await undo()).toBe('applied')
  })

  test('is given back by nobody from whom it is withheld: not to themselves, not to others, not by a clone', async () => {
    const withheld = ['deleteUsers', 'wipeDevices'] as const
    const { user, person } = await joined({
      role: 'System user',
      permissions: manages,
      withheld: [...withheld],
    })
    const { user: other } = await joined({ withheld: ['wipeDevices', 'resetSignIns'] })
    expect(codeOf(await put(person, user.id, { withheld: [] }))).toBe('cannotGrantAct')
    expect(codeOf(await put(person, other.id, { withheld: ['resetSignIns'] }))).toBe('cannotGrantAct')
    expect((await put(person, other.id, { withheld: ['wipeDevices'] })).status).toBe(200)
    const clone = (acts: readonly string[]) =>
      person.api(
        'POST',
        users,
        buildAdded(`clone-${++count}@demo.castellan.example`, { withheld: [...acts] as User['withheld'] }),
      )
    expect(codeOf(await clone([]))).toBe('cannotGrantAct')
    expect(codeOf(await clone(['deleteUsers']))).toBe('cannotGrantAct')
    expect((await clone(withheld)).status).toBe(201)
    expect(codeOf(await put(person, user.id, { role: 'Owner' }))).toBe('cannotGrantAct')
  })

  test('is withheld from no owner', async () => {
    const { user } = await joined({
      role: 'Owner',
      withheld: ['deleteUsers'],
      excluded_customer_ids: [idAt(0)],
    })
    expect(user).toMatchObject({ withheld: [], excluded_customer_ids: [], all_customers: true })
  })
})
