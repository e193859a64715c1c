import { describe, expect, test } from 'vitest'
import { ROLES } from '#shared/domain/permissions/roles.ts'
import { buildAccess, buildSubscription, licensed } from '#tests/support/build-access.ts'
import { isGroup, menu, type MenuGroup, type MenuItem, visibleMenu } from './menu.ts'
import { isPreview } from './preview.ts'
import { screenAt } from './screens.ts'
import { placeOf } from './titles.ts'

const built = () => true
const items = (groups: readonly (MenuGroup | MenuItem)[]): MenuItem[] =>
  groups.flatMap((entry) => (isGroup(entry) ? items(entry.entries) : [entry]))
const paths = (access = buildAccess()) => items(visibleMenu(access, built)).map(({ path }) => path)
const groupOf = (word: string) => menu.find((group) => group.word === word)

describe('the menu', () => {
  test('lists Secure in its order', () => {
    expect(groupOf('secure')?.entries.map((entry) => (isGroup(entry) ? entry.word : entry.path))).toEqual([
      '/secure/alerts',
      '/secure/alerts/:companySelectorId/notifications',
      '/secure/security-posture',
      '/secure/posture-templates',
      '/secure/posture-templates/:templateId',
      'policies',
      'intune',
      '/secure/mfa',
      '/secure/threats',
      '/secure/summary',
    ])
  })

  test('marks named locations and all of Intune as beta (SHELL-08, SHELL-09)', () => {
    const beta = items(menu).filter(({ badge }) => badge === 'beta')
    expect(beta.map(({ path }) => path)).toEqual([
      '/secure/policy-management/named-locations',
      '/secure/intune/device-configuration',
      '/secure/intune/configuration-templates',
      '/secure/intune/device-compliance',
      '/secure/intune/compliance-templates',
    ])
  })

  test('has conditional access and Defender in one group, and Intune in another (SHELL-08, SHELL-09)', () => {
    const within = (access = buildAccess()) =>
      items(visibleMenu(access, built)).flatMap(({ groups, path }) =>
        groups.includes('policies') || groups.includes('intune') ? [`${groups.at(-1)} ${path}`] : [],
      )
    const conditionalAccess = [
      'conditionalAccess /secure/policy-management/policies',
      'conditionalAccess /secure/policy-management/templates',
      'conditionalAccess /secure/policy-management/named-locations',
    ]
    expect(within()).toEqual([
      ...conditionalAccess,
      'defender /secure/defender/policies',
      'defender /secure/defender/templates',
      'intune /secure/intune/device-configuration',
      'intune /secure/intune/configuration-templates',
      'intune /secure/intune/device-compliance',
      'intune /secure/intune/compliance-templates',
    ])
    expect(within(buildAccess({ off: ['defender-policies', 'intune'] }))).toEqual(conditionalAccess)
  })

  test('never shows the template editor, the mapping pages and the profile', () => {
    const shown = paths()
    for (const path of [
      '/secure/posture-templates/:templateId',
      '/integrations/duoaccountmapping',
      '/user-profile',
    ])
      expect(shown).not.toContain(path)
    expect(shown.some((path) => path.includes(':'))).toBe(false)
  })

  test.each([
    ['/secure/alerts', 'alerts'],
    ['/scheduled-reports', 'scheduled-reports'],
    ['/development', 'castellan-ai-assistant'],
    ['/engage/action-log', 'engage-autopilot'],
    ['/discover/risk', 'discover-security'],
    ['/secure/defender/policies', 'defender-policies'],
    ['/secure/intune/device-compliance', 'intune'],
  ] as const)('hides %s while %s is off', (path, feature) => {
    const role = 'Product administrator'
    expect(paths(buildAccess({ role }))).toContain(path)
    expect(paths(buildAccess({ role, off: [feature] }))).not.toContain(path)
  })

  test('offers the organizations and the development page to product administrators alone', () => {
    for (const path of ['/organizations', '/development'])
      for (const role of ROLES)
        expect([role, paths(buildAccess({ role })).includes(path)]).toEqual([
          role,
          role === 'Product administrator',
        ])
    const access = buildAccess({ role: 'Product administrator' })
    const waiting = items(visibleMenu(access, ({ path }) => path !== '/development')).map(({ path }) => path)
    expect(waiting).toContain('/organizations')
    expect(waiting).not.toContain('/development')
  })

  test('shows the licensing report, or its preview where no Engage or Secure licence was bought', () => {
    expect(paths()).toContain('/licensing-report')
    expect(paths()).not.toContain('/licensing-report-preview')
    const own = buildSubscription({ licenses: licensed('nfr-engage-essentials', 'discover-premium') })
    const without = paths(buildAccess({ subscription: own }))
    expect(without).toContain('/licensing-report-preview')
    expect(without).not.toContain('/licensing-report')
  })

  test('hides licences and billing from who has no billing account', () => {
    const shown = paths(buildAccess({ hasBillingAccount: false }))
    expect(shown).not.toContain('/licenses')
    expect(shown).not.toContain('/billing')
  })

  test('hides a group of which nothing is visible', () => {
    const access = buildAccess({ role: 'System user', stored: { engage: 'readOnly' } })
    const words = visibleMenu(access, built).map(({ word }) => word)
    expect(words).toContain('engage')
    expect(words).not.toContain('secure')
    const bare = visibleMenu(access, ({ path }) => path === '/engage/user-management')
    expect(bare.map(({ word }) => word)).toEqual(['engage'])
  })

  test('shows a module that was not bought, so that its page can say what it would be', () => {
    const access = buildAccess({ subscription: buildSubscription({ licenses: [] }) })
    expect(paths(access)).toContain('/discovery')
  })

  test('leads to screens only', () => {
    for (const { path } of items(menu))
      expect([path, screenAt(path.replaceAll(/:\w+/g, 'x'))]).not.toEqual([path, undefined])
  })

  test('marks everything but posture, threats and MFA as preview for an MFA-only subscription', () => {
    const access = buildAccess({ subscription: buildSubscription({ hasMfaOnlySubscription: true }) })
    const held = items(menu).filter(({ path }) => !isPreview(path, access))
    expect(held.map(({ path }) => path)).toEqual([
      '/secure/security-posture',
      '/secure/mfa',
      '/secure/threats',
    ])
    expect(isPreview('/discovery', buildAccess())).toBe(false)
  })
})

describe('title and breadcrumb', () => {
  test('come from the menu entry of the address', () => {
    expect(placeOf('/secure/policy-management/policies')).toMatchObject({
      groups: ['secure', 'policies', 'conditionalAccess'],
      item: { word: 'conditionalAccess' },
    })
    expect(placeOf('/engage/action-log')?.item.word).toBe('offboardSchedule')
  })

  test('ignore a number at the end, and the chosen company', () => {
    expect(placeOf('/users/17')?.item.word).toBe('systemUsers')
    expect(placeOf('/companies/42')?.item.word).toBe('companies')
    expect(placeOf('/secure/alerts/0192f3')?.item.word).toBe('alerts')
  })

  test('name the hidden pages, too', () => {
    expect(placeOf('/integrations/7/halo')?.item.word).toBe('mappingAndTicketing')
    expect(placeOf('/integrations/7/microsoft-csp')?.item.word).toBe('cspSetup')
    expect(placeOf('/secure/posture-templates/new')?.item.word).toBe('postureTemplates')
  })

  test('are absent where there is no screen', () => {
    expect(placeOf('/nowhere')).toBeUndefined()
  })
})
