import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { summaryOf } from '#shared/domain/intune/device-policies.ts'
import {
  askedDeviceItems,
  type AskedDeviceChange,
  type DevicePolicyItem,
  type DevicePolicyTask,
  INTUNE_TASK_NAME,
} from '#shared/domain/intune/device-policy-task.ts'
import type { DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { DevicePolicies as Connector } from '#server/connectors/device-policies.ts'
import { devicePolicyTasks } from '#server/intune/device-policy-task.jobs.ts'
import { keepDeployed, sourcesOf } from '#server/intune/kept-policies.store.ts'
import { keepDevicePolicies } from '#server/intune/device-policy.store.ts'
import { readDevicePolicies } from '#server/intune/read-device-policies.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'
import { noteTask, taskOf } from '#tests/support/database/noted-tasks.ts'
import { ownCompanies, type OwnCompany } from '#tests/support/database/own-company.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

const TEAM = '5b7c1d1e-0000-4000-8000-00000000000a'
const THEIR_TEAM = '5b7c1d1e-0000-4000-8000-00000000000c'
const SOURCE_ID = '5b7c1d1e-0000-4000-8000-00000000000d'
const FILTER = '5b7c1d1e-0000-4000-8000-00000000000f'

let site: TestSite
let owner: Person
afterAll(() => site?.close())

/** Companies of its own for every test. */
const nextCompany = ownCompanies()
let asked: OwnCompany
let source: OwnCompany
beforeEach(async () => {
  site ??= await openTestSite({ customers: 90, employees: 180 })
  owner ??= await site.signIn('owner')
  asked = await nextCompany(site, owner)
  source = await nextCompany(site, owner)
})

const change = <T>(act: (work: Work) => Promise<T>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, act).then(
    ({ result }) => result,
  )

/** The tenant of the company that is changed, and what of ours reaches it. */
function openTenant(wrap: (connector: Connector) => Partial<Connector> = () => ({})) {
  const pretended = openPretendTenant({ now: () => site.now.value })
  pretended.tenant.settings.graph['groups'] = [{ id: TEAM, displayName: 'Field service' }]
  const sent: string[] = []
  const real = pretended.devicePolicies
  const counting: Connector = {
    ...real,
    create: (policy) => (sent.push(`create ${policy.name}`), real.create(policy)),
    update: (id, policy) => (sent.push(`update ${policy.name}`), real.update(id, policy)),
    assign: (id, policy) => (sent.push(`assign ${policy.name}`), real.assign(id, policy)),
    remove: (set, id) => (sent.push(`remove`), real.remove(set, id)),
  }
  const connector = { ...counting, ...wrap(counting) }
  const parts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    vendors: { Office365: { devicePolicies: () => connector, policies: () => pretended.policies } },
    now: () => site.now.value,
  }
  return {
    ...pretended,
    real,
    sent,
    groups: pretended.tenant.settings.graph['groups'],
    read: () => readDevicePolicies(parts, asked),
    carryOut: () => devicePolicyTasks.queue.carryOutAll(parts, asked),
  }
}
type Opened = ReturnType<typeof openTenant>

const NOBODY = { everyDevice: false, everyUser: false, include: [], exclude: [] }
const updates = (more: Partial<DevicePolicy> = {}): DevicePolicy => ({
  set: 'deviceConfigurations',
  id: null,
  name: 'Updates',
  description: 'After a week',
  platform: 'windows',
  targets: NOBODY,
  actions: [],
  body: {
    '@odata.type': '#microsoft.graph.windowsUpdateForBusinessConfiguration',
    qualityUpdatesDeferralPeriodInDays: 7,
  },
  ...more,
})
const compliance = (): DevicePolicy => ({
  ...updates(),
  set: 'deviceCompliancePolicies',
  name: 'Encrypted',
  actions: [
    { action: 'block', graceHours: 24 },
    { action: 'notification', graceHours: 0, notificationTemplateId: FILTER },
  ],
  body: { '@odata.type': '#microsoft.graph.windows10CompliancePolicy', bitLockerEnabled: true },
})

/** A policy as it was last read of the company that it is deployed from. */
async function known(policy: DevicePolicy, of = source): Promise<AskedDeviceChange & { change: 'deploy' }> {
  await change((work) =>
    keepDevicePolicies(work, of.customerId, [
      { set: policy.set, policies: [{ ...policy, id: SOURCE_ID.toUpperCase() }] },
    ]),
  )
  return {
    change: 'deploy',
    set: policy.set,
    name: policy.name,
    source: { customerId: of.customerId, policyId: SOURCE_ID },
    targets: null,
    replaced: null,
  }
}

