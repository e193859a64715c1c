import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import { type MailPolicy, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import {
  type AskedMailChange,
  askedMailItems,
  DEFENDER_TASK_NAME,
  type MailPolicyItem,
  type MailPolicyTask,
} from '#shared/domain/defender/mail-policy-task.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { holdCompany } from '#server/company-tasks/company-hold.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { MailPolicies as Connector } from '#server/connectors/mail-policies.ts'
import { mailPolicyTasks } from '#server/defender/mail-policy-task.jobs.ts'
import { readMailPolicies } from '#server/defender/read-mail-policies.ts'
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

/** A tenant, and what of ours reaches it. */
function openTenant(
  wrap: (connector: Connector) => Partial<Connector> = () => ({}),
  pretend: Parameters<typeof openPretendTenant>[0] = {},
) {
  const pretended = openPretendTenant({ now: () => site.now.value, ...pretend })
  const sent: string[] = []
  const real = pretended.mailPolicies
  const counting: Connector = {
    ...real,
    create: (policy) => (sent.push(`create ${policy.name}`), real.create(policy)),
    update: (before, after) => (sent.push(`update ${after.name}`), real.update(before, after)),
    remove: (policy) => (sent.push(`remove ${policy.name}`), real.remove(policy)),
  }
  const connector = { ...counting, ...wrap(counting) }
  const parts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    vendors: { Office365: { mailPolicies: () => connector } },
    now: () => site.now.value,
  }
  return {
    ...pretended,
    real,
    sent,
    parts,
    read: () => readMailPolicies(parts, asked),
    carryOut: () => mailPolicyTasks.queue.carryOutAll(parts, asked),
  }
}
type Opened = ReturnType<typeof openTenant>

const links = (more: Partial<MailPolicy> = {}): MailPolicy => ({
  ...newMailPolicy('safeLinks', 'Links for everybody'),
  include: { users: [], groups: [], domains: ['fabrikam.example'] },
  settings: { TrackClicks: false },
  ...more,
})

/** The safe links policy of this name that stands in the tenant. */
async function standing({ real }: Opened, name = 'Links for everybody'): Promise<MailPolicy | undefined> {
  return (await real.list('safeLinks')).items.find((each) => each.name === name)
}
async function made(tenant: Opened, policy = links()): Promise<MailPolicy> {
  await tenant.real.create(policy)
  const found = await standing(tenant, policy.name)
  if (!found) throw new Error('It was made just now')
  return found
}

const desk = () => ({ site, owner, asked })
const note = (items: MailPolicyItem[], more: Partial<MailPolicyTask> = {}) =>
  noteTask(desk(), 'mailPolicyTask', items, more)
const taskNow = (id: string) => taskOf(desk(), 'mailPolicyTask', id)

async function carried(tenant: Opened, items: MailPolicyItem[], more: Partial<MailPolicyTask> = {}) {
  const id = await note(items, more)
  await tenant.carryOut()
  return taskNow(id)
}
const done = (tenant: Opened, ...changes: AskedMailChange[]) => carried(tenant, askedMailItems(changes))
const undone = (tenant: Opened, id: string) => carried(tenant, [], { undoes: id })

const rowOf = (): Promise<MailPolicies | undefined> =>
  change(async (work) => {
    await work.load('mailPolicies', [asked.customerId])
    return work.get('mailPolicies', asked.customerId).row
  })

const ask = async (name: 'mailPolicy.change' | 'mailPolicy.undo', args: object, by = owner) => {
  const id = uuidv7()
  const [result] = await pushAs(by, [commandOf(site, name, { id, customerId: asked.customerId, ...args })])
  return { ...result, id }
}

