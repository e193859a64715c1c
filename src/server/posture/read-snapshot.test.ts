import { expect, test } from 'vitest'
import { ConnectorError, type ConnectorErrorReason } from '#server/connectors/connector-error.ts'
import { createMicrosoft365Connector } from '#server/connectors/microsoft365/microsoft365.connector.ts'
import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant-from-directory.ts'
import { tenantsOf } from '#sandbox/microsoft365/tenants.ts'
import { judge } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { type SourceId, sources } from '#shared/domain/posture/sources.ts'
import { readSnapshot } from './read-snapshot.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const CLOUD = 'https://cloud.example/m365'
const client = { id: 'ours', secret: 'secret' }
const NOW = Date.UTC(2026, 4, 1)

const PLANS = ['AAD_PREMIUM_P2', 'EXCHANGE_S_ENTERPRISE', 'SHAREPOINTENTERPRISE', 'LOCKBOX_ENTERPRISE']

function open(domain = 'fabrikam.example', plans = PLANS, status = 'Enabled') {
  const tenant = tenantFromDirectory({
    tenantId: TENANT,
    displayName: 'Fabrikam',
    domains: [domain],
    users: [],
    skus: [
      {
        skuId: 'cbdc14ab-d96c-4c30-b9f4-6ada7cdc1d46',
        skuPartNumber: 'SPB',
        capabilityStatus: status,
        servicePlans: plans.map((servicePlanName) => ({
          servicePlanId: servicePlanName,
          servicePlanName,
          provisioningStatus: 'Success',
        })),
      },
    ],
  })
  const sandbox = createMicrosoft365Sandbox({
    tenants: tenantsOf([tenant]),
    clock: { now: () => NOW },
    client,
    baseUrl: CLOUD,
  })
  const connector = createMicrosoft365Connector({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return sandbox.fetch(new Request(request.url.replace(CLOUD, 'http://inside'), request))
    },
    clock: { now: () => NOW },
    sleep: async () => {},
    hosts: { login: `${CLOUD}/login`, graph: `${CLOUD}/graph`, exchange: `${CLOUD}/exchange` },
    credentials: { clientId: client.id, clientSecret: client.secret },
  })
  const read = () =>
    readSnapshot({
      settings: connector.openSettings(TENANT),
      directory: connector.open(TENANT),
      now: () => NOW,
    })
  return { tenant, read, settings: connector.openSettings(TENANT), directory: connector.open(TENANT) }
}

test('every source is read with its time, and every check says something of a tenant that nobody has touched', async () => {
  const snapshot = await open().read()
  expect(Object.keys(snapshot.sources).toSorted()).toEqual(Object.keys(sources).toSorted())
  expect(snapshot.sources.organizationConfig).toMatchObject({
    at: '2026-05-01T00:00:00.000Z',
    outcome: 'read',
  })
  // Nothing was decided yet about this one: the vendor answers null.
  const unmeasured = checks
    .filter((check) => judge(check, snapshot).status === 'notMeasured')
    .map(({ id }) => id)
  expect(unmeasured).toEqual(['risky-app-consent-blocked'])
})

test('a tenant without a product is judged by what is in every tenant alone', async () => {
  for (const { read } of [open('fabrikam.example', []), open('fabrikam.example', PLANS, 'Suspended')]) {
    const snapshot = await read()
    const judged = checks.filter((check) => judge(check, snapshot).status !== 'notMeasured')
    expect(new Set(judged.map(({ requires }) => requires))).toEqual(new Set(['free']))
  }
})

test('products that cannot be read rule nothing out', async () => {
  const { tenant, read } = open()
  tenant.consentedRoles = ['Policy.Read.All', 'Exchange.ManageAsApp']
  const snapshot = await read()
  expect(snapshot.servicePlans).toBeUndefined()
  const verdictOf = (id: string) => {
    const check = checks.find((each) => each.id === id)
    return check && judge(check, snapshot).status
  }
  expect(verdictOf('mailbox-auditing-on')).toBe('compliant')
  expect(verdictOf('guests-cannot-reshare')).toBe('notMeasured')
})

const failing = (reason: ConnectorErrorReason) => {
  const { directory } = open()
  return readSnapshot({
    settings: {
      read: async (asked) =>
        Object.fromEntries(
          Object.keys(asked).map((id) => [id, { error: new ConnectorError(reason) }]),
        ) as never,
      change: async () => {},
    },
    directory,
    now: () => NOW,
  })
}

test.each([
  ['unauthorized', 'notConnected', 'exchangeNotConnected'],
  ['consentMissing', 'notConnected', 'notConnected'],
  ['missingScope', 'missingScope', 'exchangeNotConnected'],
  ['throttled', 'sourceFailed', 'sourceFailed'],
  ['unreachable', 'sourceFailed', 'sourceFailed'],
  ['notFound', 'sourceFailed', 'sourceFailed'],
  ['unexpectedAnswer', 'unexpectedAnswer', 'unexpectedAnswer'],
] as const)('%s is told as %s, and of Exchange as %s', async (reason, ofGraph, ofExchange) => {
  const { sources: read } = await failing(reason)
  for (const [id, reading] of Object.entries(read))
    expect(reading).toMatchObject({
      outcome: 'failed',
      reason: sources[id as SourceId].transport === 'exchange' ? ofExchange : ofGraph,
    })
})

test.each(['down.example', 'consent-missing.example', 'no-permission.example'])(
  'of a tenant like %s nothing is healthy',
  async (domain) => {
    const snapshot = await open(domain).read()
    expect(new Set(checks.map((check) => judge(check, snapshot).status))).toEqual(new Set(['notMeasured']))
  },
)