/** A policy that stands in the tenant, and how a device knows it. */
async function made({ real }: Opened, policy = updates()) {
  const id = await real.create(policy)
  await real.assign(id, policy)
  const { name, targets } = summaryOf({ ...policy, id })
  return { set: policy.set, id: id.toLowerCase(), expected: { name, targets } }
}
async function standing({ real }: Opened, set: DevicePolicy['set'] = 'deviceConfigurations') {
  const all: DevicePolicy[] = []
  for await (const { policies } of real.list(set)) all.push(...policies)
  return all
}

const desk = () => ({ site, owner, asked })
const ask = async (name: 'devicePolicy.change' | 'devicePolicy.undo', args: object, by = owner) => {
  const id = uuidv7()
  const [result] = await pushAs(by, [commandOf(site, name, { id, customerId: asked.customerId, ...args })])
  return { ...result, id }
}
/** What is asked for, noted as the command does. */
async function note(...items: AskedDeviceChange[]): Promise<string> {
  const id = await noteTask(desk(), 'devicePolicyTask', askedDeviceItems(items))
  await change((work) => keepDeployed(work, id, sourcesOf(items)))
  return id
}
const taskNow = (id: string) => taskOf(desk(), 'devicePolicyTask', id)
async function done(tenant: Opened, ...items: AskedDeviceChange[]): Promise<DevicePolicyTask> {
  const id = await note(...items)
  await tenant.carryOut()
  return taskNow(id)
}
async function carried(tenant: Opened, items: DevicePolicyItem[], more: Partial<DevicePolicyTask> = {}) {
  const id = await noteTask(desk(), 'devicePolicyTask', items, more)
  await tenant.carryOut()
  return taskNow(id)
}
const undone = (tenant: Opened, undoes: string) => carried(tenant, [], { undoes })
const keptOf = async (taskId: string) =>
  (
    await sql<{ place: number; wanted: unknown; before: unknown }>`
      select place, wanted, before from device_policy_kept where task_id = ${taskId}::uuid order by place`.execute(
      site.database.db,
    )
  ).rows
const byName = (name: string) => ({ id: null, name })

