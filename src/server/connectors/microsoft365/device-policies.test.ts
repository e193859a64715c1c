import { describe, expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'
import { type DevicePolicy, type IntuneSetName, SET_NAMES } from '#shared/domain/intune/device-policy.ts'
import { allPages } from '../all-pages.ts'
import { ConnectorError, NOT_LICENSED } from '../connector-error.ts'
import type { DevicePolicies } from '../device-policies.ts'
import { createMicrosoft365Connector } from './microsoft365.connector.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const GROUP = '2f1c8a5e-3b1d-4c57-9a0e-6f2f6a1b7c10'
const NOBODY = '5d1f0c4e-7a43-4a7c-b9b5-0f2f3f8f6b11'
const CLOUD = 'https://cloud.example/m365'
const client = { id: '33333333-3333-4333-8333-333333333333', secret: 'correct horse battery' }

/** `instead` may answer in the cloud's place. */
function open({
  plan = 'INTUNE_A',
  roles,
  instead,
}: { plan?: string; roles?: string[]; instead?: (request: Request) => Response | undefined } = {}) {
  const skus = [{ skuId: NOBODY, skuPartNumber: 'X', servicePlans: [{ servicePlanName: plan }] }]
  const people = { displayName: 'Fabrikam', domains: ['fabrikam.example'], users: [], skus }
  const tenant = tenantFromDirectory({ tenantId: TENANT, ...people })
  tenant.settings.graph['groups'] = [{ id: GROUP, displayName: 'A group' }]
  if (roles) tenant.consentedRoles = roles
  const clock = { time: Date.UTC(2026, 0, 2), now: () => clock.time }
  const sandbox = createMicrosoft365Sandbox({ tenants: tenantsOf([tenant]), clock, client, baseUrl: CLOUD })
  const asked: string[] = []
  const connector = createMicrosoft365Connector({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (pathname.includes('/graph/')) asked.push(`${request.method} ${pathname.split('/graph')[1]}`)
      return (
        instead?.(request) ?? sandbox.fetch(new Request(request.url.replace(CLOUD, 'http://inside'), request))
      )
    },
    clock,
    sleep: async (duration) => {
      clock.time += duration
    },
    random: () => 0.5,
    hosts: {
      login: `${CLOUD}/login`,
      graph: `${CLOUD}/graph`,
      exchange: `${CLOUD}/exchange`,
      manage: `${CLOUD}/manage`,
    },
    credentials: { clientId: client.id, clientSecret: client.secret },
  })
  return { devices: connector.openDevicePolicies(TENANT), asked, tenant }
}

const setting = (definition: string) => ({
  id: '0',
  settingInstance: { '@odata.type': '#microsoft.graph.x', settingDefinitionId: definition },
})
const DEFINITIONS = 'https://graph.microsoft.com/beta/deviceManagement/groupPolicyDefinitions'
const value = (definition: string) => ({
  enabled: true,
  configurationType: 'policy',
  'definition@odata.bind': `${DEFINITIONS}('${definition}')`,
  presentationValues: [
    { value: '1', 'presentation@odata.bind': `${DEFINITIONS}('${definition}')/presentations('p1')` },
  ],
})
const catalogue = { platforms: 'windows10', technologies: 'mdm', settings: [setting('a')] }
const BODIES: Readonly<Record<IntuneSetName, DevicePolicy['body']>> = {
  configurationPolicies: catalogue,
  compliancePolicies: { ...catalogue, platforms: 'linux' },
  deviceConfigurations: {
    '@odata.type': '#microsoft.graph.iosGeneralDeviceConfiguration',
    cameraBlocked: true,
  },
  deviceCompliancePolicies: {
    '@odata.type': '#microsoft.graph.windows10CompliancePolicy',
    tpmRequired: true,
  },
  groupPolicyConfigurations: { definitionValues: [value('d1')] },
  windowsDriverUpdateProfiles: { approvalType: 'automatic', deploymentDeferralInDays: 7 },
  iosManagedAppProtections: { pinRequired: true, apps: [{ mobileAppIdentifier: { bundleId: 'x' } }] },
  androidManagedAppProtections: { pinRequired: true, apps: [] },
}
const PLATFORMS: Partial<Record<IntuneSetName, DevicePolicy['platform']>> = {
  compliancePolicies: 'linux',
  deviceConfigurations: 'iOS',
  iosManagedAppProtections: 'iOS',
  androidManagedAppProtections: 'android',
}
const isCompliance = (set: IntuneSetName) =>
  set === 'compliancePolicies' || set === 'deviceCompliancePolicies'
