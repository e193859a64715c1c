import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { endpoints } from '#shared/contract/endpoints.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import { newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import type { TemplatePolicy } from '#shared/domain/defender/mail-template.ts'
import { templatePolicyOf } from '#shared/domain/defender/template-policy.ts'
import { templateOf } from '#shared/domain/intune/template-policy.ts'
import type { DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { keepDevicePolicies } from '#server/intune/device-policy.store.ts'
import { findKept } from '#server/intune/kept-policies.store.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'
import { ownCompanies, type OwnCompany } from '#tests/support/database/own-company.ts'
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
const FOUND = '5b7c1d1e-0000-4000-8000-00000000000d'

let site: TestSite
let owner: Person
let reader: Person
let company: OwnCompany
/** Another, whose policies a task reads again. */
let deployedTo: OwnCompany
beforeAll(async () => {
  site = await openTestSite()
  ;[owner, reader] = [await site.signIn('owner'), await site.signIn('reader')]
  const next = ownCompanies()
  ;[company, deployedTo] = [await next(site, owner), await next(site, owner)]
  for (const type of ['DEFENDER', 'INTUNE_CONFIGURATION', 'INTUNE_COMPLIANCE'])
    ofDemo.push([type, (await list(type)).length, (await list(type, GROUP)).length])
})
/** By type how many templates and baselines the demo has. */
const ofDemo: [string, number, number][] = []
test('the demo has templates of its own, and baselines where there are several', () => {
  expect(ofDemo).toEqual([
    ['DEFENDER', 2, 1],
    ['INTUNE_CONFIGURATION', 2, 1],
    ['INTUNE_COMPLIANCE', 1, 0],
  ])
})
afterAll(() => site?.close())

const write = <T>(act: (work: Work) => Promise<T>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, owner.login.organization.id, act)
const turn = (feature: 'defender-policies' | 'intune', enabled: boolean) =>
  write(async (work) => {
    await work.load('featureFlag', [feature])
    const { row } = work.get('featureFlag', feature)
    if (row) work.put('featureFlag', { ...row, enabled })
  })

beforeEach(async () => {
  await changeStored(site.database.db, 'subscription', 'organization', { hasPbSub: true, licenses: [] })
  await write(async (work) => {
    for (const [kind, table] of [
      ['mailTemplate', 'mail_template'],
      ['deviceTemplate', 'device_template'],
      ['policyBaseline', 'policy_baseline'],
    ] satisfies [Kind, string][]) {
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)} where organization_id = ${work.organizationId}::uuid`.execute(
        work.tx,
      )
      const ids = rows.map(({ id }) => id)
      await work.load(kind, ids)
      for (const id of ids) work.remove(kind, id)
    }
    await keepDevicePolicies(work, company.customerId, [
      { set: 'deviceConfigurations', policies: [{ ...updates(), id: FOUND }] },
    ])
  })
})

const links = (more: Partial<TemplatePolicy> = {}): TemplatePolicy => ({
  ...templatePolicyOf({ ...newMailPolicy('safeLinks', 'Links'), settings: { TrackClicks: false } }),
  ...more,
})
const mail = (more: object = {}) => ({
  policyType: 'DEFENDER',
  template_name: 'Our links',
  meta_data: { policyBody: links() },
  ...more,
})
const updates = (more: Partial<DevicePolicy> = {}): DevicePolicy => ({
  set: 'deviceConfigurations',
  id: null,
  name: 'Updates',
  description: 'After a week',
  platform: 'windows',
  targets: { everyDevice: true, everyUser: false, include: [FOUND], exclude: [] },
  actions: [],
  body: {
    '@odata.type': '#microsoft.graph.windowsUpdateForBusinessConfiguration',
    qualityUpdatesDeferralPeriodInDays: 7,
    roleScopeTagIds: ['7'],
  },
  ...more,
})
/** What a person saw of the policy of the company. */
const seen = () => templateOf(updates()).summary
const device = (more: object = {}) => ({
  policyType: 'INTUNE_CONFIGURATION',
  template_name: 'Our updates',
  meta_data: { source: { customerId: company.customerId, policyId: FOUND.toUpperCase() }, seen: seen() },
  ...more,
})
const list = async (type: string, path = PATH) =>
  (await owner.api('GET', `${path}?policyType=${type}`)).body as Template[]
async function added(body: object): Promise<Template> {
  const answer = await owner.api('POST', PATH, body)
  expect(answer.status).toBe(201)
  return answer.body as Template
}
/** The newest of each row of a kind as a device that holds nothing is told it. */
async function rowsOnDevices(kind: Kind) {
  const { rows } = await pulledBy(owner)
  const all = new Map(rows.flatMap((row) => (row[0] === kind ? [[row[1], row[4]] as const] : [])))
  return [...all.values()].filter((row) => row !== null)
}
const refused = (status: number, code: string) => ({ status, body: { code } })

describe('a template of a policy for mail (DEF-01, DEF-07)', () => {
  test('is added, told to devices, listed under its type alone, changed and deleted', async () => {
    const { id, ...template } = await added(mail())
    expect(template).toMatchObject({
      template_name: 'Our links',
      policyType: 'DEFENDER',
      meta_data: { policyBody: links() },
      deployments: [],
    })
    expect((await list('DEFENDER')).map((each) => each.id)).toEqual([id])
    expect((await list('CONDITIONAL_ACCESS')).some((each) => each.id === id)).toBe(false)
    expect(await rowsOnDevices('mailTemplate')).toMatchObject([{ id, policy: { kind: 'safeLinks' } }])
    const policyBody = links({ isEnabled: false })
    const changed = await owner.api('PUT', `${PATH}/${id}`, { meta_data: { policyBody } })
    expect(changed).toMatchObject({ status: 200, body: { meta_data: { policyBody: { isEnabled: false } } } })
    expect(await owner.api('GET', `${PATH}/${id}/policy`)).toMatchObject({
      body: { template_name: 'Our links' },
    })
    expect((await owner.api('DELETE', `${PATH}/${id}`)).status).toBe(204)
    expect((await owner.api('GET', `${PATH}/${id}/policy`)).status).toBe(404)
  })

  test('tells the companies whose tenants have a policy of its name and kind', async () => {
    const policy = { ...newMailPolicy('safeLinks', ' LINKS'), id: 'one', ruleId: 'one' }
    await write(async (work) => {
      await work.load('mailPolicies', [company.customerId])
      work.put('mailPolicies', {
        id: company.customerId,
        customer_id: company.customerId,
        unread: {},
        is_incomplete: false,
        policies: [policy, { ...policy, kind: 'antiSpam', name: 'Links' }],
      })
    })
    await added(mail())
    await added(mail({ template_name: 'Elsewhere', meta_data: { policyBody: links({ name: 'Elsewhere' }) } }))
    expect((await list('DEFENDER')).map((each) => [each.template_name, each.deployments])).toEqual([
      ['Elsewhere', []],
      ['Our links', [company.customerId]],
    ])
  })

  test.each<[string, object, number, string]>([
    [
      'breaks a rule',
      mail({ meta_data: { policyBody: links({ name: 'a'.repeat(65) }) } }),
      422,
      'policyInvalid',
    ],
    [
      'names somebody it is for',
      mail({ meta_data: { policyBody: { ...links(), include: {} } } }),
      422,
      'failedValidation',
    ],
    ['has the name of another', mail({ template_name: 'OUR LINKS' }), 409, 'policyTemplateNameTaken'],
  ])('is not added where it %s', async (_, body, status, code) => {
    await added(mail())
    expect(await owner.api('POST', PATH, body)).toMatchObject(refused(status, code))
  })

  test('is not changed to a policy of another type', async () => {
    const { id } = await added(mail())
    const { id: other } = await added(device())
    const data = { meta_data: { policyBody: links() } }
    expect((await owner.api('PUT', `${PATH}/${other}`, data)).status).toBe(422)
    const access = { meta_data: { policyBody: { displayName: 'x', state: 'disabled', conditions: {} } } }
    expect((await owner.api('PUT', `${PATH}/${id}`, access)).status).toBe(422)
  })
})

describe('a template of a policy for devices (INTUNE-01, INTUNE-02, INTUNE-07)', () => {
  test('is made of what was read of a company, without what is of its tenant, which devices hear without settings', async () => {
    const { id, ...template } = await added(device())
    expect(template).toMatchObject({
      policyType: 'INTUNE_CONFIGURATION',
      meta_data: { policyBody: { set: 'deviceConfigurations', name: 'Updates', platform: 'windows' } },
    })
    const { body } = await owner.api('GET', `${PATH}/${id}/policy`)
    const { policyBody } = (body as Template).meta_data
    expect(policyBody).toMatchObject({
      id: null,
      targets: { everyDevice: false, include: [] },
      body: { qualityUpdatesDeferralPeriodInDays: 7 },
    })
    expect(JSON.stringify(policyBody)).not.toContain('roleScopeTagIds')
    const pulled = await rowsOnDevices('deviceTemplate')
    expect(pulled).toMatchObject([{ id, policy: { name: 'Updates' } }])
    expect(JSON.stringify(pulled)).not.toContain('qualityUpdatesDeferralPeriodInDays')
    expect((await list('INTUNE_COMPLIANCE')).length).toBe(0)
  })

  test('is made of a policy in full, and keeps its name and description apart from those of the template', async () => {
    const meta_data = { policyBody: updates({ name: 'From a file' }) }
    const { id } = await added(device({ template_name: 'Imported', meta_data }))
    const set = { template_name: 'Renamed', template_description: 'By us' }
    expect(await owner.api('PUT', `${PATH}/${id}`, set)).toMatchObject({
      status: 200,
      body: { ...set, meta_data: { policyBody: { name: 'From a file' } } },
    })
  })

  test.each<[string, () => object, number, string]>([
    [
      'that nobody has read',
      () => ({ source: { customerId: company.customerId, policyId: 'x' }, seen: seen() }),
      404,
      'notFound',
    ],
    [
      'of a company that is not theirs',
      () => ({ source: { customerId: uuidv7(), policyId: FOUND }, seen: seen() }),
      404,
      'notFound',
    ],
    [
      'that is not as the person saw it',
      () => ({
        source: { customerId: company.customerId, policyId: FOUND },
        seen: { ...seen(), description: 'After a month' },
      }),
      409,
      'conflict',
    ],
    [
      'that sets a secret',
      () => ({ policyBody: updates({ body: { ...updates().body, omaSettings: [{ isEncrypted: true }] } }) }),
      422,
      'policyInvalid',
    ],
    [
      'of the other type',
      () => ({ policyBody: updates({ set: 'deviceCompliancePolicies' }) }),
      422,
      'failedValidation',
    ],
  ])('is not made of a policy %s', async (_, meta_data, status, code) => {
    expect(await owner.api('POST', PATH, device({ meta_data: meta_data() }))).toMatchObject(
      refused(status, code),
    )
  })

  test('is deployed as it is when it is asked for', async () => {
    const { id: templateId } = await added(device())
    const id = uuidv7()
    const items = [
      {
        change: 'deploy',
        set: 'deviceConfigurations',
        name: 'Updates',
        source: { templateId },
        targets: null,
        replaced: null,
      },
    ]
    const ask = (more: object = {}, taskId = id) =>
      pushAs(owner, [
        commandOf(site, 'devicePolicy.change', {
          id: taskId,
          customerId: deployedTo.customerId,
          items: items.map((item) => ({ ...item, ...more })),
        }),
      ])
    expect(await ask()).toMatchObject([{ outcome: 'applied' }])
    const place = { organizationId: owner.login.organization.id, taskId: id, place: 0 }
    expect(await findKept(site.database.db, place, 'wanted')).toMatchObject({ name: 'Updates' })
    const others = [{ source: { templateId: uuidv7() } }, { set: 'compliancePolicies' }]
    for (const other of others) expect(await ask(other, uuidv7())).toMatchObject([{ code: 'notFound' }])
  })
})

describe('baselines', () => {
  test('are of one type, whose templates they hold, and keep these from being deleted', async () => {
    const { id } = await added(mail())
    const { id: other } = await added(device())
    const post = (policyType: string, templates: string[], title = 'Ours') =>
      owner.api('POST', GROUP, { title, policyType, templates })
    expect(await post('DEFENDER', [id, other])).toMatchObject(refused(409, 'policyTemplateInvalid'))
    expect(await post('INTUNE_COMPLIANCE', [other])).toMatchObject(refused(409, 'policyTemplateInvalid'))
    expect((await post('DEFENDER', [id])).status).toBe(201)
    // Those of another type are named apart.
    expect((await post('INTUNE_CONFIGURATION', [other])).status).toBe(201)
    expect(await post('DEFENDER', [id], 'ours')).toMatchObject(refused(409, 'policyBaselineNameTaken'))
    const groups = (await list('DEFENDER', GROUP)) as unknown as Baseline[]
    expect(groups).toMatchObject([{ name: 'Ours', policyType: 'DEFENDER', templates: [id] }])
    for (const each of [id, other])
      expect(await owner.api('DELETE', `${PATH}/${each}`)).toMatchObject(refused(409, 'policyTemplateInUse'))
    const set = { templates: [other] }
    expect(await owner.api('PUT', `${GROUP}/${groups[0]?.id}`, set)).toMatchObject(
      refused(409, 'policyTemplateInvalid'),
    )
  })
})

describe('who may work with them', () => {
  test('manages Secure, has bought it, and has the feature', async () => {
    expect(await reader.api('POST', PATH, mail())).toMatchObject(refused(403, 'noPermission'))
    for (const [feature, body] of [
      ['defender-policies', mail()],
      ['intune', device()],
    ] as const) {
      await turn(feature, false)
      expect(await owner.api('POST', PATH, body)).toMatchObject({ body: { code: 'featureOff' } })
      await turn(feature, true)
    }
    await changeStored(site.database.db, 'subscription', 'organization', { hasPbSub: false, licenses: [] })
    const id = uuidv7()
    const fields = { name: 'x', description: '', policy: links() }
    expect(await pushAs(owner, [commandOf(site, 'mailTemplate.add', { id, fields })])).toMatchObject([
      { code: 'missingSubscription' },
    ])
  })

  test('reads the whole of one with Secure alone, which is on their device but for its settings', async () => {
    const { id } = await added(device())
    expect(await reader.api('GET', `${PATH}/${id}/policy`)).toMatchObject({
      status: 200,
      body: { meta_data: { policyBody: { body: { qualityUpdatesDeferralPeriodInDays: 7 } } } },
    })
    expect(await reader.api('PUT', `${PATH}/${id}`, { template_name: 'x' })).toMatchObject(
      refused(403, 'noPermission'),
    )
  })

  test('is told what is wrong with a policy that lies in itself a thousand times', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const body of [
      device({ meta_data: { policyBody: updates({ body: { ...updates().body, deep: 'DEEP' } }) } }),
      mail({ meta_data: { policyBody: links({ settings: { deep: 'DEEP' } }) } }),
    ])
      expect((await owner.api('POST', PATH, JSON.stringify(body).replace('"DEEP"', deep))).status).toBe(422)
  })

  test('makes none of a policy of a company that is hidden from them', async () => {
    const admin = await site.signIn('admin')
    const { body } = await owner.api('GET', `/organization/${owner.login.organization.id}/customer`)
    const ours = (body as { id: string; nfr: boolean }[]).find(({ nfr }) => nfr)?.id ?? ''
    await write((work) =>
      keepDevicePolicies(work, ours, [
        { set: 'deviceConfigurations', policies: [{ ...updates(), id: FOUND }] },
      ]),
    )
    const hide = (excludes_nfr: boolean) =>
      changeStored(site.database.db, 'user', { id: admin.login.userData.id }, { excludes_nfr })
    const meta_data = { source: { customerId: ours, policyId: FOUND }, seen: seen() }
    await hide(true)
    expect(await admin.api('POST', PATH, device({ meta_data }))).toMatchObject(refused(404, 'notFound'))
    await hide(false)
    expect((await admin.api('POST', PATH, device({ meta_data }))).status).toBe(201)
  })

  test('finds nothing of another organization', async () => {
    const neighbor = await addNeighbor(site)
    await unitOfWork(
      { db: site.database.db, tables: entityTables },
      neighbor.organizationId,
      async (work) => {
        await work.load('mailTemplate', [FOUND])
        const at = new Date(site.now.value).toISOString()
        work.put('mailTemplate', {
          id: FOUND,
          name: 'Theirs',
          description: '',
          policy: links(),
          created_at: at,
          changed_at: at,
        })
      },
    )
    expect(await list('DEFENDER')).toEqual([])
    expect((await owner.api('GET', `${PATH}/${FOUND}/policy`)).status).toBe(404)
    expect((await owner.api('DELETE', `${PATH}/${FOUND}`)).status).toBe(404)
  })
})
