// @module-tag database
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  askedContactItems,
  type ContactChange,
  type ContactItem,
  type ContactsTask,
} from '#shared/domain/tenant-contacts/contacts-task.ts'
import type { ContactLists, TenantContacts } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import type { Contacts } from '#server/connectors/contacts.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { holdCompany } from '#server/company-tasks/company-hold.ts'
import { disconnect } from '#server/integrations/disconnect.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'
import { contactsTasks } from '#server/tenant-contacts/contacts-task.jobs.ts'
import { readTenantContacts } from '#server/tenant-contacts/read-tenant-contacts.ts'
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

const IT = 'it@fabrikam.example'
const ALERTS = 'alerts@provider.example'

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

/** A tenant whose technical contact is known, and what of ours reaches it. */
function openTenant(wrap: (contacts: Contacts) => Partial<Contacts> = () => ({})) {
  const pretended = openPretendTenant({ now: () => site.now.value })
  const { organization } = pretended.tenant
  organization['technicalNotificationMails'] = [IT]
  const sent: [string, readonly string[]][] = []
  const counting: Contacts = {
    ...pretended.contacts,
    replace: async (kind, addresses) => {
      sent.push([kind, addresses])
      await pretended.contacts.replace(kind, addresses)
    },
  }
  const contacts = { ...counting, ...wrap(counting) }
  const parts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    vendors: { Office365: { contacts: () => contacts } },
    now: () => site.now.value,
  }
  return {
    ...pretended,
    sent,
    parts,
    read: () => readTenantContacts(parts, asked),
    carryOut: () => contactsTasks.queue.carryOutAll(parts, asked),
    stands: () => pretended.contacts.read(),
  }
}
type Opened = ReturnType<typeof openTenant>

/** What the company's row says now. */
const known = (): Promise<TenantContacts | undefined> =>
  change(async (work) => {
    await work.load('tenantContacts', [asked.customerId])
    return work.get('tenantContacts', asked.customerId).row
  })

const atNow = () => new Date(site.now.value).toISOString()
const nobody: ContactLists = { technical: [], security: [], marketing: [], general: [] }

describe('what a tenant tells', () => {
  test('is kept with when it was read', async () => {
    const tenant = openTenant()
    tenant.tenant.organization['privacyProfile'] = { contactEmail: 'privacy@fabrikam.example' }
    await tenant.read()
    expect(await known()).toEqual({
      id: asked.customerId,
      customer_id: asked.customerId,
      unread: null,
      read_at: atNow(),
      contacts: { ...nobody, technical: [IT], general: ['privacy@fabrikam.example'] },
    })
  })

  test('stays with its time and the reason where a later reading is refused', async () => {
    const tenant = openTenant()
    await tenant.read()
    const read_at = atNow()
    tenant.tenant.provoked.add('down')
    site.now.value += DAY
    await tenant.read()
    expect(await known()).toMatchObject({
      unread: 'sourceFailed',
      read_at,
      contacts: { ...nobody, technical: [IT] },
    })
  })

  test('is nothing where it was never told, and not that there is nobody', async () => {
    const tenant = openTenant()
    tenant.tenant.consentedRoles = ['User.Read.All']
    await change((work) => removeRows(work, 'tenantContacts', [asked.customerId]))
    await tenant.read()
    expect(await known()).toMatchObject({ unread: 'missingScope', read_at: null, contacts: null })
  })

  test('of two readings at once is what the later one found', async () => {
    const tenant = openTenant()
    const at = site.now.value
    await tenant.read()
    await readTenantContacts({ ...openTenant().parts, now: () => at - MINUTE }, asked)
    expect((await known())?.read_at).toBe(new Date(at).toISOString())
  })

  test('goes with the connection, as what was asked of it does', async () => {
    const tenant = openTenant()
    await tenant.read()
    const { id } = await set(tenant, [{ kind: 'security', wanted: [ALERTS], expected: [] }])
    const task = await change(async (work) => {
      await work.load('integration', [asked.integrationId])
      const { row } = work.get('integration', asked.integrationId)
      if (row) await disconnect(work, row)
      await work.load('contactsTask', [id])
      return work.get('contactsTask', id).row
    })
    expect([task, await known()]).toEqual([undefined, undefined])
  })
})