describe('a policy that is deployed (INTUNE-06)', () => {
  test('is made as it was read of the other company, for groups of the same name, and shown', async () => {
    const tenant = openTenant()
    const deploy = await known(updates({ targets: { ...NOBODY, include: [THEIR_TEAM] } }))
    const task = await done(tenant, {
      ...deploy,
      targets: { ...NOBODY, everyDevice: true, exclude: [byName('Field service')] },
    })
    expect(task).toMatchObject({ state: 'completed', items: [{ state: 'applied', before: null }] })
    const [policy] = await standing(tenant)
    expect(policy).toMatchObject({
      name: 'Updates',
      description: 'After a week',
      targets: { ...NOBODY, everyDevice: true, exclude: [TEAM] },
      body: { qualityUpdatesDeferralPeriodInDays: 7 },
    })
    expect(policy?.id).toBe(task.items[0]?.object_id)
    const { body } = await owner.api('GET', `/secure/intune/${asked.customerId}`)
    expect(body).toMatchObject({ policies: [{ name: 'Updates', updateStatus: null }] })
  })

  test('takes nothing along that is of the other tenant: its groups, filters, tags and messages', async () => {
    const tenant = openTenant()
    const theirs = {
      ...compliance(),
      targets: { ...NOBODY, include: [THEIR_TEAM] },
      body: {
        ...compliance().body,
        roleScopeTagIds: ['7'],
        assignments: [
          {
            target: {
              '@odata.type': '#microsoft.graph.groupAssignmentTarget',
              groupId: THEIR_TEAM,
              deviceAndAppManagementAssignmentFilterId: FILTER,
            },
          },
        ],
      },
    }
    expect((await done(tenant, await known(theirs))).state).toBe('completed')
    const [policy] = await standing(tenant, 'deviceCompliancePolicies')
    expect(policy?.targets).toEqual(NOBODY)
    expect(policy?.actions).toMatchObject([
      { action: 'block', graceHours: 24 },
      { action: 'notification', graceHours: 0 },
    ])
    expect(JSON.stringify(policy)).not.toContain(FILTER)
    expect(policy?.body['roleScopeTagIds'] ?? []).not.toContain('7')
  })

  test('is as it was when it was asked for, whatever is read of its company meanwhile', async () => {
    const tenant = openTenant()
    const id = await note(await known(updates()))
    await change((work) =>
      keepDevicePolicies(work, source.customerId, [{ set: 'deviceConfigurations', policies: [] }]),
    )
    await tenant.carryOut()
    expect(await taskNow(id)).toMatchObject({ state: 'completed' })
  })

  test('is not made where one of its name says something else, and not again where it says the same', async () => {
    const tenant = openTenant()
    const deploy = await known(updates())
    expect((await done(tenant, deploy)).state).toBe('completed')
    expect((await done(tenant, deploy)).items).toMatchObject([{ state: 'unneeded' }])
    const other = await known(updates({ name: 'UPDATES ', description: 'Another' }))
    expect((await done(tenant, other)).items).toMatchObject([{ state: 'failed', fault: 'alreadyExists' }])
    expect(tenant.sent).toEqual(['create Updates'])
  })

  test('gives one of its name its settings, which stays for whom it is, with its own tags', async () => {
    const tenant = openTenant()
    const there = updates({
      targets: { ...NOBODY, include: [TEAM] },
      body: { ...updates().body, qualityUpdatesDeferralPeriodInDays: 1, roleScopeTagIds: ['3'] },
    })
    const { id, expected } = await made(tenant, there)
    const deploy = await known(updates({ description: 'New' }))
    const task = await done(tenant, { ...deploy, replaced: { id, expected } })
    expect(task).toMatchObject({ state: 'completed', items: [{ state: 'applied', before: expected }] })
    expect(await standing(tenant)).toMatchObject([
      {
        id,
        description: 'New',
        targets: { ...NOBODY, include: [TEAM] },
        body: { qualityUpdatesDeferralPeriodInDays: 7, roleScopeTagIds: ['3'] },
      },
    ])
    expect(tenant.sent).toEqual(['update Updates'])
    expect((await undone(tenant, task.id)).state).toBe('completed')
    expect(await standing(tenant)).toMatchObject([
      { description: 'After a week', body: { qualityUpdatesDeferralPeriodInDays: 1 } },
    ])
  })

  test.each([
    ['a group that the tenant lacks', 'Nobody knows it', 'groupMissing'],
    ['one of two groups of the name', 'Twins', 'groupAmbiguous'],
  ])('is not made for %s', async (_, name, fault) => {
    const tenant = openTenant()
    for (const end of ['1', '2'])
      tenant.groups?.push({ id: `5b7c1d1e-0000-4000-8000-00000000001${end}`, displayName: 'Twins' })
    const deploy = await known(updates())
    const { items } = await done(tenant, { ...deploy, targets: { ...NOBODY, include: [byName(name)] } })
    expect(items).toMatchObject([{ state: 'failed', fault, detail: name }])
    expect(tenant.sent).toEqual([])
  })

  test('is refused by our own rules before anything is sent (INTUNE-04, INTUNE-05)', async () => {
    const tenant = openTenant()
    const deploy = await known(updates())
    const team = [byName('Field service')]
    const { items } = await done(
      tenant,
      { ...deploy, targets: { ...NOBODY, include: team, exclude: [{ id: TEAM.toUpperCase(), name: null }] } },
      { ...deploy, targets: { ...NOBODY, exclude: team } },
    )
    expect(items).toMatchObject([
      { state: 'failed', fault: 'invalid', detail: 'group-in-both' },
      { state: 'failed', fault: 'invalid', detail: 'included-group-required' },
    ])
    expect(tenant.sent).toEqual([])
  })

  test('is not made where it sets a secret, and takes the place of none that does', async () => {
    const tenant = openTenant()
    const secret = updates({
      body: {
        '@odata.type': '#microsoft.graph.windows10CustomConfiguration',
        omaSettings: [{ displayName: 'Key', isEncrypted: true, value: '****' }],
      },
    })
    expect((await done(tenant, await known(secret))).items).toMatchObject([
      { state: 'failed', fault: 'holdsSecrets' },
    ])
    const { id, expected } = await made(tenant, secret)
    const plain = await known(updates())
    expect((await done(tenant, { ...plain, replaced: { id, expected } })).items).toMatchObject([
      { state: 'failed', fault: 'holdsSecrets' },
    ])
  })
})

