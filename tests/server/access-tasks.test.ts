import { isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { accessFingerprint } from '#shared/domain/conditional-access/access-body.ts'
import {
  type AccessItem,
  type AccessTask,
  newObject,
  pendingObjects,
} from '#shared/domain/conditional-access/access-task.ts'
import { policyOfVendor } from '#shared/domain/conditional-access/import-policies.ts'
import { deploymentState } from '#shared/domain/conditional-access/templates/deployment-state.ts'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import type { Item } from '#sandbox/microsoft365/tenant/settings.ts'
import type { AccessTaskParts } from '#server/access/access-task-record.ts'
import type { AccessParts } from '#server/access/read-access.ts'
import { accessTasks } from '#server/access/access-task.jobs.ts'
import { holdCompany } from '#server/company-tasks/company-hold.ts'
import type { PolicyChanges } from '#server/connectors/policy-changes.ts'
import type { Db } from '#server/platform/database/database.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

const PATIENCE = { timeout: 20_000, interval: 50 }
const POLICIES = 'identity/conditionalAccess/policies'
const LOCATIONS = 'identity/conditionalAccess/namedLocations'
const DEFAULTS = 'policies/identitySecurityDefaultsEnforcementPolicy'

let site: TestSite
let owner: Person
afterAll(() => site?.close())

/** A company of its own for every test. */
let asked: { organizationId: string; customerId: string }
let place = 0
beforeEach(async () => {
  site ??= await openTestSite({ customers: 80, employees: 120 })
  owner ??= await site.signIn('owner')
  const organizationId = owner.login.organization.id
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from integration
    where organization_id = ${organizationId}::uuid and type = 'Office365' and state = 'Sync Successful'
    order by customer_id`.execute(site.database.db)
  const customerId = rows[place++]?.customer_id
  if (customerId === undefined) throw new Error('The demo has more connected companies than there are tests')
  asked = { organizationId, customerId }
})

type Answer = NonNullable<Parameters<typeof openPretendTenant>[0]>['answer']

/** A tenant without policies, and what is sent to it. */
function openTenant({
  answer = () => undefined,
  ending = (changes) => changes,
  plans,
}: {
  answer?: NonNullable<Answer>
  ending?: (changes: PolicyChanges) => PolicyChanges
  plans?: string[]
} = {}) {
  const sent: string[] = []
  const waits: number[] = []
  const pretended = openPretendTenant({
    ...(plans ? { plans } : {}),
    now: () => site.now.value,
    sleep: (duration) => waits.push(duration),
    answer: async (request, pass) => {
      const { pathname } = new URL(request.url)
      const isChange = request.method !== 'GET' && !/token$|\$batch$|getByIds$/.test(pathname)
      if (isChange) sent.push(`${request.method} ${pathname.replace(/^.*\/v1\.0\//, '')}`)
      return isChange ? answer(request, pass) : undefined
    },
  })
  const { graph } = pretended.tenant.settings
  Object.assign(graph, { [POLICIES]: [], [LOCATIONS]: [], groups: [] })
  Object.assign(graph[DEFAULTS] ?? {}, { isEnabled: false })
  const list = (resource: string) => graph[resource] as Item[]
  const parts: AccessTaskParts & AccessParts = {
    log: { warn: () => {} },
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    vendors: {
      Office365: {
        directory: () => pretended.directory,
        settings: () => pretended.settings,
        policies: () => pretended.policies,
        policyChanges: () => ending(pretended.policyChanges),
      },
    },
    now: () => site.now.value,
  }
  return {
    ...pretended,
    parts,
    sent,
    waits,
    policies: () => list(POLICIES),
    locations: () => list(LOCATIONS),
    groups: () => list('groups'),
    setDefaults: (isEnabled: boolean) => Object.assign(graph[DEFAULTS] ?? {}, { isEnabled }),
    named: (name: string) =>
      [...list(POLICIES), ...list(LOCATIONS)].find(({ displayName }) => displayName === name),
  }
}
type Opened = ReturnType<typeof openTenant>

const blank: Omit<AccessItem, 'target' | 'change' | 'name' | 'body'> = {
  object_id: null,
  expected: null,
  before: null,
  template: null,
  state: 'pending',
  fault: null,
  detail: null,
}
const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, never>

/** A policy that only reports. */
const policy = (name: string, more: object = {}) => json({ ...newPolicy(name), ...more })
const office = (name: string, more: object = {}) =>
  json({
    '@odata.type': '#microsoft.graph.ipNamedLocation',
    displayName: name,
    ipRanges: [{ cidrAddress: '203.0.113.0/24' }],
    ...more,
  })
const create = (target: AccessItem['target'], body: Record<string, never>): AccessItem => ({
  ...blank,
  target,
  change: 'create',
  name: String(body['displayName']),
  body,
})
const update = (object: Item, body: object, expected: string | null = null): AccessItem => ({
  ...blank,
  target: 'conditions' in object ? 'policy' : 'location',
  change: 'update',
  object_id: String(object['id']),
  name: String(object['displayName']),
  body: json(body),
  expected,
})
const remove = (object: Item, expected: string | null = null): AccessItem => ({
  ...update(object, {}, expected),
  change: 'delete',
  body: null,
})

const write = (task: AccessTask) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, async (work) => {
    await work.load('accessTask', [task.id])
    work.put('accessTask', task)
  })

/** Notes a task as the command does, for the tenant of the test instead of the demo's. */
async function note(items: AccessItem[], said: Partial<AccessTask> = {}): Promise<string> {
  const task: AccessTask = {
    id: uuidv7(),
    customer_id: asked.customerId,
    source: null,
    undoes: null,
    state: 'pending',
    items,
    requested_by: null,
    requested_at: new Date(site.now.value).toISOString(),
    finished_at: null,
    ...said,
  }
  await write(task)
  return task.id
}

async function taskOf(id: string): Promise<AccessTask> {
  const { result } = await unitOfWork(
    { db: site.database.db, tables: entityTables },
    asked.organizationId,
    async (work) => {
      await work.load('accessTask', [id])
      return work.get('accessTask', id).row
    },
  )
  if (!result) throw new Error('There is no such task')
  return result
}

const statesOf = ({ items }: AccessTask) => items.map(({ state }) => state)

async function carryOut(tenant: Opened, items: AccessItem[], said: Partial<AccessTask> = {}) {
  const id = await note(items, said)
  await accessTasks.carryOutAll(tenant.parts, asked)
  return taskOf(id)
}