const desk = () => ({ site, owner, asked })
const note = (items: ContactItem[], more: Partial<ContactsTask> = {}) =>
  noteTask(desk(), 'contactsTask', items, more)

async function set(tenant: Opened, changes: ContactChange[], more: Partial<ContactsTask> = {}) {
  const id = await note(askedContactItems(changes), more)
  await tenant.carryOut()
  return taskOf(desk(), 'contactsTask', id)
}

const security: ContactChange = { kind: 'security', wanted: [ALERTS], expected: [] }
const technical: ContactChange = { kind: 'technical', wanted: [ALERTS, IT], expected: [IT] }

describe('the contacts of a company (ORG-38)', () => {
  test('are set kind by kind, noted with what stood before, and told by the row at once', async () => {
    const tenant = openTenant()
    const general: ContactChange = { kind: 'general', wanted: [ALERTS], expected: [] }
    const done = await set(tenant, [technical, security, general])
    expect(done).toMatchObject({
      state: 'completed',
      finished_at: atNow(),
      items: [
        { kind: 'technical', state: 'applied', before: [IT] },
        { kind: 'security', state: 'applied', before: [] },
        { kind: 'general', state: 'applied', before: [] },
      ],
    })
    const now = { ...nobody, technical: [ALERTS, IT], security: [ALERTS], general: [ALERTS] }
    expect(await tenant.stands()).toEqual(now)
    expect((await known())?.contacts).toEqual(now)
  })

  test('are left alone where they stand as wanted, in whatever letters', async () => {
    const tenant = openTenant()
    const done = await set(tenant, [{ kind: 'technical', wanted: [IT.toUpperCase()], expected: [] }])
    expect(done).toMatchObject({ state: 'completed', items: [{ state: 'unneeded' }] })
    expect(tenant.sent).toEqual([])
  })

  test('that somebody has changed at the tenant since are left, and the row says what stands there', async () => {
    const tenant = openTenant()
    await tenant.read()
    tenant.tenant.organization['technicalNotificationMails'] = ['somebody@fabrikam.example']
    const done = await set(tenant, [technical, security])
    expect(done).toMatchObject({
      state: 'partly completed',
      items: [{ state: 'changed', wanted: [ALERTS, IT] }, { state: 'applied' }],
    })
    expect(tenant.sent).toEqual([['security', [ALERTS]]])
    expect((await known())?.contacts?.technical).toEqual(['somebody@fabrikam.example'])
  })

  test('that the vendor refuses are told in its words', async () => {
    const tenant = openTenant()
    const done = await set(tenant, [{ ...security, wanted: ['nobody@refused.example'] }])
    expect(done).toMatchObject({
      state: 'failed',
      items: [
        {
          state: 'failed',
          fault: 'refused',
          detail:
            "Invalid value specified for property 'securityComplianceNotificationMails' of resource 'Organization'.",
        },
      ],
    })
  })

  test.each<[string, (tenant: Opened) => void, string]>([
    [
      'may be read alone',
      (opened) => void (opened.tenant.consentedRoles = ['Organization.Read.All']),
      'missingScope',
    ],
    ['cannot be asked', (opened) => void opened.tenant.provoked.add('down'), 'sourceFailed'],
    ['lets nobody in', (opened) => void (opened.tenant.consentedRoles = null), 'notConnected'],
  ])('say why they were not set where the tenant %s', async (_, spoil, fault) => {
    const tenant = openTenant()
    spoil(tenant)
    const done = await set(tenant, [security])
    expect(done).toMatchObject({ state: 'failed', items: [{ state: 'failed', fault }] })
  })

  test('are not set a quarter of an hour later: who asked for it is not there any more', async () => {
    const tenant = openTenant()
    const requested_at = new Date(site.now.value - 16 * MINUTE).toISOString()
    const done = await set(tenant, [security], { requested_at })
    expect(done).toMatchObject({ state: 'failed', items: [{ state: 'late' }] })
    expect(tenant.sent).toEqual([])
  })
})