describe('whom a policy is for', () => {
  test('is said anew, what has a filter stays, and is taken back', async () => {
    const tenant = openTenant()
    const { id, set, expected } = await made(tenant, updates({ targets: { ...NOBODY, everyUser: true } }))
    const targets = { ...NOBODY, everyDevice: true, exclude: [{ id: TEAM, name: 'Field service' }] }
    const task = await done(tenant, { change: 'assign', set, id, targets, expected })
    expect(task).toMatchObject({
      state: 'completed',
      items: [{ before: expected, after: { targets: { ...NOBODY, everyDevice: true, exclude: [TEAM] } } }],
    })
    expect((await standing(tenant))[0]?.targets).toEqual({ ...NOBODY, everyDevice: true, exclude: [TEAM] })
    expect((await undone(tenant, task.id)).state).toBe('completed')
    expect((await standing(tenant))[0]?.targets).toEqual({ ...NOBODY, everyUser: true })
  })

  test('is not said where it is so already, nor where somebody has changed it meanwhile', async () => {
    const tenant = openTenant()
    const { id, set, expected } = await made(tenant)
    const ask = { change: 'assign', set, id, expected } as const
    const same = await done(tenant, { ...ask, targets: NOBODY })
    expect(same.items).toMatchObject([{ state: 'unneeded' }])
    await tenant.real.assign(id, updates({ targets: { ...NOBODY, everyUser: true } }))
    const late = await done(
      tenant,
      { ...ask, targets: { ...NOBODY, everyDevice: true } },
      { change: 'delete', set, id, expected },
    )
    expect(late.items).toMatchObject([{ state: 'changed' }, { state: 'changed' }])
    expect(tenant.sent).toEqual([])
  })
})

describe('a policy that is deleted', () => {
  test('is kept whole on the server, and made again for whom it was', async () => {
    const tenant = openTenant()
    const { id, set, expected } = await made(tenant, updates({ targets: { ...NOBODY, include: [TEAM] } }))
    const task = await done(tenant, { change: 'delete', set, id, expected })
    expect(task).toMatchObject({ state: 'completed', items: [{ state: 'applied', before: expected }] })
    expect(await standing(tenant)).toEqual([])
    expect(await keptOf(task.id)).toMatchObject([
      { place: 0, wanted: null, before: updates({ id, targets: expected.targets }) },
    ])
    expect(JSON.stringify(task)).not.toContain('qualityUpdatesDeferralPeriodInDays')
    const another = await done(tenant, await known(updates({ name: 'Made' })))
    // What was made stands in the tenant, and needs to be kept no longer.
    expect(await keptOf(another.id)).toEqual([])
    expect((await undone(tenant, another.id)).state).toBe('completed')
    expect((await undone(tenant, task.id)).state).toBe('completed')
    const [again] = await standing(tenant)
    expect(again).toMatchObject(updates({ id: again?.id ?? '', targets: expected.targets }))
  })

  test('that is an app protection policy is found by the id that devices know', async () => {
    const tenant = openTenant()
    const protection = updates({
      set: 'iosManagedAppProtections',
      platform: 'iOS',
      body: { pinRequired: true },
    })
    const { id, set, expected } = await made(tenant, protection)
    expect(id).toMatch(/^t_/)
    expect((await done(tenant, { change: 'delete', set, id, expected })).state).toBe('completed')
    expect(await standing(tenant, set)).toEqual([])
  })

  test('ends as done where it is gone, and one that is to be assigned as changed', async () => {
    const tenant = openTenant()
    const { id, set, expected } = await made(tenant)
    await tenant.real.remove(set, id)
    const ended = await done(
      tenant,
      { change: 'delete', set, id, expected },
      { change: 'assign', set, id, targets: { ...NOBODY, everyUser: true }, expected },
    )
    expect(ended.items).toMatchObject([{ state: 'unneeded' }, { state: 'changed' }])
  })
})

