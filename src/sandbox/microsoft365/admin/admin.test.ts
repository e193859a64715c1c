import { expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../microsoft365.sandbox.ts'
import { tenantFromDirectory } from '../tenant/tenant-from-directory.ts'
import { tenantsOf } from '../tenant/tenants.ts'

const buildTenant = () =>
  tenantFromDirectory({
    tenantId: 'tenant-1',
    displayName: 'Fabrikam <b>',
    domains: ['fabrikam.example'],
    users: [
      {
        id: 'user-1',
        userPrincipalName: 'kaja@fabrikam.example',
        displayName: 'Kaja "K"',
        accountEnabled: true,
      },
    ],
    skus: [],
  })

const open = (tenant = buildTenant()) => ({
  tenant,
  app: createMicrosoft365Sandbox({
    tenants: tenantsOf([tenant]),
    clock: { now: () => 0 },
    client: { id: 'app', secret: 'secret' },
  }),
})

test('The page lists tenants and their users, with names escaped', async () => {
  const { app } = open()
  expect(await (await app.request('/admin')).text()).toContain(
    '/admin/tenants/tenant-1">Fabrikam &lt;b&gt;</a>',
  )
  const users = await (await app.request('/admin/tenants/tenant-1?search=KAJA')).text()
  expect(users).toContain('value="Kaja &quot;K&quot;"')
  expect(users).toContain('action="/admin/tenants/tenant-1/users/user-1"')
})

test('Saving the form changes the user, and delta will tell', async () => {
  const { app, tenant } = open()
  const response = await app.request('/admin/tenants/tenant-1/users/user-1', {
    method: 'POST',
    body: new URLSearchParams({
      action: 'save',
      displayName: 'Kaja Kestrel',
      jobTitle: '',
      department: 'Sales',
    }),
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/admin/tenants/tenant-1')
  expect(tenant.users).toMatchObject([
    { displayName: 'Kaja Kestrel', jobTitle: null, department: 'Sales', accountEnabled: false },
  ])
  expect(tenant.changes).toHaveLength(1)
})

test('The delete button deletes', async () => {
  const { app, tenant } = open()
  const body = new URLSearchParams({ action: 'delete' })
  await app.request('/admin/tenants/tenant-1/users/user-1', { method: 'POST', body })
  expect(tenant.users).toEqual([])
})

test('Unknown tenants and users are not found', async () => {
  const { app } = open()
  expect((await app.request('/admin/tenants/other')).status).toBe(404)
  expect((await app.request('/admin/tenants/tenant-1/users/other', { method: 'POST' })).status).toBe(404)
})

test('what is set for the tenant is changed as JSON, and what is not such an object is not taken', async () => {
  const { app, tenant } = open()
  const page = await (await app.request('/admin/tenants/tenant-1/settings')).text()
  expect(page).toContain('Save ExternalInOutlook')
  const save = (parts: Record<string, string>) =>
    app.request('/admin/tenants/tenant-1/settings', { method: 'POST', body: new URLSearchParams(parts) })
  const tag = { kind: 'exchange', name: 'ExternalInOutlook' }
  expect((await save({ ...tag, value: '[{"Enabled": true}]' })).status).toBe(303)
  expect(tenant.settings.exchange['ExternalInOutlook']).toEqual([{ Enabled: true }])

  for (const refused of [
    { ...tag, value: '{"Enabled": false}' },
    { ...tag, value: '[false]' },
    { ...tag, value: 'Enabled' },
    { kind: 'graph', name: 'policies/authorizationPolicy', value: '[]' },
    { kind: 'graph', name: 'constructor', value: '{}' },
    { kind: 'elsewhere', name: 'ExternalInOutlook', value: '[]' },
  ])
    expect((await save(refused)).status).toBe(400)
  expect(tenant.settings.exchange['ExternalInOutlook']).toEqual([{ Enabled: true }])
  expect((await app.request('/admin/tenants/nobody/settings')).status).toBe(404)
})

test('What is to fail is chosen there, and taken back', async () => {
  const { app, tenant } = open()
  const choose = (form: Record<string, string>) =>
    app.request('/admin/tenants/tenant-1/failures', { method: 'POST', body: new URLSearchParams(form) })
  const response = await choose({ 'no-changes': 'on', 'no-such-failure': 'on' })
  expect(response.headers.get('location')).toBe('/admin/tenants/tenant-1')
  expect([...tenant.provoked]).toEqual(['no-changes'])
  expect(await (await app.request('/admin/tenants/tenant-1')).text()).toContain('name="no-changes" checked')
  await choose({})
  expect(tenant.provoked.size).toBe(0)
})

test('Somebody else changes whom the vendor writes to, and what is not named stays', async () => {
  const { app, tenant } = open()
  tenant.organization['privacyProfile'] = { contactEmail: null, statementUrl: 'https://fabrikam.example' }
  const path = '/admin/tenants/tenant-1/contacts'
  const saved = await app.request(path, {
    method: 'POST',
    body: new URLSearchParams({
      technicalNotificationMails: 'it@fabrikam.example, <b>@fabrikam.example',
      contactEmail: 'privacy@fabrikam.example',
    }),
  })
  expect(saved.status).toBe(303)
  expect(tenant.organization).toMatchObject({
    technicalNotificationMails: ['it@fabrikam.example', '<b>@fabrikam.example'],
    marketingNotificationEmails: [],
    privacyProfile: {
      contactEmail: 'privacy@fabrikam.example',
      statementUrl: 'https://fabrikam.example',
    },
  })
  expect(await (await app.request(path)).text()).toContain(
    'value="it@fabrikam.example, &lt;b&gt;@fabrikam.example"',
  )
})