const policy = (set: IntuneSetName, more: Partial<DevicePolicy> = {}): DevicePolicy => ({
  set,
  id: null,
  name: 'A policy',
  description: 'About it',
  platform: PLATFORMS[set] ?? 'windows',
  targets: { everyDevice: false, everyUser: false, include: [], exclude: [] },
  actions: isCompliance(set) ? [{ action: 'block', graceHours: 6 }] : [],
  body: { roleScopeTagIds: ['0'], ...BODIES[set] },
  ...more,
})
const listed = async (devices: DevicePolicies, set: IntuneSetName) =>
  (await allPages(pagesOf(devices, set))).map(({ name }) => name)
async function* pagesOf(devices: DevicePolicies, set: IntuneSetName) {
  for await (const { policies } of devices.list(set)) yield policies
}
const refusalOf = async (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (cause: unknown) => (cause instanceof ConnectorError ? [cause.reason, cause.status, cause.code] : cause),
  )

describe.each(SET_NAMES)('a policy of %s', (set) => {
  test('is made, found, changed, assigned, listed and removed', async () => {
    const { devices } = open()
    const id = await devices.create(policy(set))
    expect(await devices.find(set, id)).toEqual(policy(set, { id }))
    const targets = { everyDevice: true, everyUser: false, include: [], exclude: [GROUP] }
    const actions = isCompliance(set)
      ? [
          { action: 'block', graceHours: 12 } as const,
          { action: 'notification', graceHours: 0, notificationTemplateId: NOBODY } as const,
        ]
      : []
    const changed = policy(set, { name: 'Another', description: '', targets, actions })
    await devices.update(id, changed)
    await devices.assign(id, changed)
    expect(await devices.find(set, id)).toEqual({ ...changed, id })
    expect(await listed(devices, set)).toEqual(['Another'])
    expect(await allPages(devices.names(set))).toEqual([{ id, name: 'Another' }])
    await devices.remove(set, id)
    expect(await devices.find(set, id)).toBeUndefined()
    expect(await listed(devices, set)).toEqual([])
  })
})

test('an administrative template sets what it is told in place of what it did, or is not made', async () => {
  const { devices, tenant } = open()
  const set = 'groupPolicyConfigurations'
  const setting = (...values: object[]) =>
    policy(set, { body: { roleScopeTagIds: ['0'], definitionValues: values } })
  const id = await devices.create(setting(value('d1'), value('d2')))
  await devices.update(id, setting(value('d2'), value('d3')))
  expect(await devices.find(set, id)).toEqual({ ...setting(value('d2'), value('d3')), id })
  await devices.update(id, setting())
  expect((await devices.find(set, id))?.body['definitionValues']).toEqual([])
  expect(await refusalOf(devices.create(setting(value('d1'), value('d1'))))).toEqual([
    'unexpectedAnswer',
    400,
    'BadRequest',
  ])
  expect(tenant.settings.graph[`deviceManagement/${set}`]).toHaveLength(1)
})

test('everything is asked of beta, where all sets are, and what makes and removes once', async () => {
  const { devices, asked } = open()
  const id = await devices.create(policy('configurationPolicies'))
  await devices.update(id, policy('configurationPolicies'))
  await devices.remove('configurationPolicies', id)
  expect(asked).toEqual([
    'POST /beta/deviceManagement/configurationPolicies',
    `PUT /beta/deviceManagement/configurationPolicies/${id}`,
    `DELETE /beta/deviceManagement/configurationPolicies/${id}`,
  ])
  const down = open({
    instead: (request) => (isOfGraph(request) ? new Response(null, { status: 503 }) : undefined),
  })
  expect(await refusalOf(down.devices.create(policy('configurationPolicies')))).toEqual([
    'unreachable',
    503,
    undefined,
  ])
  expect(down.asked).toHaveLength(1)
})