describe('a reading of policies for mail (DEF-01)', () => {
  test('tells every kind, those that go first first, and again only where something is otherwise', async () => {
    const tenant = openTenant()
    await made(tenant, links({ name: 'Second' }))
    await made(tenant, links({ name: 'First', priority: 0 }))
    await tenant.read()
    const row = await rowOf()
    expect(row).toMatchObject({ customer_id: asked.customerId, unread: {}, is_incomplete: false })
    const named = row?.policies.filter(({ kind, isBuiltIn }) => kind === 'safeLinks' && !isBuiltIn)
    expect(named?.map(({ name }) => name)).toEqual(['First', 'Second'])
    expect(new Set(row?.policies.map(({ kind }) => kind)).size).toBe(5)
    const version = () =>
      sql<{ version: string }>`
        select max(version) as version from sync_row where organization_id = ${asked.organizationId}::uuid
          and kind = 'mailPolicies'`
        .execute(site.database.db)
        .then(({ rows }) => rows[0]?.version)
    const before = await version()
    await tenant.read()
    expect(await version()).toBe(before)
  })

  test('keeps what was read of a kind that the tenant does not tell any more, with the reason', async () => {
    await openTenant().read()
    const before = await rowOf()
    const tenant = openTenant(({ list }) => ({
      list: async (kind) =>
        kind === 'antiSpam' ? Promise.reject(new ConnectorError('missingScope')) : list(kind),
    }))
    await tenant.read()
    const row = await rowOf()
    expect(row?.unread).toEqual({ antiSpam: 'missingScope' })
    expect(row?.policies).toEqual(before?.policies)
  })

  test('says of a tenant without Defender that it has no license, and tells the other kinds', async () => {
    const tenant = openTenant()
    delete tenant.tenant.settings.exchange['SafeLinksPolicy']
    delete tenant.tenant.settings.exchange['SafeAttachmentPolicy']
    await change(async (work) => {
      await work.load('mailPolicies', [asked.customerId])
      work.remove('mailPolicies', asked.customerId)
    })
    await tenant.read()
    const row = await rowOf()
    expect(row?.unread).toEqual({ safeLinks: 'noLicense', safeAttachments: 'noLicense' })
    expect(new Set(row?.policies.map(({ kind }) => kind))).toEqual(
      new Set(['antiMalware', 'antiPhishing', 'antiSpam']),
    )
  })
})