const undo = (tenant: Opened, done: AccessTask) => carryOut(tenant, [], { undoes: done.id })

/** An object that is in the tenant from the beginning. */
async function given(tenant: Opened, ...items: AccessItem[]): Promise<Item[]> {
  const done = await carryOut(tenant, items)
  expect(statesOf(done)).toEqual(items.map(() => 'applied'))
  tenant.sent.length = 0
  return items.map(({ name }) => tenant.named(name) ?? {})
}

describe('what is asked for', () => {
  test('is made, changed and deleted in its order, and noted with its id and what stood before', async () => {
    const tenant = openTenant()
    const made = await carryOut(tenant, [
      create('policy', policy('Second factor')),
      create('location', office('Office')),
    ])
    expect(made).toMatchObject({ state: 'completed', finished_at: new Date(site.now.value).toISOString() })
    const [one, two] = [tenant.named('Second factor') ?? {}, tenant.named('Office') ?? {}]
    expect(made.items).toMatchObject([
      { state: 'applied', object_id: one['id'], before: null },
      { state: 'applied', object_id: two['id'] },
    ])
    const done = await carryOut(tenant, [
      update(one, policy('Second factor', { state: 'disabled' }), accessFingerprint(policyOfVendor(one))),
      remove(two),
    ])
    expect(done.state).toBe('completed')
    expect(done.items).toMatchObject([
      {
        state: 'applied',
        before: { displayName: 'Second factor', state: 'enabledForReportingButNotEnforced' },
      },
      { state: 'applied', before: { displayName: 'Office', ipRanges: [{ cidrAddress: '203.0.113.0/24' }] } },
    ])
    expect(tenant.sent).toEqual([
      `POST ${POLICIES}`,
      `POST ${LOCATIONS}`,
      `PATCH ${POLICIES}/${String(one['id'])}`,
      `DELETE ${LOCATIONS}/${String(two['id'])}`,
    ])
    expect(tenant.named('Second factor')).toMatchObject({ state: 'disabled' })
    expect(tenant.locations()).toEqual([])
  })

  test('is sent as a policy is saved: without what is empty, with what has to be there (CA-25)', async () => {
    const tenant = openTenant()
    const bare = policy('Bare', { conditions: { users: { excludeUsers: [''] }, locations: {} } })
    expect((await carryOut(tenant, [create('policy', bare)])).state).toBe('completed')
    expect(tenant.named('Bare')).toMatchObject({
      conditions: {
        users: { includeUsers: ['None'], excludeUsers: [] },
        applications: { includeApplications: ['None'] },
        clientAppTypes: ['all'],
      },
    })
  })

  test('is nothing where it stands so already, and a second deployment finds what the first one made', async () => {
    const tenant = openTenant()
    const items = () => [
      create('group', json({ displayName: "Way in and nobody's" })),
      create('location', office('Office')),
      create('policy', policy('Second factor')),
    ]
    const first = await carryOut(tenant, items())
    expect(statesOf(first)).toEqual(['applied', 'applied', 'applied'])
    const again = await carryOut(tenant, items())
    expect(again).toMatchObject({ state: 'completed' })
    expect(again.items.map(({ state, object_id }) => [state, object_id])).toEqual(
      first.items.map(({ object_id }) => ['unneeded', object_id]),
    )
    const standing = tenant.named('Second factor') ?? {}
    const same = await carryOut(tenant, [update(standing, policy('Second factor'))])
    expect(statesOf(same)).toEqual(['unneeded'])
    expect(tenant.sent).toEqual(['POST groups', `POST ${LOCATIONS}`, `POST ${POLICIES}`])
    expect(tenant.groups()).toMatchObject([{ securityEnabled: true, mailEnabled: false, groupTypes: [] }])
  })

  test('is another policy beside one that is otherwise under the same name', async () => {
    const tenant = openTenant()
    await given(tenant, create('policy', policy('Second factor')))
    await given(tenant, create('policy', policy('Second factor', { state: 'disabled' })))
    expect(tenant.policies()).toHaveLength(2)
  })

  test('is what the person saw: a tenant that changed since is left alone, and what is gone is told', async () => {
    const tenant = openTenant()
    const [one = {}, two = {}] = await given(
      tenant,
      create('policy', policy('One')),
      create('policy', policy('Two')),
    )
    const seen = [one, two].map((each) => accessFingerprint(policyOfVendor(each)))
    Object.assign(one, { state: 'disabled' })
    Object.assign(two, { state: 'disabled' })
    const gone = { id: uuidv7(), displayName: 'Gone', conditions: {} }
    const done = await carryOut(tenant, [
      update(one, policy('One', { displayName: 'Other' }), seen[0]),
      remove(two, seen[1]),
      update(gone, policy('Gone')),
      remove(gone),
      update({ ...gone, id: '../policies' }, policy('Gone')),
    ])
    expect(statesOf(done)).toEqual(['changed', 'changed', 'changed', 'unneeded', 'changed'])
    expect(done.state).toBe('partly completed')
    expect(tenant.sent).toEqual([])
  })

  test('is not sent a quarter of an hour after somebody asked for it', async () => {
    const tenant = openTenant()
    const id = await note([create('policy', policy('Late')), create('location', office('Late'))])
    site.now.value += 16 * MINUTE
    await accessTasks.carryOutAll(tenant.parts, asked)
    expect(await taskOf(id)).toMatchObject({ state: 'failed', items: [{ state: 'late' }, { state: 'late' }] })
    expect(tenant.sent).toEqual([])
  })

  test('is changed in order where another task is under way', async () => {
    const tenant = openTenant()
    const [one = {}] = await given(tenant, create('policy', policy('One')))
    const first = await note([update(one, policy('One', { state: 'disabled' }))])
    const second = await note(
      [
        update(
          one,
          policy('Two', { state: 'disabled' }),
          accessFingerprint(policy('One', { state: 'disabled' })),
        ),
      ],
      { requested_at: new Date(site.now.value + 1).toISOString() },
    )
    expect([...pendingObjects([await taskOf(first), await taskOf(second)])]).toEqual([one['id']])
    await accessTasks.carryOutAll(tenant.parts, asked)
    expect([await taskOf(first), await taskOf(second)].map(statesOf)).toEqual([['applied'], ['applied']])
    expect(tenant.named('Two')).toMatchObject({ state: 'disabled' })
  })

  test('is forgotten after 90 days', async () => {
    const tenant = openTenant()
    const done = await carryOut(tenant, [create('policy', policy('One'))])
    site.now.value += 91 * DAY
    const later = await undo(tenant, { ...done, id: uuidv7() })
    await expect(taskOf(done.id)).rejects.toThrow('no such task')
    expect(later).toMatchObject({ state: 'failed', items: [] })
  })
})

