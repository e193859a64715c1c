import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addUser } from '#sandbox/microsoft365/tenant/state.ts'
import { openPretendTenant, READ_AT } from '#tests/support/vendors/pretend-tenant.ts'
import { ConnectorError, NOT_LICENSED } from '../connector-error.ts'

const ALMA = '5b7c1d1e-0000-4000-8000-000000000001'
const GUEST = '5b7c1d1e-0000-4000-8000-000000000002'
const SECOND = new Date(READ_AT).toISOString().replace(/\.\d+/, '')

function open(parts: Parameters<typeof openPretendTenant>[0] = {}) {
  const sent: { url: string; body: string }[] = []
  const pretended = openPretendTenant({
    ...parts,
    answer: (request, pass) => {
      if (!request.url.includes('/login/'))
        void request
          .clone()
          .text()
          .then((body) => sent.push({ url: request.url, body }))
      return parts.answer?.(request, pass)
    },
  })
  const { tenant } = pretended
  addUser(tenant, { id: ALMA, userPrincipalName: 'Alma@fabrikam.example', accountEnabled: true })
  addUser(tenant, {
    id: GUEST,
    userPrincipalName: 'bo_partner.example#EXT#@fabrikam.example',
    accountEnabled: false,
    onPremisesSyncEnabled: true,
  })
  return { ...pretended, sent }
}

const refusalOf = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ConnectorError)) throw new Error('A ConnectorError was expected.')
  return { reason: error.reason, code: error.code }
}

describe('an account', () => {
  test('is found by its id and by its name, whatever stands in that', async () => {
    const { accounts } = open()
    const alma = { id: ALMA, name: 'alma@fabrikam.example', isEnabled: true, isSynchronized: false }
    expect(await accounts.find(ALMA)).toEqual(alma)
    expect(await accounts.find('alma@fabrikam.example')).toEqual(alma)
    expect(await accounts.find('bo_partner.example#ext#@fabrikam.example')).toMatchObject({
      id: GUEST,
      isEnabled: false,
      isSynchronized: true,
    })
    expect((await refusalOf(accounts.find('nobody@fabrikam.example'))).reason).toBe('notFound')
  })

  test.each(['..', 'delta', '$count', `${ALMA}/memberOf`, ''])(
    'is not %j: nothing is asked',
    async (name) => {
      const { accounts, sent } = open()
      expect((await refusalOf(accounts.find(name))).reason).toBe('notFound')
      for (const act of [accounts.revokeSessions, accounts.resetPassword])
        expect((await refusalOf(act(name))).reason).toBe('notFound')
      expect((await refusalOf(accounts.setSignIn(name, false))).reason).toBe('notFound')
      expect(sent).toEqual([])
    },
  )

  test('is blocked and let in, and its sessions end', async () => {
    const { accounts, tenant } = open()
    const alma = tenant.users.find(({ id }) => id === ALMA)
    await accounts.setSignIn(ALMA, false)
    expect(alma?.['accountEnabled']).toBe(false)
    await accounts.setSignIn(ALMA, true)
    expect(alma?.['accountEnabled']).toBe(true)
    await accounts.revokeSessions(ALMA)
    expect(alma?.['signInSessionsValidFromDateTime']).toBe(SECOND)
  })

  test('gets another password every time, which has to be changed, and one from premises gets none', async () => {
    const { accounts, sent } = open()
    await accounts.resetPassword(ALMA)
    await accounts.resetPassword(ALMA)
    const profiles = sent.map(({ body }) => (JSON.parse(body) as { passwordProfile: object }).passwordProfile)
    expect(profiles).toMatchObject([
      { forceChangePasswordNextSignIn: true, password: expect.stringMatching(/^.{32,}$/) },
      { forceChangePasswordNextSignIn: true },
    ])
    expect(profiles[0]).not.toEqual(profiles[1])
    expect((await refusalOf(accounts.resetPassword(GUEST))).reason).toBe('unexpectedAnswer')
  })

  test.each([
    ['User-PasswordProfile.ReadWrite.All', 'resetPassword'],
    ['IdentityRiskyUser.ReadWrite.All', 'confirmCompromised'],
    ['IdentityRiskyUser.ReadWrite.All', 'dismissRisk'],
  ] as const)('without %s is refused %s', async (permission, act) => {
    const { accounts, tenant } = open()
    tenant.consentedRoles = (tenant.consentedRoles ?? []).filter((role) => role !== permission)
    expect((await refusalOf(accounts[act](ALMA))).reason).toBe('missingScope')
  })

  test('is blocked and its sessions are ended with no more than the permission for it', async () => {
    const { accounts, tenant } = open()
    tenant.consentedRoles = ['User.EnableDisableAccount.All']
    await accounts.setSignIn(ALMA, false)
    expect((await refusalOf(accounts.revokeSessions(ALMA))).reason).toBe('missingScope')
    const others = open()
    others.tenant.consentedRoles = ['User.RevokeSessions.All']
    await others.accounts.revokeSessions(ALMA)
    expect((await refusalOf(others.accounts.setSignIn(ALMA, false))).reason).toBe('missingScope')
  })
})

