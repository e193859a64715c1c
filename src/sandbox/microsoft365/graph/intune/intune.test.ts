import { describe, expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../../microsoft365.sandbox.ts'
import { tenantFromDirectory } from '../../tenant/tenant-from-directory.ts'
import { tenantsOf } from '../../tenant/tenants.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const GROUP = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const NOBODY = '5d1f0c4e-7a43-4a7c-b9b5-0f2f3f8f6b11'
const client = { id: '33333333-3333-4333-8333-333333333333', secret: 'correct horse' }
const CATALOGUE = 'deviceManagement/configurationPolicies'
const CONFIGURATIONS = 'deviceManagement/deviceConfigurations'
const COMPLIANCE = 'deviceManagement/deviceCompliancePolicies'
const PROTECTIONS = 'deviceAppManagement/iosManagedAppProtections'

interface Answer {
  status: number
  body: { id: string; value: Item[]; error: { code: string; message: string } } & Item
}
type Item = Record<string, unknown>

async function open({ plan = 'INTUNE_A', roles }: { plan?: string; roles?: string[] } = {}) {
  const sku = { skuId: NOBODY, skuPartNumber: 'X', servicePlans: [{ servicePlanName: plan }] }
  const people = { displayName: 'Fabrikam', domains: ['fabrikam.example'], users: [], skus: [sku] }
  const tenant = tenantFromDirectory({ tenantId: TENANT, ...people })
  tenant.settings.graph['groups'] = [{ id: GROUP, displayName: 'A group' }]
  if (roles) tenant.consentedRoles = roles
  const clock = { time: Date.UTC(2026, 0, 2), now: () => clock.time }
  const app = createMicrosoft365Sandbox({ tenants: tenantsOf([tenant]), clock, client })
  const signedIn = await app.request(`/login/${TENANT}/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: client.secret,
      scope: 'https://graph.microsoft.com/.default',
    }),
  })
  const { access_token: token }: { access_token: string } = await signedIn.json()
  const call = async (method: string, path: string, json?: unknown, version = 'beta'): Promise<Answer> => {
    const response = await app.request(`/graph/${version}/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  const make = async (path: string, body: object) => {
    const answer = await call('POST', path, body)
    expect([answer.status, answer.body.error]).toEqual([201, undefined])
    return answer.body.id
  }
  return { call, make, clock, tenant }
}

const told = ({ status, body }: Answer) => `${status} ${body.error?.code} ${body.error?.message}`
const setting = {
  id: '0',
  settingInstance: { '@odata.type': '#microsoft.graph.x', settingDefinitionId: 'y', more: [1] },
}
const catalogue = (more: object = {}) => ({
  name: 'Firewall',
  platforms: 'windows10',
  technologies: 'mdm',
  settings: [setting],
  ...more,
})
const configuration = (more: object = {}) => ({
  '@odata.type': '#microsoft.graph.windows10GeneralConfiguration',
  displayName: 'General',
  ...more,
})
const rules = (...actions: object[]) => [
  { ruleName: 'PasswordRequired', scheduledActionConfigurations: actions },
]
const block = { actionType: 'block', gracePeriodHours: 0, notificationTemplateId: '' }
const compliance = (more: object = {}) => ({
  '@odata.type': '#microsoft.graph.windows10CompliancePolicy',
  displayName: 'Healthy',
  scheduledActionsForRule: rules(block),
  ...more,
})
const target = (type: string, more: object = {}) => ({
  target: { '@odata.type': `#microsoft.graph.${type}`, ...more },
})

describe('a policy', () => {
  test('is made with members that nobody here knows, shown, changed and deleted', async () => {
    const { call, make, clock } = await open()
    const id = await make(CONFIGURATIONS, configuration({ newer: { deep: [1] }, cameraBlocked: true }))
    const first = await call('GET', `${CONFIGURATIONS}/${id}`)
    expect(first.body).toMatchObject({
      id,
      version: 1,
      displayName: 'General',
      newer: { deep: [1] },
      createdDateTime: '2026-01-02T00:00:00.000Z',
    })
    clock.time += 1000
    const change = configuration({ displayName: 'Another', newer: null })
    const changed = await call('PATCH', `${CONFIGURATIONS}/${id}`, change)
    expect(changed).toMatchObject({
      status: 200,
      body: {
        displayName: 'Another',
        newer: null,
        cameraBlocked: true,
        version: 2,
        lastModifiedDateTime: '2026-01-02T00:00:01.000Z',
      },
    })
    expect((await call('DELETE', `${CONFIGURATIONS}/${id}`)).status).toBe(204)
    expect(told(await call('GET', `${CONFIGURATIONS}/${id}`))).toMatch(/^404 ResourceNotFound/)
    expect(told(await call('PATCH', `${CONFIGURATIONS}/${id}`, change))).toMatch(/^404/)
  })

  test('of the catalogue is put as a whole, and its name alone is patched', async () => {
    const { call, make } = await open()
    const id = await make(CATALOGUE, catalogue({ priorityMetaData: { priority: 1 } }))
    const address = `${CATALOGUE}/${id}`
    expect((await call('PATCH', address, { name: 'Other' })).body).toMatchObject({
      name: 'Other',
      settingCount: 1,
    })
    expect(told(await call('PATCH', address, { settings: [setting] }))).toMatch(/^400.*'settings'/)
    const put = await call('PUT', address, catalogue({ settings: [setting, { ...setting, id: '1' }] }))
    expect(put).toMatchObject({ status: 200, body: { id, name: 'Firewall', settingCount: 2 } })
    expect(put.body).not.toHaveProperty('priorityMetaData')
    expect(put.body).not.toHaveProperty('settings')
    expect((await call('GET', `${address}/settings`)).body.value).toHaveLength(2)
    expect(told(await call('PUT', address, { name: 'Other' }))).toMatch(/^400/)
    expect((await call('PUT', `${CONFIGURATIONS}/${id}`, configuration())).status).toBe(404)
  })

  test.each<[string, string, object, RegExp]>([
    ['with an id', CATALOGUE, catalogue({ id: NOBODY }), /'id' is read-only/],
    ['with a time', CONFIGURATIONS, configuration({ createdDateTime: '2026-01-01T00:00:00Z' }), /read-only/],
    ['with a version', CONFIGURATIONS, configuration({ version: 3 }), /'version' is read-only/],
    ['that says whether it is assigned', CATALOGUE, catalogue({ isAssigned: false }), /read-only/],
    [
      'that says whom it is for',
      CATALOGUE,
      catalogue({ assignments: [] }),
      /'assignments' is set by an action/,
    ],
    ['without a name', CATALOGUE, catalogue({ name: ' ' }), /'name' is missing/],
    [
      'with the name of the other kind',
      CONFIGURATIONS,
      { ...configuration(), displayName: null, name: 'x' },
      /'displayName'/,
    ],
    ['without a type', CONFIGURATIONS, { displayName: 'x' }, /abstract/],
    ['of another type', CONFIGURATIONS, compliance(), /windows10CompliancePolicy' is no type/],
    ['without settings', CATALOGUE, catalogue({ settings: [] }), /settings/],
    ['with a setting of no type', CATALOGUE, catalogue({ settings: [{ settingInstance: {} }] }), /settings/],
    ['for no platform', CATALOGUE, catalogue({ platforms: undefined }), /platforms/],
    ['that is no object', CATALOGUE, [], /Empty Payload/],
  ])('%s is refused', async (_, path, body, reason) => {
    const { call } = await open()
    const answer = await call('POST', path, body)
    expect(told(answer)).toMatch(/^400 BadRequest/)
    expect(told(answer)).toMatch(reason)
    expect((await call('GET', path)).body.value).toEqual([])
  })

  test('takes members that are read-only where they say nothing', async () => {
    const { call } = await open()
    expect((await call('POST', CATALOGUE, catalogue({ creationSource: null }))).status).toBe(201)
  })
})

describe('a compliance policy', () => {
  const EXPANDED = '$expand=scheduledActionsForRule($expand=scheduledActionConfigurations)'
  test.each([COMPLIANCE, 'deviceManagement/compliancePolicies'])(
    'of %s has one action that blocks',
    async (path) => {
      const { call, make } = await open()
      const body = (scheduledActionsForRule: unknown) =>
        path === COMPLIANCE ? compliance({ scheduledActionsForRule }) : catalogue({ scheduledActionsForRule })
      const wipe = { actionType: 'wipe', gracePeriodHours: 24 }
      for (const wrong of [
        undefined,
        [],
        rules(),
        rules(wipe),
        rules(block, block),
        [...rules(block), ...rules(block)],
      ])
        expect(told(await call('POST', path, body(wrong)))).toMatch(/^400 BadRequest/)
      const id = await make(path, body(rules(block, wipe)))
      const { body: shown } = await call('GET', `${path}/${id}?${EXPANDED}`)
      expect(shown['scheduledActionsForRule']).toMatchObject([
        {
          ruleName: null,
          scheduledActionConfigurations: [
            { actionType: 'block', notificationTemplateId: '00000000-0000-0000-0000-000000000000' },
            { actionType: 'wipe', gracePeriodHours: 24, notificationMessageCCList: [] },
          ],
        },
      ])
      const bare = await call('GET', `${path}/${id}?$expand=scheduledActionsForRule`)
      expect(bare.body['scheduledActionsForRule']).toEqual([{ id, ruleName: null }])
    },
  )

  test.each([
    [COMPLIANCE, compliance(), 'scheduleActionsForRules', 'deviceComplianceScheduledActionForRules'],
    [
      'deviceManagement/compliancePolicies',
      catalogue({ scheduledActionsForRule: rules(block) }),
      'setScheduledActions',
      'scheduledActions',
    ],
  ])('of %s changes its actions by a call of its own', async (path, body, act, member) => {
    const { call, make } = await open()
    const address = `${path}/${await make(path, body)}`
    expect(told(await call('PATCH', address, body))).toMatch(/^400.*'scheduledActionsForRule'/)
    expect(
      (await call('POST', `${address}/${act}`, { [member]: rules({ ...block, gracePeriodHours: 6 }) }))
        .status,
    ).toBe(204)
    expect((await call('GET', `${address}?${EXPANDED}`)).body['scheduledActionsForRule']).toMatchObject([
      { scheduledActionConfigurations: [{ gracePeriodHours: 6 }] },
    ])
    expect(told(await call('POST', `${address}/${act}`, { [member]: rules() }))).toMatch(/^400/)
    const strange = rules({ ...block, actionType: 'explode' })
    expect(told(await call('POST', `${address}/${act}`, { [member]: strange }))).toMatch(/^400.*"explode"/)
  })
})

describe('whom a policy is for', () => {
  test('is replaced as a whole, with filters as they came', async () => {
    const { call, make } = await open()
    const id = await make(CATALOGUE, catalogue())
    const address = `${CATALOGUE}/${id}`
    const filter = {
      deviceAndAppManagementAssignmentFilterId: NOBODY,
      deviceAndAppManagementAssignmentFilterType: 'include',
    }
    const assignments = [
      target('groupAssignmentTarget', { groupId: GROUP, ...filter }),
      target('allDevicesAssignmentTarget'),
    ]
    const answer = await call('POST', `${address}/assign`, { assignments })
    expect([answer.status, answer.body.value]).toMatchObject([200, assignments])
    expect((await call('GET', `${address}?$expand=assignments`)).body).toMatchObject({
      isAssigned: true,
      assignments: [
        { id: `${id}_${GROUP}`, source: 'direct', ...assignments[0] },
        { target: { deviceAndAppManagementAssignmentFilterType: 'none' } },
      ],
    })
    expect((await call('GET', address)).body).not.toHaveProperty('assignments')
    await call('POST', `${address}/assign`, { assignments: [] })
    expect((await call('GET', `${address}/assignments`)).body.value).toEqual([])
    expect((await call('GET', address)).body['isAssigned']).toBe(false)
  })

  test.each<[string, unknown, RegExp]>([
    ['a group that there is not', [target('groupAssignmentTarget', { groupId: NOBODY })], /was not found/],
    ['a group without an id', [target('exclusionGroupAssignmentTarget')], /was not found/],
    [
      'a group both included and excluded',
      [
        target('groupAssignmentTarget', { groupId: GROUP }),
        target('exclusionGroupAssignmentTarget', { groupId: GROUP.toUpperCase() }),
      ],
      /more than once/,
    ],
    ['a kind that there is not', [target('everybodyTarget')], /is no type/],
    ['no target', [{}], /target/],
    ['no list', 'all', /list/],
  ])('cannot be %s', async (_, assignments, reason) => {
    const { call, make } = await open()
    const id = await make(CONFIGURATIONS, configuration())
    const answer = await call('POST', `${CONFIGURATIONS}/${id}/assign`, { assignments })
    expect(told(answer)).toMatch(/^400/)
    expect(told(answer)).toMatch(reason)
  })

  test('is answered with nothing where apps are protected, whose apps have a call of their own', async () => {
    const { call, make } = await open()
    const id = await make(PROTECTIONS, { displayName: 'Apps', apps: [{ x: 1 }], appGroupType: 'allApps' })
    expect(id).toMatch(/^T_/)
    const address = `${PROTECTIONS}/${id}`
    expect((await call('POST', `${address}/assign`, { assignments: [] })).status).toBe(204)
    expect(told(await call('PATCH', address, { apps: [] }))).toMatch(/^400.*'apps'/)
    expect(
      (await call('POST', `${address}/targetApps`, { apps: [{ x: 2 }], appGroupType: 'selectedPublicApps' }))
        .status,
    ).toBe(204)
    expect((await call('GET', `${address}?$expand=apps`)).body).toMatchObject({
      apps: [{ x: 2 }],
      appGroupType: 'selectedPublicApps',
    })
  })
})

test('an administrative template is told what it sets by a call of its own', async () => {
  const { call, make } = await open()
  const path = 'deviceManagement/groupPolicyConfigurations'
  const refused = await call('POST', path, { displayName: 'x', definitionValues: [] })
  expect(told(refused)).toMatch(/^400.*'definitionValues' is set by an action/)
  const address = `${path}/${await make(path, { displayName: 'Old ones' })}`
  const definition = "https://graph.microsoft.com/beta/deviceManagement/groupPolicyDefinitions('d1')"
  const added = [
    {
      enabled: true,
      'definition@odata.bind': definition,
      presentationValues: [{ value: '1', 'presentation@odata.bind': `${definition}/presentations('p1')` }],
    },
  ]
  const update = async (change: object) => call('POST', `${address}/updateDefinitionValues`, change)
  expect((await update({ added })).status).toBe(204)
  for (const wrong of [{ added }, { added: [{}] }, { added: 7 }, { deletedIds: ['x'] }, []])
    expect(told(await update(wrong))).toMatch(/^400 BadRequest/)
  const values = `${address}/definitionValues`
  const [bare] = (await call('GET', values)).body.value
  expect(bare).toEqual({
    id: expect.any(String),
    enabled: true,
    configurationType: 'policy',
    createdDateTime: expect.any(String),
    lastModifiedDateTime: expect.any(String),
  })
  const whole = 'definitionValues($expand=definition,presentationValues($expand=presentation))'
  expect((await call('GET', `${address}?$expand=${whole}`)).body['definitionValues']).toMatchObject([
    { definition: { id: 'd1' }, presentationValues: [{ value: '1', presentation: { id: 'p1' } }] },
  ])
  expect((await update({ deletedIds: [bare?.['id']], added })).status).toBe(204)
  expect((await call('GET', values)).body.value).toHaveLength(1)
})

describe('a collection', () => {
  test('comes in pages with what is expanded', async () => {
    const { call, make } = await open()
    for (const name of ['A', 'B', 'C']) await make(CATALOGUE, catalogue({ name }))
    const names: unknown[] = []
    let address: string | undefined = `${CATALOGUE}?$top=2&$expand=settings,assignments`
    for (; address !== undefined;) {
      const { body }: Answer = await call('GET', address)
      expect(body.value[0]).toMatchObject({ settings: [setting], assignments: [] })
      names.push(body.value.map(({ name }) => name))
      const next = body['@odata.nextLink']
      address = typeof next === 'string' ? next.split('/beta/')[1] : undefined
    }
    expect(names).toEqual([['A', 'B'], ['C']])
    expect((await call('GET', CATALOGUE)).body.value[0]).not.toHaveProperty('settings')
  })

  test.each([
    ['$expand=weather', /weather/],
    ['$top=0', /page size/],
    ['$skiptoken=x', /Skip token/],
    ['$filter=name eq 1', /'\$filter'/],
  ])('is not answered with %s', async (query, reason) => {
    const { call } = await open()
    expect(told(await call('GET', `${CATALOGUE}?${query}`))).toMatch(reason)
  })

  test('is in the versions that the vendor has it in', async () => {
    const { call } = await open()
    expect((await call('GET', CONFIGURATIONS, undefined, 'v1.0')).status).toBe(200)
    expect(told(await call('GET', CATALOGUE, undefined, 'v1.0'))).toMatch(/^400.*not found for the segment/)
    expect((await call('GET', 'deviceManagement/nonsense')).status).toBe(400)
    expect((await call('GET', 'deviceManagement')).body['settings']).toMatchObject({ secureByDefault: false })
  })

  test('is shown and changed by whoever has the permission of it', async () => {
    const reader = await open({ roles: ['DeviceManagementConfiguration.Read.All'] })
    expect((await reader.call('GET', CATALOGUE)).status).toBe(200)
    expect(told(await reader.call('POST', CATALOGUE, catalogue()))).toMatch(
      /^403 Forbidden.*scopes: DeviceManagementConfiguration\.ReadWrite\.All$/,
    )
    expect(told(await reader.call('GET', PROTECTIONS))).toMatch(/^403.*DeviceManagementApps\.Read\.All/)
    const writer = await open({ roles: ['DeviceManagementApps.ReadWrite.All'] })
    expect((await writer.call('POST', PROTECTIONS, { displayName: 'x' })).status).toBe(201)
    expect((await writer.call('GET', CATALOGUE)).status).toBe(403)
  })

  test('is not there without a licence', async () => {
    const { call } = await open({ plan: 'EXCHANGE_S_STANDARD' })
    expect(told(await call('GET', CATALOGUE))).toBe('403 Forbidden Request not applicable to target tenant.')
  })
})
