import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { demoAccounts } from './demo/demo-accounts.ts'
import { readConfiguration } from './platform/configuration.ts'
import { createLog } from './platform/log.ts'
import { openSite } from './site.ts'

test('the test site writes the mails of its user pool into a folder, also where there is a mail server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-site-'))
  const configuration = readConfiguration({
    TEST_URL: 'https://castle.example.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATA_DIR: folder,
    CUSTOMERS: '5',
    EMPLOYEES: '60',
  })
  const site = await openSite('test', configuration, createLog('silent'), {
    open: async () => ({ database: await openTestDatabase(), release: () => {} }),
  })
  const Username = demoAccounts[0]?.email ?? ''
  const response = await site.routes.request('/identity/', {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword' },
    body: JSON.stringify({ ClientId: 'castellan', Username }),
  })
  expect(response.status).toBe(200)
  const mails = join(folder, 'mail', 'test')
  await expect
    .poll(async () => (await readdir(mails).catch(() => [])).filter((name) => !name.startsWith('.')), {
      timeout: 20_000,
    })
    .toHaveLength(1)
  const [name = ''] = await readdir(mails)
  const mail = await readFile(join(mails, name), 'utf8')
  expect(mail).toContain(`To: ${Username}`)
  expect(mail).toContain('From: Castellan <no-reply@castellan.example>')
  expect(mail).toContain('https://castle.example.test/auth/forgot-password')
  await site.close()
  await rm(folder, { recursive: true })
})
