import { expect, test } from 'vitest'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'
import { openPretendTenant, READ_AT } from '#tests/support/vendors/pretend-tenant.ts'

const AUTHORIZATION = 'policies/authorizationPolicy'
const MAILBOX = '5b7c1d1e-0000-4000-8000-000000000001'
const ADMIN = { user: { userPrincipalName: 'admin@fabrikam.example' }, app: null }
const APP = { user: null, app: { appId: 'ours' } }

const one = ({ settings }: Tenant, name: string) => settings.graph[name] as Item

function open() {
  const { tenant, sandbox, settings } = openPretendTenant()
  const save = (kind: string, name: string, value: unknown) =>
    sandbox.request(`/admin/tenants/${tenant.tenantId}/settings`, {
      method: 'POST',
      body: new URLSearchParams({ kind, name, value: JSON.stringify(value) }),
    })
  const patch = (path: string, body: Record<string, boolean | string>) =>
    settings.change({ transport: 'graph', method: 'PATCH', version: 'v1.0', path, body })
  const noted = () => tenant.audits.map(({ activityDisplayName }) => activityDisplayName)
  return { tenant, save, patch, noted }
}

test('what the pages of a tenant change is noted as its administrator, and what Graph changes as the app', async () => {
  const { tenant, save, patch } = open()
  await save('graph', AUTHORIZATION, {
    ...one(tenant, AUTHORIZATION),
    allowInvitesFrom: 'none',
  })
  await patch(AUTHORIZATION, { allowInvitesFrom: 'everyone' })
  expect(tenant.audits).toMatchObject([
    { activityDisplayName: 'Update authorization policy', initiatedBy: ADMIN, result: 'success' },
    { activityDisplayName: 'Update authorization policy', initiatedBy: APP },
  ])
  expect(tenant.audits[0]).toMatchObject({ activityDateTime: new Date(READ_AT).toISOString() })
})

test('each object of a collection has an entry of its own, and what stays as it is has none', async () => {
  const { tenant, save, noted } = open()
  const policies = 'identity/conditionalAccess/policies'
  const [first, second] = [
    { id: 'one', displayName: 'One', state: 'enabled' },
    { id: 'two', displayName: 'Two', state: 'enabled' },
  ]
  await save('graph', policies, [first, second])
  await save('graph', policies, [{ ...first, state: 'disabled' }])
  await save('graph', policies, [{ ...first, state: 'disabled' }])
  expect(noted()).toEqual([
    'Add conditional access policy',
    'Add conditional access policy',
    'Update conditional access policy',
    'Delete conditional access policy',
  ])
  expect(tenant.audits.at(-1)).toMatchObject({ targetResources: [{ id: 'two' }] })
})

test('a change that is refused is not noted, nor one that has a log of its own', async () => {
  const { tenant, save, patch, noted } = open()
  await expect(patch(AUTHORIZATION, { nonsense: true })).rejects.toThrow('400')
  await patch('admin/reportSettings', { displayConcealedNames: false })
  expect((await save('graph', AUTHORIZATION, [])).status).toBe(400)
  await save('exchange', 'ExternalInOutlook', tenant.settings.exchange['ExternalInOutlook'])
  expect(noted()).toEqual([])
})

test('an account of a mailbox is blocked by Graph and on the page, and noted as blocked', async () => {
  const { tenant, save, patch, noted } = open()
  const mailbox = { Identity: 'Desk', ExternalDirectoryObjectId: MAILBOX, AccountDisabled: false }
  tenant.settings.exchange['Mailbox'] = [{ ...mailbox }]
  await patch(`users/${MAILBOX.toUpperCase()}`, { accountEnabled: false })
  expect(tenant.settings.exchange['Mailbox']).toMatchObject([{ AccountDisabled: true }])
  await save('exchange', 'Mailbox', [{ ...mailbox, AccountDisabled: false }])
  expect(noted()).toEqual(['Update user', 'Disable account', 'Enable account'])
  expect(tenant.audits.map(({ initiatedBy }) => initiatedBy)).toMatchObject([APP, APP, ADMIN])

  tenant.settings.exchange['Mailbox'] = [{ ...mailbox, IsDirSynced: true }]
  await expect(patch(`users/${MAILBOX}`, { accountEnabled: false })).rejects.toThrow('Request_BadRequest')
  await expect(patch(`users/${MAILBOX}`, { displayName: 'Front desk' })).rejects.toThrow('Request_BadRequest')
  expect(tenant.settings.exchange['Mailbox']).toMatchObject([{ AccountDisabled: false }])
})

test('security defaults cannot be enabled while a conditional access policy is (POST-27)', async () => {
  const { tenant, save } = open()
  const name = 'policies/identitySecurityDefaultsEnforcementPolicy'
  const enabled = { ...one(tenant, name), isEnabled: true }
  await save('graph', 'identity/conditionalAccess/policies', [{ id: 'one', state: 'enabled' }])
  expect((await save('graph', name, enabled)).status).toBe(400)
  expect(tenant.settings.graph[name]).toMatchObject({ isEnabled: false })
  await save('graph', 'identity/conditionalAccess/policies', [{ id: 'one', state: 'disabled' }])
  expect((await save('graph', name, enabled)).status).toBe(303)
})
