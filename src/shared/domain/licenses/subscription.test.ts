import { describe, expect, test } from 'vitest'
import { buildSubscription, licensed, NOW } from '#tests/support/build-access.ts'
import { type LicenseName, licenseCatalogue, licenseCatalogueEntrySchema } from './catalogue.ts'
import {
  type Gate,
  GATES,
  hasLicensingReport,
  isValid,
  passes,
  subscriptionFlags,
  subscriptionSchema,
  tierOf,
} from './subscription.ts'

const holding = (...names: LicenseName[]) => buildSubscription({ licenses: licensed(...names) })
/** Somebody who has bought nothing but these licences. */
const only = (...names: LicenseName[]) =>
  buildSubscription({
    licenses: licensed(...names),
    hasPbSub: false,
    hasMultiCspSubscription: false,
    hasEngageAutopilotSubscription: false,
  })

describe('the catalogue', () => {
  test('pairs every licence with its module number', () => {
    expect(licenseCatalogue.map(({ licenseName, moduleNumber }) => [moduleNumber, licenseName])).toEqual([
      [1, 'nfr-discover-essentials'],
      [3, 'discover-premium'],
      [4, 'nfr-engage-essentials'],
      [6, 'engage-premium'],
      [7, 'nfr-secure-essentials'],
      [9, 'secure-premium'],
      [10, 'discover-essentials'],
      [11, 'engage-essentials'],
      [12, 'secure-essentials'],
    ])
  })

  test('says of each its type, and whether only the top-level company may hold it', () => {
    for (const { licenseName, licenseType, parentCheck, module } of licenseCatalogue) {
      expect(licenseName).toContain(`${module}-${licenseType}`)
      expect([licenseName, parentCheck]).toEqual([licenseName, licenseName.startsWith('nfr-')])
    }
    expect(Object.keys(licenseCatalogueEntrySchema.shape)).toEqual([
      'licenseName',
      'moduleNumber',
      'licenseType',
      'parentCheck',
    ])
  })
})

describe('the tier of a module', () => {
  test.each([
    ['none', []],
    ['none', ['engage-premium', 'secure-premium']],
    ['essentials', ['nfr-discover-essentials']],
    ['essentials', ['discover-essentials']],
    ['premium', ['discover-premium']],
    ['premium', ['discover-essentials', 'discover-premium']],
  ] as const)('of Discover is %s with %j', (tier, names) => {
    expect(tierOf(holding(...names), 'discover')).toBe(tier)
  })

  test('counts no licence that nobody can be given', () => {
    const licenses = [
      { licenseName: 'secure-premium', quantity: 0 },
      { licenseName: 'secure-essentials', quantity: 1 },
    ] as const
    expect(tierOf(buildSubscription({ licenses: [...licenses] }), 'secure')).toBe('essentials')
  })
})

describe('plan and billing', () => {
  test.each([
    ['plan', ['Essentials', 'Premium', 'Freemium', 'trial']],
    ['billing', ['trial', 'trial expired', 'monthly', 'yearly']],
  ] as const)('%s is one of four', (field, values) => {
    for (const value of [...values, 'weekly']) {
      const { success } = subscriptionSchema.safeParse({ ...buildSubscription(), [field]: value })
      expect([value, success]).toEqual([value, value !== 'weekly'])
    }
  })

  const later = new Date(NOW + 1).toISOString()
  const before = new Date(NOW).toISOString()
  test.each([
    ['monthly', null, true],
    ['yearly', null, true],
    ['yearly', before, true],
    ['trial', later, true],
    ['trial', before, false],
    ['trial', null, false],
    ['trial expired', later, false],
  ] as const)('%s that ends at %s: valid is %s', (billing, trial_ends_at, valid) => {
    expect(isValid(buildSubscription({ billing, trial_ends_at }), NOW)).toBe(valid)
  })

  test('the name of the plan opens nothing: what is held decides', () => {
    for (const plan of ['Essentials', 'Premium', 'Freemium', 'trial'] as const)
      expect(passes('ratings', { ...only('discover-essentials'), plan })).toBe(false)
  })
})

describe('what was bought', () => {
  const held = (subscription: ReturnType<typeof only>): Gate[] =>
    GATES.filter((gate) => passes(gate, subscription))

  test.each([
    ['no licence', only(), []],
    ['Essentials', only('discover-essentials', 'engage-essentials', 'secure-essentials'), []],
    ['Discover Premium', only('discover-premium'), ['ratings', 'exceptions', 'dashboards']],
    ['Engage Premium', only('engage-premium'), ['mailboxActions', 'groupActions']],
    ['Secure Premium', only('secure-premium'), ['policyManagement']],
    [
      'Secure Autopilot',
      { ...only('secure-essentials'), hasPbSub: true },
      ['policyManagement', 'secureAutopilot', 'postureBaseline'],
    ],
    ['Engage Autopilot', { ...only(), hasEngageAutopilotSubscription: true }, ['engageAutopilot']],
    ['several CSPs', { ...only(), hasMultiCspSubscription: true }, ['multiCsp']],
  ] as const)('as %s opens its parts and no other', (_, subscription, gates) => {
    expect(held(subscription)).toEqual(gates)
  })

  test('is kept under the names of the app', () => {
    const flags = { hasMfaOnlySubscription: true, hasMultiCspSubscription: false }
    expect(subscriptionFlags(buildSubscription({ hasPbSub: true, ...flags }))).toEqual({
      hasValidPostureBaselineSubscription: true,
      hasMfaOnlySubscription: true,
      hasEngageAutopilotSubscription: true,
      hasMultiCspSubscription: false,
    })
  })
})

test.each([
  ['engage-essentials', true],
  ['engage-premium', true],
  ['secure-essentials', true],
  ['secure-premium', true],
  ['nfr-engage-essentials', false],
  ['nfr-secure-essentials', false],
  ['discover-essentials', false],
  ['discover-premium', false],
] as const)('%s alone brings the licensing report: %s', (name, brings) => {
  expect(hasLicensingReport(holding(name))).toBe(brings)
  expect(hasLicensingReport(buildSubscription({ licenses: [{ licenseName: name, quantity: 0 }] }))).toBe(
    false,
  )
})
