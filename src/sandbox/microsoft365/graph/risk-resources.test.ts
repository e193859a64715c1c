import { expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../microsoft365.sandbox.ts'
import { tenantFromDirectory } from '../tenant/tenant-from-directory.ts'
import { tenantsOf } from '../tenant/tenants.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const DAY = 86_400_000
const NOW = Date.UTC(2026, 9, 20, 12)
const CLIENT = { id: 'ours', secret: 'secret' }

interface Item {
  id: string
  [member: string]: unknown
}

async function openCloud({
  plans = ['AAD_PREMIUM_P2'],
  historySeed = 7,
}: { plans?: string[]; historySeed?: number | null } = {}) {
  const clock = { value: NOW }
  const tenant = tenantFromDirectory({
    tenantId: TENANT,
    displayName: 'Fabrikam',
    domains: ['fabrikam.example'],
    users: Array.from({ length: 5 }, (_, place) => ({
      id: `user-${place}`,
      userPrincipalName: `user${place}@fabrikam.example`,
    })),
    skus: [
      {
        skuId: 'sku',
        skuPartNumber: 'SPE',
        servicePlans: plans.map((servicePlanName) => ({ servicePlanName })),
      },
    ],
    ...(historySeed === null ? {} : { historySeed }),
  })
  const sandbox = createMicrosoft365Sandbox({
    tenants: tenantsOf([tenant]),
    clock: { now: () => clock.value },
    client: CLIENT,
  })
  const ask = async (address: string) => {
    const token = await sandbox.request(`/login/${TENANT}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        scope: 'https://graph.microsoft.com/.default',
      }),
    })
    const { access_token } = (await token.json()) as { access_token: string }
    const answer = await sandbox.request(address.startsWith('http') ? address : `/graph/v1.0/${address}`, {
      headers: { Authorization: `Bearer ${access_token}` },
    })
    const body = (await answer.json()) as {
      value: Item[]
      error?: { code: string; message: string }
      '@odata.nextLink'?: string
    }
    return { status: answer.status, body }
  }
  return { ask, tenant, clock }
}

test('the same tenant has the same past, and what was put there stays', async () => {
  const [one, other] = [await openCloud(), await openCloud()]
  const past = await one.ask('identityProtection/riskDetections')
  expect(past.body.value.length).toBeGreaterThan(5)
  expect(await other.ask('identityProtection/riskDetections')).toEqual(past)
  const list = one.tenant.settings.graph['identityProtection/riskDetections'] as Item[]
  list.push({ id: 'put' })
  one.clock.value += 5 * DAY
  const later = (await one.ask('identityProtection/riskDetections')).body.value
  expect(later.map(({ id }) => id)).toEqual(expect.arrayContaining(past.body.value.map(({ id }) => id)))
  expect(later.map(({ id }) => id)).toContain('put')
  expect(new Set(later.map(({ id }) => id)).size).toBe(later.length)
  for (const { detectedDateTime } of later.slice(0, -1))
    expect(Date.parse(String(detectedDateTime))).toBeLessThanOrEqual(one.clock.value)
})

test('scores come once a day, the newest first, and in pages', async () => {
  const { ask } = await openCloud()
  const { body } = await ask('security/secureScores?$top=2')
  expect(body.value.map(({ id }) => id)).toEqual([`${TENANT}_2026-10-20`, `${TENANT}_2026-10-19`])
  const next = await ask(String(body['@odata.nextLink']))
  expect(next.body.value[0]?.id).toBe(`${TENANT}_2026-10-18`)
  expect((await ask('security/secureScoreControlProfiles')).body.value[0]).toMatchObject({ id: 'AdminMFAV2' })
})

test('time and level choose among them', async () => {
  const { ask } = await openCloud()
  const since = new Date(NOW - 7 * DAY).toISOString()
  const few = await ask(`identityProtection/riskDetections?$filter=detectedDateTime ge ${since}`)
  const all = await ask('identityProtection/riskDetections')
  expect(few.body.value).toEqual(
    all.body.value.filter(({ detectedDateTime }) => String(detectedDateTime) >= since),
  )
  expect(few.body.value.length).toBeLessThan(all.body.value.length)
  const risky = await ask(
    `auditLogs/signIns?$filter=createdDateTime ge ${since} and (riskLevelDuringSignIn eq 'high' or riskLevelDuringSignIn eq 'low')`,
  )
  expect(risky.status).toBe(200)
  for (const { riskLevelDuringSignIn } of risky.body.value)
    expect(['high', 'low']).toContain(riskLevelDuringSignIn)
  expect((await ask("identityProtection/riskDetections?$filter=contains(id,'x')")).status).toBe(400)
})

test('a tenant without P2 is told that there are risks, and not which', async () => {
  const { ask, tenant } = await openCloud({ plans: ['AAD_PREMIUM'] })
  const { status, body } = await ask('identityProtection/riskDetections')
  expect([status, body.value.length > 5]).toEqual([200, true])
  for (const { riskLevel } of body.value) expect(riskLevel).toBe('hidden')
  expect(new Set(body.value.map(({ riskEventType }) => riskEventType))).toContain('generic')
  expect(body.value.map(({ riskEventType }) => riskEventType)).not.toContain('passwordSpray')
  expect(await ask('identityProtection/riskyUsers')).toMatchObject({ status: 403 })
  expect(JSON.stringify(tenant.settings.graph['identityProtection/riskDetections'])).not.toContain('hidden')
})

test('whose licence or permission is missing is refused in the words of the vendor', async () => {
  const { ask, tenant } = await openCloud({ plans: ['AAD_PREMIUM'] })
  expect((await ask('auditLogs/signIns')).status).toBe(200)
  tenant.subscribedSkus = []
  expect(await ask('identityProtection/riskDetections')).toMatchObject({
    status: 403,
    body: { error: { code: 'Forbidden', message: 'Your tenant is not licensed for this feature.' } },
  })
  expect(await ask('auditLogs/signIns')).toMatchObject({
    status: 403,
    body: { error: { code: 'Authentication_RequestFromNonPremiumTenantOrB2CTenant' } },
  })
  tenant.consentedRoles = ['AuditLog.Read.All']
  expect(await ask('security/secureScores')).toMatchObject({
    status: 403,
    body: { error: { code: 'Authorization_RequestDenied' } },
  })
})

test('a tenant of whose past nothing is known has none', async () => {
  const { ask } = await openCloud({ historySeed: null })
  for (const name of ['identityProtection/riskDetections', 'auditLogs/signIns', 'security/secureScores'])
    expect((await ask(name)).body.value).toEqual([])
})
