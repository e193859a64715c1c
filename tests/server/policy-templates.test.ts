// @module-tag database
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { endpoints } from '#shared/contract/endpoints.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import {
  defaultPolicyBaselines,
  defaultPolicyTemplates,
} from '#shared/domain/conditional-access/templates/default-policy-templates.ts'
import { policyDeploymentId } from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

type Template = z.infer<(typeof endpoints)['listPolicyTemplates']['answer']>[number]
type Baseline = z.infer<(typeof endpoints)['listPolicyBaselines']['answer']>[number]

const PATH = '/secure/policy/template'
const GROUP = `${PATH}/group`

let site: TestSite
let owner: Person
let colleague: Person
let reader: Person

beforeAll(async () => {
  site = await openTestSite()
  ;[owner, colleague, reader] = [
    await site.signIn('owner'),
    await site.signIn('admin'),
    await site.signIn('reader'),
  ]
})
afterAll(() => site?.close())

const writeAt = (organizationId: string, act: (work: Work) => Promise<void>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, organizationId, act)
const write = (act: (work: Work) => Promise<void>) => writeAt(owner.login.organization.id, act)
/** With a posture baseline subscription, or with nothing that covers policies. */
const subscribe = (hasPbSub: boolean) =>
  changeStored(site.database.db, 'subscription', 'organization', { hasPbSub, licenses: [] })