describe('a lost answer', () => {
  const lost = async () => Promise.reject(new ConnectorError('unreachable'))

  test('is looked for at the tenant', async () => {
    const tenant = openTenant(({ replace }) => ({
      replace: async (...args) => {
        await replace(...args)
        return lost()
      },
    }))
    expect(await set(tenant, [security])).toMatchObject({
      state: 'completed',
      items: [{ state: 'applied', fault: null }],
    })
  })

  test('of what has not arrived ends as failed, and of what cannot be asked for as interrupted', async () => {
    const failed = await set(
      openTenant(() => ({ replace: lost })),
      [security],
    )
    expect(failed.items).toMatchObject([{ state: 'failed', fault: 'sourceFailed' }])
    const silent = openTenant(({ read }) => {
      let asks = 0
      return { replace: lost, read: async () => (asks++ === 0 ? read() : lost()) }
    })
    expect((await set(silent, [security])).items).toMatchObject([
      { state: 'interrupted', fault: 'sourceFailed' },
    ])
  })

  test('of a process that ended is looked for by the next one, and nothing is sent twice', async () => {
    const tenant = openTenant()
    await tenant.contacts.replace('security', [ALERTS])
    const items = askedContactItems([security, technical]).map((item) => ({
      ...item,
      state: 'sending' as const,
    }))
    const id = await note(items, { state: 'in progress' })
    await tenant.carryOut()
    expect((await taskOf(desk(), 'contactsTask', id)).items).toMatchObject([
      { state: 'applied' },
      { state: 'interrupted' },
    ])
    expect(tenant.sent).toEqual([])
  })
})

const ask = async (changes: readonly object[], by = owner, customerId = asked.customerId) => {
  const id = uuidv7()
  const [result] = await pushAs(by, [commandOf(site, 'tenantContacts.set', { id, customerId, changes })])
  return { ...result, id }
}

/** Another process carries out what is asked of the company. */
const holdElsewhere = () => holdCompany(site.database.db, asked, uuidv7(), site.now.value, 'contacts_runner')

describe('who may ask', () => {
  test('manages Secure, and companies as well', async () => {
    await holdElsewhere()
    expect(await ask([security])).toMatchObject({ outcome: 'applied' })
    expect(await ask([security], await site.signIn('reader'))).toMatchObject({ outcome: 'forbidden' })
    // Manages Secure, and reads companies.
    const agent = await site.signIn('agent')
    expect(await ask([security], agent, agent.login.customers[0]?.id)).toMatchObject({
      outcome: 'rejected',
      code: 'noPermission',
    })
  })

  test('looks after the company, and it has a tenant', async () => {
    const neighbor = await addNeighbor(site)
    expect((await ask([security], owner, neighbor.customerId)).outcome).toBe('rejected')
    await change(async (work) => {
      await work.load('integration', [asked.integrationId])
      const { row } = work.get('integration', asked.integrationId)
      if (row) await disconnect(work, row)
    })
    expect(await ask([security])).toMatchObject({ code: 'integrationUnauthenticated' })
  })

  test('names no kind twice, no address that is none, and one of a privacy statement', async () => {
    for (const changes of [
      [security, security],
      [{ ...security, wanted: ['nobody'] }],
      [{ ...security, wanted: [ALERTS, ALERTS.toUpperCase()] }],
      [{ kind: 'general', wanted: [ALERTS, IT], expected: [] }],
      [],
    ])
      expect(await ask(changes)).toMatchObject({ outcome: 'rejected', code: 'failedValidation' })
  })
})

test('the API tells what was read and what was asked for, and asks for more', async () => {
  await holdElsewhere()
  await openTenant().read()
  const path = `/api/setup/contacts/${asked.customerId}`
  const headers = { authorization: `Bearer ${owner.idToken}`, 'content-type': 'application/json' }
  const put = await site.fetch(path, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ changes: [security] }),
  })
  expect(put.status).toBe(202)
  const { taskId } = (await put.json()) as { taskId: string }
  const got = await site.fetch(path, { headers })
  expect(await got.json()).toMatchObject({
    customer_id: asked.customerId,
    unread: null,
    contacts: { ...nobody, technical: [IT] },
    changes: [{ id: taskId, state: 'pending', items: [{ kind: 'security', wanted: [ALERTS] }] }],
  })
})
