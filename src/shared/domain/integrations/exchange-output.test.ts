import { expect, test } from 'vitest'
import { exchangeOutputLimits, parseExchangeOutput } from './exchange-output.ts'

const TENANT = '11111111-0000-4000-8000-00000000000a'
const STATE = 'a-b_'.repeat(10) + 'abc'
const CODE = `1.AQ${'x'.repeat(700)}.y-z_~`

const block = (lines: string[]) =>
  ['-----BEGIN EXCHANGE CONNECTION-----', ...lines, '-----END EXCHANGE CONNECTION-----'].join('\n')
const LINES = ['Version: 1', `Tenant: ${TENANT}`, `State: ${STATE}`, `Code: ${CODE}`]
const SAID = { tenant: TENANT, state: STATE, code: CODE }

test('the output of the script is read', () => {
  expect(parseExchangeOutput(block(LINES))).toEqual(SAID)
  expect(parseExchangeOutput(block([...LINES.slice(0, 3), 'Error: AADSTS53003']))).toEqual({
    tenant: TENANT,
    state: STATE,
    error: 'AADSTS53003',
  })
})

test('it may stand among other lines, and its own may be broken anywhere', () => {
  const broken = block(LINES).replaceAll(/x{60}/g, (part) => `${part}\r\n  `)
  expect(parseExchangeOutput(`PS C:\\> .\\connect.ps1\nSign in.\n${broken}\nPS C:\\>`)).toEqual(SAID)
  expect(parseExchangeOutput(block(LINES).replace(TENANT, TENANT.toUpperCase()))).toEqual(SAID)
})

test.each([
  ['nothing', ''],
  ['something else', 'Hello'],
  ['a block without its end', block(LINES).slice(0, -10)],
  ['a block without its begin', block(LINES).slice(10)],
  ['a block whose end stands first', block(LINES).split('\n').toReversed().join('\n')],
  ['another version', block(['Version: 2', ...LINES.slice(1)])],
  ['no tenant', block([`Version: 1`, 'Tenant: contoso.example', ...LINES.slice(2)])],
  ['a tenant of dashes', block([`Version: 1`, `Tenant: ${'-'.repeat(36)}`, ...LINES.slice(2)])],
  ['a state that was cut off', block([...LINES.slice(0, 2), `State: ${STATE.slice(1)}`, `Code: ${CODE}`])],
  ['neither code nor error', block(LINES.slice(0, 3))],
  ['code and error', block([...LINES, 'Error: AADSTS53003'])],
  ['a code that is none', block([...LINES.slice(0, 3), 'Code: <script>'])],
  ['a text that is too long', block(LINES) + ' '.repeat(exchangeOutputLimits.text)],
])('%s is not the output of the script', (_, text) => {
  expect(parseExchangeOutput(text)).toBeUndefined()
})
