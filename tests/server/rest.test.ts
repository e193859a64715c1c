// @module-tag database
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let agent: Person
let reader: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  agent = await site.signIn('agent')
  reader = await site.signIn('reader')
})
afterAll(() => site?.close())

const organizationId = () => owner.login.organization.id
const customerId = () => owner.login.customers[0]?.id ?? ''
const listEmployees = async (id = customerId()) =>
  (await owner.api('GET', `/customer/${id}/employee?size=500`)).body as Employee[]
async function anEmployee(place = 0): Promise<Employee> {
  const employee = (await listEmployees())[place]
  if (!employee) throw new Error('The demo company has employees')
  return employee
}

describe('organization', () => {
  test('the organization is read with its companies, branding and checklist (ORG-03)', async () => {
    const { status, body } = await owner.api('GET', `/organization/${organizationId()}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Demo Managed Services',
      branding: { publish_logo: false, publish_favicon: false },
    })
    expect((body as { customers: unknown[] }).customers).toHaveLength(8)
    expect((body as { onboardingChecklist: unknown[] }).onboardingChecklist).toHaveLength(7)
  })

  test('another organization is as absent as one that does not exist', async () => {
    const other = await owner.api('GET', `/organization/${uuidv7()}`)
    const nonsense = await owner.api('GET', '/organization/not-an-id')
    expect([other.status, nonsense.status]).toEqual([404, 404])
    expect(other.body).toMatchObject({ code: 'notFound', message: 'Resource not found' })
  })

  test('a step of the checklist is dismissed and taken back', async () => {
    const path = `/organization/${organizationId()}/onboarding-checklist`
    const dismissed = await owner.api('PUT', path, { checkName: 'SCHEDULE_REPORT', dismissed: true })
    expect(dismissed.body).toMatchObject({ id: 'SCHEDULE_REPORT', dismissed: true })
    const back = await owner.api('PUT', path, { checkName: 'SCHEDULE_REPORT', dismissed: false })
    expect(back.body).toMatchObject({ dismissed: false })
  })
})

describe('companies', () => {
  test('are those that somebody may see, in the list and in the switcher (ORG-05)', async () => {
    const list = async ({ api }: Person) =>
      (await api('GET', `/organization/${organizationId()}/customer`)).body as Customer[]
    const offered = async ({ api }: Person) =>
      (await api('GET', '/organization/user/customers')).body as Pick<Customer, 'id' | 'name' | 'active'>[]
    const all = await list(owner)
    const [some, switched] = [await list(agent), await offered(agent)]
    expect(some.length).toBeLessThan(all.length)
    expect(some.every(({ id }) => all.some((each) => each.id === id))).toBe(true)
    const shown = ({ id, name, active }: Pick<Customer, 'id' | 'name' | 'active'>) =>
      `${id} ${name} ${active}`
    expect(switched.map(shown).toSorted()).toEqual(some.map(shown).toSorted())
    expect((await offered(owner)).map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })

  const fields = {
    name: 'Tern Optics',
    contact_name: 'Ada Admin',
    contact_email: 'ada@tern-optics.example',
    contact_phone: '',
    country: 'DK',
    MFA: true,
  }

  test('a company is added, read, changed and deleted with everything that belongs to it (ORG-07)', async () => {
    const added = await owner.api('POST', `/organization/${organizationId()}/customer`, fields)
    expect(added.status).toBe(201)
    const { id } = added.body as Customer
    const person = {
      first_name: 'Only',
      last_name: 'One',
      email: 'only.one@tern-optics.example',
      phone: '',
      department: 'Sales',
      job_title: '',
    }
    expect((await owner.api('POST', `/customer/${id}/employee`, person)).status).toBe(201)
    expect((await owner.api('GET', `/customer/${id}`)).body).toMatchObject({ ...fields, active: true })
    const changed = await owner.api('PUT', `/customer/${id}`, { country: 'SE' })
    expect(changed.body).toMatchObject({ ...fields, country: 'SE' })
    expect((await owner.api('DELETE', `/customer/${id}`)).status).toBe(204)
    expect((await owner.api('GET', `/customer/${id}`)).status).toBe(404)
    expect((await owner.api('GET', `/customer/${id}/employee`)).status).toBe(404)
  })

  test('whether second factors are demanded is switched alone, and all else stays (ORG-08)', async () => {
    const before = (await owner.api('GET', `/customer/${customerId()}`)).body as Customer
    const switched = await owner.api('PUT', `/customer/${customerId()}`, { MFA: !before.MFA })
    expect(switched).toMatchObject({ status: 200, body: { name: before.name, MFA: !before.MFA } })
    expect((await owner.api('GET', `/customer/${customerId()}`)).body).toEqual(switched.body)
    expect((await owner.api('PUT', `/customer/${customerId()}`, { MFA: 'yes' })).status).toBe(422)
    await owner.api('PUT', `/customer/${customerId()}`, { MFA: before.MFA })
  })

  test('the own company of the organization is not deleted: what is for the provider belongs to it', async () => {
    const { body } = await owner.api('GET', `/organization/${organizationId()}/customer`)
    const own = (body as Customer[]).find(({ nfr, parent_id }) => nfr && parent_id === null)
    expect(await owner.api('DELETE', `/customer/${own?.id}`)).toMatchObject({
      status: 409,
      body: { code: 'ownCompanyStays' },
    })
    expect((await owner.api('GET', `/customer/${own?.id}`)).status).toBe(200)
  })

  test('a company under a deactivated one cannot be added: Parent customer must be active.', async () => {
    const parent = (
      await owner.api('POST', `/organization/${organizationId()}/customer`, { ...fields, name: 'Parent' })
    ).body as Customer
    expect((await owner.api('PUT', `/customer/${parent.id}`, { active: false })).body).toMatchObject({
      active: false,
    })
    const child = await owner.api('POST', `/organization/${organizationId()}/customer`, {
      ...fields,
      name: 'Child',
      parent_id: parent.id,
    })
    expect(child).toMatchObject({
      status: 409,
      body: { code: 'parentCustomerInactive', message: 'Parent customer must be active.' },
    })
    await owner.api('PUT', `/customer/${parent.id}`, { active: true })
    const now = await owner.api('POST', `/organization/${organizationId()}/customer`, {
      ...fields,
      name: 'Child',
      parent_id: parent.id,
    })
    expect(now.status).toBe(201)
  })

  test('those under a company are listed, all or by activation (ORG-06)', async () => {
    const add = async (name: string, parent?: string) =>
      (
        await owner.api('POST', `/organization/${organizationId()}/customer`, {
          ...fields,
          name,
          ...(parent ? { parent_id: parent } : {}),
        })
      ).body as Customer
    const above = await add('Above')
    await add('Awake', above.id)
    const asleep = await add('Sleeping', above.id)
    await owner.api('PUT', `/customer/${asleep.id}`, { active: false })
    const below = async (query = '') => {
      const { status, body } = await owner.api('GET', `/customer/${above.id}/customers${query}`)
      return [status, status === 200 ? (body as Customer[]).map(({ name }) => name).toSorted() : []]
    }
    expect(await below()).toEqual([200, ['Awake', 'Sleeping']])
    expect(await below('?activation=active')).toEqual([200, ['Awake']])
    expect(await below('?activation=deactivated')).toEqual([200, ['Sleeping']])
    expect(await below('?activation=other')).toEqual([422, []])
    expect((await agent.api('GET', `/customer/${above.id}/customers`)).status).toBe(404)
  })

  test('whether a company is active is changed alone', async () => {
    const both = await owner.api('PUT', `/customer/${customerId()}`, { active: false, MFA: false })
    expect(both).toMatchObject({ status: 422, body: { code: 'failedValidation' } })
  })

  test('nobody can be added to a deactivated company', async () => {
    const id = (
      (await owner.api('POST', `/organization/${organizationId()}/customer`, { ...fields, name: 'Asleep' }))
        .body as Customer
    ).id
    await owner.api('PUT', `/customer/${id}`, { active: false })
    const person = {
      first_name: 'Too',
      last_name: 'Late',
      email: 'too.late@asleep.example',
      phone: '',
      department: 'Sales',
      job_title: '',
    }
    expect(await owner.api('POST', `/customer/${id}/employee`, person)).toMatchObject({
      status: 409,
      body: { code: 'customerInactive' },
    })
  })
})

describe('employees', () => {
  test('are listed by first name (EMP-01)', async () => {
    const names = (await listEmployees()).map(({ first_name }) => first_name.toLowerCase())
    expect(names).toEqual(names.toSorted())
  })

  test('an employee is added once, however often the request is sent (EMP-05)', async () => {
    const person = {
      first_name: 'Ivy',
      last_name: 'Stone',
      email: 'ivy.stone@twice.example',
      phone: '',
      department: 'Sales',
      job_title: '',
      id: uuidv7(),
    }
    const headers = { 'idempotency-key': uuidv7() }
    const before = (await listEmployees()).length
    const first = await owner.api('POST', `/customer/${customerId()}/employee`, person, headers)
    const again = await owner.api('POST', `/customer/${customerId()}/employee`, person, headers)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    expect((await listEmployees()).length).toBe(before + 1)
  })

  test('one is read, changed, and gone once deleted (EMP-04)', async () => {
    const added = await owner.api('POST', `/customer/${customerId()}/employee`, {
      first_name: 'Otto',
      last_name: 'Reed',
      email: 'otto.reed@once.example',
      phone: '',
      department: 'Sales',
      job_title: '',
    })
    const { id } = added.body as Employee
    expect((await owner.api('GET', `/employee/${id}`)).body).toMatchObject({ last_name: 'Reed' })
    expect((await owner.api('PUT', `/employee/${id}`, { job_title: 'Lead' })).status).toBe(200)
    expect((await owner.api('GET', `/employee/${id}`)).body).toMatchObject({
      last_name: 'Reed',
      job_title: 'Lead',
    })
    expect((await owner.api('DELETE', `/employee/${id}`)).status).toBe(204)
    expect((await owner.api('GET', `/employee/${id}`)).status).toBe(404)
    expect((await owner.api('PUT', `/employee/${id}`, { job_title: 'None' })).status).toBe(404)
  })

  test('a key that was used for another request is refused', async () => {
    const { id } = await anEmployee()
    const headers = { 'idempotency-key': uuidv7() }
    await owner.api('PUT', `/employee/${id}`, { department: 'One' }, headers)
    expect(await owner.api('PUT', `/employee/${id}`, { department: 'Two' }, headers)).toMatchObject({
      status: 422,
      body: { code: 'keyReused' },
    })
  })

  test('a change made on an older row is refused by If-Match and nothing is overwritten', async () => {
    const { id } = await anEmployee(1)
    const etag = (await owner.api('GET', `/employee/${id}`)).headers.get('etag') ?? ''
    expect(
      (await owner.api('PUT', `/employee/${id}`, { department: 'First' }, { 'if-match': etag })).status,
    ).toBe(200)
    const stale = await owner.api('PUT', `/employee/${id}`, { department: 'Second' }, { 'if-match': etag })
    expect(stale).toMatchObject({ status: 412, body: { code: 'preconditionFailed' } })
    expect(((await owner.api('GET', `/employee/${id}`)).body as Employee).department).toBe('First')
  })

  test('a field that does not exist, and one that is too short, are each named', async () => {
    const { id } = await anEmployee()
    const { status, body } = await owner.api('PUT', `/employee/${id}`, { first_name: 'X', salary: 1 })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'failedValidation',
      message: 'Values of parameters were not as expected',
    })
    expect((body as { issues: { path: string }[] }).issues.map(({ path }) => path)).toEqual([
      'first_name',
      '',
    ])
  })

  test('an address that another employee of the company has is refused', async () => {
    const [one, two] = [await anEmployee(2), await anEmployee(3)]
    expect(await owner.api('PUT', `/employee/${one.id}`, { email: two.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'emailTaken' },
    })
  })

  test('are ignored together, or not at all when one is of another company', async () => {
    const [one, two] = [await anEmployee(4), await anEmployee(5)]
    const other = (await listEmployees(owner.login.customers[1]?.id))[0]
    const mixed = { customerId: customerId(), ids: [one.id, other?.id], ignored: true }
    expect((await owner.api('PUT', '/employee/ignore', mixed)).status).toBe(404)
    expect((await listEmployees()).find(({ id }) => id === one.id)?.ignored).toBe(one.ignored)
    await owner.api('PUT', '/employee/ignore', {
      customerId: customerId(),
      ids: [one.id, two.id],
      ignored: true,
    })
    const now = await listEmployees()
    expect([one, two].map(({ id }) => now.find((each) => each.id === id)?.ignored)).toEqual([true, true])
  })
})

describe('what a body may be', () => {
  test('malformed JSON is answered as such', async () => {
    expect(await owner.api('PUT', '/employee/ignore', '{"ids": [')).toMatchObject({
      status: 400,
      body: { code: 'malformedBody' },
    })
  })

  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/html; application/json',
    '',
  ])('one that is sent as %j is no JSON, whatever it holds', async (type) => {
    const { id, department } = await anEmployee()
    const refused = await owner.api('PUT', `/employee/${id}`, { department: 'No' }, { 'content-type': type })
    expect(refused).toMatchObject({ status: 415, body: { code: 'notJson' } })
    expect((await owner.api('GET', `/employee/${id}`)).body).toMatchObject({ department })
  })

  test('nor is one that does not say what it is, as a page elsewhere may send it', async () => {
    const bytes = new TextEncoder().encode('{}')
    const refused = await site.fetch('/api/trial/sign-in', { method: 'POST', body: bytes })
    expect([refused.status, await refused.json()]).toMatchObject([415, { code: 'notJson' }])
  })

  test('JSON may say how its letters are written', async () => {
    const { id, department } = await anEmployee()
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])
      expect(
        (await owner.api('PUT', `/employee/${id}`, { department }, { 'content-type': type })).status,
      ).toBe(200)
  })

  test('a body over the limit is refused before it is read', async () => {
    const huge = JSON.stringify({ filler: 'x'.repeat(600 * 1024) })
    expect(await owner.api('PUT', '/employee/ignore', huge)).toMatchObject({
      status: 413,
      body: { code: 'bodyTooLarge' },
    })
  })

  test('every refusal carries the id of the request', async () => {
    const { body, headers } = await owner.api('GET', `/customer/${uuidv7()}`)
    expect((body as { requestId: string }).requestId).toBe(headers.get('x-request-id'))
  })
})

describe('who may do what', () => {
  test('without a token, and with a token of nobody, nothing is answered', async () => {
    const none = await site.fetch('/api/user/login-data', {})
    const forged = await site.fetch('/api/user/login-data', {
      headers: { authorization: `${owner.idToken.slice(0, -9)}AAAAAAAAA` },
    })
    expect([none.status, forged.status]).toEqual([401, 401])
    expect(await none.json()).toMatchObject({
      message: "We couldn't verify your session, please login again.",
    })
  })

  test('a reader reads and does not write', async () => {
    const { id } = await anEmployee()
    expect((await reader.api('GET', `/employee/${id}`)).status).toBe(200)
    expect((await reader.api('PUT', `/employee/${id}`, { department: 'No' })).status).toBe(403)
    expect((await reader.api('PUT', `/customer/${customerId()}`, { MFA: false })).status).toBe(403)
  })

  test('an agent meets a foreign company as one that does not exist, in every call', async () => {
    const own = new Set(agent.login.customers.map(({ id }) => id))
    const foreign = owner.login.customers.find(({ id }) => !own.has(id))?.id ?? ''
    const theirs = (await listEmployees(foreign))[0]?.id ?? ''
    const answers = [
      await agent.api('GET', `/customer/${foreign}`),
      await agent.api('GET', `/customer/${foreign}/employee`),
      await agent.api('GET', `/customer/${foreign}/integration`),
      await agent.api('GET', `/employee/${theirs}`),
      await agent.api('PUT', `/employee/${theirs}`, { department: 'No' }),
      await agent.api('DELETE', `/employee/${theirs}`),
      await agent.api('PUT', '/employee/ignore', { customerId: foreign, ids: [theirs], ignored: true }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const listed = (await agent.api('GET', `/organization/${organizationId()}/customer`)).body as Customer[]
    expect(listed.map(({ id }) => id).toSorted()).toEqual([...own].toSorted())
  })

  test("a write that another site's page makes is refused", async () => {
    const { id } = await anEmployee()
    const crossSite = await owner.api(
      'PUT',
      `/employee/${id}`,
      { department: 'No' },
      { origin: 'https://elsewhere.example' },
    )
    expect(crossSite).toMatchObject({ status: 403, body: { code: 'foreignOrigin' } })
  })

  test('so is one that the browser marks as made from another site, and reading is not', async () => {
    const { id, department } = await anEmployee()
    const ask = (method: string, site: string, body?: object) =>
      owner.api(method, `/employee/${id}`, body, { 'sec-fetch-site': site })
    expect(await ask('PUT', 'cross-site', { department: 'No' })).toMatchObject({
      status: 403,
      body: { code: 'foreignOrigin' },
    })
    expect((await ask('DELETE', 'cross-site')).status).toBe(403)
    expect(await ask('PUT', 'same-site', { department: 'No' })).toMatchObject({
      status: 403,
      body: { code: 'foreignOrigin' },
    })
    expect(await ask('GET', 'cross-site')).toMatchObject({ status: 200, body: { department } })
    expect((await ask('PUT', 'same-origin', { department })).status).toBe(200)
    expect((await ask('PUT', 'none', { department })).status).toBe(200)
  })

  test('an address of no call is refused as every other one that names nothing', async () => {
    for (const address of ['/nothing', '/employee//', '/']) {
      const { status, body, headers } = await owner.api('GET', address)
      expect([status, body]).toEqual([
        404,
        { code: 'notFound', message: 'Resource not found', requestId: headers.get('x-request-id') },
      ])
    }
  })
})

describe('the description of the API', () => {
  test('names every call with its permission, and is readable without a token', async () => {
    const document = (await (await site.fetch('/api/openapi.json', {})).json()) as {
      paths: Record<string, Record<string, { description: string }>>
    }
    expect(document.paths['/employee/{id}']?.['put']?.description).toBe(
      'Needs manage on one of discover, secure, engage, licenseCenter.',
    )
    expect(Object.keys(document.paths)).toContain('/sync/push')
    expect(await (await site.fetch('/api/docs', {})).text()).toContain('/organization/:id/customer')
  })
})
