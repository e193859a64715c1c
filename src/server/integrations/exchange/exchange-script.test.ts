import { expect, test } from 'vitest'
import { exchangeScript, quoted } from './exchange-script.ts'

const PARTS = {
  company: 'Contoso',
  tenantId: '11111111-0000-4000-8000-000000000000',
  clientId: '22222222-0000-4000-8000-000000000000',
  signInUrl: 'https://login.example/organizations/oauth2/v2.0/authorize?state=abc&code_challenge=def',
  redirectUri: 'http://localhost:47823/',
  state: 'abc',
}

test.each([
  ['Contoso', "'Contoso'"],
  ["O'Neill", "'O''Neill'"],
  // PowerShell takes each of these for the end of the text.
  ['O’Neill ‘x‚ y‛', "'O’’Neill ‘‘x‚‚ y‛‛'"],
  ['a"; $(Remove-Item C:) `n', `'a"; $(Remove-Item C:) \`n'`],
  ["x\r\nRemove-Item 'C:'\u2028\u0000", "'x Remove-Item ''C:'' '"],
])('%j is written as the text %s', (text, written) => {
  expect(quoted(text)).toBe(written)
})

test('whatever a company is called, each value stays in its line', () => {
  const { script } = exchangeScript({ ...PARTS, company: "A'\r\n# ’; Stop-Computer #" })
  const lines = script.split('\r\n')
  expect(lines).toContain("$Company = 'A'' # ’’; Stop-Computer #'")
  expect(lines).toContain(`$SignIn = '${PARTS.signInUrl}'`)
  expect(lines.filter((line) => line.startsWith('$State = '))).toEqual(["$State = 'abc'"])
  expect(script.replaceAll('\r\n', '')).not.toContain('\n')
})

test('what PowerShell is to see of a dollar sign or a backslash arrives there', () => {
  const { script } = exchangeScript(PARTS)
  expect(script).toContain('"servicePrincipals?`$filter=appId eq \'$AppId\'"')
  expect(script).toContain(String.raw`'AADSTS\d+'`)
  expect(script).not.toContain('undefined')
})

test.each([
  ['Contoso & Söhne GmbH', 'connect-exchange-contoso-sohne-gmbh.ps1'],
  ['../../../株式会社', `connect-exchange-${PARTS.tenantId}.ps1`],
])('the script of %s is called %s', (company, fileName) => {
  expect(exchangeScript({ ...PARTS, company }).fileName).toBe(fileName)
})
