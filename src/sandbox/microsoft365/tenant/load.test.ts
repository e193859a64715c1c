import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadTenant } from './load.ts'

test('A tenant is built from recorded answers: collections, arrays, pages and byte order marks', () => {
  const tenant = loadTenant({
    'organization.json': '\uFEFF{"@odata.context":"x","value":[{"id":"t1","displayName":"Recorded"}]}',
    'domains.json': '[{"id":"recorded.example","isDefault":true,"isVerified":true}]',
    'users-1.json': '{"value":[{"id":"b","userPrincipalName":"b@recorded.example"}]}',
    'users-2.json':
      '{"value":[{"id":"a","userPrincipalName":"a@recorded.example","assignedLicenses":[{"skuId":"S"}]}]}',
    'subscribedSkus.json': '{"value":[{"skuId":"s","skuPartNumber":"SPB"}]}',
  })
  expect(tenant).toMatchObject({
    tenantId: 't1',
    organization: { id: 't1', displayName: 'Recorded' },
    domains: [{ id: 'recorded.example', isDefault: true }],
    users: [{ id: 'a' }, { id: 'b' }],
    subscribedSkus: [{ skuId: 's', skuPartNumber: 'SPB', consumedUnits: 1 }],
  })
  expect(tenant.organization).not.toHaveProperty('@odata.context')
})

test('What was not recorded is worked out from the rest', () => {
  const tenant = loadTenant({ 'users.json': '[{"userPrincipalName":"a@recorded.example"}]' })
  expect(tenant).toMatchObject({
    organization: { displayName: 'recorded.example' },
    domains: [{ id: 'recorded.example', isDefault: true, isVerified: true }],
    users: [{ id: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
    subscribedSkus: [],
  })
})

test('A folder is read, also in the encoding of Windows PowerShell', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recorded-'))
  try {
    const text = '{"value":[{"id":"a","userPrincipalName":"zoë@recorded.example"}]}'
    await writeFile(join(folder, 'Users.json'), Buffer.from(`\uFEFF${text}`, 'utf16le'))
    expect(loadTenant(folder).users).toMatchObject([{ userPrincipalName: 'zoë@recorded.example' }])
  } finally {
    await rm(folder, { recursive: true })
  }
})