describe('what stands in a tenant', () => {
  test('is kept whatever its texts hold that a database cannot', async () => {
    const hostile = 'Up\u0000dates \uD800'
    const tenant = openTenant(({ find }) => ({
      find: async (set, id) => {
        const found = await find(set, id)
        return found && { ...found, description: hostile, body: { ...found.body, note: [hostile] } }
      },
    }))
    const { id, set, expected } = await made(tenant, updates({ targets: { ...NOBODY, include: [TEAM] } }))
    const task = await done(tenant, { change: 'delete', set, id, expected })
    expect(task).toMatchObject({ state: 'completed', items: [{ before: expected }] })
    expect(JSON.stringify(await keptOf(task.id))).not.toContain('\\u0000')
  })

  test('ends a task also where it cannot be read again, so that the next one has its turn', async () => {
    const tenant = openTenant(({ list }) => {
      const broken = () => {
        throw new TypeError('Our reading is broken')
      }
      return { list: (set) => (set === 'deviceConfigurations' ? broken() : list(set)) }
    })
    const id = await note(await known(updates()))
    const next = await note(await known(updates({ name: 'Next' })))
    await expect(tenant.carryOut()).rejects.toThrow('Our reading is broken')
    expect(await taskNow(id)).toMatchObject({ state: 'completed' })
    await expect(tenant.carryOut()).rejects.toThrow('Our reading is broken')
    expect(await taskNow(next)).toMatchObject({ state: 'completed' })
  })

  test('is asked for by its names alone where something is made', async () => {
    const asked: string[] = []
    const tenant = openTenant(({ list, names, find }) => ({
      list: (set) => (asked.push(`list ${set}`), list(set)),
      names: (set) => (asked.push(`names ${set}`), names(set)),
      find: (set, each) => (asked.push('find'), find(set, each)),
    }))
    await note(await known(updates()))
    await tenant.carryOut()
    expect(asked.slice(0, 2)).toEqual(['names deviceConfigurations', 'list configurationPolicies'])
  })
})

describe('taking back', () => {
  test('deletes what was made, and leaves what somebody has assigned since', async () => {
    const tenant = openTenant()
    const deploy = await known(updates())
    const first = await done(tenant, deploy)
    expect((await undone(tenant, first.id)).state).toBe('completed')
    expect(await standing(tenant)).toEqual([])
    const second = await done(tenant, deploy)
    const [there] = await standing(tenant)
    await tenant.real.assign(there?.id ?? '', updates({ targets: { ...NOBODY, everyUser: true } }))
    expect((await undone(tenant, second.id)).items).toMatchObject([{ state: 'changed' }])
    expect(await standing(tenant)).toHaveLength(1)
  })

  test('reaches what was made and could not be assigned', async () => {
    const tenant = openTenant(() => ({
      assign: async () =>
        Promise.reject(new ConnectorError('unexpectedAnswer', { status: 400, words: 'No' })),
    }))
    const deploy = await known(updates())
    const partly = await done(tenant, { ...deploy, targets: { ...NOBODY, everyUser: true } })
    expect(partly.items).toMatchObject([{ state: 'failed', fault: 'partlyDone', detail: 'No' }])
    expect(await standing(tenant)).toHaveLength(1)
    expect((await undone(tenant, partly.id)).state).toBe('completed')
    expect(await standing(tenant)).toEqual([])
  })

  test('is refused of nothing, and twice', async () => {
    const tenant = openTenant()
    const { id, set, expected } = await made(tenant)
    const nothing = await done(tenant, { change: 'assign', set, id, targets: NOBODY, expected })
    expect(await ask('devicePolicy.undo', { taskId: nothing.id })).toMatchObject({ code: 'nothingToUndo' })
    const deleted = await done(tenant, { change: 'delete', set, id, expected })
    await undone(tenant, deleted.id)
    expect(await ask('devicePolicy.undo', { taskId: deleted.id })).toMatchObject({ code: 'nothingToUndo' })
  })
})

