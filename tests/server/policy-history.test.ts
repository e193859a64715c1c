import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailPolicy, mailPolicySchema, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { askedMailItems, mailPolicyKey } from '#shared/domain/defender/mail-policy-task.ts'
import type { DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { askedDeviceItems } from '#shared/domain/intune/device-policy-task.ts'
import { recordedDevicePolicySchema } from '#shared/domain/intune/recorded-device-policy.ts'
import { type PolicyArea, policyChangeLimits } from '#shared/domain/policy-history/policy-areas.ts'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import { DAY, HOUR } from '#shared/lib/time.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { DevicePolicies as DeviceConnector } from '#server/connectors/device-policies.ts'
import type { MailPolicies as MailConnector } from '#server/connectors/mail-policies.ts'
import { mailPolicyTasks } from '#server/defender/mail-policy-task.jobs.ts'
import { readMailPolicies } from '#server/defender/read-mail-policies.ts'
import { devicePolicyTasks } from '#server/intune/device-policy-task.jobs.ts'
import { readDevicePolicies } from '#server/intune/read-device-policies.ts'
import { rowAsJson } from '#server/platform/sync/entity-table.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { FoundChange } from '#server/policy-history/changes-between.ts'
import { noteChanges } from '#server/policy-history/note-changes.ts'
import { policyChangeTable } from '#server/policy-history/policy-change.table.ts'
import { entityTables } from '#server/schema.ts'
import { noteTask } from '#tests/support/database/noted-tasks.ts'
import { ownCompanies, type OwnCompany } from '#tests/support/database/own-company.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { addNeighbor, openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const TEAM = '5b7c1d1e-0000-4000-8000-00000000000a'

let site: TestSite
let owner: Person
afterAll(() => site?.close())

/** A company of its own for every test. */
const nextCompany = ownCompanies()
let asked: OwnCompany
beforeEach(async () => {
  site ??= await openTestSite({ customers: 60, employees: 120 })
  owner ??= await site.signIn('owner')
  asked = await nextCompany(site, owner)
})

const change = <T>(act: (work: Work) => Promise<T>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, act).then(
    ({ result }) => result,
  )

/** What was noted of the company, the oldest first. */
async function changes(): Promise<PolicyChange[]> {
  const { rows } = await site.database.db.executeQuery<{ row: PolicyChange }>(
    CompiledQuery.raw(
      `select ${rowAsJson(policyChangeTable)} as row from policy_change t where t.customer_id = $1
        and t.target <> all('{policy,location}'::text[]) order by t.found_at, t.name`,
      [asked.customerId],
    ),
  )
  return rows.map(({ row }) => row)
}
const told = async () => (await changes()).map(({ name, change: what }) => `${name} ${what}`)

/** A tenant, and what of ours reads and changes it. */
function openTenant(
  mail: (connector: MailConnector) => Partial<MailConnector> = () => ({}),
  devices: (connector: DeviceConnector) => Partial<DeviceConnector> = () => ({}),
) {
  const pretended = openPretendTenant({ now: () => site.now.value })
  const { mailPolicies, devicePolicies } = pretended
  pretended.tenant.settings.graph['groups'] = [{ id: TEAM, displayName: 'Field service' }]
  const parts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    vendors: {
      Office365: {
        mailPolicies: () => ({ ...mailPolicies, ...mail(mailPolicies) }),
        devicePolicies: () => ({ ...devicePolicies, ...devices(devicePolicies) }),
        policies: () => pretended.policies,
      },
    },
    now: () => site.now.value,
  }
  return {
    ...pretended,
    parts,
    readMail: () => readMailPolicies(parts, asked),
    readDevices: () => readDevicePolicies(parts, asked),
  }
}
type Opened = ReturnType<typeof openTenant>

/** Nothing of the company was read yet. */
const forget = () =>
  change(async (work) => {
    for (const kind of ['mailPolicies', 'devicePolicies'] as const) {
      await work.load(kind, [asked.customerId])
      work.remove(kind, asked.customerId)
    }
    await sql`delete from device_policy where customer_id = ${asked.customerId}::uuid`.execute(work.tx)
  })

