// @module-tag database
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IntegrationAnswer, TaskAnswer } from '#shared/contract/integration-answers.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { mappingLimits } from '#shared/domain/employees/map-accounts.ts'
import type { MfaReport } from '#shared/domain/mfa/mfa-report.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { DISCOVER_TASKS } from '#shared/domain/integrations/discover-task.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { readAnew } from '#server/integrations/people/read-anew.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'
import { duoKeys } from '#tests/support/vendors/duo-keys.ts'
import { consentAtGoogle, workspaceOf } from '#tests/support/vendors/google-consent.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

type Application = IntegrationAnswer['type']

const company = (place: number) => owner.login.customers[place] ?? { id: '', name: '' }
const employeesOf = async (place: number) =>
  (await owner.api('GET', `/customer/${company(place).id}/employee?size=500`)).body as Employee[]
async function integrationOf(place: number, application: Application): Promise<IntegrationAnswer> {
  const { body } = await owner.api('GET', `/customer/${company(place).id}/integration`)
  const found = (body as IntegrationAnswer[]).find(({ type }) => type === application)
  if (!found) throw new Error('Not connected')
  return found
}
const setActive = (id: string, isActive: boolean) => owner.api('PUT', `/integration/${id}`, { isActive })

/** Changes something of the demo organization as the server itself would. */
const working = (kind: Kind, id: string, act: (work: Work) => void | Promise<void>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, owner.login.organization.id, async (work) => {
    await work.load(kind, [id])
    await act(work)
  })

interface Affected {
  stay: number
  go: number
  obstacle: string | null
  people: { employeeId: string; name: string; email: string; outcome: string }[]
}
const affectedBy = async (id: string, query = '?size=500') =>
  (await owner.api('GET', `/integration/app/${id}/removeuserinfo${query}`)).body as Affected
const remove = (id: string, by = owner) => by.api('DELETE', `/integration/app/${id}/removeuserinfo`)
const map = (integrationId: string, mappings: object[], by = owner) =>
  by.api('POST', '/integration/employees', { integrationId, mappings })

/** Reads an integration, and waits for the task's end. */
async function read(place: number, application: Application): Promise<void> {
  const { id } = await integrationOf(place, application)
  const { body } = await owner.api('POST', `/integration/${id}/task`, {
    taskShortName: DISCOVER_TASKS[application],
  })
  const { taskId } = body as { taskId: string }
  await expect
    .poll(
      async () =>
        ((await owner.api('GET', `/integration/${id}/task?mgmtaskid=${taskId}`)).body as TaskAnswer[])[0]
          ?.Status,
      { timeout: 30_000 },
    )
    .toBe('Completed')
}

async function connectGoogle(place: number): Promise<void> {
  const { domain } = await workspaceOf(site.fetch, company(place).name)
  const tools = (body: object) => owner.api('POST', '/tools/google-workspace', body)
  const { body } = await tools({ action: 'authCodeUrl', customerId: company(place).id })
  const { code, state } = await consentAtGoogle(
    site.fetch,
    (body as { url: string }).url,
    `google-admin@${domain}`,
  )
  await tools({ action: 'tokenByCode', state, code })
  await expect
    .poll(async () => (await integrationOf(place, 'GWS')).state, { timeout: 20_000 })
    .toBe('Sync Successful')
}

/** Has the next reading tell everybody. */
const forgetPlace = (id: string) => working('integration', id, (work) => readAnew(work, id))

let entered = 0
async function enter(place: number): Promise<Employee> {
  const email = `entered-${++entered}@elsewhere.example`
  const fields = { first_name: 'Entered', last_name: `Here ${entered}`, email, phone: '' }
  const { body, status } = await owner.api('POST', `/customer/${company(place).id}/employee`, {
    ...fields,
    department: 'Porters',
    job_title: '',
  })
  expect([status, body]).toMatchObject([201, { entered: true, directory: 'manual' }])
  return body as Employee
}