describe('changes of policies for mail (DEF-06)', () => {
  test('make, change and delete, with what stood before, and read the tenant again', async () => {
    const tenant = openTenant()
    const created = await done(tenant, { change: 'create', policy: links() })
    expect(created).toMatchObject({ state: 'completed', items: [{ state: 'applied', before: null }] })
    const before = await standing(tenant)
    expect(before?.id).toBe(created.items[0]?.object_id)
    expect((await rowOf())?.policies.map(({ name }) => name)).toContain('Links for everybody')

    const seen = before ?? links()
    const policy = { ...seen, isEnabled: false, settings: { ...seen.settings, TrackClicks: true } }
    const updated = await done(tenant, { change: 'update', policy, expected: seen })
    expect(updated.items).toMatchObject([{ state: 'applied', before: { isEnabled: true } }])
    expect(await standing(tenant)).toMatchObject({ isEnabled: false, settings: { TrackClicks: true } })

    const now = (await standing(tenant)) ?? policy
    expect((await done(tenant, { change: 'delete', expected: now })).items).toMatchObject([
      { state: 'applied' },
    ])
    expect(await standing(tenant)).toBeUndefined()
  })

  test('send nothing where it stands so already, or somebody else has changed it', async () => {
    const tenant = openTenant()
    const seen = await made(tenant)
    const same = await done(
      tenant,
      { change: 'create', policy: links() },
      { change: 'update', policy: seen, expected: seen },
    )
    expect(same).toMatchObject({ state: 'completed', items: [{ state: 'unneeded' }, { state: 'unneeded' }] })
    await tenant.real.update(seen, { ...seen, comments: 'Theirs' })
    const changed = await done(
      tenant,
      { change: 'update', policy: { ...seen, isEnabled: false }, expected: seen },
      { change: 'delete', expected: seen },
    )
    expect(changed).toMatchObject({ state: 'failed', items: [{ state: 'changed' }, { state: 'changed' }] })
    expect(tenant.sent).toEqual([])
  })

  test('delete two of a kind in one task, of which the second moves up when the first has gone', async () => {
    const tenant = openTenant()
    await made(tenant)
    await done(tenant, { change: 'create', policy: { ...links(), name: 'Links for the others' } })
    const { items } = await tenant.real.list('safeLinks')
    const [first, second] = items
      .filter(({ name }) => name.startsWith('Links for '))
      .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))
    expect([first?.priority, second?.priority]).toEqual([0, 1])
    const ended = await done(
      tenant,
      { change: 'delete', expected: first ?? links() },
      { change: 'delete', expected: second ?? links() },
    )
    expect(ended.items).toMatchObject([{ state: 'applied' }, { state: 'applied' }])
  })

  test('end where the policy is gone: a change as changed, a deletion as done', async () => {
    const tenant = openTenant()
    const seen = await made(tenant)
    await tenant.real.remove(seen)
    const ended = await done(
      tenant,
      { change: 'update', policy: { ...seen, isEnabled: false }, expected: seen },
      { change: 'delete', expected: seen },
    )
    expect(ended.items).toMatchObject([{ state: 'changed' }, { state: 'unneeded' }])
  })

  test('are refused by our own rules before anything is sent (DEF-03, DEF-04, DEF-05)', async () => {
    const tenant = openTenant()
    const builtIn = (await tenant.real.list('antiMalware')).items.find((each) => each.isBuiltIn)
    if (!builtIn) throw new Error('Every tenant has one')
    const nobody = links({ include: { users: [], groups: [], domains: [] } })
    const twice = links({
      name: 'Twice',
      exclude: { users: [], groups: [], domains: ['FABRIKAM.example'] },
    })
    const ended = await done(
      tenant,
      { change: 'delete', expected: builtIn },
      { change: 'create', policy: nobody },
      { change: 'create', policy: twice },
    )
    expect(ended.items).toMatchObject([
      { state: 'failed', fault: 'builtIn' },
      { state: 'failed', fault: 'invalid', detail: 'recipients-required' },
      { state: 'failed', fault: 'invalid', detail: 'recipient-in-two-fields' },
    ])
    expect(tenant.sent).toEqual([])
  })

  test('do not take the place of another policy of the name', async () => {
    const tenant = openTenant()
    await made(tenant, links({ settings: {} }))
    const ended = await done(tenant, { change: 'create', policy: links() })
    expect(ended.items).toMatchObject([{ state: 'failed', fault: 'alreadyExists' }])
  })

  test.each([
    ['cannot be asked', (tenant: Opened) => void tenant.tenant.provoked.add('down'), 'sourceFailed'],
    ['lets nobody in', (tenant: Opened) => void (tenant.tenant.consentedRoles = null), 'notConnected'],
    ['may not be changed', (tenant: Opened) => void tenant.tenant.provoked.add('no-changes'), 'refused'],
  ])('say why where the tenant %s', async (_, spoil, fault) => {
    const tenant = openTenant()
    spoil(tenant)
    const ended = await done(tenant, { change: 'create', policy: links() })
    expect(ended).toMatchObject({ state: 'failed', items: [{ state: 'failed', fault }] })
  })

  test('are not made a quarter of an hour later: who asked for it is not there any more', async () => {
    const tenant = openTenant()
    const requested_at = new Date(site.now.value - 16 * MINUTE).toISOString()
    const items = askedMailItems([{ change: 'create', policy: links() }])
    expect((await carried(tenant, items, { requested_at })).items).toMatchObject([{ state: 'late' }])
    expect(tenant.sent).toEqual([])
  })
})