describe('what people make of a risk', () => {
  test('is told of the account and of what was detected of it', async () => {
    const { accounts, tenant } = open()
    const { graph } = tenant.settings
    graph['identityProtection/riskDetections'] = [{ id: 'one', userId: ALMA, riskState: 'atRisk' }]
    await accounts.confirmCompromised(ALMA)
    expect(graph['identityProtection/riskyUsers']).toMatchObject([
      { id: ALMA, riskState: 'confirmedCompromised', riskLevel: 'high', riskLastUpdatedDateTime: SECOND },
    ])
    await accounts.dismissRisk(ALMA)
    expect(graph['identityProtection/riskyUsers']).toMatchObject([
      { id: ALMA, riskState: 'dismissed', riskLevel: 'none' },
    ])
    expect(graph['identityProtection/riskDetections']).toMatchObject([{ riskState: 'dismissed' }])
    expect(tenant.audits.map(({ activityDisplayName }) => activityDisplayName)).toEqual([
      'ConfirmAccountCompromised',
      'DismissUser',
    ])
  })

  test('needs a licence, and an account', async () => {
    const { accounts } = open({ plans: ['EXCHANGE_S_STANDARD'] })
    expect(await refusalOf(accounts.dismissRisk(ALMA))).toEqual({
      reason: 'missingScope',
      code: NOT_LICENSED,
    })
    expect((await refusalOf(open().accounts.dismissRisk(READ_AT.toString()))).reason).toBe('notFound')
  })
})

describe('a case', () => {
  const classification = 'falsePositive'
  test('is set as its kind says it', async () => {
    const { accounts, tenant } = open()
    const { graph } = tenant.settings
    graph['security/alerts_v2'] = [{ id: 'a/1', status: 'new' }]
    graph['security/incidents'] = [{ id: '7', status: 'resolved', classification: 'truePositive' }]
    await accounts.setCaseStatus({ kind: 'alert', id: 'a/1' }, { status: 'resolved', classification })
    await accounts.setCaseStatus({ kind: 'incident', id: '7' }, { status: 'new', classification: null })
    expect(graph['security/alerts_v2']).toEqual([
      {
        id: 'a/1',
        status: 'resolved',
        classification,
        lastUpdateDateTime: SECOND,
        resolvedDateTime: SECOND,
      },
    ])
    expect(graph['security/incidents']).toEqual([
      { id: '7', status: 'active', classification: 'truePositive', lastUpdateDateTime: SECOND },
    ])
  })

  test.each([
    ['alert', 'SecurityAlert.ReadWrite.All'],
    ['incident', 'SecurityIncident.ReadWrite.All'],
  ] as const)(
    'of the kind %s is refused without %s, without a licence, and where there is none',
    async (kind, role) => {
      const set = (opened: ReturnType<typeof open>) =>
        refusalOf(
          opened.accounts.setCaseStatus({ kind, id: '1' }, { status: 'resolved', classification: null }),
        )
      expect((await set(open())).reason).toBe('notFound')
      expect((await set(open({ plans: ['AAD_PREMIUM'] }))).code).toBe(NOT_LICENSED)
      const few = open()
      few.tenant.consentedRoles = (few.tenant.consentedRoles ?? []).filter((each) => each !== role)
      expect(await set(few)).toMatchObject({ reason: 'missingScope' })
    },
  )
})

describe('the per-user state', () => {
  const REGISTRATIONS = 'reports/authenticationMethods/userRegistrationDetails'

  test('is read, and set to every value that there is', async () => {
    const { accounts } = open()
    expect(await accounts.mfaState(ALMA)).toBe('disabled')
    for (const state of ['enforced', 'enabled', 'disabled'] as const) {
      await accounts.setMfaState(ALMA, state)
      expect(await accounts.mfaState(ALMA)).toBe(state)
    }
  })

  test('is enforced at once for whoever has registered a method', async () => {
    const { accounts, tenant } = open()
    tenant.settings.graph[REGISTRATIONS] = [{ id: ALMA, isMfaRegistered: true }]
    await accounts.setMfaState(ALMA, 'enabled')
    expect(await accounts.mfaState(ALMA)).toBe('enforced')
  })

  test('is nobody’s who is not there', async () => {
    const { accounts } = open()
    expect((await refusalOf(accounts.mfaState(randomUUID()))).reason).toBe('notFound')
    expect((await refusalOf(accounts.setMfaState('delta', 'enabled'))).reason).toBe('notFound')
  })

  test('is read with a permission that does not change it', async () => {
    const { accounts, tenant } = open()
    tenant.consentedRoles = ['Policy.Read.All']
    expect(await accounts.mfaState(ALMA)).toBe('disabled')
    expect((await refusalOf(accounts.setMfaState(ALMA, 'enabled'))).reason).toBe('missingScope')
  })
})
