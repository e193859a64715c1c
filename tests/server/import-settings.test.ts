import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Estimate } from '#shared/domain/import-settings/apply-rule.ts'
import {
  EVERYBODY,
  type ImportRuleFields,
  NO_CHOICES,
  NO_EXCLUSIONS,
} from '#shared/domain/import-settings/import-rule.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const GRAPH = '/sandbox/microsoft365/graph/v1.0'

let site: TestSite
let owner: Person
let reader: Person
let integration: Integration
let at: string

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  reader = await site.signIn('reader')
  at = `/customer/${owner.login.customers[0]?.id}/auto-ignore`
  integration = ((await owner.api('GET', at.replace('auto-ignore', 'integration'))).body as Integration[])[0]!
})
afterAll(() => site?.close())

const customerId = () => integration.customer_id
const employees = async () =>
  (await owner.api('GET', `/customer/${customerId()}/employee?size=500`)).body as Employee[]
const present = async () => (await employees()).filter(({ directory }) => directory === 'present')
const imported = async () => (await present()).filter(({ ignored }) => !ignored)
const estimate = async (rule: ImportRuleFields) =>
  (await owner.api('POST', `${at}/estimate`, { ...rule, integrationType: 'Office365' })).body as Estimate
const save = (rule: ImportRuleFields, by = owner) =>
  by.api('PUT', at, { ...rule, integrationType: 'Office365' })
const choice = (id: string) => ({ id, name: id })

