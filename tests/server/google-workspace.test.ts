import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IntegrationAnswer, TaskAnswer } from '#shared/contract/integration-answers.ts'
import type { ReportStatus } from '#shared/contract/endpoints/reports.ts'
import type { MfaPerson } from '#shared/domain/mfa/mfa-report.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { isAtMicrosoft } from '#shared/domain/employees/two-directories.ts'
import type { Company } from '#server/alerts/tenant-event.store.ts'
import { readInputs } from '#server/hygiene/read-inputs.ts'
import {
  actAtGoogle,
  consentAtGoogle,
  provokeGoogle,
  type ShownWorkspace,
  workspaceOf,
} from '#tests/support/vendors/google-consent.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const company = (place: number) => owner.login.customers[place] ?? { id: '', name: '' }
const nameOf = (place: number) => company(place).name

const ask = async (customerId: string, by = owner) =>
  by.api('POST', '/tools/google-workspace', { action: 'authCodeUrl', customerId })
const handIn = (answer: Record<string, string>, by = owner) =>
  by.api('POST', '/tools/google-workspace', {
    action: 'tokenByCode',
    state: answer['state'],
    ...(answer['code'] ? { code: answer['code'] } : {}),
    ...(answer['error'] ? { error: answer['error'] } : {}),
  })

/** Connects a company as an account at Google, and gives what was answered. */
async function connect(
  place: number,
  account: string,
  how: Parameters<typeof consentAtGoogle>[3] = {},
): Promise<{ status: number; body: unknown }> {
  const { body } = await ask(company(place).id)
  const { url } = body as { url: string }
  return handIn(await consentAtGoogle(site.fetch, url, account, how))
}

const integrationsOf = async (customerId: string) =>
  (await owner.api('GET', `/customer/${customerId}/integration`)).body as IntegrationAnswer[]
const googleOf = async (place: number) =>
  (await integrationsOf(company(place).id)).find(({ type }) => type === 'GWS')
const employeesOf = async (place: number) =>
  (await owner.api('GET', `/customer/${company(place).id}/employee?size=500`)).body as Employee[]

interface Report {
  google: string | null
  unread: string | null
  total: number
  people: (MfaPerson & { status: string | null; protection: string | null })[]
}
const reportOf = async (place: number, query = '') =>
  (await owner.api('GET', `/secure/mfa/${company(place).id}?size=500${query}`)).body as Report

async function settled(place: number, state: string) {
  await expect.poll(async () => (await googleOf(place))?.state, { timeout: 20_000 }).toBe(state)
}

/** Reads a company's workspace once more, and waits for the task's end. */
async function readAgain(place: number) {
  const integration = await googleOf(place)
  const { body } = await owner.api('POST', `/integration/${integration?.id}/task`, {
    taskShortName: 'GWS_DISCOVER_TASK',
  })
  const { taskId } = body as { taskId: string }
  await expect
    .poll(
      async () => {
        const tasks = await owner.api('GET', `/integration/${integration?.id}/task?mgmtaskid=${taskId}`)
        return (tasks.body as TaskAnswer[])[0]?.finished_at
      },
      { timeout: 20_000 },
    )
    .toBeTruthy()
}

const notAsked = () => Promise.reject(new Error('The tenant is not asked'))

/** Where the organization is, as 2026-11-30: an hour before midnight UTC it is the next day there. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: owner.login.organization.time_zone }).format(site.now.value)

/** The groups of the first company's directory at a vendor. */
async function groupsAt(vendor: string) {
  const { body } = await owner.api('POST', `/customer/${company(0).id}/groups`, {})
  const { groups } = body as { groups: { name: string; members: number; application: string }[] | null }
  return groups?.filter(({ application }) => application === vendor) ?? []
}

const administratorOf = ({ domain }: ShownWorkspace) => `google-admin@${domain}`