const inCompany = async (table: string, customerId: string) =>
  (
    await sql<{ text: string }>`
      select t::text as text from ${sql.table(table)} t where customer_id = ${customerId}::uuid order by 1`.execute(
      site.database.db,
    )
  ).rows.map(({ text }) => text)

const removalsLogged = async () =>
  (
    (
      await owner.api(
        'GET',
        `/organization/${owner.login.organization.id}/security-event?event=integration.peopleRemoved`,
      )
    ).body as { targetName: string }[]
  ).map(({ targetName }) => targetName)

describe('what an integration told of people is removed (INT-13)', () => {
  test('not while it is read, and who asks is told whom it would affect, in pages', async () => {
    const { id } = await integrationOf(4, 'Office365')
    const before = await employeesOf(4)
    const typed = await enter(4)
    const affected = await affectedBy(id)
    const known = before.filter(({ entra_id }) => entra_id !== null)
    expect(affected).toMatchObject({ stay: 0, go: known.length, obstacle: 'integrationActive' })
    expect(affected.people.map(({ employeeId }) => employeeId).toSorted()).toEqual(
      known.map(({ id: each }) => each).toSorted(),
    )
    expect((await affectedBy(id, '?from=1&size=2')).people).toEqual(affected.people.slice(1, 3))
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'integrationActive' } })
    expect(await employeesOf(4)).toEqual([...before, typed].toSorted(byName))
  })

  test('of a tenant: whom nobody entered goes, the others stay with nothing that was read', async () => {
    const { id, customer_id: customerId } = await integrationOf(4, 'Office365')
    await read(4, 'Office365')
    const typed = (await employeesOf(4)).find((each) => each.entered)
    const [account] = (await employeesOf(4)).filter(({ entra_id, entered: is }) => entra_id && !is)
    const mapping = [{ accountId: account?.entra_id, employeeId: typed?.id }]
    expect((await map(id, mapping)).body).toEqual({ mapped: 1, unchanged: 0 })
    const others = [await inCompany('employee', company(3).id), await inCompany('mfa_report', company(3).id)]
    const { to } = await pulledBy(owner, { cursor: 0 })
    await setActive(id, false)
    const affected = await affectedBy(id)
    expect(affected).toMatchObject({ stay: 1, obstacle: null })
    expect((await remove(id)).body).toEqual({ stay: affected.stay, go: affected.go })

    expect(await employeesOf(4)).toMatchObject([
      {
        id: typed?.id,
        directory: 'manual',
        entra_id: null,
        mfa_status: null,
        isAdmin: null,
        last_active: null,
        sign_in_enabled: null,
        sku_ids: [],
        addresses: [],
      },
    ])
    expect((await owner.api('GET', `/secure/mfa/${customerId}`)).body).toMatchObject({
      unread: 'notConnected',
      people: [],
    })
    expect((await owner.api('POST', `/customer/${customerId}/groups`, {})).body).toEqual({ groups: null })
    expect(await inCompany('risk_overview', customerId)).toEqual([])
    expect(JSON.stringify(await inCompany('source_reading', customerId))).not.toContain('sharedMailboxes')
    expect(await integrationOf(4, 'Office365')).toMatchObject({ state: 'Connected', last_synced: null })
    expect([
      await inCompany('employee', company(3).id),
      await inCompany('mfa_report', company(3).id),
    ]).toEqual(others)
    // Devices hear of it.
    const told = await pulledBy(owner, { cursor: to })
    const told_ids = JSON.stringify(told)
    for (const { employeeId } of affected.people.slice(0, 3)) expect(told_ids).toContain(employeeId)
    expect(await removalsLogged()).toEqual([`${company(4).name} (Microsoft 365)`])
  })

  test('and again, which finds nothing and notes nothing', async () => {
    const { id } = await integrationOf(4, 'Office365')
    const { to } = await pulledBy(owner, { cursor: 0 })
    expect((await remove(id)).body).toEqual({ stay: 0, go: 0 })
    expect((await pulledBy(owner, { cursor: 0 })).to).toBe(to)
    expect(await removalsLogged()).toHaveLength(1)
  })

  test('until it is resumed, when everybody is read again', async () => {
    const { id } = await integrationOf(4, 'Office365')
    await setActive(id, true)
    await read(4, 'Office365')
    const after = await employeesOf(4)
    expect(after.filter(({ entra_id }) => entra_id !== null).length).toBeGreaterThan(3)
    expect(await integrationOf(4, 'Office365')).toMatchObject({ state: 'Sync Successful' })
  })

  test('not while a reading that began before is under way', async () => {
    const { id, customer_id } = await integrationOf(3, 'Office365')
    await setActive(id, false)
    const task = uuidv7()
    const change = (act: (work: Work) => void) => working('task', task, act)
    await change((work) =>
      work.put('task', {
        id: task,
        customer_id,
        integration_id: id,
        name: 'M365_DISCOVER_TASK',
        state: 'in progress',
        read: 0,
        added: 0,
        changed: 0,
        vanished: 0,
        fault: null,
        requested_at: new Date().toISOString(),
        requested_by: null,
        finished_at: null,
      }),
    )
    expect(await affectedBy(id)).toMatchObject({ obstacle: 'taskRunning' })
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'taskRunning' } })
    await change((work) => work.remove('task', task))
    await setActive(id, true)
  })

  test('of Google: whom Microsoft has stays as that says, whom only Google has goes', async () => {
    await connectGoogle(0)
    const before = await employeesOf(0)
    const { id } = await integrationOf(0, 'GWS')
    await setActive(id, false)
    const alone = before.filter(({ google_account: account }) => account?.leads)
    const both = before.filter(({ google_account: account }) => account && !account.leads)
    expect((await remove(id)).body).toEqual({ stay: both.length, go: alone.length })
    expect(alone.length * both.length).toBeGreaterThan(0)
    const reported = (await owner.api('GET', `/secure/mfa/${company(0).id}?size=500`)).body as MfaReport
    expect(reported.google).toBe('notRead')
    expect(reported.people.filter(({ google }) => google)).toEqual([])
    const gone = new Set(alone.map((each) => each.id))
    expect(await employeesOf(0)).toEqual(
      before.filter((each) => !gone.has(each.id)).map((each) => ({ ...each, google_account: null })),
    )
  })

  test('of a vendor that is no directory: everybody stays, without its word', async () => {
    const customerId = company(2).id
    const credentials = await duoKeys(site, company(2).name)
    await owner.api('POST', '/tools/duo-security', { customerId, credentials })
    await expect
      .poll(async () => (await integrationOf(2, 'DUOSecurity')).state, { timeout: 20_000 })
      .toBe('Sync Successful')
    const { id } = await integrationOf(2, 'DUOSecurity')
    const before = await employeesOf(2)
    await setActive(id, false)
    const affected = await affectedBy(id)
    expect(affected).toMatchObject({ go: 0, obstacle: null })
    expect(affected.stay).toBeGreaterThan(0)
    expect((await remove(id)).body).toEqual({ stay: affected.stay, go: 0 })
    expect((await employeesOf(2)).map((each) => each.id)).toEqual(before.map((each) => each.id))
    expect(await inCompany('factor_status', customerId)).toEqual([])
    const report = (await owner.api('GET', `/secure/mfa/${customerId}?size=500`)).body as MfaReport
    expect(report.people.filter(({ elsewhere }) => elsewhere)).toEqual([])
  })

  test('by nobody who may not manage employees, from whom it is withheld, or who does not see the company', async () => {
    const { id } = await integrationOf(4, 'Office365')
    const admin = await site.signIn('admin')
    const stored = { id: admin.login.userData.id }
    const { permissions } = admin.login.userData
    const levels = permissionsOf('System user', { integrations: 'manage' })
    await changeStored(site.database.db, 'user', stored, { role: 'System user', permissions: levels })
    expect(await remove(id, admin)).toMatchObject({ status: 403, body: { code: 'noPermission' } })
    await changeStored(site.database.db, 'user', stored, {
      role: 'Admin',
      permissions,
      withheld: ['deleteEmployees'],
    })
    expect(await remove(id, admin)).toMatchObject({ status: 403, body: { code: 'actWithheld' } })
    expect(await remove(uuidv7())).toMatchObject({ status: 404 })
  })
})