describe('what an earlier item made', () => {
  const forOffice = (name: string, more: object = {}) =>
    policy(name, {
      conditions: {
        ...newPolicy(name).conditions,
        users: { includeUsers: ['All'], excludeGroups: ['{{new:Shared name}}'] },
        locations: { includeLocations: ['All'], excludeLocations: ['{{new:Shared name}}'] },
      },
      ...more,
    })

  test('is named by a later one, each kind by itself, whether it was made or found', async () => {
    const tenant = openTenant()
    const items = [
      create('location', office('Shared name')),
      create('group', json({ displayName: 'Shared name' })),
      create('policy', forOffice('For the office')),
    ]
    for (const end of ['applied', 'unneeded']) {
      const done = await carryOut(tenant, items)
      expect(statesOf(done)).toEqual([end, end, end])
    }
    expect(tenant.named('For the office')).toMatchObject({
      conditions: {
        users: { excludeGroups: [tenant.groups()[0]?.['id']] },
        locations: { excludeLocations: [tenant.locations()[0]?.['id']] },
      },
    })
  })

  test('has to be there: what was refused, comes later or is of another kind is an unknown reference', async () => {
    const tenant = openTenant()
    const done = await carryOut(tenant, [
      create('location', office('Shared name', { ipRanges: [] })),
      create('policy', forOffice('First')),
      create('group', json({ displayName: 'Shared name' })),
      create('policy', forOffice('Second')),
      create('location', office('Shared name')),
    ])
    expect(done.items).toMatchObject([
      { state: 'failed', fault: 'invalid', detail: 'ranges-required' },
      { state: 'failed', fault: 'unknownReference', detail: 'Shared name' },
      { state: 'applied' },
      { state: 'failed', fault: 'unknownReference', detail: 'Shared name' },
      { state: 'applied' },
    ])
    expect(tenant.policies()).toEqual([])
  })

  test('is no group that has two of its name, nor one whose members a rule or a mailbox decides', async () => {
    const tenant = openTenant()
    const group = { displayName: 'Way in', securityEnabled: true, mailEnabled: false }
    tenant.groups().push({ id: uuidv7(), ...group, groupTypes: ['DynamicMembership'] })
    tenant.groups().push({ id: uuidv7(), ...group, mailEnabled: true, groupTypes: ['Unified'] })
    const item = create('group', json({ displayName: 'Way in', description: 'For emergencies' }))
    expect((await carryOut(tenant, [item])).items).toMatchObject([{ state: 'applied' }])
    expect(tenant.groups()[2]).toMatchObject({ ...group, groupTypes: [], description: 'For emergencies' })
    tenant.groups().push({ id: uuidv7(), ...group, groupTypes: [] })
    expect((await carryOut(tenant, [item])).items).toMatchObject([
      { state: 'failed', fault: 'alreadyExists', detail: 'Way in' },
    ])
  })
})

