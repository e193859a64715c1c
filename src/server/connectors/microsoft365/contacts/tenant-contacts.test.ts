import { expect, test } from 'vitest'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'

const STATEMENT = 'https://fabrikam.example/privacy'

test('what stands at a tenant is read, each kind for itself', async () => {
  const { contacts, tenant } = openPretendTenant()
  expect(await contacts.read()).toEqual({ technical: [], security: [], marketing: [], general: [] })
  Object.assign(tenant.organization, {
    technicalNotificationMails: ['it@fabrikam.example', 'not an address'],
    privacyProfile: { contactEmail: 'privacy@fabrikam.example', statementUrl: STATEMENT },
  })
  expect(await contacts.read()).toEqual({
    technical: ['it@fabrikam.example', 'not an address'],
    security: [],
    marketing: [],
    general: ['privacy@fabrikam.example'],
  })
})

test('what a tenant does not tell is a missing permission, and no empty list', async () => {
  const { contacts, tenant } = openPretendTenant()
  Object.assign(tenant.organization, { technicalNotificationMails: null, marketingNotificationEmails: null })
  await expect(contacts.read()).rejects.toMatchObject({ reason: 'missingScope', code: 'notTold' })
})

test('more addresses than anybody has are not understood', async () => {
  const { contacts, tenant } = openPretendTenant()
  tenant.organization['technicalNotificationMails'] = Array.from(
    { length: 101 },
    (_, at) => `${at}@fabrikam.example`,
  )
  await expect(contacts.read()).rejects.toMatchObject({ reason: 'unexpectedAnswer' })
})

test('a kind is replaced, and the others stay', async () => {
  const { contacts, tenant } = openPretendTenant()
  Object.assign(tenant.organization, { technicalNotificationMails: ['it@fabrikam.example'] })
  await contacts.replace('security', ['alerts@provider.example'])
  await contacts.replace('marketing', ['news@fabrikam.example'])
  expect(await contacts.read()).toEqual({
    technical: ['it@fabrikam.example'],
    security: ['alerts@provider.example'],
    marketing: ['news@fabrikam.example'],
    general: [],
  })
  await contacts.replace('technical', [])
  expect((await contacts.read()).technical).toEqual([])
})

test('who is asked about privacy changes, and where the statement is does not', async () => {
  const { contacts, tenant } = openPretendTenant()
  await contacts.replace('general', ['privacy@fabrikam.example'])
  expect(tenant.organization['privacyProfile']).toMatchObject({ contactEmail: 'privacy@fabrikam.example' })
  tenant.organization['privacyProfile'] = { contactEmail: 'old@fabrikam.example', statementUrl: STATEMENT }
  await contacts.replace('general', [])
  expect(tenant.organization['privacyProfile']).toEqual({ contactEmail: null, statementUrl: STATEMENT })
})

test('what the vendor refuses is told in its words', async () => {
  const { contacts } = openPretendTenant()
  await expect(contacts.replace('security', ['nobody@refused.example'])).rejects.toMatchObject({
    reason: 'unexpectedAnswer',
    status: 400,
    code: 'Request_BadRequest',
    words:
      "Invalid value specified for property 'securityComplianceNotificationMails' of resource 'Organization'.",
  })
  const refused = openPretendTenant()
  refused.tenant.consentedRoles = ['Organization.Read.All', 'Directory.ReadWrite.All']
  await expect(refused.contacts.replace('security', ['alerts@provider.example'])).rejects.toMatchObject({
    reason: 'missingScope',
  })
  expect(await refused.contacts.read()).toMatchObject({ security: [] })
})

test('the log of the directory tells that addresses were changed', async () => {
  const { contacts, tenant } = openPretendTenant()
  await contacts.replace('technical', ['it@fabrikam.example'])
  expect(tenant.audits.map(({ activityDisplayName }) => activityDisplayName)).toEqual([
    'Set Company Information',
  ])
})