describe('a lost answer', () => {
  const lost = async () => Promise.reject(new ConnectorError('unreachable'))

  test('of what was made is looked for by its name and its settings', async () => {
    const tenant = openTenant(({ create }) => ({ create: async (policy) => create(policy).then(lost) }))
    const deploy = await known(updates())
    expect((await done(tenant, deploy)).items).toMatchObject([
      { state: 'applied', object_id: (await standing(tenant))[0]?.id },
    ])
  })

  test('of what was made and not assigned yet ends as done in part', async () => {
    const tenant = openTenant(({ create }) => ({ create: async (policy) => create(policy).then(lost) }))
    const deploy = await known(updates())
    const { items } = await done(tenant, { ...deploy, targets: { ...NOBODY, everyUser: true } })
    expect(items).toMatchObject([{ state: 'failed', fault: 'partlyDone', object_id: expect.any(String) }])
  })

  test('takes nobody else’s policy of the same name for ours', async () => {
    const tenant = openTenant(({ create }) => ({
      create: async (policy) => create({ ...policy, description: 'Theirs' }).then(lost),
    }))
    const { items, id } = await done(tenant, await known(updates()))
    expect(items).toMatchObject([{ state: 'failed', fault: 'sourceFailed', object_id: null }])
    expect(await ask('devicePolicy.undo', { taskId: id })).toMatchObject({ code: 'nothingToUndo' })
  })

  test('of a process that ended is looked for by the next one, and nothing is sent twice', async () => {
    const tenant = openTenant()
    const { id, set, expected } = await made(tenant)
    await tenant.real.remove(set, id)
    const items = askedDeviceItems([
      { change: 'delete', set, id, expected },
      await known(updates({ name: 'Not there' })),
    ]).map((item) => ({ ...item, state: 'sending' as const }))
    const ended = await carried(tenant, items, { state: 'in progress' })
    expect(ended.items).toMatchObject([{ state: 'applied' }, { state: 'interrupted' }])
    expect(tenant.sent).toEqual([])
  })

  test('is not waited for longer than a quarter of an hour', async () => {
    const tenant = openTenant()
    const { id, set, expected } = await made(tenant)
    const requested_at = new Date(site.now.value - 16 * MINUTE).toISOString()
    const items = askedDeviceItems([{ change: 'delete', set, id, expected }])
    expect((await carried(tenant, items, { requested_at })).items).toMatchObject([{ state: 'late' }])
  })
})

describe('who may ask', () => {
  const expected = { name: 'Updates', targets: NOBODY }
  const items = [{ change: 'delete', set: 'deviceConfigurations', id: SOURCE_ID, expected }]

  test('needs secure=manage, the feature, and a company that they look after', async () => {
    const reader = await site.signIn('reader')
    expect(await ask('devicePolicy.change', { items }, reader)).toMatchObject({ outcome: 'forbidden' })
    const neighbor = await addNeighbor(site)
    expect((await ask('devicePolicy.change', { items, customerId: neighbor.customerId })).outcome).toBe(
      'rejected',
    )
    const turn = (enabled: boolean) =>
      change(async (work) => {
        await work.load('featureFlag', ['intune'])
        const { row } = work.get('featureFlag', 'intune')
        if (row) work.put('featureFlag', { ...row, enabled })
      })
    await turn(false)
    expect(await ask('devicePolicy.change', { items })).toMatchObject({ code: 'featureOff' })
    await turn(true)
    expect(await ask('devicePolicy.change', { items })).toMatchObject({ outcome: 'applied' })
  })

  test('deploys from no company that they do not look after, nor what was never read', async () => {
    const deploy = await known(updates())
    const neighbor = await addNeighbor(site)
    const from = (customerId: string, policyId = SOURCE_ID) =>
      ask('devicePolicy.change', { items: [{ ...deploy, source: { customerId, policyId } }] })
    expect(await from(neighbor.customerId)).toMatchObject({ code: 'notFound' })
    expect(await from(source.customerId, uuidv7())).toMatchObject({ code: 'notFound' })
    const agent = await site.signIn('agent')
    const { customers } = agent.login
    const hidden = owner.login.customers.find(({ id }) => customers.every((each) => each.id !== id))
    if (!hidden) throw new Error('An agent looks after some companies alone')
    const theirs = await known(updates(), { ...source, customerId: hidden.id })
    const byAgent = await ask('devicePolicy.change', { items: [theirs], customerId: customers[0]?.id }, agent)
    expect(byAgent.outcome).not.toBe('applied')
    const { id, outcome } = await from(source.customerId)
    expect(outcome).toBe('applied')
    expect(await keptOf(id)).toMatchObject([{ place: 0, wanted: { name: 'Updates' } }])
  })

  test('asks by the tasks of the integration, too, and finds it there (INTUNE-07)', async () => {
    const path = `/integration/${asked.integrationId}/task`
    const id = uuidv7()
    expect(await owner.api('POST', path, { taskShortName: INTUNE_TASK_NAME, id, items })).toMatchObject({
      status: 202,
      body: { taskId: id },
    })
    const { body } = await owner.api('GET', `${path}?mgmtaskid=${id}`)
    expect(body).toMatchObject([{ name: INTUNE_TASK_NAME, mgmtaskid: id, items: [{ change: 'delete' }] }])
  })
})