describe('a company that has Microsoft 365 is connected to its Google Workspace', () => {
  test('and people of both are one list, in which who is in both is one employee', async () => {
    const before = await employeesOf(0)
    const workspace = await workspaceOf(site.fetch, nameOf(0))
    const { status, body } = await connect(0, administratorOf(workspace))
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        type: 'GWS',
        kind: 2,
        state: 'Connected',
        tenant_id: workspace.customerId,
        domains: [workspace.domain],
      },
    })
    await settled(0, 'Sync Successful')
    const after = await employeesOf(0)
    const byId = new Map(after.map((each) => [each.id, each]))
    // Nobody of the other directory is lost, and what that says of them stays.
    for (const employee of before)
      expect({ ...byId.get(employee.id), google_account: null }).toEqual(employee)
    const addresses = after.map(({ email }) => email.toLowerCase())
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(after.flatMap(({ google_account: account }) => account?.id ?? []).toSorted()).toEqual(
      [...workspace.people.values()].toSorted(),
    )
    const alone = after.find(({ email }) => email === `studio-1@${workspace.domain}`)
    expect(alone).toMatchObject({
      entra_id: null,
      directory: 'present',
      sign_in_enabled: true,
      department: 'Studio',
      job_title: 'Designer',
      google_account: { leads: true, org_unit: '/Studio' },
    })
    // Suspended there, blocked here.
    expect(after.find(({ email }) => email === `studio-6@${workspace.domain}`)).toMatchObject({
      sign_in_enabled: false,
    })
    const both = after.find(({ entra_id, google_account }) => entra_id && google_account)
    expect(both).toMatchObject({ google_account: { leads: false, org_unit: '/Staff' } })
  })

  test('and its groups are told, each with everybody in it, by another group and as everybody, too (INT-11)', async () => {
    const workspace = await workspaceOf(site.fetch, nameOf(0))
    const atGoogle = await groupsAt('GWS')
    const counts = new Map(atGoogle.map(({ name, members }) => [name, members]))
    expect([...counts.keys()]).toEqual(['All staff', 'Designers', 'Newsletter', 'Office'])
    expect(counts.get('All staff')).toBe(workspace.people.size)
    expect(counts.get('Newsletter')).toBe(3 + (counts.get('Designers') ?? 0))
  })

  test('and who has which license there is known of everybody, and counted by product', async () => {
    const people = await employeesOf(0)
    const skuOf = (unit: string) =>
      new Set(
        people
          .filter(({ google_account: account }) => account?.org_unit === unit && account.sign_in_enabled)
          .map(({ google_account: account }) => account?.sku_ids?.join()),
      )
    expect([skuOf('/Staff'), skuOf('/Studio')]).toEqual([new Set(['1010020028']), new Set(['1010020025'])])
    const { rows } = await sql<{ sku_id: string; consumed: number }>`
      select sku_id, part_number, product_name, enabled, consumed, status from product_license
      where customer_id = ${company(0).id}::uuid and application = 'GWS' order by sku_id`.execute(
      site.database.db,
    )
    const held = (sku: string) =>
      people.filter(({ google_account: account }) => account?.sku_ids?.includes(sku)).length
    expect(rows).toEqual([
      {
        sku_id: '1010020025',
        part_number: 'Google-Apps',
        product_name: 'Google Workspace Business Plus',
        enabled: null,
        consumed: held('1010020025'),
        status: null,
      },
      {
        sku_id: '1010020028',
        part_number: 'Google-Apps',
        product_name: 'Google Workspace Business Standard',
        enabled: null,
        consumed: held('1010020028'),
        status: null,
      },
      {
        sku_id: '1010340004',
        part_number: '101034',
        product_name: 'Google Workspace Business Plus - Archived User',
        enabled: null,
        consumed: 1,
        status: null,
      },
    ])
  })

  test('and the report of licenses says what is used, and of what was bought that it is not told', async () => {
    const { body } = await owner.api('POST', '/report', {
      customer: company(0).id,
      startDate: today(),
      endDate: today(),
      fileExtension: 'csv',
      reportType: 'license',
    })
    const { id } = body as { id: string }
    const statusOf = async () => (await owner.api('GET', `/report/${id}`)).body as ReportStatus
    await expect.poll(async () => (await statusOf()).complete, { timeout: 30_000 }).toBe(true)
    const { pathname, search } = new URL((await statusOf()).url ?? '')
    const text = await (await site.fetch(pathname + search, {})).text()
    const line = text.split(/\r?\n/).find((each) => each.includes('Google Workspace Business Plus,'))
    expect(line).toContain(',Google Workspace Business Plus,Google-Apps,–,5,–,–,')
  })

  test('and what was read of one account is answered in one call, at Google as at Microsoft (INT-15)', async () => {
    const people = await employeesOf(0)
    const { id } = (await googleOf(0)) ?? { id: '' }
    const read = async (employee: Employee | undefined) =>
      owner.api('GET', `/integration/${id}/integrationEmployees/${employee?.id}/metaData`)
    const both = people.find(({ google_account: account }) => account && !account.leads)
    const alone = people.find(({ email }) => email.startsWith('studio-1@'))
    expect((await read(both)).body).toMatchObject({
      groups: expect.arrayContaining([{ id: expect.any(String), name: 'Office' }]),
      roles: null,
      licenses: [{ id: '1010020028', name: 'Google Workspace Business Standard' }],
      mailbox: null,
      mfa: { username: both?.username },
    })
    expect((await read(alone)).body).toMatchObject({
      groups: [{ name: 'All staff' }, { name: 'Designers' }, { name: 'Newsletter' }],
      licenses: [{ name: 'Google Workspace Business Plus' }],
      mfa: { google: { user_name: alone?.username } },
    })
    const elsewhere = people.find(({ google_account: account }) => account === null)
    expect((await read(elsewhere)).status).toBe(404)
  })

  test('and a workspace that keeps its licenses back is read all the same: what is missing is named, what was read stays', async () => {
    const workspace = await workspaceOf(site.fetch, nameOf(0))
    const before = await employeesOf(0)
    await provokeGoogle(site.fetch, workspace, 'no-licensing')
    await readAgain(0)
    await provokeGoogle(site.fetch, workspace)
    expect(await googleOf(0)).toMatchObject({
      state: 'Sync Successful',
      fault: 'missingScope',
      missing_scopes: ['apps.licensing'],
    })
    expect(await employeesOf(0)).toEqual(before)
    expect((await connect(0, administratorOf(workspace))).status).toBe(200)
    await settled(0, 'Sync Successful')
    expect(await googleOf(0)).toMatchObject({ fault: null, missing_scopes: [] })
  })

  test('and the report of second factors tells of both, each with where their factor is (MFA-01)', async () => {
    const workspace = await workspaceOf(site.fetch, nameOf(0))
    const people = await employeesOf(0)
    const all = await reportOf(0)
    expect(all).toMatchObject({ google: 'read', unread: null, total: all.people.length })
    const atGoogle = await reportOf(0, '&cloud=google')
    expect(atGoogle.people.map(({ google }) => google?.user_name ?? '').toSorted()).toEqual(
      [...workspace.people.keys()].toSorted(),
    )
    const factorOf = new Map(
      people.flatMap(({ google_account: account }) =>
        account ? [[account.user_name, account.second_factor] as const] : [],
      ),
    )
    for (const { google } of atGoogle.people)
      expect(google?.second_factor).toBe(factorOf.get(google?.user_name ?? ''))
    const alone = atGoogle.people.filter(({ only_google: isAlone }) => isAlone)
    expect(alone.length).toBeGreaterThan(0)
    expect(alone.length).toBeLessThan(atGoogle.total)
    for (const { google, status, registered } of alone)
      expect([status, registered]).toEqual([google?.second_factor, null])
    // Whoever is found without a factor is found wherever their account is.
    const bare = await reportOf(0, '&protection=notProtected')
    const isBare = ({ google }: MfaPerson) =>
      google?.sign_in_enabled === true && google.second_factor === 'Not Registered'
    expect(bare.people.filter(isBare).map(({ id }) => id)).toEqual(
      all.people.filter(isBare).map(({ id }) => id),
    )
    expect(bare.people.some(({ only_google: isAlone }) => isAlone)).toBe(true)
    const told = all.people.map(({ name }) => name)
    expect(told).toEqual(told.toSorted())
  })

  test('and the token is sealed, and no answer and no device is told it', async () => {
    const { rows } = await sql<{ credentials: string }>`
      select credentials from integration_secret where customer_id = ${company(0).id}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toHaveLength(1)
    const told = JSON.stringify([
      rows,
      await integrationsOf(company(0).id),
      await pulledBy(owner, { cursor: 0 }),
    ])
    expect(told).not.toContain('1//')
    expect(told).not.toContain('refreshToken')
  })

  test('and reading the tenant after it takes nobody away who is only at Google, and no group of there', async () => {
    const workspace = await workspaceOf(site.fetch, nameOf(0))
    const groups = await groupsAt('GWS')
    const tenant = (await integrationsOf(company(0).id)).find(({ type }) => type === 'Office365')
    await owner.api('POST', `/integration/${tenant?.id}/task`, { taskShortName: 'M365_DISCOVER_TASK' })
    await expect
      .poll(
        async () =>
          (await integrationsOf(company(0).id)).find(({ type }) => type === 'Office365')?.last_synced !==
          tenant?.last_synced,
        { timeout: 30_000 },
      )
      .toBe(true)
    expect([await groupsAt('GWS'), (await groupsAt('Office365')).length > 0]).toEqual([groups, true])
    const after = await employeesOf(0)
    expect(after.find(({ email }) => email === `studio-1@${workspace.domain}`)).toMatchObject({
      directory: 'present',
    })
    expect(after.flatMap(({ google_account }) => google_account ?? [])).toHaveLength(workspace.people.size)
    expect(await reportOf(0, '&cloud=google')).toMatchObject({ google: 'read', total: workspace.people.size })
  })

  test('and queries about the tenant count neither who is only at Google nor what is sold there', async () => {
    const { rows } = await sql<Company>`
      select i.organization_id as "organizationId", i.customer_id as "customerId" from integration i where i.customer_id = ${company(0).id}::uuid and i.type = 'Office365'`.execute(
      site.database.db,
    )
    const [found] = rows
    if (!found) throw new Error('The company has a tenant')
    const readings = await readInputs(
      {
        db: site.database.db,
        settings: { read: notAsked, change: notAsked },
        company: found,
        now: site.now.value,
      },
      new Set(['administrators', 'products'] as const),
    )
    const told = z.object({
      administrators: z.object({ value: z.array(z.object({ username: z.string() })) }),
      products: z.object({ value: z.array(z.object({ name: z.string() })).min(1) }),
    })
    const { administrators, products } = told.parse(Object.fromEntries(readings))
    expect(administrators.value.map(({ username }) => username).toSorted()).toEqual(
      (await employeesOf(0))
        .filter(isAtMicrosoft)
        .map(({ username }) => username)
        .toSorted(),
    )
    expect(products.value.filter(({ name }) => name.startsWith('Google'))).toEqual([])
  })

  test('and who is suspended or deleted there is blocked or missing here, and comes back', async () => {
    const workspace = await workspaceOf(site.fetch, nameOf(0))
    const address = (place: number) => `studio-${place}@${workspace.domain}`
    const named = async (place: number) =>
      (await employeesOf(0)).find(({ email }) => email === address(place))
    await actAtGoogle(site.fetch, workspace, address(2), 'suspend')
    await actAtGoogle(site.fetch, workspace, address(3), 'delete')
    await readAgain(0)
    expect(await named(2)).toMatchObject({ sign_in_enabled: false, directory: 'present' })
    expect(await named(3)).toMatchObject({ sign_in_enabled: null, directory: 'missing' })
    const reported = new Map((await reportOf(0)).people.map((each) => [each.username, each]))
    expect(reported.get(address(2))).toMatchObject({ protection: 'signInBlocked' })
    expect(reported.has(address(3))).toBe(false)
    await actAtGoogle(site.fetch, workspace, address(2), 'restore')
    await readAgain(0)
    expect(await named(2)).toMatchObject({ sign_in_enabled: true })
  })

  test.each([
    ['html', 'Sync Failed', 'unexpectedAnswer', 'unexpectedAnswer'],
    ['forbidden', 'Auth Failed', 'unauthorized', 'notConnected'],
    ['no-scope', 'Auth Failed', 'missingScope', 'missingScope'],
  ] as const)(
    'and a workspace that is %s is told as %s, %s, and changes nobody',
    async (failure, state, fault, google) => {
      const workspace = await workspaceOf(site.fetch, nameOf(0))
      const before = await employeesOf(0)
      const { people } = await reportOf(0)
      await provokeGoogle(site.fetch, workspace, failure)
      await readAgain(0)
      await provokeGoogle(site.fetch, workspace)
      expect(await googleOf(0)).toMatchObject({ state, fault })
      expect(await employeesOf(0)).toEqual(before)
      expect(await reportOf(0)).toMatchObject({ google, unread: null, people })
    },
  )

  test('and whose app was taken away there asks to be connected again, to the same workspace', async () => {
    const workspace = await workspaceOf(site.fetch, nameOf(0))
    const before = await googleOf(0)
    await actAtGoogle(site.fetch, workspace, administratorOf(workspace), 'revoke')
    await readAgain(0)
    expect(await googleOf(0)).toMatchObject({ state: 'Auth Failed', fault: 'unauthorized' })
    const other = await workspaceOf(site.fetch, nameOf(1))
    expect(await connect(0, administratorOf(other))).toMatchObject({
      status: 409,
      body: { code: 'tenantMismatch' },
    })
    expect((await connect(0, administratorOf(workspace))).status).toBe(200)
    await settled(0, 'Sync Successful')
    expect((await googleOf(0))?.id).toBe(before?.id)
  })

  test('and is parted from it: the grant is given back, and people of both lose what Google said', async () => {
    const workspace = await workspaceOf(site.fetch, nameOf(0))
    const apps = async () => {
      const page = await (await site.fetch('/sandbox/google/pages', {})).text()
      return new RegExp(`${administratorOf(workspace)}\\s+super administrator, \\d+ apps`).test(page)
    }
    expect(await apps()).toBe(true)
    const before = await employeesOf(0)
    const { id } = (await googleOf(0)) ?? { id: '' }
    expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(204)
    expect(await apps()).toBe(false)
    expect(await googleOf(0)).toBeUndefined()
    const after = await employeesOf(0)
    expect(after.map(({ id: each }) => each).toSorted()).toEqual(
      before.map(({ id: each }) => each).toSorted(),
    )
    expect(after.filter(({ google_account: account }) => account && !account.leads)).toEqual([])
    expect(after.filter(({ google_account }) => google_account?.leads).length).toBeGreaterThan(0)
    const { rows } = await sql`
      select application from product_license where customer_id = ${company(0).id}::uuid
      union select application from directory_memberships where customer_id = ${company(0).id}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toEqual([{ application: 'Office365' }])
    const report = await reportOf(0)
    expect(report).toMatchObject({ google: null, unread: null })
    expect(report.people.filter(({ google }) => google)).toEqual([])
    expect(report.people.length).toBeGreaterThan(0)
  })
})

