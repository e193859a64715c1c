import { describe, expect, test } from 'vitest'
import { readFilterRule } from '#shared/domain/conditional-access/simulate/filter-rule.ts'

const held: Readonly<Record<string, string | readonly string[] | null>> = {
  'device.model': 'Surface Pro 9',
  'device.trusttype': 'ServerAD',
  'device.manufacturer': null,
  'device.systemlabels': ['M365Managed', 'MultiUser'],
}
const is = (rule: string) => readFilterRule(rule)?.((name) => held[name])

describe('a rule', () => {
  test.each([
    ['device.model -eq "surface pro 9"', true],
    ['device.model -ne "Surface Pro 9"', false],
    ['device.model -startsWith "Surface"', true],
    ['device.model -notStartsWith "Surface"', false],
    ['device.model -endsWith "9"', true],
    ['device.model -notEndsWith "9"', false],
    ['device.model -contains "Pro"', true],
    ['device.model -notContains "Pro"', false],
    ['device.model -in ["Surface Go", "Surface Pro 9"]', true],
    ['device.model -notIn ["Surface Go"]', true],
    ['device.systemLabels -contains "MultiUser"', true],
    ['device.systemLabels -contains "Multi"', false],
    ['device.manufacturer -eq null', true],
    ['device.manufacturer -ne null', false],
    ['device.model -eq null', false],
    ['device.manufacturer -eq "Contoso"', false],
    ['device.manufacturer -ne "Contoso"', true],
    ["device.model -eq 'Surface Pro 9'", true],
    ['-not (device.model -contains "Pro")', false],
    ['device.model -contains "Go" -or device.trustType -eq "ServerAD"', true],
    ['device.model -contains "Go" -and device.trustType -eq "ServerAD"', false],
    [
      'device.model -contains "Pro" -or device.model -contains "Go" -and device.trustType -eq "Workplace"',
      true,
    ],
    [
      '(device.model -contains "Pro" -or device.model -contains "Go") -and device.trustType -eq "Workplace"',
      false,
    ],
    ['not(device.trustType eq "Workplace") and (device.model contains "Pro")', true],
  ])('%s', (rule, expected) => {
    expect(is(rule)).toBe(expected)
  })

  test('of what is not known is not certain, unless the rest decides', () => {
    expect(is('device.enrollmentProfileName -eq "Kiosk"')).toBeUndefined()
    expect(is('device.enrollmentProfileName -eq "Kiosk" -or device.model -contains "Pro"')).toBe(true)
    expect(is('device.enrollmentProfileName -eq "Kiosk" -and device.model -contains "Go"')).toBe(false)
  })

  test.each([
    '',
    'device.model',
    'device.model -eq',
    'device.model -like "Surface*"',
    '(device.model -eq "a"',
    'device.model -eq "a")',
    'device.model -eq "a" -and',
    'device.model -in ["a", "b"',
    'device.model -eq "a" device.model -eq "b"',
    'device.model = "a"',
    `device.model -eq "${'x'.repeat(4000)}"`,
    '('.repeat(3000),
  ])('that cannot be read is not read: %#', (rule) => {
    expect(readFilterRule(rule)).toBeUndefined()
  })
})