const desk = () => ({ site, owner, asked })

describe('Defender policies', () => {
  const links = (name: string, more: Partial<MailPolicy> = {}): MailPolicy => ({
    ...newMailPolicy('safeLinks', name),
    include: { users: [], groups: [], domains: ['fabrikam.example'] },
    settings: { TrackClicks: false },
    ...more,
  })
  const standing = async ({ mailPolicies }: Opened, name: string): Promise<MailPolicy> => {
    const found = (await mailPolicies.list('safeLinks')).items.find((each) => each.name === name)
    if (!found) throw new Error('It was made before')
    return found
  }
  /** A tenant with these policies, which was read. */
  async function readTenant(names: readonly string[], ...wraps: Parameters<typeof openTenant>) {
    const tenant = openTenant(...wraps)
    for (const name of names) await tenant.mailPolicies.create(links(name))
    await forget()
    await tenant.readMail()
    site.now.value += HOUR
    return tenant
  }

  test('are told as added, modified and removed, whole; who only moved up has not changed', async () => {
    const tenant = await readTenant(['Goes', 'Stays', 'Changes'])
    expect(await told()).toEqual([])
    const before = await standing(tenant, 'Changes')
    const after = { ...before, settings: { ...before.settings, TrackClicks: true } }
    await tenant.mailPolicies.update(before, after)
    await tenant.mailPolicies.remove(await standing(tenant, 'Goes'))
    await tenant.mailPolicies.create(links('New'))
    await tenant.readMail()
    const found = await changes()
    expect(found.map(({ name, change: what }) => `${name} ${what}`)).toEqual([
      'Changes modified',
      'Goes removed',
      'New added',
    ])
    const [modified, removed, added] = found
    expect(modified).toMatchObject({
      target: 'mailPolicy',
      object_id: mailPolicyKey(before),
      found_at: new Date(site.now.value).toISOString(),
      before: { settings: { TrackClicks: false } },
      after: { settings: { TrackClicks: true } },
      task_id: null,
    })
    expect(mailPolicySchema.parse(modified?.before)).toMatchObject({
      name: 'Changes',
      include: before.include,
    })
    expect([removed?.after, added?.before]).toEqual([null, null])
    // What moved up can move back, and that is a change.
    const last = await standing(tenant, 'New')
    await tenant.mailPolicies.update(last, { ...last, priority: 0 })
    site.now.value += HOUR
    await tenant.readMail()
    expect((await told()).filter((each) => each === 'New modified')).toHaveLength(1)
  })

  test('are told nothing of at the first reading, also of a kind that was refused until then', async () => {
    let isRefused = true
    const tenant = await readTenant(['Was there'], ({ list }) => ({
      list: async (kind) =>
        isRefused && kind === 'safeLinks' ? Promise.reject(new ConnectorError('missingScope')) : list(kind),
    }))
    expect(await told()).toEqual([])
    isRefused = false
    await tenant.readMail()
    expect(await told()).toEqual([])
  })

  test('of a kind that is refused, or of which something is not understood, are not gone, nor new afterwards', async () => {
    let reads: 'whole' | 'refused' | 'incomplete' = 'whole'
    const tenant = await readTenant(['Strange', 'Plain'], ({ list }) => ({
      list: async (kind) => {
        const { items } = await list(kind)
        if (reads === 'whole' || kind !== 'safeLinks') return { items, isIncomplete: false }
        if (reads === 'refused') throw new ConnectorError('missingScope')
        return { items: items.filter(({ name }) => name !== 'Strange'), isIncomplete: true }
      },
    }))
    for (reads of ['refused', 'whole', 'incomplete', 'whole'] as const) {
      await tenant.readMail()
      site.now.value += HOUR
    }
    expect(await told()).toEqual([])
    await tenant.mailPolicies.remove(await standing(tenant, 'Strange'))
    await tenant.readMail()
    expect(await told()).toEqual(['Strange removed'])
    // What a task of ours made was not there before, whatever was not understood.
    reads = 'incomplete'
    await tenant.readMail()
    site.now.value += HOUR
    await noteTask(desk(), 'mailPolicyTask', askedMailItems([{ change: 'create', policy: links('Ours') }]))
    await mailPolicyTasks.queue.carryOutAll(tenant.parts, asked)
    expect(await told()).toEqual(['Strange removed', 'Ours added'])
  })

  test('that a task changed name it, what somebody else changed does not', async () => {
    const tenant = await readTenant(['Ours', 'Theirs', 'Deleted'])
    const theirs = await standing(tenant, 'Theirs')
    await tenant.mailPolicies.update(theirs, { ...theirs, comments: 'Theirs' })
    const ours = await standing(tenant, 'Ours')
    const taskId = await noteTask(
      desk(),
      'mailPolicyTask',
      askedMailItems([
        { change: 'create', policy: links('Created') },
        { change: 'update', policy: { ...ours, isEnabled: false }, expected: ours },
        { change: 'delete', expected: { ...(await standing(tenant, 'Deleted')), priority: null } },
      ]),
    )
    await mailPolicyTasks.queue.carryOutAll(tenant.parts, asked)
    const found = await changes()
    expect(found.map(({ name, change: what, task_id: by }) => [name, what, by])).toEqual([
      ['Created', 'added', taskId],
      ['Deleted', 'removed', taskId],
      ['Ours', 'modified', taskId],
      ['Theirs', 'modified', null],
    ])
  })

  test('that a reading tells which began before the last one are left as they are', async () => {
    const tenant = await readTenant(['Stays'])
    await tenant.readMail()
    await tenant.mailPolicies.remove(await standing(tenant, 'Stays'))
    await readMailPolicies({ ...tenant.parts, now: () => site.now.value - HOUR }, asked)
    expect(await told()).toEqual([])
    await tenant.readMail()
    expect(await told()).toEqual(['Stays removed'])
  })
})