describe('accounts are mapped to employees (INT-14)', () => {
  test('all in one call, and the next reading keeps them and adds nobody', async () => {
    const { id } = await integrationOf(5, 'Office365')
    await read(5, 'Office365')
    const before = await employeesOf(5)
    const typed = [await enter(5), await enter(5)]
    const accounts = before.filter(({ entra_id, directory }) => entra_id && directory === 'present')
    const mappings = typed.map((each, at) => ({
      accountId: accounts[at]?.entra_id?.toUpperCase() ?? '',
      employeeId: each.id,
    }))
    expect(await map(id, mappings)).toMatchObject({ status: 200, body: { mapped: 2, unchanged: 0 } })
    const check = async () => {
      const after = await employeesOf(5)
      expect(after).toHaveLength(before.length)
      for (const [at, each] of typed.entries()) {
        expect(after.find((one) => one.id === each.id)).toMatchObject({
          entra_id: accounts[at]?.entra_id,
          email: accounts[at]?.email,
          entered: true,
          directory: 'present',
        })
        expect(after.some((one) => one.id === accounts[at]?.id)).toBe(false)
      }
    }
    await check()
    expect((await map(id, mappings)).body).toEqual({ mapped: 0, unchanged: 2 })
    await forgetPlace(id)
    await read(5, 'Office365')
    await check()
  })

  test('also of somebody who was deleted here, whom the next reading tells in full', async () => {
    const { id, customer_id: customerId } = await integrationOf(6, 'Office365')
    await read(6, 'Office365')
    const reported = async () =>
      ((await owner.api('GET', `/secure/mfa/${customerId}?size=500`)).body as MfaReport).people
    await expect.poll(async () => (await reported()).length, { timeout: 20_000 }).toBeGreaterThan(0)
    const members = new Set((await reported()).filter((each) => !each.is_guest).map((each) => each.id))
    const [someone] = (await employeesOf(6)).filter(({ entra_id }) => members.has(entra_id ?? ''))
    await owner.api('DELETE', `/employee/${someone?.id}`)
    const typed = await enter(6)
    const mapping = [{ accountId: someone?.entra_id, employeeId: typed.id }]
    expect((await map(id, mapping)).body).toEqual({ mapped: 1, unchanged: 0 })
    await read(6, 'Office365')
    expect((await employeesOf(6)).filter(({ entra_id }) => entra_id === someone?.entra_id)).toMatchObject([
      { id: typed.id, email: someone?.email, department: someone?.department },
    ])
  })

  test('of Google, whose person is joined with one at Microsoft', async () => {
    const { id } = await integrationOf(0, 'GWS')
    await setActive(id, true)
    await read(0, 'GWS')
    const before = await employeesOf(0)
    const alone = before.find(
      ({ google_account: account }) => account?.leads && account.directory === 'present',
    )
    const other = before.find(({ entra_id, google_account }) => entra_id && !google_account)
    const mapping = [{ accountId: alone?.google_account?.id, employeeId: other?.id }]
    expect((await map(id, mapping)).body).toEqual({ mapped: 1, unchanged: 0 })
    await read(0, 'GWS')
    const after = await employeesOf(0)
    expect(after).toHaveLength(before.length - 1)
    expect(after.find((each) => each.id === other?.id)).toMatchObject({
      entra_id: other?.entra_id,
      email: other?.email,
      google_account: { id: alone?.google_account?.id, leads: false },
    })
  })

  test('while the directory is being read, once', async () => {
    const { id } = await integrationOf(7, 'Office365')
    await read(7, 'Office365')
    const [typed, people] = [await enter(7), await employeesOf(7)]
    const account = people.find(({ entra_id }) => entra_id)?.entra_id
    await forgetPlace(id)
    const [mapped] = await Promise.all([
      map(id, [{ accountId: account, employeeId: typed.id }]),
      read(7, 'Office365'),
    ])
    expect(mapped).toMatchObject({ status: 200, body: { mapped: 1 } })
    const after = await employeesOf(7)
    expect(after.filter(({ entra_id }) => entra_id === account)).toMatchObject([{ id: typed.id }])
    expect(after).toHaveLength(people.length - 1)
  })

  test('or none, with the reason for each that cannot be', async () => {
    const { id } = await integrationOf(5, 'Office365')
    const before = await employeesOf(5)
    const [typed, foreign] = [await enter(5), (await employeesOf(6))[0]]
    const [one, two] = before.filter(
      ({ entra_id, directory, entered: is }) => entra_id && directory === 'present' && !is,
    )
    const mapped = before.find(({ entra_id, entered: is }) => entra_id && is)
    const mappings = [
      { accountId: one?.entra_id, employeeId: typed.id },
      { accountId: uuidv7(), employeeId: mapped?.id },
      { accountId: two?.entra_id, employeeId: uuidv7() },
      { accountId: one?.entra_id, employeeId: foreign?.id },
      { accountId: 'x', employeeId: foreign?.id },
      { accountId: mapped?.entra_id, employeeId: typed.id },
    ]
    const issues = [
      ['mappings.1.accountId', 'The integration has not read this account'],
      ['mappings.2.employeeId', 'There is no such employee'],
      ['mappings.3.accountId', 'The list names this twice'],
      ['mappings.4.employeeId', 'The list names this twice'],
      ['mappings.5.employeeId', 'The list names this twice'],
    ].map(([path, message]) => ({ path, message }))
    expect(await map(id, mappings)).toMatchObject({
      status: 422,
      body: { code: 'failedValidation', issues },
    })
    expect(await map(id, [{ accountId: 'x', employeeId: foreign?.id }])).toMatchObject({
      body: { issues: [{ message: 'This employee belongs to another company than the integration' }] },
    })
    expect(await map(id, [{ accountId: mapped?.entra_id, employeeId: typed.id }])).toMatchObject({
      body: { issues: [{ message: 'This account belongs to another employee' }] },
    })
    expect(await map(id, [{ accountId: one?.entra_id, employeeId: two?.id }])).toMatchObject({
      body: { issues: [{ message: 'This employee has another account of this application' }] },
    })
    expect((await employeesOf(5)).filter((each) => each.id !== typed.id)).toEqual(before)
  })

  test('of a directory, no more than are said, by who may manage employees and sees the company', async () => {
    const { id } = await integrationOf(2, 'DUOSecurity')
    const one = { accountId: 'x', employeeId: uuidv7() }
    expect(await map(id, [one])).toMatchObject({ status: 422 })
    const tenant = await integrationOf(5, 'Office365')
    const many = Array.from({ length: mappingLimits.atOnce + 1 }, () => one)
    expect(await map(tenant.id, many)).toMatchObject({ status: 422 })
    expect(await map(uuidv7(), [one])).toMatchObject({ status: 404 })
    expect(await map(tenant.id, [one], await site.signIn('reader'))).toMatchObject({ status: 403 })
  })
})

function byName(a: Employee, b: Employee): number {
  const first = a.first_name.toLowerCase().localeCompare(b.first_name.toLowerCase(), 'en')
  return first || a.last_name.toLowerCase().localeCompare(b.last_name.toLowerCase(), 'en')
}