describe('a lost answer', () => {
  const losing =
    (name: 'create' | 'update' | 'remove') =>
    (connector: Connector): Partial<Connector> => ({
      [name]: async (...args: [never, never]) => {
        await connector[name](...args)
        throw new ConnectorError('unreachable')
      },
    })

  test('is looked for in the tenant, of what was made by its name', async () => {
    const tenant = openTenant(losing('create'))
    const ended = await done(tenant, { change: 'create', policy: links() })
    expect(ended.items).toMatchObject([{ state: 'applied', object_id: (await standing(tenant))?.id }])
  })

  test('of a change and a deletion is looked for, too', async () => {
    const changing = openTenant(losing('update'))
    const seen = await made(changing)
    const policy = { ...seen, isEnabled: false }
    expect((await done(changing, { change: 'update', policy, expected: seen })).state).toBe('completed')
    const deleting = openTenant(losing('remove'))
    expect((await done(deleting, { change: 'delete', expected: await made(deleting) })).state).toBe(
      'completed',
    )
  })

  test('of what has not arrived ends as failed, and of what cannot be asked for as interrupted', async () => {
    const lost = async () => Promise.reject(new ConnectorError('unreachable'))
    const failed = await done(
      openTenant(() => ({ create: lost })),
      { change: 'create', policy: links() },
    )
    expect(failed.items).toMatchObject([{ state: 'failed', fault: 'sourceFailed' }])
    let asks = 0
    const silent = openTenant(({ list }) => ({
      create: lost,
      list: async (kind) => (asks++ === 0 ? list(kind) : lost()),
    }))
    const unknown = await done(silent, { change: 'create', policy: links() })
    expect(unknown.items).toMatchObject([{ state: 'interrupted', fault: 'sourceFailed' }])
  })

  test('of a process that ended is looked for by the next one, and nothing is sent twice', async () => {
    const tenant = openTenant()
    await made(tenant)
    const items = askedMailItems([
      { change: 'create', policy: links() },
      { change: 'create', policy: links({ name: 'Not there' }) },
    ]).map((item) => ({ ...item, state: 'sending' as const }))
    const ended = await carried(tenant, items, { state: 'in progress' })
    expect(ended.items).toMatchObject([{ state: 'applied' }, { state: 'interrupted' }])
    expect(tenant.sent).toEqual([])
  })
})

describe('taking back', () => {
  test('deletes what was made, gives back what was changed, and makes again what was deleted', async () => {
    const tenant = openTenant()
    const seen = await made(tenant)
    const doomed = await made(tenant, links({ name: 'Doomed', settings: { ScanUrls: false } }))
    const all = await done(
      tenant,
      { change: 'create', policy: links({ name: 'New' }) },
      { change: 'update', policy: { ...seen, isEnabled: false }, expected: seen },
      { change: 'delete', expected: doomed },
    )
    expect(all.state).toBe('completed')
    expect(await undone(tenant, all.id)).toMatchObject({ state: 'completed' })
    expect(await standing(tenant, 'New')).toBeUndefined()
    expect(await standing(tenant)).toMatchObject({ isEnabled: true })
    expect(await standing(tenant, 'Doomed')).toMatchObject({ settings: { ScanUrls: false } })
  })

  test('leaves what somebody has changed since', async () => {
    const tenant = openTenant()
    const created = await done(tenant, { change: 'create', policy: links() })
    const now = (await standing(tenant)) ?? links()
    await tenant.real.update(now, { ...now, comments: 'Theirs' })
    expect(await undone(tenant, created.id)).toMatchObject({ state: 'failed', items: [{ state: 'changed' }] })
    expect(await standing(tenant)).toBeDefined()
  })

  test('reaches what was done in part, whatever it is by now', async () => {
    const tenant = openTenant()
    const seen = await made(tenant)
    const rules = tenant.tenant.settings.exchange['SafeLinksRule'] ?? []
    // Its settings are changed, and then its rule cannot be.
    const broken = openTenant(() => ({
      list: tenant.real.list,
      update: async (before, after) => {
        rules.splice(0, 0, { Name: 'Taken', Identity: 'Taken', Guid: uuidv7() })
        try {
          await tenant.real.update(before, { ...after, name: 'Taken' })
        } finally {
          rules.splice(0, 1)
        }
      },
      remove: tenant.real.remove,
    }))
    const policy = { ...seen, settings: { ...seen.settings, ScanUrls: false }, comments: 'Ours' }
    const partly = await done(broken, { change: 'update', policy, expected: seen })
    expect(partly.items).toMatchObject([{ state: 'failed', fault: 'partlyDone', detail: expect.any(String) }])
    expect(await standing(tenant)).toMatchObject({ settings: { ScanUrls: false } })
    expect(await undone(tenant, partly.id)).toMatchObject({ state: 'completed' })
    expect((await standing(tenant))?.settings['ScanUrls']).not.toBe(false)
  })

  test('is refused of nothing, twice, and of a task of another company', async () => {
    const finished_at = new Date(site.now.value).toISOString()
    const applied = askedMailItems([{ change: 'create', policy: links() }]).map((item) => ({
      ...item,
      state: 'applied' as const,
      object_id: 'one',
    }))
    const taskId = await note(applied, { state: 'completed', finished_at })
    const other = owner.login.customers.find(({ id }) => id !== asked.customerId)?.id
    expect(await ask('mailPolicy.undo', { taskId, customerId: other })).toMatchObject({ code: 'notFound' })
    const nothing = await note(askedMailItems([{ change: 'create', policy: links() }]), {
      state: 'failed',
      finished_at,
    })
    expect(await ask('mailPolicy.undo', { taskId: nothing })).toMatchObject({ code: 'nothingToUndo' })
    // The first is still under way when the second comes.
    await holdCompany(site.database.db, asked, uuidv7(), site.now.value, 'mail_policy_runner')
    expect(await ask('mailPolicy.undo', { taskId })).toMatchObject({ outcome: 'applied' })
    expect(await ask('mailPolicy.undo', { taskId })).toMatchObject({ code: 'nothingToUndo' })
  })
})

