import { expect, test } from 'vitest'
import { checks } from '../checks.ts'
import { defaultTemplates, findDefaultTemplate } from './default-templates.ts'
import { templateFieldsSchema, templateLimits } from './posture-template.ts'
import { leastLicenses } from '../required-license.ts'
import { areChecks, checksOf, isByHand, licensesOf } from './template-checks.ts'

test('what a person says of a template is trimmed, and the order of checks is none', () => {
  const said = { name: ' Ours ', description: ' For all ', checks: ['sms-codes-off', 'mailbox-auditing-on'] }
  expect(templateFieldsSchema.parse(said)).toEqual({
    name: 'Ours',
    description: 'For all',
    checks: ['mailbox-auditing-on', 'sms-codes-off'],
  })
})

test.each([
  ['no name', { name: '  ' }],
  ['a name that is too long', { name: 'x'.repeat(templateLimits.name + 1) }],
  ['a description that is too long', { description: 'x'.repeat(templateLimits.description + 1) }],
  ['no check', { checks: [] }],
  ['a check twice', { checks: ['sms-codes-off', 'sms-codes-off'] }],
  ['something that nobody asked for', { type: 'default' }],
])('%s is refused', (_, wrong) => {
  const said = { name: 'Ours', description: '', checks: ['sms-codes-off'] }
  expect(templateFieldsSchema.safeParse(said).success).toBe(true)
  expect(templateFieldsSchema.safeParse({ ...said, ...wrong }).success).toBe(false)
})

test('of licenses those are told that the others do not bring along', () => {
  expect(leastLicenses([])).toEqual([])
  expect(leastLicenses(['free'])).toEqual([])
  expect(leastLicenses(['exchange', 'entraP2', 'free', 'entraP1', 'exchange'])).toEqual([
    'entraP2',
    'exchange',
  ])
  expect(leastLicenses(['defenderOffice2', 'defenderOffice1'])).toEqual(['defenderOffice2'])
  expect(leastLicenses(['intune', 'customerLockbox', 'sharePoint'])).toEqual([
    'sharePoint',
    'intune',
    'customerLockbox',
  ])
})

test('the checks of a template are found, and those that nobody knows are left out', () => {
  const ids = ['sms-codes-off', 'from-a-newer-version', 'legacy-authentication-blocked']
  expect(checksOf(ids).map(({ id }) => id)).toEqual(['legacy-authentication-blocked', 'sms-codes-off'])
  expect(checksOf(ids).map(isByHand)).toEqual([true, false])
  expect(licensesOf(ids)).toEqual(['entraP1'])
  expect(areChecks(ids)).toBe(false)
  expect(areChecks(['sms-codes-off'])).toBe(true)
})

test.each(defaultTemplates.map((template) => ({ ...template })))(
  'the default template $name is one that a person could make',
  ({ id, name, description, checks: ids }) => {
    expect(areChecks(ids)).toBe(true)
    expect(templateFieldsSchema.safeParse({ name, description, checks: ids }).error).toBeUndefined()
    expect(findDefaultTemplate(id)?.name).toBe(name)
  },
)

test('the default templates hold what their names promise', () => {
  const of = (id: (typeof defaultTemplates)[number]['id']) => findDefaultTemplate(id)?.checks ?? []
  expect(of('quick-baseline').toSorted()).toEqual([
    'external-sender-tag-on',
    'mailbox-auditing-on',
    'unified-audit-log-on',
    'user-consent-off',
  ])
  // Of these four every one can be set from here.
  expect(checksOf(of('quick-baseline')).filter(isByHand)).toEqual([])
  expect(licensesOf(of('free-essentials'))).toEqual([])
  expect(licensesOf(of('email-protection'))).toEqual(['exchange'])
  expect(licensesOf(of('defender-protection'))).toEqual(['exchange', 'defenderOffice1'])
  expect(licensesOf(of('entra-p1-identity'))).toEqual(['entraP1'])
  expect(of('cis-hardening')).toEqual(
    checks.filter(({ anchors }) => (anchors.cis ?? []).length > 0).map(({ id }) => id),
  )
  expect(findDefaultTemplate('new')).toBeUndefined()
})
