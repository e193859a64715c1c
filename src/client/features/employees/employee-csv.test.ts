import { expect, test } from 'vitest'
import { englishOf } from '#tests/support/english.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import type { GoogleAccount } from '#shared/domain/employees/google-account.ts'
import { employeeCsv } from './employee-csv.ts'

const t = englishOf('employees')

const google: GoogleAccount = {
  id: '1',
  user_name: 'g@harbour.example',
  addresses: ['g@harbour.example'],
  directory: 'present',
  leads: true,
  sign_in_enabled: true,
  is_admin: false,
  second_factor: 'Registered',
  last_active: null,
  org_unit: '/',
  sku_ids: null,
}

const ana = buildEmployee({
  id: 'a',
  customer_id: 'c1',
  display_name: 'Ana Ruiz',
  email: 'ana@harbour.example',
  phone: '+34 600 000 000',
  mfa_status: 'Not Registered',
  sign_in_enabled: false,
  directory: 'missing',
  last_active: '2026-11-20T08:30:00.000Z',
  google_account: google,
})
const ben = buildEmployee({
  id: 'b',
  customer_id: 'c2',
  display_name: '=HYPERLINK("https://evil.example")',
  email: 'ben@harbour.example',
  ignored: true,
  sign_in_enabled: null,
  directory: 'present',
  entra_id: '10000000-0000-4000-8000-000000000001',
  google_account: { ...google, leads: false },
  last_active: null,
})

async function* pages() {
  for (const row of [ana, ben]) yield [{ row, v: 1, isPending: false, isConflict: false }]
}
const companyNames = new Map([
  ['c1', 'Harbour, Inc.'],
  ['c2', 'Lighthouse'],
])
const linesOf = async (shown: string[]) => {
  const { parts, count } = await employeeCsv(pages(), { shown, t, companyNames })
  expect(count).toBe(2)
  return parts.join('').split('\r\n')
}

test('the columns that are shown are written in words, in the order of the list', async () => {
  expect(await linesOf(['customer', 'mfa_status', 'sign_in', 'directory', 'last_active'])).toEqual([
    '\uFEFFName,Ignored,Email,Company,MFA,Sign-in,Directory,Last active',
    'Ana Ruiz,No,ana@harbour.example,"Harbour, Inc.",Not registered,Blocked,Missing,2026-11-20 08:30:00 UTC',
    `"'=HYPERLINK(""https://evil.example"")",Yes,ben@harbour.example,Lighthouse,Registered,Not measured,Present,Never`,
    '',
  ])
})

test('columns that are hidden are left out, but never who it is', async () => {
  const [head, first] = await linesOf(['phone'])
  expect(head).toBe('\uFEFFName,Ignored,Email,Phone')
  expect(first).toBe("Ana Ruiz,No,ana@harbour.example,'+34 600 000 000")
})

test('where somebody has an account is written by the makers’ names', async () => {
  expect(await linesOf(['cloud'])).toEqual([
    '\uFEFFName,Ignored,Email,Account at',
    'Ana Ruiz,No,ana@harbour.example,Google Workspace',
    `"'=HYPERLINK(""https://evil.example"")",Yes,ben@harbour.example,"Microsoft 365, Google Workspace"`,
    '',
  ])
})
