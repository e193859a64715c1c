import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const GRAPH = '/sandbox/microsoft365/graph/v1.0'

let site: TestSite
let owner: Person
let integration: Integration

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  const { body } = await owner.api('GET', `/customer/${customerId()}/integration`)
  integration = (body as Integration[])[0] as Integration
})
afterAll(() => site?.close())

const organizationId = () => owner.login.organization.id
const customerId = () => owner.login.customers[0]?.id ?? ''
const employees = async () =>
  (await owner.api('GET', `/customer/${customerId()}/employee?size=500`)).body as Employee[]

/** Asks for a sync and waits until its task has ended. */
async function sync(): Promise<Task> {
  const { status, body } = await owner.api('POST', `/integration/${integration.id}/task`, {
    taskShortName: 'M365_DISCOVER_TASK',
  })
  expect(status).toBe(202)
  const { taskId } = body as { taskId: string }
  for (;;) {
    const tasks = (await owner.api('GET', `/integration/${integration.id}/task`)).body as Task[]
    const task = tasks.find(({ id }) => id === taskId)
    if (task?.finished_at) return task
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Changes the pretend tenant as an administrator would, through Graph. */
async function graph(method: string, path: string, body?: unknown) {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: '6f1c2a52-6a36-4c0f-9d53-0c8c1d6f4700',
    client_secret: 'sandbox-only',
    scope: 'https://graph.microsoft.com/.default',
  })
  const token = await site.fetch(`/sandbox/microsoft365/login/${integration.tenant_id}/oauth2/v2.0/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  const { access_token } = (await token.json()) as { access_token: string }
  return site.fetch(`${GRAPH}${path}`, {
    method,
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

describe('a sync of a company with its Microsoft 365 directory', () => {
  test('adds who was hired, takes over what changed and marks who left', async () => {
    const before = await employees()
    const task = await sync()
    expect(task).toMatchObject({ state: 'completed', added: 3, vanished: 1, fault: null })
    const after = await employees()
    expect(after).toHaveLength(before.length + 3)
    expect(after.filter(({ directory }) => directory === 'missing')).toHaveLength(1)
    const now = (await owner.api('GET', `/customer/${customerId()}/integration`)).body as Integration[]
    expect(now[0]).toMatchObject({ state: 'Sync Successful', last_synced: task.finished_at })
  })

  test('what the directory does not tell of people is not read, and what it tells is theirs', async () => {
    const people = await employees()
    const hired = people.filter(({ email }) => email.startsWith('new.colleague'))
    expect(hired).toHaveLength(3)
    for (const person of hired)
      expect(person).toMatchObject({
        mfa_status: null,
        isAdmin: false,
        date_joined: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      })
    expect(hired.every(({ activity_read }) => activity_read)).toBe(true)
    const known = people.filter((each) => each.directory === 'present' && !hired.includes(each))
    expect(known.every(({ mfa_status, isAdmin }) => mfa_status !== null && isAdmin !== null)).toBe(true)
    const added = await owner.api('POST', `/customer/${customerId()}/employee`, {
      first_name: 'Typed',
      last_name: 'Here',
      email: 'typed.here@elsewhere.example',
      phone: '',
      department: 'Front desk',
      job_title: 'Clerk',
    })
    expect(added.body).toMatchObject({
      mfa_status: null,
      isAdmin: null,
      date_joined: null,
      activity_read: false,
    })
    await owner.api('DELETE', `/employee/${(added.body as Employee).id}`)
  })

  test('the next one reads only what changed since, and a user who vanished is marked and stays', async () => {
    const [changed, deleted] = (await employees()).filter(({ directory }) => directory === 'present')
    if (!changed || !deleted) throw new Error('The demo company has people')
    await graph('PATCH', `/users/${changed.entra_id}`, { department: 'Changed Upstream' })
    expect((await graph('DELETE', `/users/${deleted.entra_id}`)).status).toBe(204)
    const task = await sync()
    expect(task).toMatchObject({ state: 'completed', read: 1, added: 0, changed: 1, vanished: 1 })
    const after = await employees()
    expect(after.find(({ id }) => id === changed.id)?.department).toBe('Changed Upstream')
    expect(after.find(({ id }) => id === deleted.id)).toMatchObject({
      directory: 'missing',
      sign_in_enabled: null,
    })
  })

  test('one that finds nothing new changes no row', async () => {
    const before = await employees()
    expect(await sync()).toMatchObject({ state: 'completed', read: 0, added: 0, changed: 0, vanished: 0 })
    expect(await employees()).toEqual(before)
  })

  test('a tenant that refused us is read again once it lets us in, and keeps what was read of it (PERM-22)', async () => {
    const [before] = (await owner.api('GET', `/customer/${customerId()}/integration`)).body as Integration[]
    if (!before) throw new Error('The demo company is connected')
    const refused: Integration = {
      ...before,
      state: 'Auth Failed',
      fault: 'missingScope',
      tenant_name: 'Old',
    }
    await unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
      await work.load('integration', [before.id])
      work.put('integration', refused)
    })
    const people = await employees()
    expect(await sync()).toMatchObject({ state: 'completed', fault: null })
    const [after] = (await owner.api('GET', `/customer/${customerId()}/integration`)).body as Integration[]
    expect(after).toMatchObject({ id: before.id, state: 'Sync Successful', fault: null })
    expect(after?.tenant_name).toBe(before.tenant_name)
    expect(await employees()).toEqual(people)
  })

  test('a person who may not manage employees cannot start one', async () => {
    const reader = await site.signIn('reader')
    const answer = await reader.api('POST', `/integration/${integration.id}/task`, {
      taskShortName: 'M365_DISCOVER_TASK',
    })
    expect(answer.status).toBe(403)
  })
})
