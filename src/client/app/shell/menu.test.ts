import { describe, expect, test } from 'vitest'
import { isGroup, type MenuGroup, type MenuItem, menu, visibleMenu } from '#shared/domain/screens/menu.ts'
import { placeOf } from '#shared/domain/screens/titles.ts'
import { frame } from '#client/texts/frame/en.ts'
import { buildAccess } from '#tests/support/build-access.ts'
import { phoneScreens, screensOf, visibleGroups } from './menu.ts'

const { groups, screens } = frame
const NOWHERE = { backup: null, security_training: null }

/** What a group shows, line by line: the titles of its entries with their addresses, inner groups further in. */
function linesOf({ entries }: MenuGroup, indent = ''): string[] {
  return entries.flatMap((entry) =>
    isGroup(entry)
      ? [`${indent}${groups[entry.word]}`, ...linesOf(entry, `${indent}  `)]
      : [`${indent}${titleOf(entry)}`],
  )
}
const titleOf = ({ word, path, badge }: MenuItem) =>
  [screens[word], path, ...(badge ? [`(${badge})`] : [])].join(' ')

const shown = visibleMenu(buildAccess({ role: 'Product administrator' }), () => true)
const group = (title: string) => {
  const found = shown.find(({ word }) => groups[word] === title)
  return found && linesOf(found)
}

describe('the menu in English', () => {
  test('has its groups in this order', () => {
    expect(shown.map(({ word }) => groups[word])).toEqual([
      'Secure',
      'Engage',
      'Licensing report',
      'Application Usage',
      'Solutions',
      'Configuration',
      'Management',
    ])
  })

  test.each([
    [
      'Secure',
      [
        'Alerts /secure/alerts',
        'Security Posture /secure/security-posture',
        'Posture Templates /secure/posture-templates',
        'Policies',
        '  Conditional Access',
        '    Conditional Access /secure/policy-management/policies',
        '    Templates /secure/policy-management/templates',
        '    Named Locations /secure/policy-management/named-locations (beta)',
        '  Defender',
        '    Defender policies /secure/defender/policies',
        '    Defender templates /secure/defender/templates',
        'Intune',
        '  Device configuration /secure/intune/device-configuration (beta)',
        '  Configuration templates /secure/intune/configuration-templates (beta)',
        '  Device compliance /secure/intune/device-compliance (beta)',
        '  Compliance templates /secure/intune/compliance-templates (beta)',
        'MFA report /secure/mfa',
        'Threat report /secure/threats',
        'Summary report /secure/summary',
      ],
    ],
    ['Engage', ['User Management /engage/user-management', 'Offboard Schedule /engage/action-log']],
    ['Licensing report', ['Licensing report /licensing-report']],
    [
      'Application Usage',
      [
        'Discovery /discovery',
        'Risk /discover/risk',
        'Agent /discover/data',
        'App Catalog /discover/applications',
      ],
    ],
    ['Solutions', ['Backup /backup', 'Security Training /security_training']],
    [
      'Configuration',
      [
        'Companies /companies',
        'Employees /employees',
        'Integrations /integrations',
        'Scheduled Reports /scheduled-reports',
        'Development /development',
        'Devices /devices',
      ],
    ],
    [
      'Management',
      [
        'License Center /licenses',
        'System Users /users',
        'Company groups /company-groups',
        'Billing /billing',
        'Support',
        '  Open a ticket /support/open-ticket',
        '  Chat /support/chat',
        '  Knowledge base /support/knowledge-base',
        '  Sales and Marketing Resources /support/marketing',
        'Look & Feel /look-and-feel',
        'Organizations /organizations',
      ],
    ],
  ])('lists %s', (title, lines) => {
    expect(group(title)).toEqual(lines)
  })

  test.each([
    ['/integrations/duoaccountmapping', 'Duo account mapping'],
    ['/integrations/payees', 'Payees'],
    ['/integrations/7/connectwise', 'Mapping & Ticketing'],
    ['/integrations/7/syncro', 'Mapping & Ticketing'],
    ['/integrations/7/autotask', 'Mapping & Ticketing'],
    ['/integrations/7/halo', 'Mapping & Ticketing'],
    ['/integrations/7/microsoft-csp', 'CSP Setup'],
    ['/secure/posture-templates/new', 'Posture Templates'],
    ['/user-profile', 'Profile'],
    ['/notifications', 'Your Notifications'],
  ])('calls the hidden %s %s', (path, title) => {
    const place = placeOf(path)
    expect([place?.item.hidden, place && screens[place.item.word]]).toEqual([true, title])
  })

  test('gives the solutions, billing and licences their marks', () => {
    const marked = (mark: 'external' | 'adminOnly') =>
      menu
        .flatMap(({ entries }) => entries.filter((entry): entry is MenuItem => !isGroup(entry)))
        .flatMap((item) => (item[mark] ? [[item.path, item[mark]]] : []))
    expect(Object.fromEntries(marked('external'))).toEqual({
      '/backup': 'backup',
      '/security_training': 'security_training',
    })
    expect(Object.fromEntries(marked('adminOnly'))).toEqual({ '/licenses': true, '/billing': true })
  })
})