async function until<T>(read: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await read()
    if (found) return found
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function sync(): Promise<Task> {
  const { body } = await owner.api('POST', `/integration/${integration.id}/task`, {
    taskShortName: 'M365_DISCOVER_TASK',
  })
  const { taskId } = body as { taskId: string }
  return until(async () =>
    ((await owner.api('GET', `/integration/${integration.id}/task`)).body as Task[]).find(
      ({ id, finished_at }) => id === taskId && finished_at,
    ),
  )
}

/** Changes the pretend tenant as an administrator would, through Graph. */
async function graph(method: string, path: string, body: unknown) {
  const token = await site.fetch(`/sandbox/microsoft365/login/${integration.tenant_id}/oauth2/v2.0/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: '6f1c2a52-6a36-4c0f-9d53-0c8c1d6f4700',
      client_secret: 'sandbox-only',
      scope: 'https://graph.microsoft.com/.default',
    }).toString(),
  })
  const { access_token } = (await token.json()) as { access_token: string }
  const answer = await site.fetch(`${GRAPH}${path}`, {
    method,
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBeLessThan(300)
  return answer.status === 204 ? undefined : ((await answer.json()) as { id: string })
}

const join = (group: string, member: string | null | undefined) =>
  graph('POST', `/groups/${group}/members/$ref`, {
    '@odata.id': `https://graph.microsoft.com/v1.0/directoryObjects/${member}`,
  })

describe('the import rule of a company', () => {
  let sales: string

  test('is chosen from what its tenant told: groups with everybody in them, licenses, roles, domains, people', async () => {
    const [first, second] = await present()
    const made = await graph('POST', '/groups', {
      displayName: 'Sales',
      mailEnabled: false,
      mailNickname: 'sales',
      securityEnabled: true,
    })
    sales = made?.id.toLowerCase() ?? ''
    const inside = await graph('POST', '/groups', {
      displayName: 'Sales inside',
      mailEnabled: false,
      mailNickname: 'inside',
      securityEnabled: true,
    })
    await join(sales, first?.entra_id)
    await join(sales, inside?.id)
    await join(inside?.id ?? '', second?.entra_id)
    await sync()
    const { body } = await reader.api('GET', `${at}/metadata`)
    const told = body as Record<'groups' | 'roles' | 'licenseType' | 'users', { name: string }[]> & {
      domains: string[]
    }
    expect(told.groups).toEqual(
      expect.arrayContaining([
        { id: sales, name: 'Sales', members: 2 },
        { id: inside?.id.toLowerCase(), name: 'Sales inside', members: 1 },
      ]),
    )
    expect(told.domains).toEqual(integration.domains)
    expect(told.users).toHaveLength((await present()).length)
    expect(told.licenseType.length).toBeGreaterThan(0)
    expect(told.roles.map(({ name }) => name)).toContain('Global Administrator')
  })

  test('is kept by one call each, once a vendor; who only reads changes nothing', async () => {
    expect((await owner.api('GET', at)).body).toEqual({ rule: null, isDefault: true })
    const rule = { ...EVERYBODY, include: { ...NO_CHOICES, groups: [choice(sales)] } }
    expect((await save(rule, reader)).status).toBe(403)
    const added = await owner.api('POST', at, { ...rule, integrationType: 'Office365' })
    expect(added).toMatchObject({
      status: 201,
      body: { rule: { ...rule, integrationType: 'Office365' }, isDefault: false },
    })
    expect((await owner.api('POST', at, { ...rule, integrationType: 'Office365' })).status).toBe(409)
    expect((await owner.api('DELETE', at)).status).toBe(204)
    expect((await owner.api('DELETE', at)).status).toBe(404)
  })

  test.each<[string, () => Promise<ImportRuleFields>]>([
    ['a group', async () => ({ ...EVERYBODY, include: { ...NO_CHOICES, groups: [choice(sales)] } })],
    ['no licence', async () => ({ ...EVERYBODY, exclude: { ...NO_EXCLUSIONS, noLicences: true } })],
    ['no group', async () => ({ ...EVERYBODY, exclude: { ...NO_EXCLUSIONS, noGroups: true } })],
    [
      'one person and a product',
      async () => {
        const [person, other] = await present()
        return {
          ...EVERYBODY,
          include: {
            ...NO_CHOICES,
            users: [choice(person?.entra_id ?? '')],
            licences: (other?.sku_ids ?? []).map(choice),
          },
        }
      },
    ],
  ])('imports exactly as many as were estimated, at once and at the next sync: by %s', async (_by, rule) => {
    const said = await rule()
    const told = await estimate(said)
    expect((await save(said)).status).toBe(200)
    await until(async () => (await imported()).length === told.selectedAccounts)
    await sync()
    const now = await present()
    expect({
      accounts: now.length,
      selectedAccounts: now.filter(({ ignored }) => !ignored).length,
      noLicensesAccounts: now.filter(({ sku_ids }) => sku_ids.length === 0).length,
    }).toEqual({
      accounts: told.accounts,
      selectedAccounts: told.selectedAccounts,
      noLicensesAccounts: told.noLicensesAccounts,
    })
    expect(told.noGroupsAccounts).toBeGreaterThan(0)
    expect(told.noGroupsAccounts).toBeLessThan(told.accounts)
    expect(now.filter(({ ignored }) => ignored).every((each) => each.ignore_decision !== 'nobody')).toBe(true)
  })

  test('yields to what a person decided, and is taken back whole when it goes', async () => {
    await save({ ...EVERYBODY, include: { ...NO_CHOICES, groups: [choice(sales)] } })
    const ruled = await until(async () => {
      const left = (await present()).filter(({ ignore_decision }) => ignore_decision === 'notChosen')
      return left.length > 2 && left
    })
    const [kept, ...others] = ruled
    await owner.api('PUT', '/employee/ignore', { ids: [kept?.id], customerId: customerId(), ignored: false })
    await sync()
    expect((await employees()).find(({ id }) => id === kept?.id)).toMatchObject({
      ignored: false,
      ignore_decision: 'person',
    })
    expect((await owner.api('DELETE', at)).status).toBe(204)
    const ids = new Set(others.map(({ id }) => id))
    await until(async () => (await employees()).every(({ id, ignored }) => !ids.has(id) || !ignored))
  })

  test('ignores a new colleague from the first moment, and imports them once they join', async () => {
    await save({ ...EVERYBODY, include: { ...NO_CHOICES, groups: [choice(sales)] } })
    const name = `late.joiner@${integration.domains[0]}`
    const made = await graph('POST', '/users', {
      userPrincipalName: name,
      displayName: 'Late Joiner',
      accountEnabled: true,
      mailNickname: 'late.joiner',
      passwordProfile: { password: 'Not-a-secret-4' },
    })
    await sync()
    const joiner = async () => (await employees()).find(({ username }) => username === name)
    expect(await joiner()).toMatchObject({ ignored: true, ignore_decision: 'notChosen' })
    await join(sales, made?.id)
    await sync()
    expect(await joiner()).toMatchObject({ ignored: false, ignore_decision: 'nobody' })
    await owner.api('DELETE', at)
  })
})

describe('the default of the organization', () => {
  const ofAll = '/organization/auto-ignore'
  const rule = { ...EVERYBODY, exclude: { ...NO_EXCLUSIONS, noLicences: true } }

  test('holds where a company has no rule, and names nothing of one tenant', async () => {
    const refused = { ...EVERYBODY, domains: ['contoso.example'], integrationType: 'Office365' }
    expect((await owner.api('PUT', ofAll, refused)).status).toBe(422)
    const put = await owner.api('PUT', ofAll, { ...rule, integrationType: 'Office365' })
    expect(put).toMatchObject({
      status: 200,
      body: { rule, organization_id: owner.login.organization.id },
    })
    expect((await owner.api('GET', at)).body).toMatchObject({ rule, isDefault: true })
    await until(async () =>
      (await imported()).every(
        ({ sku_ids, ignore_decision }) => sku_ids.length > 0 || ignore_decision === 'person',
      ),
    )
    expect((await owner.api('DELETE', ofAll)).status).toBe(204)
    await until(async () =>
      (await present()).every(({ ignore_decision }) => ignore_decision !== 'noLicences'),
    )
  })

  test('is not for who sees only some companies, and needs the feature', async () => {
    const agent = await site.signIn('agent')
    expect((await agent.api('PUT', ofAll, { ...rule, integrationType: 'Office365' })).status).toBe(403)
    const product = await site.signIn('product')
    const toggle = `/organization/${owner.login.organization.id}/feature-toggle`
    const turned = await product.api('POST', toggle, { feature: 'auto-ignore', enabled: false })
    expect(turned.status).toBeLessThan(300)
    expect((await save(rule)).body).toMatchObject({ code: 'featureOff' })
    await product.api('POST', toggle, { feature: 'auto-ignore', enabled: true })
  })
})