describe('nothing is connected', () => {
  test.each([
    ['a personal account', () => 'somebody@gmail.example', {}, 409, 'googleNoWorkspace'],
    [
      'somebody who is no administrator',
      (domain: string) => `studio-1@${domain}`,
      {},
      409,
      'googleNotAdministrator',
    ],
    [
      'whoever declines',
      (domain: string) => `google-admin@${domain}`,
      { decision: 'cancel' },
      409,
      'googleConsentRefused',
    ],
    [
      'whoever leaves out the people',
      (domain: string) => `google-admin@${domain}`,
      { scopes: [] },
      409,
      'missingScope',
    ],
  ] as const)('by %s', async (_, accountOf, how, status, code) => {
    const { domain } = await workspaceOf(site.fetch, nameOf(2))
    expect(await connect(2, accountOf(domain), how)).toMatchObject({ status, body: { code } })
    expect(await googleOf(2)).toBeUndefined()
  })

  test('by a state of somebody else, of no one, or that was used', async () => {
    const { domain } = await workspaceOf(site.fetch, nameOf(2))
    const { body } = await ask(company(2).id)
    const { url } = body as { url: string }
    const answer = await consentAtGoogle(site.fetch, url, `google-admin@${domain}`, { decision: 'cancel' })
    const admin = await site.signIn('admin')
    expect((await handIn(answer, admin)).body).toMatchObject({ code: 'consentNotAsked' })
    expect((await handIn({ ...answer, state: 'made up' })).body).toMatchObject({ code: 'consentNotAsked' })
    await handIn(answer)
    expect((await handIn(answer)).body).toMatchObject({ code: 'consentNotAsked' })
  })
})