test('of the menu those screens are offered that the app has', () => {
  const found = visibleGroups(buildAccess(), NOWHERE).map((own) => [
    own.word,
    screensOf(own).map(({ to }) => to),
  ])
  expect(found).toEqual([
    [
      'secure',
      [
        '/secure/alerts',
        '/secure/security-posture',
        '/secure/posture-templates',
        '/secure/policy-management/policies',
        '/secure/policy-management/templates',
        '/secure/policy-management/named-locations',
        '/secure/defender/policies',
        '/secure/defender/templates',
        '/secure/intune/device-configuration',
        '/secure/intune/configuration-templates',
        '/secure/intune/device-compliance',
        '/secure/intune/compliance-templates',
        '/secure/mfa',
      ],
    ],
    ['discover', ['/discover/data']],
    ['configuration', ['/companies', '/employees', '/integrations', '/scheduled-reports', '/devices']],
    [
      'management',
      [
        '/licenses',
        '/users',
        '/company-groups',
        '/security-log',
        '/billing',
        '/support/open-ticket',
        '/support/chat',
        '/support/knowledge-base',
        '/support/marketing',
        '/look-and-feel',
      ],
    ],
  ])
})

test('an entry carries the mark that its screen declares, for which there is a word (SHELL-18)', () => {
  const marked = visibleGroups(buildAccess(), NOWHERE)
    .flatMap(screensOf)
    .flatMap(({ to, badge }) => (badge ? [`${frame.badges[badge]} ${to}`] : []))
  expect(marked).toEqual([
    'Beta /secure/policy-management/named-locations',
    'Beta /secure/intune/device-configuration',
    'Beta /secure/intune/configuration-templates',
    'Beta /secure/intune/device-compliance',
    'Beta /secure/intune/compliance-templates',
  ])
  expect([frame.badges.beta, frame.badges.new]).toEqual(['Beta', 'New'])
})

test('a phone has what is done on the way in its bar', () => {
  const found = phoneScreens(visibleGroups(buildAccess(), NOWHERE)).map(({ to }) => to)
  expect(found).toEqual([
    '/secure/alerts',
    '/secure/security-posture',
    '/companies',
    '/employees',
    '/scheduled-reports',
    '/devices',
    '/users',
    '/company-groups',
    '/billing',
    '/support/open-ticket',
    '/support/chat',
    '/support/knowledge-base',
    '/support/marketing',
  ])
})

test('a solution is in the menu where it has an address, which leads out of the app', () => {
  const links = (urls: typeof NOWHERE | { backup: string; security_training: null }) =>
    visibleGroups(buildAccess(), urls)
      .filter(({ word }) => word === 'solutions')
      .flatMap(({ entries }) => entries.map((entry) => ('href' in entry ? [entry.word, entry.href] : [])))
  expect(links(NOWHERE)).toEqual([])
  const backup = 'https://backup.example'
  expect(links({ backup, security_training: null })).toEqual([['backup', backup]])
})