describe('what is refused', () => {
  test('is told by the rules that it breaks, and never sent', async () => {
    const tenant = openTenant()
    const blocked = policy('Block and more', {
      grantControls: { operator: 'AND', builtInControls: ['block', 'mfa'] },
    })
    const [one = {}] = await given(tenant, create('policy', policy('One')))
    const done = await carryOut(tenant, [
      create('policy', blocked),
      create('policy', json({ displayName: 'No policy' })),
      create(
        'policy',
        policy('No strength', { grantControls: { authenticationStrength: { id: '', displayName: 'x' } } }),
      ),
      update(one, { state: 'disabled' }),
      create(
        'location',
        office('Wrong', { ipRanges: [{ cidrAddress: '203.0.113.0/2' }, { cidrAddress: 'x' }] }),
      ),
    ])
    expect(done.items.map(({ state, fault, detail }) => [state, fault, detail])).toEqual([
      ['failed', 'invalid', expect.stringMatching(/^block/)],
      ['failed', 'invalid', 'wrong-shape'],
      ['failed', 'invalid', 'controls-required'],
      ['failed', 'invalid', 'wrong-shape'],
      ['failed', 'invalid', 'range-too-wide,invalid-ip'],
    ])
    expect(tenant.sent).toEqual([])
  })

  test('is what would not work: while security defaults are on nothing is made or enabled (CA-54)', async () => {
    const tenant = openTenant()
    const [one = {}] = await given(tenant, create('policy', policy('One')))
    tenant.setDefaults(true)
    const done = await carryOut(tenant, [
      create('policy', policy('Two')),
      update(one, policy('One', { state: 'enabled' })),
      create('location', office('Office')),
      update(one, policy('One', { state: 'disabled' })),
    ])
    expect(done.items).toMatchObject([
      { state: 'failed', fault: 'securityDefaults' },
      { state: 'failed', fault: 'securityDefaults' },
      { state: 'applied' },
      { state: 'applied' },
    ])
    expect(tenant.sent).toHaveLength(2)
  })

  test('is what the tenant holds no license for', async () => {
    const risky = (name: string) =>
      policy(name, { conditions: { ...newPolicy(name).conditions, signInRiskLevels: 'high' } })
    const none = openTenant({ plans: ['EXCHANGE_S_STANDARD'] })
    const refused = await carryOut(none, [
      create('policy', policy('One')),
      create('location', office('Office')),
    ])
    expect(refused.items).toMatchObject([{ fault: 'noLicense' }, { fault: 'noLicense', detail: 'entraP1' }])
    const first = openTenant({ plans: ['AAD_PREMIUM'] })
    const some = await carryOut(first, [create('policy', risky('One')), create('policy', policy('Two'))])
    expect(some.items).toMatchObject([{ fault: 'noLicense', detail: 'entraP2' }, { state: 'applied' }])
    expect(none.sent).toEqual([])
    // What is left over from a license that ran out is refused by the vendor, in words about it.
    const [left = {}] = [first.named('Two')]
    first.tenant.subscribedSkus.length = 0
    const late = await carryOut(first, [update(left ?? {}, policy('Two', { state: 'disabled' }))])
    expect(late.items).toMatchObject([{ state: 'failed', fault: 'noLicense' }])
  })

  test('is the deletion of a location that policies name, by their names (CA-56)', async () => {
    const tenant = openTenant()
    const [place = {}] = await given(tenant, create('location', office('Office')))
    const locations = { includeLocations: ['All'], excludeLocations: [String(place['id']).toUpperCase()] }
    const uses = (name: string) =>
      create('policy', policy(name, { conditions: { ...newPolicy(name).conditions, locations } }))
    const [one = {}, two = {}] = await given(tenant, uses('First\u202E\n one'), uses('Second'))
    const refused = await carryOut(tenant, [remove(place)])
    expect(refused.items).toMatchObject([{ fault: 'locationInUse', detail: 'First one, Second' }])
    expect(tenant.sent).toEqual([])
    const done = await carryOut(tenant, [remove(one), remove(two), remove(place)])
    expect(statesOf(done)).toEqual(['applied', 'applied', 'applied'])
  })

  test('is told by the vendor in words that steer nothing, each as the fault that it is', async () => {
    const refusal = { status: 400, code: 'BadRequest', message: '' }
    const tenant = openTenant({
      answer: () =>
        Response.json(
          { error: { code: refusal.code, message: refusal.message } },
          { status: refusal.status },
        ),
    })
    const send = async (status: number, code: string, message: string) => {
      Object.assign(refusal, { status, code, message })
      const { items } = await carryOut(tenant, [create('policy', policy('One'))])
      return [items[0]?.state, items[0]?.fault, items[0]?.detail]
    }
    const words = '1032: ConditionalActionPolicy validation failed due to\u0000 \u202EInvalidControls.'
    expect(await send(400, 'BadRequest', words)).toEqual([
      'failed',
      'refused',
      '1032: ConditionalActionPolicy validation failed due to InvalidControls.',
    ])
    expect(await send(400, 'BadRequest', `x${'😀'.repeat(400)}`)).toEqual([
      'failed',
      'refused',
      `x${'😀'.repeat(149)}\ufffd…`,
    ])
    expect((await send(409, 'Conflict', 'It is there.'))[1]).toBe('alreadyExists')
    expect((await send(403, 'Directory_QuotaExceeded', 'No more.'))[1]).toBe('tooMany')
    expect((await send(400, 'BadRequest', 'You must disable Security defaults first.'))[1]).toBe(
      'securityDefaults',
    )
    expect((await send(403, 'Authorization_RequestDenied', 'Insufficient privileges.'))[1]).toBe(
      'missingScope',
    )
    expect((await send(404, 'ResourceNotFound', 'There is no such address.'))[1]).toBe('sourceFailed')
  })

  test('has its own fault where the vendor knows better than we do', async () => {
    const tenant = openTenant()
    const named = (id: string) => ({
      conditions: { ...newPolicy('').conditions, users: { includeUsers: ['All'], excludeGroups: [id] } },
    })
    const unknown = await carryOut(tenant, [create('policy', policy('One', named(uuidv7())))])
    expect(unknown.items).toMatchObject([
      { fault: 'unknownReference', detail: expect.stringContaining('invalid groups') as string },
    ])
    const [trusted = {}] = await given(tenant, create('location', office('Trusted', { isTrusted: true })))
    const kept = await carryOut(tenant, [remove(trusted)])
    expect(kept.items).toMatchObject([
      { fault: 'refused', detail: expect.stringContaining('not trusted first') as string },
    ])
    for (let at = 0; at < 194; at++) tenant.locations().push({ ...trusted, id: uuidv7() })
    const full = await carryOut(tenant, [create('location', office('One more'))])
    expect(full.items).toMatchObject([{ state: 'failed', fault: 'tooMany' }])
  })

  test('fails for itself where a permission is missing or nothing answers, and can be asked for again', async () => {
    const tenant = openTenant()
    const items = () => [create('policy', policy('One')), create('group', json({ displayName: 'Way in' }))]
    tenant.tenant.provoked.add('no-changes')
    expect((await carryOut(tenant, items())).items).toMatchObject([
      { state: 'failed', fault: 'missingScope', detail: 'Authorization_RequestDenied' },
      { state: 'failed', fault: 'missingScope' },
    ])
    tenant.tenant.provoked.clear()
    tenant.tenant.provoked.add('down')
    tenant.sent.length = 0
    expect((await carryOut(tenant, items())).items).toMatchObject([
      { state: 'failed', fault: 'sourceFailed' },
      { state: 'failed', fault: 'sourceFailed' },
    ])
    expect(tenant.sent).toEqual([])
    tenant.tenant.provoked.clear()
    expect((await carryOut(tenant, items())).state).toBe('completed')
  })

  test('is not taken for anything but what it is where the tenant lets us read nothing', async () => {
    const tenant = openTenant()
    tenant.tenant.consentedRoles = ['Policy.ReadWrite.ConditionalAccess']
    const done = await carryOut(tenant, [create('policy', policy('One'))])
    expect(done.items).toMatchObject([{ state: 'failed', fault: 'missingScope' }])
    tenant.tenant.consentedRoles = null
    site.now.value += DAY
    const gone = await carryOut(tenant, [create('policy', policy('One'))])
    expect(gone.items).toMatchObject([{ state: 'failed', fault: 'notConnected' }])
    expect(tenant.sent).toEqual([])
  })
})