describe('Intune policies', () => {
  const updates = (more: Partial<DevicePolicy> = {}): DevicePolicy => ({
    set: 'deviceConfigurations',
    id: null,
    name: 'Updates',
    description: 'After a week',
    platform: 'windows',
    targets: { everyDevice: false, everyUser: true, include: [], exclude: [] },
    actions: [],
    body: {
      '@odata.type': '#microsoft.graph.windowsUpdateForBusinessConfiguration',
      qualityUpdatesDeferralPeriodInDays: 7,
    },
    ...more,
  })
  const setting = (name: string, value: string) => ({
    settingInstance: {
      '@odata.type': '#microsoft.graph.deviceManagementConfigurationSimpleSettingInstance',
      settingDefinitionId: name,
      simpleSettingValue: {
        '@odata.type': '#microsoft.graph.deviceManagementConfigurationStringSettingValue',
        value,
      },
    },
  })
  const catalogue = (...settings: object[]): DevicePolicy =>
    updates({
      set: 'configurationPolicies',
      name: 'Catalog',
      body: { platforms: 'windows10', technologies: 'mdm', settings },
    })

  async function make({ devicePolicies }: Opened, policy: DevicePolicy): Promise<string> {
    const id = await devicePolicies.create(policy)
    await devicePolicies.assign(id, policy)
    return id
  }
  async function readTenant(policies: readonly DevicePolicy[], ...wraps: Parameters<typeof openTenant>) {
    const tenant = openTenant(...wraps)
    const ids: string[] = []
    for (const policy of policies) ids.push(await make(tenant, policy))
    await forget()
    await tenant.readDevices()
    site.now.value += HOUR
    return { tenant, ids }
  }

  test('are told with whom they are for and which settings are other, and without what these are', async () => {
    const { tenant, ids } = await readTenant([updates(), updates({ name: 'Goes' })])
    expect(await told()).toEqual([])
    const [first = '', second = ''] = ids
    const targets = { everyDevice: false, everyUser: false, include: [TEAM], exclude: [] }
    const { body } = updates()
    const after = updates({ targets, body: { ...body, qualityUpdatesDeferralPeriodInDays: 14 } })
    await tenant.devicePolicies.update(first, after)
    await tenant.devicePolicies.assign(first, after)
    await tenant.devicePolicies.remove('deviceConfigurations', second)
    await make(tenant, updates({ name: 'New' }))
    await tenant.readDevices()
    const [removed, added, modified] = await changes()
    expect([removed, added, modified].map((each) => `${each?.name} ${each?.change}`)).toEqual([
      'Goes removed',
      'New added',
      'Updates modified',
    ])
    expect(modified).toMatchObject({
      target: 'devicePolicy',
      object_id: `deviceConfigurations.${first}`,
      before: { targets: { everyUser: true }, groups: {}, changed_settings: [] },
      after: {
        targets: { include: [TEAM] },
        groups: { [TEAM]: 'Field service' },
        changed_settings: ['qualityUpdatesDeferralPeriodInDays'],
      },
      task_id: null,
    })
    expect(recordedDevicePolicySchema.parse(modified?.before).platform).toBe('windows')
    expect(Object.keys(modified?.before ?? {})).not.toContain('body')
    expect([removed?.after, added?.before]).toEqual([null, null])
  })

  test('have changed by a setting of the catalog, and not by the order of all of them', async () => {
    const { tenant, ids } = await readTenant([catalogue(setting('one', '1'), setting('two', '2'))])
    const [id = ''] = ids
    await tenant.devicePolicies.update(id, catalogue(setting('two', '2'), setting('one', '1')))
    await tenant.readDevices()
    expect(await told()).toEqual([])
    site.now.value += HOUR
    await tenant.devicePolicies.update(id, catalogue(setting('two', '3'), setting('three', '')))
    await tenant.readDevices()
    expect(await changes()).toMatchObject([
      { change: 'modified', before: { settings: 2 }, after: { changed_settings: ['two', 'one', 'three'] } },
    ])
  })

  test('of a set that is refused, or of which something is not understood, are not gone, nor new afterwards', async () => {
    let reads: 'whole' | 'refused' | 'incomplete' = 'refused'
    const { tenant, ids } = await readTenant(
      [updates(), updates({ name: 'Plain' })],
      undefined,
      ({ list }) => ({
        async *list(set) {
          for await (const { policies } of list(set)) {
            const isIncomplete = reads === 'incomplete' && set === 'deviceConfigurations'
            if (reads === 'refused' && set === 'deviceConfigurations')
              throw new ConnectorError('missingScope')
            yield {
              policies: policies.filter(({ name }) => !isIncomplete || name === 'Plain'),
              unread: isIncomplete ? 1 : 0,
            }
          }
        },
      }),
    )
    for (reads of ['whole', 'refused', 'incomplete', 'whole'] as const) {
      await tenant.readDevices()
      site.now.value += HOUR
    }
    expect(await told()).toEqual([])
    await tenant.devicePolicies.remove('deviceConfigurations', ids[0] ?? '')
    await tenant.readDevices()
    expect(await told()).toEqual(['Updates removed'])
  })

  test('that a task changed name it', async () => {
    const { tenant, ids } = await readTenant([updates(), updates({ name: 'Theirs' })])
    const [first = '', second = ''] = ids
    await tenant.devicePolicies.assign(
      second,
      updates({ targets: { ...updates().targets, everyDevice: true } }),
    )
    const taskId = await noteTask(
      desk(),
      'devicePolicyTask',
      askedDeviceItems([
        {
          change: 'assign',
          set: 'deviceConfigurations',
          id: first,
          targets: { everyDevice: true, everyUser: false, include: [], exclude: [] },
          expected: { name: 'Updates', targets: updates().targets },
        },
      ]),
    )
    await devicePolicyTasks.queue.carryOutAll(tenant.parts, asked)
    const found = await changes()
    expect(found.map(({ name, change: what, task_id: by }) => [name, what, by])).toEqual([
      ['Theirs', 'modified', null],
      ['Updates', 'modified', taskId],
    ])
  })

  test('that a reading tells which began before the last one are left as they are', async () => {
    const { tenant, ids } = await readTenant([updates()])
    await tenant.readDevices()
    await tenant.devicePolicies.remove('deviceConfigurations', ids[0] ?? '')
    await readDevicePolicies({ ...tenant.parts, now: () => site.now.value - HOUR }, asked)
    expect(await told()).toEqual([])
  })
})

