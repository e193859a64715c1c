import { expect, test, describe } from 'vitest'
import { enabledFeatures, type Feature, firstFeatureFlags } from '#shared/domain/features/feature-flags.ts'
import { AREAS } from '#shared/domain/permissions/levels.ts'
import { DAY } from '#shared/lib/time.ts'
import { buildAccess, buildSubscription, licensed, NOW } from '#tests/support/build-access.ts'
import { openTo, TABLE_ROLES } from '#tests/support/screens/open-to.ts'
import { landingOf, opening } from './can-open.ts'
import { isOpenToAll, screens } from './screens.ts'

const addressOf = (path: string) => path.replaceAll(/:\w+\??/g, 'some')

test.each(TABLE_ROLES.map((role, at) => ({ role, at })))(
  '$role opens the screens that the table says',
  ({ role, at }) => {
    const access = buildAccess({ role })
    const found = Object.fromEntries(
      Object.keys(openTo).map((path) => [path, opening(addressOf(path), access) === 'open' ? '+' : '-']),
    )
    expect(found).toEqual(
      Object.fromEntries(Object.entries(openTo).map(([path, marks]) => [path, marks[at]])),
    )
  },
)

test('every screen has its row in the table', () => {
  expect(Object.keys(openTo).toSorted()).toEqual(screens.map(({ path }) => path).toSorted())
})

test('what asks for nothing but a sign-in is told apart from what a role opens', () => {
  const paths = ['/support/chat', '/user-profile', '/security-log', '/companies', '/nothing']
  expect(paths.filter(isOpenToAll)).toEqual(['/support/chat', '/user-profile'])
})

describe('addresses', () => {
  const access = buildAccess()

  test('an address that no screen has is unknown', () => {
    expect(opening('/secure/nothing', access)).toBe('unknown')
    expect(opening('/companies/extra/deep', access)).toBe('unknown')
  })

  test('capital letters make no other screen', () => {
    const reader = buildAccess({ role: 'Read-Only' })
    for (const path of ['/Users', '/DEVICES', '/Secure/Posture-Templates', '/Organizations'])
      expect([path, opening(path, reader)]).toEqual([path, 'denied'])
  })

  test('the company selector may be left out where it may', () => {
    for (const path of ['/secure/alerts', '/integrations', '/engage/user-management', '/engage/action-log'])
      expect([opening(path, access), opening(`${path}/1234`, access)]).toEqual(['open', 'open'])
    expect(opening('/secure/policy-management/named-locations/1234', access)).toBe('unknown')
  })

  test('a posture address holds company, tab or audit and check', () => {
    for (const tail of ['', '/c1', '/c1/overview', '/c1/audit/mfa', '/c1/protect/mfa'])
      expect(opening(`/secure/security-posture${tail}`, access)).toBe('open')
    expect(opening('/secure/security-posture/c1/watch/mfa', access)).toBe('unknown')
  })
})

describe('permissions', () => {
  test('employees open to who manages discover, secure, engage or the license center', () => {
    for (const area of ['discover', 'secure', 'engage', 'licenseCenter'] as const) {
      const access = buildAccess({ role: 'System user', stored: { [area]: 'manage' } })
      expect(opening('/employees', access)).toBe('open')
    }
    const reading = buildAccess({ role: 'System user', stored: { discover: 'readOnly', secure: 'readOnly' } })
    expect(opening('/employees', reading)).toBe('denied')
  })

  test('agent and app catalog are denied at read-only discover (PERM-11)', () => {
    const access = buildAccess({ role: 'System user', stored: { discover: 'readOnly' } })
    expect(opening('/discovery', access)).toBe('open')
    expect(opening('/discover/data', access)).toBe('denied')
    expect(opening('/discover/applications', access)).toBe('denied')
  })

  test('everything of Secure is denied where that is disabled, whatever else somebody manages (PERM-12)', () => {
    const stored = Object.fromEntries(AREAS.map((area) => [area, area === 'secure' ? 'disabled' : 'manage']))
    const access = buildAccess({ role: 'System user', stored })
    const secured = screens.filter(({ path }) => path.startsWith('/secure/'))
    expect(secured.length).toBeGreaterThan(15)
    for (const { path } of secured) expect([path, opening(addressOf(path), access)]).toEqual([path, 'denied'])
  })

  test('mapping and CSP set-up follow integrations, and are denied without companies', () => {
    for (const page of ['connectwise', 'autotask', 'syncro', 'halo', 'microsoft-csp']) {
      expect(opening(`/integrations/7/${page}`, buildAccess())).toBe('open')
      expect(opening(`/integrations/7/${page}`, buildAccess({ hasCustomers: false }))).toBe('denied')
    }
  })

  test('scheduled reports are always allowed, whatever the feature says', () => {
    const access = buildAccess({ role: 'System user', off: ['scheduled-reports'] })
    expect(opening('/scheduled-reports', access)).toBe('open')
  })
})

