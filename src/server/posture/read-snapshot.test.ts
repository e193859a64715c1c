import { expect, test } from 'vitest'
import { ConnectorError, type ConnectorErrorReason } from '#server/connectors/connector-error.ts'
import { judge } from '#shared/domain/posture/check.ts'
import { checksOf } from '#shared/domain/posture/checks.ts'
import { type SourceId, sources } from '#shared/domain/posture/sources.ts'
import { openPretendTenant, READ_AT } from '#tests/support/vendors/pretend-tenant.ts'
import { readSnapshot } from './read-snapshot.ts'

const checks = checksOf('microsoft')

test('every source is read with its time, and every check says something of a tenant that nobody has touched', async () => {
  const snapshot = await openPretendTenant().read()
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
  for (const { read } of [openPretendTenant({ plans: [] }), openPretendTenant({ status: 'Suspended' })]) {
    const snapshot = await read()
    const judged = checks.filter((check) => judge(check, snapshot).status !== 'notMeasured')
    expect(new Set(judged.map(({ requires }) => requires))).toEqual(new Set(['free']))
  }
})

test('products that cannot be read rule nothing out', async () => {
  const { tenant, read } = openPretendTenant()
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
  const { directory } = openPretendTenant()
  return readSnapshot({
    settings: {
      read: async (asked) =>
        Object.fromEntries(
          Object.keys(asked).map((id) => [id, { error: new ConnectorError(reason) }]),
        ) as never,
      change: async () => {},
    },
    directory,
    now: () => READ_AT,
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
    const snapshot = await openPretendTenant({ domain }).read()
    expect(new Set(checks.map((check) => judge(check, snapshot).status))).toEqual(new Set(['notMeasured']))
  },
)