test('what was left out of the permissions is named, and people are read all the same', async () => {
  const workspace = await workspaceOf(site.fetch, nameOf(3))
  const scopes = ['https://www.googleapis.com/auth/admin.directory.user.readonly']
  expect((await connect(3, administratorOf(workspace), { scopes })).body).toMatchObject({
    fault: 'missingScope',
    missing_scopes: [
      'admin.directory.customer.readonly',
      'admin.directory.domain.readonly',
      'admin.reports.audit.readonly',
      'cloud-identity.policies.readonly',
      'admin.directory.orgunit.readonly',
      'admin.directory.group.readonly',
      'apps.licensing',
    ],
    domains: [workspace.domain],
  })
  await settled(3, 'Sync Successful')
  expect((await employeesOf(3)).filter(({ google_account }) => google_account)).toHaveLength(
    workspace.people.size,
  )
})

test('a company that has Google alone has a report of its people there, and none once that is gone', async () => {
  const workspace = await workspaceOf(site.fetch, nameOf(3))
  const tenant = (await integrationsOf(company(3).id)).find(({ type }) => type === 'Office365')
  await owner.api('DELETE', `/integration/${tenant?.id}`)
  expect(await reportOf(3)).toMatchObject({
    google: 'read',
    unread: 'notConnected',
    total: workspace.people.size,
  })
  const google = await googleOf(3)
  await owner.api('DELETE', `/integration/${google?.id}`)
  expect(await reportOf(3)).toMatchObject({ google: null, total: 0 })
})