describe('the history of a company', () => {
  const found = (area: PolicyArea, place: number): FoundChange => ({
    target: area === 'mail' ? 'mailPolicy' : area === 'devices' ? 'devicePolicy' : 'location',
    object_id: `${area} ${place}`,
    name: `${area} ${place}`,
    change: 'added',
    before: null,
    after: { place },
  })
  const note = (area: PolicyArea, count: number) =>
    change((work) =>
      noteChanges(
        work,
        asked.customerId,
        Array.from({ length: count }, (_, place) => found(area, place)),
        { area, at: site.now.value, by: undefined },
      ),
    )
  const counts = async () => {
    const { rows } = await sql<{ target: string; count: number }>`
      select target, count(*)::int as count from policy_change where customer_id = ${asked.customerId}::uuid
      group by target order by target`.execute(site.database.db)
    return Object.fromEntries(rows.map(({ target, count }) => [target, count]))
  }

  test('is short by number and by age, each area for itself', async () => {
    const { changes: most, days } = policyChangeLimits
    await note('mail', 3)
    await note('access', 2)
    await note('devices', most + 20)
    expect(await counts()).toEqual({ devicePolicy: most, location: 2, mailPolicy: 3 })
    site.now.value += HOUR
    await note('devices', 30)
    expect(await counts()).toEqual({ devicePolicy: most, location: 2, mailPolicy: 3 })
    site.now.value += (days + 1) * DAY
    await note('mail', 0)
    expect(await counts()).toEqual({ devicePolicy: most, location: 2 })
  })

  test('is told by its areas to whoever reads Secure, the newest first (DEF-07, INTUNE-07)', async () => {
    await note('mail', 1)
    site.now.value += HOUR
    await note('mail', 1)
    await note('devices', 1)
    await note('access', 1)
    const of = async (area: string, customerId = asked.customerId) =>
      owner.api('GET', `/secure/${area}/${customerId}/history`)
    const names = async (area: string) =>
      ((await of(area)).body as PolicyChange[]).map(({ name, found_at: at }) => [name, Date.parse(at)])
    const now = site.now.value
    expect(await names('defender')).toEqual([
      ['mail 0', now],
      ['mail 0', now - HOUR],
    ])
    expect(await names('intune')).toEqual([['devices 0', now]])
    expect(await names('policy')).toEqual([['access 0', now]])
    const neighbor = await addNeighbor(site)
    for (const area of ['defender', 'intune', 'policy'])
      expect((await of(area, neighbor.customerId)).status).toBe(404)
  })

  test('keeps nothing of a policy that would fill a device but that it changed', async () => {
    const tenant = openTenant(({ list }) => ({
      list: async (kind) => {
        const { items, isIncomplete } = await list(kind)
        const long = isLong ? { note: 'x'.repeat(policyChangeLimits.characters) } : {}
        return {
          items: items.map((each) => ({ ...each, comments: 'c', settings: { ...each.settings, ...long } })),
          isIncomplete,
        }
      },
    }))
    let isLong = false
    await forget()
    await tenant.readMail()
    isLong = true
    await change(async (work) => {
      await work.load('mailPolicies', [asked.customerId])
      const { row } = work.get('mailPolicies', asked.customerId)
      if (row)
        work.put('mailPolicies', {
          ...row,
          policies: row.policies.map((each) => ({ ...each, comments: '' })),
        })
    })
    await tenant.readMail()
    const [first] = await changes()
    expect(first).toMatchObject({ change: 'modified', before: { comments: '' }, after: {} })
    expect(first?.after).toEqual({})
  })

  test('goes with the connection', async () => {
    await note('mail', 1)
    expect((await owner.api('DELETE', `/integration/${asked.integrationId}`)).status).toBe(204)
    expect(await counts()).toEqual({})
    const { rows } =
      await sql`select 1 from policy_reading where customer_id = ${asked.customerId}::uuid`.execute(
        site.database.db,
      )
    expect(rows).toEqual([])
  })
})
