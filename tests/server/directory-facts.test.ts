import { expect, test } from 'vitest'
import { NO_FACTS_READ } from '#shared/domain/employees/directory-facts.ts'
import { readFacts } from '#server/integrations/read-facts.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'

const NOW = '2026-05-01T00:00:00.000Z'
const REPORT = 'reports/authenticationMethods/userRegistrationDetails'
const ASSIGNMENTS = 'roleManagement/directory/roleAssignments'
const GROUP = { '@odata.type': '#microsoft.graph.group', id: 'g' }

function openTenant() {
  const pretended = openPretendTenant()
  const { graph } = pretended.tenant.settings
  graph[REPORT] = [
    { id: 'AA-1', isMfaRegistered: true, isAdmin: true },
    { id: 'aa-2', isMfaRegistered: false, isAdmin: false },
  ]
  graph[ASSIGNMENTS] = [{ id: 'a', principalId: 'AA-1', principal: { id: 'AA-1' } }]
  const lose = (role: string) => {
    pretended.tenant.consentedRoles = (pretended.tenant.consentedRoles ?? []).filter((each) => each !== role)
  }
  const read = (earlier = NO_FACTS_READ) => readFacts({ directory: pretended.directory, now: NOW, earlier })
  return { ...pretended, graph, lose, read }
}

test('who registered a second factor, who signed in when and who holds a role is read', async () => {
  const { read, tenant } = openTenant()
  const active = {
    lastSignInDateTime: '2026-04-29T10:00:00Z',
    lastNonInteractiveSignInDateTime: '2026-04-30T10:00:00Z',
  }
  const never = { lastSignInDateTime: '0001-01-01T00:00:00Z' }
  tenant.users.push(
    { id: 'aa-1', userPrincipalName: 'one@fabrikam.example', signInActivity: active },
    { id: 'aa-2', userPrincipalName: 'two@fabrikam.example', signInActivity: never },
    { id: 'aa-3', userPrincipalName: 'three@fabrikam.example' },
  )
  const { facts, readings } = await read()
  expect(facts.mfa?.get('aa-1')).toEqual({ isRegistered: true, isAdmin: true })
  expect(facts.mfa?.get('aa-2')).toEqual({ isRegistered: false, isAdmin: false })
  expect(facts.administrators).toEqual({ ids: new Set(['aa-1']), isWhole: true })
  expect([...(facts.activity ?? [])]).toEqual([
    ['aa-1', '2026-04-30T10:00:00.000Z'],
    ['aa-2', null],
    ['aa-3', null],
  ])
  expect(readings).toEqual({
    mfa: { read_at: NOW, fault: null },
    activity: { read_at: NOW, fault: null },
    administrators: { read_at: NOW, fault: null },
  })
})

test('a group that holds a role leaves open who has it', async () => {
  const { read, graph } = openTenant()
  graph[ASSIGNMENTS] = [{ id: 'a', principalId: 'G', principal: GROUP }]
  expect((await read()).facts.administrators?.isWhole).toBe(false)
})

test('a permission that is missing keeps only its own facts back, and says since when they are old', async () => {
  const { read, lose } = openTenant()
  lose('AuditLog.Read.All')
  const earlier = { ...NO_FACTS_READ, mfa: { read_at: '2026-04-01T00:00:00.000Z', fault: null } }
  const { facts, readings } = await read(earlier)
  expect(facts.mfa).toBeUndefined()
  expect(facts.administrators?.ids.size).toBe(1)
  expect(readings).toMatchObject({
    mfa: { read_at: '2026-04-01T00:00:00.000Z', fault: 'missingScope' },
    activity: { read_at: null, fault: 'missingScope' },
    administrators: { read_at: NOW, fault: null },
  })
})

test('a tenant without the licence is told apart from one without the permission', async () => {
  const pretended = openPretendTenant({
    answer: ({ url }) =>
      url.includes(REPORT)
        ? Response.json(
            {
              error: {
                code: 'Authentication_RequestFromNonPremiumTenantOrB2CTenant',
                message: 'Neither tenant is B2C or tenant does not have premium license',
              },
            },
            { status: 403 },
          )
        : undefined,
  })
  const { readings } = await readFacts({ directory: pretended.directory, now: NOW, earlier: NO_FACTS_READ })
  expect(readings.mfa).toEqual({ read_at: null, fault: 'notLicensed' })
})

test('an answer that is not understood is no fact', async () => {
  const { read, graph } = openTenant()
  graph[REPORT] = [{ id: 'aa-1', isMfaRegistered: 'yes' }]
  expect((await read()).readings.mfa).toEqual({ read_at: null, fault: 'unexpectedAnswer' })
})