describe('features and subscriptions', () => {
  test.each([
    ['/secure/defender/policies', 'defender-policies'],
    ['/secure/intune/device-compliance', 'intune'],
    ['/discover/risk', 'discover-security'],
    ['/engage/action-log', 'engage-autopilot'],
    ['/development', 'castellan-ai-assistant'],
    ['/secure/security-posture/c1/protect/mfa', 'posture-protect-m3'],
  ] as const)('%s is off without %s', (path, feature) => {
    const role = 'Product administrator'
    expect(opening(path, buildAccess({ role }))).toBe('open')
    expect(opening(path, buildAccess({ role, off: [feature] }))).toBe('off')
  })

  test('every page of Defender and of Intune is off without its own feature, and no other is (SHELL-10)', () => {
    const offWithout = (feature: Feature) =>
      screens
        .map(({ path }) => path)
        .filter((path) => opening(addressOf(path), buildAccess({ off: [feature] })) === 'off')
    expect(offWithout('defender-policies')).toEqual([
      '/secure/defender/policies/:companySelectorId?',
      '/secure/defender/templates',
    ])
    expect(offWithout('intune')).toEqual([
      '/secure/intune/device-configuration/:companySelectorId?',
      '/secure/intune/configuration-templates',
      '/secure/intune/device-compliance/:companySelectorId?',
      '/secure/intune/compliance-templates',
    ])
  })

  test('alerts stay reachable while their feature, which is on at first, is off', () => {
    expect(enabledFeatures(firstFeatureFlags()).has('alerts')).toBe(true)
    for (const path of ['/secure/alerts', '/secure/alerts/c1'])
      expect(opening(path, buildAccess({ off: ['alerts'] }))).toBe('open')
  })

  test('conditional access needs no feature, but Secure Premium or the posture baseline subscription (SHELL-10)', () => {
    const path = '/secure/policy-management/policies'
    expect(opening(path, buildAccess({ off: ['intune', 'defender-policies'] }))).toBe('open')
    const essentials = { hasPbSub: false, licenses: licensed('secure-essentials') }
    expect(opening(path, buildAccess({ subscription: buildSubscription(essentials) }))).toBe('upgrade')
    const premium = { hasPbSub: false, licenses: licensed('secure-premium') }
    expect(opening(path, buildAccess({ subscription: buildSubscription(premium) }))).toBe('open')
  })

  test('a module without any licence asks for an upgrade', () => {
    const access = buildAccess({
      subscription: buildSubscription({ licenses: licensed('engage-essentials') }),
    })
    expect(opening('/discovery', access)).toBe('upgrade')
    expect(opening('/engage/user-management', access)).toBe('open')
  })

  test('a trial opens everything for 14 days and nothing after', () => {
    const trial_ends_at = new Date(NOW).toISOString()
    const subscription = buildSubscription({ billing: 'trial', trial_ends_at })
    expect(opening('/companies', buildAccess({ subscription, now: NOW - DAY }))).toBe('open')
    expect(opening('/companies', buildAccess({ subscription, now: NOW }))).toBe('trialExpired')
    const expired = buildAccess({ subscription: buildSubscription({ billing: 'trial expired' }) })
    expect(opening('/companies', expired)).toBe('trialExpired')
  })

  test('a device that has not heard of the subscription yet gates nothing', () => {
    expect(opening('/discovery', buildAccess({ subscription: undefined }))).toBe('open')
  })
})

describe('an MFA-only subscription', () => {
  const subscription = buildSubscription({
    hasMfaOnlySubscription: true,
    hasPbSub: false,
    hasEngageAutopilotSubscription: false,
    licenses: [],
  })
  const access = buildAccess({ subscription })

  test('opens posture, threats and MFA in full, without any licence', () => {
    const held = ['', '/c1', '/c1/overview', '/c1/audit/mfa'].map((tail) => `/secure/security-posture${tail}`)
    for (const path of [...held, '/secure/threats', '/secure/mfa'])
      expect([path, opening(path, access)]).toEqual([path, 'open'])
  })

  test('opens every other screen of the modules as a preview', () => {
    const own = ['/secure/security-posture', '/secure/threats', '/secure/mfa']
    const others = screens.filter(
      ({ path, module }) => module && !own.some((held) => path === held || path.startsWith(`${held}/`)),
    )
    expect(others.length).toBeGreaterThan(15)
    for (const { path } of others) expect([path, opening(addressOf(path), access)]).toEqual([path, 'preview'])
  })

  test('does not bring Posture Protect, which the posture baseline subscription does', () => {
    expect(opening('/secure/security-posture/c1/protect/mfa', access)).toBe('upgrade')
  })

  test('leaves what belongs to no module as it is', () => {
    expect([opening('/companies', access), opening('/employees', access)]).toEqual(['open', 'open'])
  })

  test('turns away whom permissions and features turn away', () => {
    expect(opening('/discovery', buildAccess({ subscription, role: 'System user' }))).toBe('denied')
    expect(opening('/discover/risk', buildAccess({ subscription, off: ['discover-security'] }))).toBe('off')
    const stored = { discover: 'readOnly' } as const
    expect(landingOf(buildAccess({ subscription, role: 'System user', stored }), () => true)).toBe(
      '/discovery',
    )
  })
})

describe('the landing page', () => {
  const all = () => true

  test('is the word about the trial once that is over', () => {
    const subscription = buildSubscription({ billing: 'trial expired' })
    expect(landingOf(buildAccess({ subscription }), all)).toBe('/trial-expired')
  })

  test('is the first of posture, discovery and user management that is open', () => {
    expect(landingOf(buildAccess(), all)).toBe('/secure/security-posture')
    const discover = buildAccess({ role: 'System user', stored: { discover: 'readOnly', engage: 'manage' } })
    expect(landingOf(discover, all)).toBe('/discovery')
    const engage = buildAccess({ role: 'System user', stored: { engage: 'readOnly' } })
    expect(landingOf(engage, all)).toBe('/engage/user-management')
  })

  test('is the welcome page for somebody who holds none of them', () => {
    expect(landingOf(buildAccess({ role: 'System user', stored: { billing: 'manage' } }), all)).toBe(
      '/welcome',
    )
  })
})