describe('what is sent', () => {
  test('waits where the vendor asks for it, and is sent again, for it was not taken', async () => {
    const tenant = openTenant({
      answer: () =>
        tenant.sent.length < 3
          ? Response.json(
              { error: { code: 'TooManyRequests', message: 'Slow down.' } },
              { status: 429, headers: tenant.sent.length === 1 ? { 'Retry-After': '7' } : {} },
            )
          : undefined,
    })
    const done = await carryOut(tenant, [create('policy', policy('One'))])
    expect(statesOf(done)).toEqual(['applied'])
    expect(tenant.waits[0]).toBe(7000)
    expect([tenant.sent.length, tenant.policies().length]).toEqual([3, 1])
  })

  test('is given up where the vendor does not stop to ask for it', async () => {
    const refused = { error: { code: 'TooManyRequests', message: 'Slow down.' } }
    const tenant = openTenant({ answer: () => Response.json(refused, { status: 429 }) })
    const done = await carryOut(tenant, [create('policy', policy('One'))])
    expect(done.items).toMatchObject([{ state: 'failed', fault: 'sourceFailed' }])
    expect(tenant.policies()).toEqual([])
    // Nobody takes a company over from a process that waits.
    expect(tenant.waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(MINUTE)
  })

  /** What is asked for of each kind, and whether it then stands in the tenant. */
  async function everyKind(tenant: Opened) {
    const [old = {}, gone = {}] = await given(
      tenant,
      create('policy', policy('Old')),
      create('policy', policy('Gone')),
    )
    const items = [
      create('location', office('Office')),
      create('group', json({ displayName: 'Way in' })),
      create('policy', policy('New')),
      update(old, policy('Old', { state: 'disabled' })),
      remove(gone),
    ]
    const stands = () => [
      tenant.locations().length === 1,
      tenant.groups().length === 1,
      tenant.named('New') !== undefined,
      tenant.named('Old')?.['state'] === 'disabled',
      tenant.named('Gone') === undefined,
    ]
    return { items, stands }
  }

  test.each([
    ['arrived, and its answer was lost', true, 'applied'],
    ['was lost', false, 'failed'],
  ])('once, where it %s, is looked for and %s', async (_, hasArrived, end) => {
    let isLosing = false
    const tenant = openTenant({
      answer: async (_request, pass) => {
        if (!isLosing) return undefined
        if (hasArrived) await pass()
        throw new TypeError('The connection was lost')
      },
    })
    const { items, stands } = await everyKind(tenant)
    isLosing = true
    const done = await carryOut(tenant, items)
    expect(statesOf(done)).toEqual(items.map(() => end))
    expect(stands()).toEqual(items.map(() => hasArrived))
    expect(tenant.sent).toHaveLength(items.length)
    expect(done.items[2]?.object_id ?? undefined).toBe(tenant.named('New')?.['id'])
  })

  test('may have arrived where the tenant does not say: it is not said to have failed', async () => {
    const tenant = openTenant({
      answer: () => {
        tenant.tenant.provoked.add('down')
        return new Response('Bad gateway', { status: 502 })
      },
    })
    const done = await carryOut(tenant, [create('policy', policy('One'))])
    expect(done.items).toMatchObject([{ state: 'interrupted', fault: 'sourceFailed' }])
    expect(tenant.sent).toHaveLength(1)
  })

  test('is not sent where somebody else was faster', async () => {
    let isEmptied = false
    const tenant = openTenant({
      answer: () => {
        if (isEmptied) tenant.policies().length = 0
        return undefined
      },
    })
    const [one = {}] = await given(tenant, create('policy', policy('One')))
    isEmptied = true
    expect(statesOf(await carryOut(tenant, [remove(one)]))).toEqual(['unneeded'])
    tenant.policies().push(one)
    expect(statesOf(await carryOut(tenant, [update(one, policy('Two'))]))).toEqual(['changed'])
  })

  /** Ends this process at the statement of this number, and counts them. */
  function endingAt(last: number) {
    let count = 0
    const step = () => {
      if (count++ === last) throw new Error('The process ended')
    }
    const around =
      <A extends unknown[], T>(act: (...args: A) => Promise<T>) =>
      async (...args: A): Promise<T> => {
        step()
        const result = await act(...args)
        step()
        return result
      }
    const db = (real: Db): Db =>
      new Proxy(real, {
        get(target, name) {
          if (name === 'transaction')
            return () => ({
              execute: around((act: Parameters<ReturnType<Db['transaction']>['execute']>[0]) =>
                target.transaction().execute(act),
              ),
            })
          const held: unknown = Reflect.get(target, name)
          return typeof held === 'function' ? (held.bind(target) as unknown) : held
        },
      })
    const ending = (changes: PolicyChanges): PolicyChanges => ({
      ...changes,
      create: around(changes.create),
      change: around(changes.change),
      remove: around(changes.remove),
      createGroup: around(changes.createGroup),
    })
    return { db, ending, hasEnded: () => count > last }
  }

  test('is sent once whenever a process ends, and what became of it is known by the tenant alone', async () => {
    const seen = new Set<string>()
    for (let last = 0; ; last++) {
      const tenant = openTenant()
      const { items, stands } = await everyKind(tenant)
      const id = await note(items)
      const { db, ending, hasEnded } = endingAt(last)
      const vendor = tenant.parts.vendors.Office365
      const run = accessTasks.carryOutAll(
        {
          ...tenant.parts,
          db: db(site.database.db),
          vendors: { Office365: { ...vendor, policyChanges: () => ending(tenant.policyChanges) } },
        },
        asked,
      )
      await run.catch(() => {})
      site.now.value += 4 * MINUTE
      await accessTasks.carryOutAll(tenant.parts, asked)
      const done = await taskOf(id)
      expect(isChangeUnderWay(done)).toBe(false)
      expect(new Set(tenant.sent).size).toBe(tenant.sent.length)
      expect(statesOf(done)).toEqual(stands().map((isThere) => (isThere ? 'applied' : 'interrupted')))
      expect(statesOf(done).filter((state) => state === 'interrupted').length).toBeLessThan(2)
      for (const state of statesOf(done)) seen.add(state)
      if (!hasEnded()) break
      expect(last).toBeLessThan(100)
    }
    expect([...seen].toSorted()).toEqual(['applied', 'interrupted'])
  })

  test('is not late with what had arrived, and the rest is', async () => {
    const tenant = openTenant()
    const { items } = await everyKind(tenant)
    const { ending } = endingAt(1)
    const id = await note(items)
    const vendor = tenant.parts.vendors.Office365
    const broken = { Office365: { ...vendor, policyChanges: () => ending(tenant.policyChanges) } }
    await expect(accessTasks.carryOutAll({ ...tenant.parts, vendors: broken }, asked)).rejects.toThrow(
      'ended',
    )
    site.now.value += 16 * MINUTE
    await accessTasks.carryOutAll(tenant.parts, asked)
    expect(statesOf(await taskOf(id))).toEqual(['applied', 'late', 'late', 'late', 'late'])
    expect(tenant.sent).toHaveLength(1)
  })

  test('is told as unknown where the tenant cannot be asked what became of it', async () => {
    const tenant = openTenant()
    tenant.tenant.provoked.add('down')
    const item: AccessItem = { ...create('policy', policy('One')), state: 'sending' }
    const done = await carryOut(tenant, [item], { state: 'in progress' })
    expect(done.items).toMatchObject([{ state: 'interrupted', fault: 'sourceFailed' }])
  })

  test('is sent by one of two processes, and by the other when the first is silent for three minutes', async () => {
    const tenant = openTenant()
    const id = await note([create('policy', policy('One')), create('location', office('Office'))])
    await Promise.all([1, 2].map(() => accessTasks.carryOutAll(tenant.parts, asked)))
    expect(statesOf(await taskOf(id))).toEqual(['applied', 'applied'])
    expect(tenant.sent).toHaveLength(2)

    const later = await note([create('policy', policy('Two'))])
    await holdCompany(site.database.db, asked, uuidv7(), site.now.value, 'access_runner')
    await accessTasks.carryOutAll(tenant.parts, asked)
    expect((await taskOf(later)).state).toBe('pending')
    site.now.value += 4 * MINUTE
    await accessTasks.carryOutAll(tenant.parts, asked)
    expect((await taskOf(later)).state).toBe('completed')
  })

  test('is not sent by a process that was overtaken while it looked', async () => {
    const tenant = openTenant({
      ending: (changes) => ({
        ...changes,
        list: async (target) => {
          site.now.value += 4 * MINUTE
          await holdCompany(site.database.db, asked, uuidv7(), site.now.value, 'access_runner')
          return changes.list(target)
        },
      }),
    })
    const left = await carryOut(tenant, [create('policy', policy('One'))])
    expect([left.state, statesOf(left), tenant.sent]).toEqual(['in progress', ['pending'], []])
  })

  test('is ended by whoever took over, and not by a process that was slower', async () => {
    const other = openTenant()
    const tenant = openTenant({
      ending: (changes) => ({
        ...changes,
        create: async (target, body) => {
          // The vendor takes its time; another process thinks that this one is gone.
          site.now.value += 4 * MINUTE
          await accessTasks.carryOutAll(other.parts, asked)
          return changes.create(target, body)
        },
      }),
    })
    const done = await carryOut(tenant, [create('policy', policy('One')), create('policy', policy('Two'))])
    expect(statesOf(done)).toEqual(['interrupted', 'applied'])
    expect([tenant.sent.length, other.sent.length]).toEqual([1, 1])
  })
})

describe('what is deployed of a template', () => {
  const use = { id: 'mfa-everyone', inputs: { excludeGroups: [{ name: 'Emergency' }] } }
  const deploymentOf = async () => {
    const { rows } = await sql<{ policy_id: string; deployed: string; task_id: string; inputs: unknown }>`
      select policy_id, deployed, task_id::text, inputs from policy_deployment
      where organization_id = ${asked.organizationId}::uuid and customer_id = ${asked.customerId}::uuid
        and template_id = ${use.id}`.execute(site.database.db)
    return rows[0]
  }
  const parts = () => {
    const { conditions } = newPolicy('For all')
    const users = { includeUsers: ['All'], excludeGroups: [newObject('Emergency')] }
    return {
      group: create('group', json({ displayName: 'Emergency' })),
      made: create('policy', policy('For all', { conditions: { ...conditions, users } })),
    }
  }
  const deployed = () => {
    const { group, made } = parts()
    return [group, { ...made, template: use }]
  }
  const stateIn = async (tenant: Opened) => {
    const now = policyOfVendor(tenant.named('For all'))
    const known = await deploymentOf()
    return known && now && deploymentState(known, [now])
  }

  test('is noted with what was said and with what the tenant has, and forgotten when it is taken back', async () => {
    const tenant = openTenant()
    const done = await carryOut(tenant, deployed())
    expect(await deploymentOf()).toMatchObject({ task_id: done.id, inputs: use.inputs })
    expect(await stateIn(tenant)).toBe('same')
    await undo(tenant, done)
    expect(await deploymentOf()).toBe(undefined)
  })

  test('is noted, too, where the tenant had just that already', async () => {
    const tenant = openTenant()
    const { group, made } = parts()
    await carryOut(tenant, [group, made])
    expect(await deploymentOf()).toBe(undefined)
    expect(statesOf(await carryOut(tenant, deployed()))).toEqual(['unneeded', 'unneeded'])
    expect(await stateIn(tenant)).toBe('same')
  })

  test('is made beside no policy and no place of its name that came since it was looked at', async () => {
    const tenant = openTenant()
    await given(tenant, create('policy', policy('FOR ALL', { state: 'disabled' })))
    await given(tenant, create('location', office('Office')))
    const source = { kind: 'template' as const, id: use.id, name: 'For all', run: uuidv7() }
    const away = office('Office', { ipRanges: [{ cidrAddress: '198.51.100.0/24' }] })
    const done = await carryOut(tenant, [...deployed(), create('location', away)], { source })
    expect(statesOf(done)).toEqual(['applied', 'changed', 'changed'])
    expect(tenant.policies()).toHaveLength(1)
    expect(await deploymentOf()).toBe(undefined)
  })
})

describe('what is taken back', () => {
  test('is the last of it first: what was made goes, what was changed or deleted stands as before', async () => {
    const tenant = openTenant()
    const [old = {}, gone = {}] = await given(
      tenant,
      create('policy', policy('Old', { state: 'enabled' })),
      create('policy', policy('Gone')),
    )
    const before = structuredClone([old, gone])
    const done = await carryOut(tenant, [
      create('group', json({ displayName: 'Way in' })),
      create('policy', policy('New')),
      update(old, policy('Renamed', { state: 'disabled' })),
      remove(gone),
    ])
    expect(done.state).toBe('completed')
    tenant.sent.length = 0
    const back = await undo(tenant, done)
    expect(back).toMatchObject({ state: 'completed', undoes: done.id })
    expect(tenant.sent.map((each) => each.split(' ')[0])).toEqual(['POST', 'PATCH', 'DELETE'])
    const ofVendor = ['id', 'modifiedDateTime', 'createdDateTime']
    const bare = (item: Item) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => !ofVendor.includes(name)))
    expect(tenant.policies().map(bare)).toEqual(before.map(bare))
    expect(back.items[0]?.object_id).toBe(tenant.named('Gone')?.['id'])
    expect(tenant.named('Gone')?.['id']).not.toBe(before[1]?.['id'])
    expect(tenant.groups()).toHaveLength(1)
  })

  test('is nothing of what somebody has changed since, or has taken back by hand', async () => {
    const tenant = openTenant()
    const [one = {}, two = {}, three = {}] = await given(
      tenant,
      create('policy', policy('One')),
      create('policy', policy('Two')),
      create('policy', policy('Three')),
    )
    const done = await carryOut(tenant, [
      update(one, policy('One', { state: 'disabled' })),
      create('policy', policy('Four')),
      update(two, policy('Two', { state: 'disabled' })),
      create('policy', policy('Five')),
      remove(three),
    ])
    Object.assign(one, { displayName: 'Mine now' })
    Object.assign(tenant.named('Four') ?? {}, { state: 'disabled' })
    Object.assign(two, { state: 'enabledForReportingButNotEnforced' })
    tenant.policies().splice(tenant.policies().indexOf(tenant.named('Five') ?? {}), 1)
    tenant.policies().push(three)
    tenant.sent.length = 0
    const back = await undo(tenant, done)
    expect(statesOf(back)).toEqual(['unneeded', 'unneeded', 'unneeded', 'changed', 'changed'])
    expect(tenant.sent).toEqual([])
  })

  test('names what was made again: a location and its policy, and a policy that was changed before', async () => {
    const tenant = openTenant()
    const [place = {}] = await given(tenant, create('location', office('Office')))
    const locations = { includeLocations: ['All'], excludeLocations: [String(place['id'])] }
    const withPlace = policy('One', { conditions: { ...newPolicy('One').conditions, locations } })
    const [one = {}] = await given(tenant, create('policy', withPlace))
    const done = await carryOut(tenant, [
      update(one, { ...withPlace, state: 'disabled' }),
      remove(one),
      remove(place),
    ])
    expect(done.state).toBe('completed')
    const back = await undo(tenant, done)
    expect(statesOf(back)).toEqual(['applied', 'applied', 'applied'])
    expect(tenant.named('One')).toMatchObject({
      state: 'enabledForReportingButNotEnforced',
      conditions: { locations: { excludeLocations: [tenant.named('Office')?.['id']] } },
    })
    expect(tenant.named('Office')?.['id']).not.toBe(place['id'])
  })

  test('can be had again: what an undo did is taken back like all else', async () => {
    const tenant = openTenant()
    const [old = {}] = await given(tenant, create('policy', policy('Old')))
    const done = await carryOut(tenant, [
      create('location', office('Office', { isTrusted: true })),
      update(old, policy('Old', { state: 'disabled' })),
    ])
    const back = await undo(tenant, done)
    expect(statesOf(back)).toEqual(['applied', 'applied', 'applied'])
    expect(tenant.locations()).toEqual([])
    const again = await undo(tenant, back)
    expect(statesOf(again)).toEqual(['applied', 'applied', 'applied'])
    expect(tenant.named('Office')).toMatchObject({ isTrusted: true })
    expect(tenant.named('Old')).toMatchObject({ state: 'disabled' })
  })

  test('stands as it stood, whatever our own rules say of it', async () => {
    const tenant = openTenant()
    const [old = {}] = await given(tenant, create('policy', policy('Old')))
    Object.assign(old['conditions'] as Item, { clientAppTypes: ['easSupported'] })
    const done = await carryOut(tenant, [update(old, policy('Old'))])
    expect((await undo(tenant, done)).state).toBe('completed')
    expect(old).toMatchObject({ conditions: { clientAppTypes: ['easSupported'] } })
  })

  test('is made again only where it would work', async () => {
    const tenant = openTenant()
    const [old = {}] = await given(tenant, create('policy', policy('Old')))
    const done = await carryOut(tenant, [remove(old)])
    tenant.setDefaults(true)
    expect((await undo(tenant, done)).items).toMatchObject([{ state: 'failed', fault: 'securityDefaults' }])
  })
})