const isOfGraph = (request: Request) => request.url.includes('/graph/')
const SET = 'deviceConfigurations'

test('a list comes a page at a time, without what is no policy, which is counted', async () => {
  const PAGES = [
    {
      value: [
        { '@odata.type': '#microsoft.graph.iosCustomConfiguration', id: GROUP, displayName: 'A' },
        { id: NOBODY },
      ],
      '@odata.nextLink': `${CLOUD}/graph/beta/deviceManagement/${SET}?$skiptoken=x`,
    },
    { value: [{ '@odata.type': '#microsoft.graph.macOSCustomConfiguration', displayName: 'No id' }, null] },
  ]
  const { devices } = open({
    instead: (request) =>
      isOfGraph(request) ? Response.json(PAGES[request.url.includes('skiptoken') ? 1 : 0]) : undefined,
  })
  const pages: unknown[] = []
  for await (const { policies, unread } of devices.list(SET))
    pages.push([policies.map(({ id }) => id), unread])
  expect(pages).toEqual([
    [[GROUP], 1],
    [[], 2],
  ])
})

describe('what cannot be had is told:', () => {
  test('a tenant without a licence, in either status that the vendor has for it', async () => {
    const { devices } = open({ plan: 'EXCHANGE_S_STANDARD' })
    expect(await refusalOf(listed(devices, SET))).toEqual(['missingScope', 403, NOT_LICENSED])
    expect(await refusalOf(devices.create(policy(SET)))).toEqual(['missingScope', 403, NOT_LICENSED])
    const error = { code: 'BadRequest', message: 'Request not applicable to target tenant.' }
    const other = open({
      instead: (request) => (isOfGraph(request) ? Response.json({ error }, { status: 400 }) : undefined),
    })
    expect(await refusalOf(listed(other.devices, SET))).toEqual(['missingScope', 400, NOT_LICENSED])
  })

  test('a permission that is missing', async () => {
    const { devices } = open({ roles: ['DeviceManagementConfiguration.Read.All'] })
    expect(await listed(devices, SET)).toEqual([])
    expect(await refusalOf(devices.create(policy(SET)))).toEqual(['missingScope', 403, 'Forbidden'])
    expect(await refusalOf(listed(devices, 'iosManagedAppProtections'))).toEqual([
      'missingScope',
      403,
      'Forbidden',
    ])
  })

  test('what the vendor refuses', async () => {
    const { devices } = open()
    const set = 'deviceCompliancePolicies'
    const refused = ['unexpectedAnswer', 400, 'BadRequest']
    expect(await refusalOf(devices.create(policy(set, { actions: [] })))).toEqual(refused)
    const id = await devices.create(policy(set))
    const targets = { ...policy(set).targets, include: [NOBODY] }
    expect(await refusalOf(devices.assign(id, policy(set, { targets })))).toEqual(refused)
  })

  test('an id that is none, which is never part of an address', async () => {
    const { devices, asked } = open()
    const id = `${GROUP}/../../users`
    expect(await devices.find(SET, id)).toBeUndefined()
    expect(await refusalOf(devices.remove(SET, id))).toEqual(['notFound', 404, 'noObjectId'])
    expect(await refusalOf(devices.update(id, policy(SET)))).toEqual(['notFound', 404, 'noObjectId'])
    expect(asked).toEqual([])
    expect(await devices.find(SET, NOBODY)).toBeUndefined()
    expect(await refusalOf(devices.remove(SET, NOBODY))).toEqual(['notFound', 404, 'ResourceNotFound'])
  })

  test('an answer that is no policy', async () => {
    const { devices } = open({
      instead: (request) => (isOfGraph(request) ? Response.json({ id: 7 }, { status: 200 }) : undefined),
    })
    expect(await refusalOf(devices.find(SET, GROUP))).toEqual([
      'unexpectedAnswer',
      undefined,
      'unreadableObject',
    ])
    expect(await refusalOf(devices.create(policy(SET)))).toEqual(['unexpectedAnswer', undefined, 'idMissing'])
  })
})