// Every test begins with what comes with the product alone, and a subscription that covers policies.
beforeEach(async () => {
  await subscribe(true)
  await write(async (work) => {
    for (const [kind, table] of [
      ['policyTemplate', 'policy_template'],
      ['policyBaseline', 'policy_baseline'],
      ['policyDeployment', 'policy_deployment'],
    ] satisfies [Kind, string][]) {
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)} where organization_id = ${work.organizationId}::uuid`.execute(
        work.tx,
      )
      const ids = rows.map(({ id }) => id)
      await work.load(kind, ids)
      for (const id of ids) work.remove(kind, id)
    }
  })
})

const asked = (more: object = {}) => ({
  template_name: 'MFA for all',
  meta_data: {
    policyBody: { ...newPolicy('MFA for all'), madeBy: 'hand' },
    promptedInputs: [{ name: 'excludeGroups', required: true }],
  },
  ...more,
})
const list = async <Item>(path: string, person = owner) => (await person.api('GET', path)).body as Item[]
const own = async (person = owner) =>
  (await list<Template>(PATH, person)).filter(({ organizationId }) => organizationId !== null)
const post = (path: string, body: unknown, person = owner) => person.api('POST', path, body)
const put = (path: string, body: unknown, person = owner) => person.api('PUT', path, body)
const remove = (path: string, person = owner) => person.api('DELETE', path)
async function added(more: object = {}): Promise<Template> {
  const { status, body } = await post(PATH, asked(more))
  expect(status).toBe(201)
  return body as Template
}
async function addedBaseline(templates: string[], title = 'Ours'): Promise<Baseline> {
  const { status, body } = await post(GROUP, { title, templates })
  expect(status).toBe(201)
  return body as Baseline
}
const refused = (status: number, code: string) => ({ status, body: { code } })

describe('the lists', () => {
  test('hold what comes with the product, which belongs to no organization', async () => {
    const templates = await list<Template>(PATH)
    expect(templates.map(({ id, organizationId }) => [id, organizationId])).toEqual(
      defaultPolicyTemplates.map(({ id }) => [id, null]),
    )
    expect(templates.find(({ id }) => id === 'mfa-everyone')).toMatchObject({
      template_name: 'Require MFA for all users',
      templateId: 'a3d0a415-b068-4326-9251-f9cdf9feeb64',
      policyType: 'CONDITIONAL_ACCESS',
      meta_data: { promptedInputs: [{ name: 'excludeGroups', required: true }] },
    })
    const baselines = await list<Baseline>(GROUP)
    expect(baselines.map(({ id, organization_id }) => [id, organization_id])).toEqual(
      defaultPolicyBaselines.map(({ id }) => [id, null]),
    )
  })

  test('then those of the organization by name, whatever the case', async () => {
    for (const template_name of ['bravo', 'Alpha', 'Charlie']) await added({ template_name })
    expect((await own()).map(({ template_name }) => template_name)).toEqual(['Alpha', 'bravo', 'Charlie'])
  })

  test('are of one type of policies, and refuse others', async () => {
    expect((await owner.api('GET', `${PATH}?policyType=CONDITIONAL_ACCESS`)).status).toBe(200)
    expect((await owner.api('GET', `${PATH}?policyType=ANOTHER`)).status).toBe(422)
  })

  test('are for who manages Secure', async () => {
    for (const path of [PATH, GROUP])
      expect(await reader.api('GET', path)).toMatchObject(refused(403, 'noPermission'))
  })

  test('hold nothing of another organization, whose rows are neither changed nor deleted', async () => {
    const { organizationId } = await addNeighbor(site)
    const id = uuidv7()
    const at = new Date(site.now.value).toISOString()
    const row = { id, name: 'Theirs', description: '', created_at: at, changed_at: at }
    await writeAt(organizationId, async (work) => {
      await work.load('policyTemplate', [id])
      work.put('policyTemplate', {
        ...row,
        policy_type: 'CONDITIONAL_ACCESS',
        body: newPolicy('Theirs'),
        prompted_inputs: [],
      })
      await work.load('policyBaseline', [id])
      work.put('policyBaseline', { ...row, policy_type: 'CONDITIONAL_ACCESS', templates: [id] })
    })
    expect(await own()).toEqual([])
    for (const path of [PATH, GROUP])
      for (const method of ['PUT', 'DELETE'])
        expect(await owner.api(method, `${path}/${id}`, {})).toMatchObject(refused(404, 'notFound'))
    // Nor can it be taken into a baseline here.
    expect(await post(GROUP, { title: 'Ours', templates: [id] })).toMatchObject(
      refused(409, 'policyTemplateInvalid'),
    )
  })

  test('tell where a template is deployed, of the companies that the caller sees', async () => {
    const { id } = await added()
    const customers = (await owner.api('GET', `/organization/${owner.login.organization.id}/customer`))
      .body as { id: string }[]
    const [first = { id: '' }, second = { id: '' }] = customers
    await write(async (work) => {
      const rows = [first, second].map((customer) => ({
        id: policyDeploymentId(customer.id, id),
        customer_id: customer.id,
        template_id: id,
        policy_id: uuidv7(),
        inputs: {},
        deployed: uuidv7(),
        deployed_at: new Date(site.now.value).toISOString(),
        task_id: uuidv7(),
      }))
      await work.load(
        'policyDeployment',
        rows.map((row) => row.id),
      )
      for (const row of rows) work.put('policyDeployment', row)
    })
    const [template] = await own()
    expect(template?.deployments.toSorted()).toEqual([first.id, second.id].toSorted())
  })
})

describe('a template', () => {
  test('is added, told to devices, and keeps members that nobody here knows', async () => {
    const id = uuidv7()
    const { status, body, headers } = await post(PATH, asked({ id }))
    expect(status).toBe(201)
    expect(headers.get('etag')).toMatch(/^"\d+"$/)
    expect(body).toMatchObject({
      id,
      template_description: '',
      organizationId: owner.login.organization.id,
      meta_data: { policyBody: { madeBy: 'hand', displayName: 'MFA for all' } },
      deployments: [],
    })
    const { rows } = await pulledBy(colleague)
    expect(rows.findLast(([kind, rowId]) => kind === 'policyTemplate' && rowId === id)?.[4]).toMatchObject({
      name: 'MFA for all',
      body: { madeBy: 'hand' },
    })
    expect(await post(PATH, asked({ id, template_name: 'Again' }))).toMatchObject(
      refused(409, 'alreadyExists'),
    )
  })

  test('is changed field by field', async () => {
    const { id } = await added()
    site.now.value += 60_000
    const { status, body } = await put(`${PATH}/${id}`, { template_description: 'For all of them' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      template_name: 'MFA for all',
      template_description: 'For all of them',
      changed_at: new Date(site.now.value).toISOString(),
    })
    expect(
      await owner.api('PUT', `${PATH}/${id}`, { template_name: 'Late' }, { 'if-match': '"1"' }),
    ).toMatchObject({ status: 412 })
  })

  test('has a policy that every rule lets pass once what it requires is said', async () => {
    const both = {
      ...newPolicy('Both'),
      grantControls: { operator: 'OR', builtInControls: ['block', 'mfa'] },
    }
    const wrong = { meta_data: { policyBody: both, promptedInputs: [] } }
    expect(await post(PATH, asked(wrong))).toMatchObject({
      ...refused(422, 'policyInvalid'),
      body: { message: 'Policy validation failed. Fix the errors below to continue.' },
    })
    const { id } = await added()
    expect(await put(`${PATH}/${id}`, wrong)).toMatchObject(refused(422, 'policyInvalid'))
    const shapeless = { meta_data: { policyBody: { displayName: 'No conditions' }, promptedInputs: [] } }
    expect(await post(PATH, asked(shapeless))).toMatchObject(refused(422, 'failedValidation'))
  })

  test('has a name of its own, whatever the case, which it keeps', async () => {
    const { id } = await added()
    const other = await added({ template_name: 'Other' })
    const taken = refused(409, 'policyTemplateNameTaken')
    expect(await post(PATH, asked({ template_name: ' mfa FOR all' }))).toMatchObject(taken)
    expect(await put(`${PATH}/${other.id}`, { template_name: 'MFA for ALL' })).toMatchObject(taken)
    expect((await put(`${PATH}/${id}`, { template_name: 'MFA FOR ALL' })).status).toBe(200)
  })

  test('that two people name alike in the same moment is there once', async () => {
    const answers = await Promise.all([post(PATH, asked()), post(PATH, asked(), colleague)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test('is deleted, unless a baseline holds it, also by who is not subscribed any more', async () => {
    const { id } = await added()
    const baseline = await addedBaseline([id])
    expect(await remove(`${PATH}/${id}`)).toMatchObject(refused(409, 'policyTemplateInUse'))
    expect((await remove(`${GROUP}/${baseline.id}`)).status).toBe(204)
    await subscribe(false)
    expect(await post(PATH, asked({ template_name: 'Other' }))).toMatchObject(
      refused(402, 'missingSubscription'),
    )
    expect((await remove(`${PATH}/${id}`)).status).toBe(204)
    await subscribe(true)
    expect(await own()).toEqual([])
  })

  test('is one of 500 at most', async () => {
    await write(async (work) => {
      const ids = Array.from({ length: policyTemplateLimits.templates }, () => uuidv7())
      await work.load('policyTemplate', ids)
      const at = new Date(site.now.value).toISOString()
      for (const id of ids)
        work.put('policyTemplate', {
          id,
          name: id,
          description: '',
          policy_type: 'CONDITIONAL_ACCESS',
          body: newPolicy(id),
          prompted_inputs: [],
          created_at: at,
          changed_at: at,
        })
    })
    expect(await post(PATH, asked())).toMatchObject(refused(409, 'maximumPolicyTemplatesReached'))
  })

  test('that the subscription does not cover is refused from a device, too', async () => {
    const fields = { name: 'Queued', description: '', body: newPolicy('Queued'), prompted_inputs: [] }
    const add = () => commandOf(site, 'policyTemplate.add', { id: uuidv7(), fields })
    await subscribe(false)
    expect(await pushAs(owner, [add()])).toMatchObject([{ outcome: 'rejected', code: 'missingSubscription' }])
    await subscribe(true)
    expect(await pushAs(owner, [add()])).toMatchObject([{ outcome: 'applied' }])
  })
})

describe('a baseline', () => {
  test('is of own templates and those of the product, in an order, and says title where its rows say name', async () => {
    const { id } = await added()
    const baseline = await addedBaseline([id, 'block-legacy'], 'Standard')
    expect(baseline).toMatchObject({
      name: 'Standard',
      groupId: baseline.id,
      templates: [id, 'block-legacy'],
    })
    const { body } = await put(`${GROUP}/${baseline.id}`, { templates: ['block-legacy', id] })
    expect(body).toMatchObject({ name: 'Standard', templates: ['block-legacy', id] })
  })

  test('has a name and at least one template, each once, and such as there are', async () => {
    for (const wrong of [{ title: ' ' }, { templates: [] }, { templates: ['block-legacy', 'block-legacy'] }])
      expect(await post(GROUP, { title: 'Ours', templates: ['block-legacy'], ...wrong })).toMatchObject(
        refused(422, 'failedValidation'),
      )
    expect(await post(GROUP, { title: 'Ours', templates: ['no-such'] })).toMatchObject(
      refused(409, 'policyTemplateInvalid'),
    )
    await addedBaseline(['block-legacy'])
    expect(await post(GROUP, { title: 'OURS', templates: ['block-legacy'] })).toMatchObject(
      refused(409, 'policyBaselineNameTaken'),
    )
  })
})

test('what comes with the product is neither changed nor deleted', async () => {
  for (const path of [`${PATH}/mfa-everyone`, `${GROUP}/msp-starter`]) {
    expect(await put(path, {})).toMatchObject(refused(409, 'defaultTemplate'))
    expect(await remove(path)).toMatchObject(refused(409, 'defaultTemplate'))
  }
})