describe('a company that was disconnected meanwhile', () => {
  test('has what was asked for refused, and what was under way told as unknown', async () => {
    const tenant = openTenant()
    const items = [create('policy', policy('One')), create('policy', policy('Two'))]
    const id = await note([{ ...(items[0] as AccessItem), state: 'sending' }, items[1] as AccessItem])
    await sql`alter table integration disable trigger user`.execute(site.database.db)
    onTestFinished(async () => {
      await sql`alter table integration enable trigger user`.execute(site.database.db)
    })
    await sql`delete from integration where customer_id = ${asked.customerId}::uuid`.execute(site.database.db)
    await accessTasks.carryOutAll(tenant.parts, asked)
    expect(await taskOf(id)).toMatchObject({
      state: 'failed',
      items: [
        { state: 'interrupted', fault: 'notConnected' },
        { state: 'failed', fault: 'notConnected' },
      ],
    })
    expect(tenant.sent).toEqual([])
  })

  test('keeps none of its tasks, and a process that carries one out stops', async () => {
    const { integrationId } = await integrationOf(asked.customerId)
    const tenant = openTenant({
      ending: (changes) => ({
        ...changes,
        create: async (target, body) => {
          const created = await changes.create(target, body)
          expect((await owner.api('DELETE', `/integration/${integrationId}`)).status).toBe(204)
          return created
        },
      }),
    })
    const id = await note([create('policy', policy('One')), create('policy', policy('Two'))])
    await accessTasks.carryOutAll(tenant.parts, asked)
    await expect(taskOf(id)).rejects.toThrow('no such task')
    expect(tenant.sent).toHaveLength(1)
  })
})

