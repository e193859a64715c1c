import { describe, expect, test } from 'vitest'
import { snapshotOf } from '#tests/support/posture/describe-check.ts'
import { type Check, judge } from './check.ts'
import { checks } from './checks.ts'
import { portals } from './manual.ts'
import { COUNTRIES } from './settings/named-location.ts'
import { powerShell } from './settings/new-policy.ts'
import type { SourceId } from './sources.ts'

const byHand = checks.flatMap(({ id, manual }) => (manual ? [{ id, ...manual }] : []))
const commands = byHand.flatMap(({ id, command }) => (command === undefined ? [] : [{ id, command }]))

test('every check has a remedy, or a person is told how', () => {
  expect(checks.filter(({ remedy, manual }) => !remedy && !manual)).toEqual([])
  expect(byHand.length).toBeGreaterThanOrEqual(46)
})

test('every way leads into a portal, by entries of its menu', () => {
  const unclear = byHand.filter(
    ({ path }) => path.length === 0 || path.some((entry) => entry.trim() === '' || /[›>/]/.test(entry)),
  )
  expect(unclear).toEqual([])
})

test('every address is the vendor’s and safe', () => {
  const vendors = ['microsoft.com', 'google.com']
  const addresses = [...byHand.map(({ page }) => page), ...Object.values(portals).map((each) => each.address)]
  for (const { protocol, hostname } of addresses.map((address) => new URL(address))) {
    expect(protocol).toBe('https:')
    expect(vendors.some((vendor) => hostname === vendor || hostname.endsWith(`.${vendor}`))).toBe(true)
  }
})

test('no page is for one language alone', () => {
  expect(byHand.filter(({ page }) => /\/[a-z]{2}-[a-z]{2}\//i.test(page))).toEqual([])
})

/** What is wrong with a command as it is written. */
function flawsOf(command: string): string[] {
  const flaws: string[] = []
  if ((command.match(/"/g) ?? []).length % 2 > 0) flaws.push('A quotation mark is left open')
  if ((command.match(/'/g) ?? []).length % 2 > 0) flaws.push('An apostrophe is left open')
  for (const [open, close] of [
    ['(', ')'],
    ['{', '}'],
    ['<', '>'],
  ] as const)
    if (command.split(open).length !== command.split(close).length)
      flaws.push(`${open} and ${close} do not match`)
  const withoutPlaceholders = command.replaceAll(/<[^<>\n]+>/g, '')
  if (/[[\]…]|\.\.\.|\b(your|contoso|example|fabrikam)\b/i.test(withoutPlaceholders))
    flaws.push('Something has to be filled in that does not stand between angle brackets')
  return flaws
}

test.each(commands)('the command of $id is whole', ({ command }) => {
  expect(flawsOf(command)).toEqual([])
  // A verb and a noun, as PowerShell names what it can do.
  expect(command).toMatch(/\b(Get|Set|New|Update|Remove|Enable|Disable)-[A-Z]\w+/)
})

test.each([
  ['Set-Rule -Identity "one', 'A quotation mark is left open'],
  ["Get-Rule -Filter 'one", 'An apostrophe is left open'],
  ['Get-Rule | Where-Object { $_.On', '{ and } do not match'],
  ['Set-Rule -Identity <one', '< and > do not match'],
  [
    'Set-Rule -Identity [your rule]',
    'Something has to be filled in that does not stand between angle brackets',
  ],
  [
    'Set-Rule -Identity contoso.com',
    'Something has to be filled in that does not stand between angle brackets',
  ],
])('a command such as %s is found', (command, flaw) => {
  expect(flawsOf(command)).toEqual([flaw])
})

/** The value that PowerShell was given. */
const valueOf = (text: string): unknown =>
  JSON.parse(
    text
      .replaceAll(/^ *"?([\w@.]+)"? = /gm, '"$1": ')
      .replaceAll('@{', '{')
      .replaceAll('@(', '[')
      .replaceAll(')', ']')
      .replaceAll(/\$(true|false)/g, '$1')
      .replaceAll(/([^{\n])\n(?= *")/g, '$1,\n'),
  )

test('a value is written as PowerShell reads it', () => {
  const value = { name: 'one', 'a.b': [true, 2], inside: { list: ['x', 'y'], none: [] } }
  expect(powerShell(value)).toBe(`@{
  name = "one"
  "a.b" = @($true, 2)
  inside = @{
    list = @("x", "y")
    none = @()
  }
}`)
  expect(valueOf(powerShell(value))).toEqual(value)
})

describe('a policy that a command creates', () => {
  const created = checks.flatMap((check) => {
    const [, body] =
      /^New-Mg\w*ConditionalAccessPolicy -BodyParameter ([\s\S]+)$/.exec(check.manual?.command ?? '') ?? []
    return body === undefined ? [] : [{ id: check.id, check, policy: valueOf(body) as object }]
  })
  const statusWith = (check: Check, policy: object, state: string) => {
    const policies = [{ id: 'new', ...policy, state }]
    const answers: Partial<Record<SourceId, unknown>> = {
      conditionalAccessPolicies: policies,
      conditionalAccessPoliciesPreview: policies,
      securityDefaults: { isEnabled: false },
      deviceRegistrationPolicy: { multiFactorAuthConfiguration: 'notRequired' },
      namedLocations: [
        { '@odata.type': COUNTRIES, id: '<id of the countries location>', displayName: 'Countries' },
      ],
    }
    return judge(check, snapshotOf(answers)).status
  }

  test('is there for most checks of Conditional Access', () => {
    expect(created.length).toBeGreaterThanOrEqual(20)
  })

  test.each(created)('reports at first, and meets $id once it is on', ({ check, policy }) => {
    expect(policy).toMatchObject({ state: 'enabledForReportingButNotEnforced' })
    expect(statusWith(check, policy, 'enabledForReportingButNotEnforced')).toBe('notCompliant')
    expect(statusWith(check, policy, 'enabled')).toBe('compliant')
  })

  test.each(created.filter(({ id }) => id !== 'guests-need-a-second-factor'))(
    'leaves the accounts for an emergency out: $id',
    ({ policy }) => {
      expect(policy).toMatchObject({
        conditions: { users: { excludeGroups: ['<id of the group of emergency access accounts>'] } },
      })
    },
  )
})
