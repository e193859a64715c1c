// @module-tag database
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RowOf } from '#shared/contract/kinds.ts'
import { callOf } from '#shared/domain/posture/call.ts'
import { judge, remedyFor } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { fingerprintOf, isUnderWay, type PostureTask } from '#shared/domain/posture/posture-task.ts'
import { previewTogether } from '#shared/domain/posture/preview.ts'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import type { TenantSettings } from '#server/connectors/settings.ts'
import { signInChange } from '#shared/domain/posture/settings/shared-mailbox.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { holdCompany } from '#server/company-tasks/company-hold.ts'
import { postureTasks } from '#server/posture/posture-task.jobs.ts'
import type { PostureParts } from '#server/posture/read-posture.ts'
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
const TAG = 'external-sender-tag-on'
const AUDIT = 'mailbox-auditing-on'
const RISKY = 'risky-app-consent-blocked'
/** Checks that set members of one resource. */
const APPS = ['app-passwords-blocked', 'app-passwords-short-lived', 'app-certificates-short-lived']
const DEVICES = ['device-join-limited', 'devices-per-user-limited']

let site: TestSite
let owner: Person
afterAll(() => site?.close())

/** A company of its own for every test. */
let asked: { organizationId: string; customerId: string }
let place = 0
beforeEach(async () => {
  site ??= await openTestSite({ customers: 60, employees: 120 })
  owner ??= await site.signIn('owner')
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from integration where organization_id = ${owner.login.organization.id}::uuid
    order by customer_id`.execute(site.database.db)
  const customerId = rows[place++]?.customer_id
  if (customerId === undefined) throw new Error('The demo has more connected companies than there are tests')
  asked = { organizationId: owner.login.organization.id, customerId }
})

/** A tenant in which three checks are not met, and what is sent to it. */
function openTenant(wrap: (settings: TenantSettings) => Partial<TenantSettings> = () => ({})) {
  const pretended = openPretendTenant()
  const { graph, exchange } = pretended.tenant.settings
  Object.assign(exchange['ExternalInOutlook']?.[0] ?? {}, { Enabled: false })
  Object.assign(exchange['OrganizationConfig']?.[0] ?? {}, { AuditDisabled: true })
  Object.assign(graph['policies/authorizationPolicy'] ?? {}, { allowUserConsentForRiskyApps: true })
  const sent: unknown[] = []
  const counting: TenantSettings = {
    ...pretended.settings,
    change: async (call) => {
      sent.push(call)
      await pretended.settings.change(call)
    },
  }
  const settings = { ...counting, ...wrap(counting) }
  const parts: PostureParts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} } as unknown as PostureParts['pokes'],
    vendors: {
      Office365: {
        directory: () => pretended.directory,
        settings: () => settings,
        auditLog: () => pretended.auditLog,
      },
    },
    now: () => site.now.value,
  }
  const isTagOn = () => exchange['ExternalInOutlook']?.[0]?.['Enabled']
  return { ...pretended, parts, sent, isTagOn, set: exchange }
}
type Opened = ReturnType<typeof openTenant>

const write = (task: PostureTask) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, async (work) => {
    await work.load('postureTask', [task.id])
    work.put('postureTask', task)
  })

const item = (check_id: string, expected: string | null = null): PostureTask['items'][number] => ({
  check_id,
  expected,
  state: 'pending',
  fault: null,
  detail: null,
  calls: [],
})

/** Notes a task as the command does, for the tenant of the test instead of the demo's. */
async function note(items: PostureTask['items'], said: Partial<PostureTask> = {}): Promise<string> {
  const task: PostureTask = {
    id: uuidv7(),
    customer_id: asked.customerId,
    action: 'apply',
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

async function taskOf(id: string): Promise<PostureTask> {
  const { result } = await unitOfWork(
    { db: site.database.db, tables: entityTables },
    asked.organizationId,
    async (work) => {
      await work.load('postureTask', [id])
      return work.get('postureTask', id).row
    },
  )
  if (!result) throw new Error('There is no such task')
  return result
}

const statesOf = ({ items }: PostureTask) => items.map(({ state }) => state)

async function apply(tenant: Opened, ...items: PostureTask['items']) {
  const id = await note(items)
  await postureTasks.carryOutAll(tenant.parts, asked)
  return taskOf(id)
}

async function undo(tenant: Opened, done: PostureTask, ...checkIds: string[]) {
  const id = await note(
    checkIds.map((id) => item(id)),
    { action: 'undo', undoes: done.id },
  )
  await postureTasks.carryOutAll(tenant.parts, asked)
  return taskOf(id)
}

async function verdictOf(checkId: string) {
  const { body } = await owner.api('GET', `/secure/posture/${asked.customerId}`)
  return (body as { checks: { id: string; verdict: { status: string } }[] }).checks.find(
    ({ id }) => id === checkId,
  )?.verdict.status
}

const change = <K extends 'subscription' | 'featureFlag'>(
  kind: K,
  id: string,
  make: (row: RowOf<K>) => RowOf<K>,
) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, async (work) => {
    await work.load(kind, [id])
    const { row } = work.get(kind, id)
    if (row) work.put(kind, make(row))
  })

describe('what is applied', () => {
  test('is sent once, noted with what stood there, and read again', async () => {
    const tenant = openTenant()
    const done = await apply(tenant, item(TAG), item(RISKY))
    expect(done).toMatchObject({ state: 'completed', finished_at: new Date(site.now.value).toISOString() })
    expect(done.items).toMatchObject([
      { state: 'applied', calls: [{ state: 'made', before: { Enabled: false } }] },
      { state: 'applied', calls: [{ state: 'made', before: { allowUserConsentForRiskyApps: true } }] },
    ])
    expect(tenant.sent).toHaveLength(2)
    expect(tenant.isTagOn()).toBe(true)
    expect(await verdictOf(TAG)).toBe('compliant')
  })

  test('is one call for checks that set members of one resource, as it was previewed', async () => {
    const tenant = openTenant()
    const wanted = checks.filter(({ id }) => [...APPS, ...DEVICES].includes(id))
    const seen = previewTogether(wanted, await tenant.read())
    const done = await apply(
      tenant,
      ...seen.map((each) => item(each.check.id, each.outcome === 'change' ? each.fingerprint : null)),
    )
    expect(done.state).toBe('completed')
    expect(tenant.sent).toEqual(
      seen.flatMap((each) => (each.outcome === 'change' ? each.calls.map(({ call }) => call) : [])),
    )
    expect(tenant.sent).toHaveLength(2)
    const after = await tenant.read()
    expect(wanted.map((check) => judge(check, after).status)).toEqual(wanted.map(() => 'compliant'))
  })

  test('is nothing of a resource where what the person saw of it was another set of checks', async () => {
    const tenant = openTenant()
    const wanted = checks.filter(({ id }) => APPS.includes(id))
    const seen = previewTogether(wanted, await tenant.read())
    const [first] = seen
    if (first?.outcome !== 'change') throw new Error('The tenant meets it already')
    const done = await apply(tenant, item(first.check.id, first.fingerprint), item(TAG))
    expect(statesOf(done)).toEqual(['changed', 'applied'])
    expect(tenant.sent).toHaveLength(1)
  })

  test('is what the person saw: a tenant that changed since is left alone', async () => {
    const tenant = openTenant()
    const check = checks.find(({ id }) => id === 'user-consent-off')
    const policy = tenant.tenant.settings.graph['policies/authorizationPolicy'] as Record<string, unknown>
    const grants = (assigned: string[]) =>
      Object.assign(policy['defaultUserRolePermissions'] as object, {
        permissionGrantPoliciesAssigned: assigned,
      })
    grants(['ManagePermissionGrantsForSelf.legacy'])
    const seen = fingerprintOf(check ? remedyFor(check, await tenant.read()) : [])
    grants(['ManagePermissionGrantsForSelf.legacy', 'ManagePermissionGrantsForOwnedResource.chats'])
    const refused = await apply(tenant, item('user-consent-off', seen), item(TAG))
    expect(statesOf(refused)).toEqual(['changed', 'applied'])
    expect(refused.state).toBe('partly completed')
    expect(tenant.sent).toHaveLength(1)

    const now = fingerprintOf(check ? remedyFor(check, await tenant.read()) : [])
    expect((await apply(tenant, item('user-consent-off', now))).state).toBe('completed')
    expect(JSON.stringify(policy)).toContain('ManagePermissionGrantsForOwnedResource.chats')
  })

  test('is nothing where the tenant is compliant already', async () => {
    const tenant = openTenant()
    Object.assign(tenant.set['ExternalInOutlook']?.[0] ?? {}, { Enabled: true })
    expect(await apply(tenant, item(TAG))).toMatchObject({
      state: 'completed',
      items: [{ state: 'unneeded' }],
    })
    expect(tenant.sent).toEqual([])
  })

  test('fails for itself: what the vendor refuses keeps nothing else back, and can be asked for again', async () => {
    const tenant = openTenant()
    tenant.tenant.provoked.add('no-changes')
    const failed = await apply(tenant, item(TAG), item(RISKY))
    expect(failed).toMatchObject({
      state: 'failed',
      items: [
        { state: 'failed', fault: 'unexpectedAnswer', detail: 'UnauthorizedAccessException' },
        { state: 'failed', fault: 'missingScope', detail: 'Authorization_RequestDenied' },
      ],
    })
    tenant.tenant.provoked.clear()
    expect((await apply(tenant, item(TAG), item(RISKY))).state).toBe('completed')
  })

  test('is nothing where a source cannot be read: what is not known is not changed', async () => {
    const tenant = openTenant()
    tenant.tenant.provoked.add('down')
    const failed = await apply(tenant, item(TAG))
    expect(failed).toMatchObject({
      state: 'failed',
      items: [{ state: 'failed', fault: 'sourceFailed', calls: [] }],
    })
  })

  test('is no signing with DKIM for a domain whose status is invalid: no call is made (POST-26)', async () => {
    const tenant = openTenant()
    // A domain whose records are missing cannot sign, whatever is sent.
    for (const config of tenant.set['DkimSigningConfig'] ?? [])
      Object.assign(config, { Enabled: false, Status: 'CnameMissing' })
    const before = await tenant.read()
    const dkim = checks.find(({ id }) => id === 'dkim-signing-on')
    expect(dkim && judge(dkim, before).status).toBe('notCompliant')
    expect(await apply(tenant, item('dkim-signing-on'))).toMatchObject({
      state: 'failed',
      items: [{ state: 'failed', fault: 'manual', calls: [] }],
    })
    expect(tenant.sent).toEqual([])
  })

  test('is not sent a quarter of an hour after somebody asked for it', async () => {
    const tenant = openTenant()
    const id = await note([item(TAG)])
    site.now.value += 16 * MINUTE
    await postureTasks.carryOutAll(tenant.parts, asked)
    expect(await taskOf(id)).toMatchObject({ state: 'failed', items: [{ state: 'late' }] })
    expect(tenant.sent).toEqual([])
  })

  test('is forgotten after 90 days', async () => {
    const tenant = openTenant()
    const done = await apply(tenant, item(TAG))
    site.now.value += 91 * DAY
    await apply(tenant, item(AUDIT))
    await expect(taskOf(done.id)).rejects.toThrow('no such task')
  })
})

describe('a shared mailbox', () => {
  const [DESK, SALES] = ['5b7c1d1e-0000-4000-8000-000000000001', '5b7c1d1e-0000-4000-8000-000000000002']

  function openMailboxes(more: object = {}) {
    const tenant = openTenant()
    const mailbox = (ExternalDirectoryObjectId: string, DisplayName: string) => ({
      Identity: DisplayName,
      DisplayName,
      ExternalDirectoryObjectId,
      IsDirSynced: false,
      RecipientTypeDetails: 'SharedMailbox',
      ForwardingSmtpAddress: null,
      AccountDisabled: false,
      ...more,
    })
    tenant.set['Mailbox']?.push(mailbox(DESK, 'Desk'), mailbox(SALES, 'Sales'))
    const blocked = () => tenant.set['Mailbox']?.map(({ AccountDisabled }) => AccountDisabled)
    return { ...tenant, blocked }
  }
  const named = (id: string, isBlocked: boolean): PostureTask['items'][number] => ({
    ...item('shared-mailboxes-blocked', fingerprintOf([signInChange(id, isBlocked)])),
    object: { id, name: 'As it was called' },
  })
  async function carryOutFor(tenant: Opened, action: 'block' | 'unblock', ...ids: string[]) {
    const id = await note(
      ids.map((each) => named(each, action === 'block')),
      { action },
    )
    await postureTasks.carryOutAll(tenant.parts, asked)
    return taskOf(id)
  }

  test('is blocked by one call of its own, and the others stay as they are', async () => {
    const tenant = openMailboxes()
    const done = await carryOutFor(tenant, 'block', DESK)
    expect(done).toMatchObject({
      state: 'completed',
      items: [{ state: 'applied', calls: [{ state: 'made', before: { AccountDisabled: false } }] }],
    })
    expect(tenant.sent).toEqual([
      {
        transport: 'graph',
        method: 'PATCH',
        version: 'v1.0',
        path: `users/${DESK}`,
        body: { accountEnabled: false },
      },
    ])
    expect(tenant.blocked()).toEqual([true, false])
  })

  test('is unblocked, and what was done is taken back, of all that were chosen', async () => {
    const tenant = openMailboxes({ AccountDisabled: true })
    const done = await carryOutFor(tenant, 'unblock', DESK, SALES)
    expect(tenant.blocked()).toEqual([false, false])
    expect(await undo(tenant, done, 'shared-mailboxes-blocked')).toMatchObject({ state: 'completed' })
    expect(tenant.blocked()).toEqual([true, true])
  })

  test('is not sent for where it stands so, is gone, or was not what the person saw', async () => {
    const tenant = openMailboxes({ AccountDisabled: true })
    const gone = uuidv7()
    expect(statesOf(await carryOutFor(tenant, 'block', DESK, gone))).toEqual(['unneeded', 'changed'])
    const id = await note([{ ...named(DESK, false), expected: uuidv7() }], { action: 'unblock' })
    await postureTasks.carryOutAll(tenant.parts, asked)
    expect(statesOf(await taskOf(id))).toEqual(['changed'])
    expect(tenant.sent).toEqual([])
  })

  test('whose account comes from a directory on premises cannot be changed, and says so', async () => {
    const tenant = openMailboxes({ IsDirSynced: true })
    expect(await carryOutFor(tenant, 'block', DESK)).toMatchObject({
      state: 'failed',
      items: [{ state: 'failed', fault: 'synchronized', calls: [] }],
    })
    expect(tenant.sent).toEqual([])
  })

  test('is not known where the vendor does not tell how it stands, or holds no Exchange', async () => {
    const tenant = openMailboxes({ AccountDisabled: null })
    expect(await carryOutFor(tenant, 'block', DESK)).toMatchObject({ items: [{ fault: 'unexpectedAnswer' }] })
    for (const sku of tenant.tenant.subscribedSkus) sku['servicePlans'] = []
    expect(await carryOutFor(tenant, 'block', DESK)).toMatchObject({ items: [{ fault: 'notLicensed' }] })
    expect(tenant.sent).toEqual([])
  })

  test('fails for itself, and a missing permission is that of Graph', async () => {
    const tenant = openMailboxes()
    tenant.tenant.consentedRoles = (tenant.tenant.consentedRoles ?? []).filter(
      (role) => !/^((User|Directory)\.ReadWrite|User\.EnableDisable)/.test(role),
    )
    const failed = await carryOutFor(tenant, 'block', DESK, SALES)
    expect(failed.items).toMatchObject([
      { state: 'failed', fault: 'missingScope', detail: 'Authorization_RequestDenied' },
      { state: 'failed', fault: 'missingScope' },
    ])
    expect(tenant.blocked()).toEqual([false, false])
  })

  test('is changed once, whatever was under way when a process ended', async () => {
    const tenant = openMailboxes()
    const blocking = signInChange(DESK, true)
    const before = { AccountDisabled: false }
    const id = await note(
      [{ ...named(DESK, true), calls: [{ change: blocking, before, state: 'sending' }] }, named(SALES, true)],
      { action: 'block', state: 'in progress' },
    )
    await postureTasks.carryOutAll(tenant.parts, asked)
    expect(statesOf(await taskOf(id))).toEqual(['interrupted', 'applied'])
    expect(tenant.blocked()).toEqual([false, true])
  })

  test('is asked for by who manages Secure, at a connected company of theirs, with each named once', async () => {
    const push = async (person: Person, more: object = {}) => {
      const mailbox = { id: DESK, name: 'Desk', expected: fingerprintOf([signInChange(DESK, true)]) }
      const args = { customerId: asked.customerId, isBlocked: true, mailboxes: [mailbox], ...more }
      const [result] = await pushAs(person, [commandOf(site, 'posture.signIn', { id: uuidv7(), ...args })])
      return result
    }
    expect(await push(await site.signIn('reader'))).toMatchObject({ outcome: 'forbidden' })
    const twice = [DESK, DESK.toUpperCase()].map((id) => ({ id, name: 'Desk', expected: DESK }))
    for (const mailboxes of [[], twice])
      expect(await push(owner, { mailboxes })).toMatchObject({ code: 'failedValidation' })
    const neighbor = await addNeighbor(site)
    expect(await push(owner, { customerId: neighbor.customerId })).toMatchObject({ code: 'notFound' })
    await change('featureFlag', 'posture-protect-m3', (row) => ({ ...row, enabled: false }))
    expect(await push(owner)).toMatchObject({ code: 'featureOff' })
    await change('featureFlag', 'posture-protect-m3', (row) => ({ ...row, enabled: true }))
    expect(await push(owner)).toMatchObject({ outcome: 'applied' })
  })
})

describe('what is taken back', () => {
  test('is what checks of one resource changed together, by one call', async () => {
    const tenant = openTenant()
    const before = structuredClone(tenant.tenant.settings.graph['policies/deviceRegistrationPolicy'])
    const done = await apply(tenant, ...DEVICES.map((id) => item(id)))
    expect(done.state).toBe('completed')
    expect(tenant.tenant.settings.graph['policies/deviceRegistrationPolicy']).not.toEqual(before)
    const back = await undo(tenant, done, ...DEVICES)
    expect(back.state).toBe('completed')
    expect(tenant.tenant.settings.graph['policies/deviceRegistrationPolicy']).toEqual(before)
    expect(tenant.sent).toHaveLength(2)
  })

  test('is not a part of what one call changed', async () => {
    const [carrier = '', carried = ''] = APPS
    const call = { change: { source: 'x', set: {} }, before: {}, state: 'made' as const }
    const taskId = await note(
      [
        { ...item(carrier), state: 'applied', calls: [call] },
        { ...item(carried), state: 'applied', carried_by: carrier },
      ],
      { state: 'completed' },
    )
    const ask = async (...checkIds: string[]) => {
      const args = { id: uuidv7(), customerId: asked.customerId, taskId, checkIds }
      const [result] = await pushAs(owner, [commandOf(site, 'posture.undo', args)])
      return result
    }
    expect(await ask(carried)).toMatchObject({ outcome: 'rejected', code: 'checkInvalid' })
    expect(await ask(carrier)).toMatchObject({ outcome: 'rejected', code: 'checkInvalid' })
    expect(await ask(carrier, carried)).toMatchObject({ outcome: 'applied' })
  })

  test('stands as it stood before, in one check of several', async () => {
    const tenant = openTenant()
    const done = await apply(tenant, item(TAG), item(AUDIT))
    const back = await undo(tenant, done, TAG)
    expect(back).toMatchObject({ state: 'completed', items: [{ check_id: TAG, state: 'applied' }] })
    expect(tenant.isTagOn()).toBe(false)
    expect(tenant.set['OrganizationConfig']?.[0]?.['AuditDisabled']).toBe(false)
    expect(await verdictOf(TAG)).toBe('notCompliant')
  })

  test('is nothing where somebody has changed it since', async () => {
    const tenant = openTenant()
    const done = await apply(tenant, item('external-forwarding-off'))
    expect(done.state).toBe('completed')
    const policy = tenant.set['HostedOutboundSpamFilterPolicy']?.[0] ?? {}
    expect(policy['AutoForwardingMode']).toBe('Off')
    policy['AutoForwardingMode'] = 'On'
    expect(await undo(tenant, done, 'external-forwarding-off')).toMatchObject({
      state: 'failed',
      items: [{ state: 'changed', calls: [] }],
    })
    expect(policy['AutoForwardingMode']).toBe('On')
  })

  test('is not said to be taken back where nothing is known of it any more', async () => {
    const tenant = openTenant()
    const done = await apply(tenant, item(TAG))
    expect(await undo(tenant, { ...done, id: uuidv7() }, TAG)).toMatchObject({
      state: 'failed',
      items: [{ state: 'failed', fault: 'manual', calls: [] }],
    })
    expect(tenant.isTagOn()).toBe(true)
  })

  test('is told with its reason where the tenant cannot be read', async () => {
    const tenant = openTenant()
    const done = await apply(tenant, item(TAG))
    tenant.tenant.provoked.add('down')
    expect(await undo(tenant, done, TAG)).toMatchObject({
      items: [{ state: 'failed', fault: 'sourceFailed', detail: 'externalInOutlook' }],
    })
  })

  test('is nothing where somebody has taken it back by hand', async () => {
    const tenant = openTenant()
    const done = await apply(tenant, item(TAG))
    Object.assign(tenant.set['ExternalInOutlook']?.[0] ?? {}, { Enabled: false })
    expect(statesOf(await undo(tenant, done, TAG))).toEqual(['unneeded'])
    expect(tenant.sent).toHaveLength(1)
  })
})

describe('a process that ends in the middle', () => {
  /** Ends at the first call: before it arrived, or after. */
  const ending = (when: 'before' | 'after') => {
    let hasEnded = false
    return openTenant(({ change }) => ({
      change: async (call) => {
        if (hasEnded) return change(call)
        hasEnded = true
        if (when === 'after') await change(call)
        throw new Error('The process ended')
      },
    }))
  }
  const resume = async ({ parts }: Opened) => {
    site.now.value += 4 * MINUTE
    await postureTasks.carryOutAll(parts, asked)
  }

  test('has sent nothing twice: what arrived is found in the tenant, and the rest goes on', async () => {
    const tenant = ending('after')
    const id = await note([item(TAG), item(AUDIT)])
    await expect(postureTasks.carryOutAll(tenant.parts, asked)).rejects.toThrow('ended')
    await resume(tenant)
    expect(await taskOf(id)).toMatchObject({ state: 'completed' })
    expect(statesOf(await taskOf(id))).toEqual(['applied', 'applied'])
    const tag = JSON.stringify(callOf({ source: 'externalInOutlook', set: { Enabled: true } }))
    expect(tenant.sent.filter((call) => JSON.stringify(call) === tag)).toHaveLength(1)
  })

  test('has checks that share a call end as that call did', async () => {
    const tenant = ending('after')
    const id = await note(APPS.map((each) => item(each)))
    await expect(postureTasks.carryOutAll(tenant.parts, asked)).rejects.toThrow('ended')
    await resume(tenant)
    expect(statesOf(await taskOf(id))).toEqual(APPS.map(() => 'applied'))
    expect(tenant.sent).toHaveLength(1)

    const lost = ending('before')
    const other = await note(APPS.map((each) => item(each)))
    await expect(postureTasks.carryOutAll(lost.parts, asked)).rejects.toThrow('ended')
    await resume(lost)
    expect(statesOf(await taskOf(other))).toEqual(APPS.map(() => 'interrupted'))
    expect(lost.sent).toEqual([])
  })

  test('leaves to a person what may or may not have been sent', async () => {
    const tenant = ending('before')
    const id = await note([item(TAG), item(AUDIT)])
    await expect(postureTasks.carryOutAll(tenant.parts, asked)).rejects.toThrow('ended')
    await resume(tenant)
    expect(statesOf(await taskOf(id))).toEqual(['interrupted', 'applied'])
    expect(tenant.isTagOn()).toBe(false)
  })

  /** A task that was left behind with the first of two calls made. */
  async function leftBehind(tenant: Opened): Promise<string> {
    const set = (Enabled: boolean) => ({ source: 'externalInOutlook', set: { Enabled } })
    Object.assign(tenant.set['ExternalInOutlook']?.[0] ?? {}, { Enabled: true })
    const audited = { source: 'organizationConfig', set: { AuditDisabled: false } }
    const calls: PostureTask['items'][number]['calls'] = [
      { change: set(true), before: { Enabled: false }, state: 'sending' },
      { change: audited, before: { AuditDisabled: true }, state: 'waiting' },
    ]
    return note([{ ...item(TAG), calls }], { state: 'in progress' })
  }

  test('has the rest sent where the tenant still is as it was planned for', async () => {
    const tenant = openTenant()
    const id = await leftBehind(tenant)
    await resume(tenant)
    expect(statesOf(await taskOf(id))).toEqual(['applied'])
    expect(tenant.sent).toHaveLength(1)
  })

  test('has nothing more sent where the tenant has changed meanwhile, or it is too late', async () => {
    const changed = openTenant()
    const one = await leftBehind(changed)
    Object.assign(changed.set['OrganizationConfig']?.[0] ?? {}, { AuditDisabled: false })
    await resume(changed)
    expect(await taskOf(one)).toMatchObject({ state: 'partly completed', items: [{ state: 'failed' }] })

    const late = openTenant()
    const two = await leftBehind(late)
    site.now.value += 16 * MINUTE
    await resume(late)
    expect(await taskOf(two)).toMatchObject({ state: 'partly completed', items: [{ state: 'failed' }] })
    expect([...changed.sent, ...late.sent]).toEqual([])
  })

  test('is not late with what had arrived', async () => {
    const tenant = ending('after')
    const id = await note([item(TAG)])
    await expect(postureTasks.carryOutAll(tenant.parts, asked)).rejects.toThrow('ended')
    site.now.value += 16 * MINUTE
    await resume(tenant)
    expect(await taskOf(id)).toMatchObject({ state: 'completed', items: [{ state: 'applied' }] })
  })

  test('keeps its company until it has been silent for three minutes', async () => {
    const tenant = openTenant()
    const id = await note([item(TAG)])
    await holdCompany(site.database.db, asked, uuidv7(), site.now.value, 'posture_runner')
    await postureTasks.carryOutAll(tenant.parts, asked)
    expect((await taskOf(id)).state).toBe('pending')
    await resume(tenant)
    expect((await taskOf(id)).state).toBe('completed')
  })
})

describe('a company that was disconnected meanwhile', () => {
  test('has what was asked for refused', async () => {
    const tenant = openTenant()
    const id = await note([item(TAG)])
    await sql`alter table integration disable trigger user`.execute(site.database.db)
    onTestFinished(async () => {
      await sql`alter table integration enable trigger user`.execute(site.database.db)
    })
    await sql`delete from integration where customer_id = ${asked.customerId}::uuid`.execute(site.database.db)
    await postureTasks.carryOutAll(tenant.parts, asked)
    expect(await taskOf(id)).toMatchObject({
      state: 'failed',
      items: [{ state: 'failed', fault: 'notConnected' }],
    })
  })
})

describe('whoever asks', () => {
  const ask = (person: Person, settings: object[], customerId = asked.customerId) =>
    person.api('PUT', `/secure/posture/baseline/${customerId}`, { settings })
  test('has the tenant changed, and can have it back', async () => {
    const { body: found } = await owner.api('GET', `/secure/check/${TAG}?size=100`)
    const open = (found as { companies: { customer_id: string; verdict: { status: string } }[] }).companies
    asked.customerId = open.find(({ verdict }) => verdict.status === 'notCompliant')?.customer_id ?? ''
    const { status, body } = await ask(owner, [{ name: TAG, changeTo: true }])
    expect(status).toBe(202)
    const { id } = body as PostureTask
    expect(body).toMatchObject({ requested_by: owner.login.userData.id, items: [{ check_id: TAG }] })
    const done = await vi.waitUntil(async () => {
      const task = await taskOf(id)
      return isUnderWay(task) ? undefined : task
    }, PATIENCE)
    expect(done.state).toBe('completed')
    await vi.waitUntil(async () => (await verdictOf(TAG)) === 'compliant', PATIENCE)

    const args = { id: uuidv7(), customerId: asked.customerId, taskId: id, checkIds: [TAG] }
    const [result] = await pushAs(owner, [commandOf(site, 'posture.undo', args)])
    expect(result).toMatchObject({ outcome: 'applied' })
    await vi.waitUntil(async () => (await verdictOf(TAG)) === 'notCompliant', PATIENCE)
  })

  test.each([
    ['a check that there is not', [{ name: 'no-such-check' }], 404, 'checkInvalid'],
    ['a check that only a person can do', [{ name: 'few-global-administrators' }], 404, 'checkInvalid'],
    ['another value than the check wants', [{ name: TAG, changeTo: false }], 422, 'failedValidation'],
    ['a check twice', [{ name: TAG }, { name: TAG }], 422, 'failedValidation'],
    ['nothing', [], 422, 'failedValidation'],
  ])('is refused %s', async (_, settings, status, code) => {
    expect(await ask(owner, settings)).toMatchObject({ status, body: { code } })
  })

  test('is refused a company of another organization, and one that they may not see', async () => {
    const neighbor = await addNeighbor(site)
    const agent = await site.signIn('agent')
    const foreign = owner.login.customers.find(
      ({ id }) => !agent.login.customers.some((own) => own.id === id),
    )
    expect(await ask(owner, [{ name: TAG }], neighbor.customerId)).toMatchObject({ status: 404 })
    expect(await ask(agent, [{ name: TAG }], foreign?.id)).toMatchObject({ status: 404 })
  })

  test('is refused the task of another company', async () => {
    const id = await note([{ ...item(TAG), state: 'applied' }], { state: 'completed' })
    const other = owner.login.customers.find((each) => each.id !== asked.customerId)?.id ?? ''
    const args = { id: uuidv7(), customerId: other, taskId: id, checkIds: [TAG] }
    const [result] = await pushAs(owner, [commandOf(site, 'posture.undo', args)])
    expect(result).toMatchObject({ outcome: 'rejected', code: 'notFound' })
  })

  test('is refused without a connected tenant', async () => {
    const connected = new Set(
      (
        await sql<{ customer_id: string }>`select customer_id from integration`.execute(site.database.db)
      ).rows.map(({ customer_id }) => customer_id),
    )
    const alone = owner.login.customers.find(({ id }) => !connected.has(id))?.id
    expect(await ask(owner, [{ name: TAG }], alone)).toMatchObject({
      status: 409,
      body: { code: 'integrationUnauthenticated' },
    })
  })

  test('is refused without the subscription, and where the feature is off, on every way', async () => {
    const args = { id: uuidv7(), customerId: asked.customerId, checks: [{ checkId: TAG, expected: null }] }
    const both = async () => {
      const [{ status, body }, [pushed]] = [
        await ask(owner, [{ name: TAG }]),
        await pushAs(owner, [commandOf(site, 'posture.apply', { ...args, id: uuidv7() })]),
      ]
      return [status, (body as { code: string }).code, pushed?.code]
    }
    await change('subscription', asked.organizationId, (row) => ({ ...row, hasPbSub: false }))
    expect(await both()).toEqual([402, 'missingSubscription', 'missingSubscription'])
    await change('subscription', asked.organizationId, (row) => ({ ...row, hasPbSub: true }))
    await change('featureFlag', 'posture-protect-m3', (row) => ({ ...row, enabled: false }))
    expect(await both()).toEqual([403, 'featureOff', 'featureOff'])
    await change('featureFlag', 'posture-protect-m3', (row) => ({ ...row, enabled: true }))
  })
})