describe('who may ask', () => {
  const items = [{ change: 'create', policy: links() }]

  test('needs secure=manage, the feature, and a company that they look after', async () => {
    const reader = await site.signIn('reader')
    expect(await ask('mailPolicy.change', { items }, reader)).toMatchObject({ outcome: 'forbidden' })
    const neighbor = await addNeighbor(site)
    expect((await ask('mailPolicy.change', { items, customerId: neighbor.customerId })).outcome).toBe(
      'rejected',
    )
    const turn = (enabled: boolean) =>
      change(async (work) => {
        await work.load('featureFlag', ['defender-policies'])
        const { row } = work.get('featureFlag', 'defender-policies')
        if (row) work.put('featureFlag', { ...row, enabled })
      })
    await turn(false)
    expect(await ask('mailPolicy.change', { items })).toMatchObject({ code: 'featureOff' })
    await turn(true)
    expect(await ask('mailPolicy.change', { items })).toMatchObject({ outcome: 'applied' })
  })

  test('reads the policies of a company by GET secure/defender/{id}, those that are being changed as pending (DEF-07)', async () => {
    const tenant = openTenant()
    const seen = await made(tenant)
    await tenant.read()
    await note(askedMailItems([{ change: 'delete', expected: seen }]))
    const { body } = await owner.api('GET', `/secure/defender/${asked.customerId}?kind=safeLinks`)
    const { policies } = body as { policies: { name: string; updateStatus: string | null }[] }
    expect(policies.filter(({ updateStatus }) => updateStatus === 'PENDING').map(({ name }) => name)).toEqual(
      ['Links for everybody'],
    )
    const neighbor = await addNeighbor(site)
    expect((await owner.api('GET', `/secure/defender/${neighbor.customerId}`)).status).toBe(404)
  })

  test('asks by the tasks of the integration, too, and finds it there (DEF-07)', async () => {
    const path = `/integration/${asked.integrationId}/task`
    const id = uuidv7()
    expect(await owner.api('POST', path, { taskShortName: DEFENDER_TASK_NAME, id, items })).toMatchObject({
      status: 202,
      body: { taskId: id },
    })
    const { body } = await owner.api('GET', `${path}?mgmtaskid=${id}`)
    expect(body).toMatchObject([{ name: DEFENDER_TASK_NAME, mgmtaskid: id, items: [{ change: 'create' }] }])
  })
})