async function integrationOf(customerId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from integration where customer_id = ${customerId}::uuid and type = 'Office365'`.execute(
    site.database.db,
  )
  return { integrationId: rows[0]?.id ?? '' }
}

describe('whoever asks', () => {
  const change = <K extends 'subscription'>(kind: K, id: string, make: (row: RowOf<K>) => RowOf<K>) =>
    unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, async (work) => {
      await work.load(kind, [id])
      const { row } = work.get(kind, id)
      if (row) work.put(kind, make(row))
    })
  const items = (name: string) => [{ change: 'create', target: 'location', name, body: office(name) }]
  const pushChange = async (person: Person, more: object = {}) => {
    const args = { id: uuidv7(), customerId: asked.customerId, source: null, items: items('Office'), ...more }
    const [result] = await pushAs(person, [commandOf(site, 'access.change', args)])
    return result
  }
  const pushUndo = async (taskId: string, customerId = asked.customerId, person = owner) => {
    const args = { id: uuidv7(), customerId, taskId }
    const [result] = await pushAs(person, [commandOf(site, 'access.undo', args)])
    return result
  }
  const made: AccessItem = { ...create('policy', policy('One')), state: 'applied', object_id: uuidv7() }
  const ended = { state: 'completed', finished_at: new Date().toISOString() } as const

  test('starts a task by the API, follows it there, and has it taken back', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from posture where service_plans::text like '%AAD_PREMIUM%' order by id limit 1`.execute(
      site.database.db,
    )
    asked.customerId = rows[0]?.id ?? ''
    const { integrationId } = await integrationOf(asked.customerId)
    const path = `/integration/${integrationId}/task`
    const id = uuidv7()
    const body = { taskShortName: 'CONDITIONAL_ACCESS_TASK', id, items: items('Branch office') }
    expect(await owner.api('POST', path, body)).toMatchObject({ status: 202, body: { taskId: id } })
    expect(await owner.api('POST', path, body)).toMatchObject({
      status: 409,
      body: { code: 'alreadyExists' },
    })
    const told = await vi.waitUntil(async () => {
      const [task] = (await owner.api('GET', `${path}?mgmtaskid=${id}`)).body as { Status: string }[]
      return task?.Status === 'Completed' || task?.Status === 'Failed' ? task : undefined
    }, PATIENCE)
    expect(told).toMatchObject({
      Status: 'Completed',
      StatusMessage: '',
      mgmtaskid: id,
      integrationType: 'Office365',
      parameters: { taskShortName: 'CONDITIONAL_ACCESS_TASK', customerId: asked.customerId },
      requestedby: owner.login.userData.id,
      items: [{ state: 'applied', name: 'Branch office' }],
    })
    const all = (await owner.api('GET', path)).body as { mgmtaskid: string; name: string }[]
    expect(all[0]).toMatchObject({ mgmtaskid: id, name: 'CONDITIONAL_ACCESS_TASK' })
    expect(all.map(({ name }) => name)).toContain('M365_DISCOVER_TASK')

    expect(await pushUndo(id)).toMatchObject({ outcome: 'applied' })
    expect(await pushUndo(id)).toMatchObject({ outcome: 'rejected', code: 'nothingToUndo' })
    const undone = await vi.waitUntil(async () => {
      const tasks = (await owner.api('GET', path)).body as { undoes?: string; Status: string }[]
      return tasks.find((task) => task.undoes === id && task.Status === 'Completed')
    }, PATIENCE)
    expect(undone).toMatchObject({ items: [{ change: 'delete', state: 'applied' }] })
  })

  test('is told by the API why a task failed', async () => {
    const { integrationId } = await integrationOf(asked.customerId)
    const id = await note([{ ...made, state: 'failed', fault: 'securityDefaults', detail: null }], {
      state: 'failed',
      finished_at: new Date().toISOString(),
    })
    const { body } = await owner.api('GET', `/integration/${integrationId}/task?mgmtaskid=${id}`)
    expect(body).toMatchObject([{ Status: 'Failed', StatusMessage: 'securityDefaults' }])
  })

  test('manages Secure: nobody else may, on every way', async () => {
    const { integrationId } = await integrationOf(asked.customerId)
    const path = `/integration/${integrationId}/task`
    const body = { taskShortName: 'CONDITIONAL_ACCESS_TASK', items: items('Office') }
    const admin = await site.signIn('admin')
    const { id: adminId } = admin.login.userData
    await unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, async (work) => {
      await work.load('user', [adminId])
      const { row } = work.get('user', adminId)
      const permissions = { ...admin.login.userData.permissions, secure: 'readOnly' as const }
      if (row) work.put('user', { ...row, role: 'System user', permissions })
    })
    for (const person of [await site.signIn('reader'), await site.signIn('admin')]) {
      expect(await person.api('POST', path, body)).toMatchObject({
        status: 403,
        body: { code: 'noPermission' },
      })
      expect(await pushChange(person)).toMatchObject({ outcome: 'forbidden' })
    }
    const { rows } =
      await sql`select 1 from access_task where customer_id = ${asked.customerId}::uuid`.execute(
        site.database.db,
      )
    expect(rows).toEqual([])
  })

  test.each([
    ['nothing', []],
    [
      'a group that is to be deleted',
      [{ change: 'delete', target: 'group', objectId: 'x', name: 'x', expected: null }],
    ],
    ['a deletion of nothing', [{ change: 'delete', target: 'policy', name: 'x', expected: null }]],
  ])('is refused %s', async (_, wrong) => {
    const { integrationId } = await integrationOf(asked.customerId)
    const body = { taskShortName: 'CONDITIONAL_ACCESS_TASK', items: wrong }
    expect(await owner.api('POST', `/integration/${integrationId}/task`, body)).toMatchObject({
      status: 422,
      body: { code: 'failedValidation' },
    })
    expect(await pushChange(owner, { items: wrong })).toMatchObject({ code: 'failedValidation' })
  })

  test('is refused a company of another organization, one without a tenant, and without the subscription', async () => {
    const neighbor = await addNeighbor(site)
    expect(await pushChange(owner, { customerId: neighbor.customerId })).toMatchObject({ code: 'notFound' })
    const { rows } = await sql<{ customer_id: string }>`select customer_id from integration`.execute(
      site.database.db,
    )
    const connected = new Set(rows.map(({ customer_id }) => customer_id))
    const alone = owner.login.customers.find(({ id }) => !connected.has(id))?.id ?? ''
    expect(await pushChange(owner, { customerId: alone })).toMatchObject({
      code: 'integrationUnauthenticated',
    })
    const taskId = await note([made], ended)
    await change('subscription', asked.organizationId, (row) => ({ ...row, hasPbSub: false, licenses: [] }))
    expect(await pushChange(owner)).toMatchObject({ code: 'missingSubscription' })
    expect(await pushUndo(taskId)).toMatchObject({ code: 'missingSubscription' })
    await change('subscription', asked.organizationId, (row) => ({ ...row, hasPbSub: true }))
    expect(await pushUndo(taskId)).toMatchObject({ outcome: 'applied' })
  })

  test('takes back only what was done, has ended and was not taken back, of the company that it says', async () => {
    const other = owner.login.customers.find(({ id }) => id !== asked.customerId)?.id ?? ''
    expect(await pushUndo(uuidv7())).toMatchObject({ code: 'notFound' })
    expect(await pushUndo(await note([made], ended), other)).toMatchObject({ code: 'notFound' })
    const nothing = { code: 'nothingToUndo' }
    const failing: AccessItem = { ...made, state: 'failed', object_id: null }
    expect(await pushUndo(await note([failing], { ...ended, state: 'failed' }))).toMatchObject(nothing)
    const group: AccessItem = { ...made, target: 'group' }
    expect(await pushUndo(await note([group], ended))).toMatchObject(nothing)
    const running = await note([made], { state: 'in progress', requested_at: '2020-01-01T00:00:00.000Z' })
    expect(await pushUndo(running)).toMatchObject(nothing)
    for (const more of [ended, { state: 'in progress', finished_at: null } as const]) {
      const undone = await note([made], ended)
      await note([made], { ...more, undoes: undone })
      expect(await pushUndo(undone)).toMatchObject(nothing)
    }
    const undone = await note([made], ended)
    await note([failing], { ...ended, state: 'failed', undoes: undone })
    expect(await pushUndo(undone)).toMatchObject({ outcome: 'applied' })
  })
})
