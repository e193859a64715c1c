import { describe, expect, test } from 'vitest'
import { isGroup, type MenuGroup, type MenuItem, menu, visibleMenu } from '#shared/domain/screens/menu.ts'
import { placeOf } from '#shared/domain/screens/titles.ts'
import { frame } from '#client/texts/frame/en.ts'
import { buildAccess } from '#tests/support/build-access.ts'
import { isOpenTo } from '#tests/support/screens/open-to.ts'
import { NOT_MADE } from '#tests/support/screens/walked-screens.ts'
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
const titleOf = ({ word, path, badge, isForDesk, external }: MenuItem) =>
  [screens[word], path, badge && `(${badge})`, isForDesk && '(desk)', external && '(out)']
    .filter(Boolean)
    .join(' ')

/**
 * The whole menu, group by group, with what each entry is marked by: by hand, for all that the tests below expect of a
 * person is read off it.
 */
const TREE: readonly (readonly [string, readonly string[]])[] = [
  [
    'Secure',
    [
      'Alerts /secure/alerts',
      'Security Posture /secure/security-posture',
      'Posture Templates /secure/posture-templates (desk)',
      'Policies',
      '  Conditional Access',
      '    Conditional Access /secure/policy-management/policies (desk)',
      '    Templates /secure/policy-management/templates (desk)',
      '    Named Locations /secure/policy-management/named-locations (beta) (desk)',
      '  Defender',
      '    Defender policies /secure/defender/policies (desk)',
      '    Defender templates /secure/defender/templates (desk)',
      'Intune',
      '  Device configuration /secure/intune/device-configuration (beta) (desk)',
      '  Configuration templates /secure/intune/configuration-templates (beta) (desk)',
      '  Device compliance /secure/intune/device-compliance (beta) (desk)',
      '  Compliance templates /secure/intune/compliance-templates (beta) (desk)',
      'MFA report /secure/mfa (desk)',
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
      'Agent /discover/data (desk)',
      'App Catalog /discover/applications',
    ],
  ],
  ['Solutions', ['Backup /backup (out)', 'Security Training /security_training (out)']],
  [
    'Configuration',
    [
      'Companies /companies',
      'Employees /employees',
      'Integrations /integrations (desk)',
      'Scheduled Reports /scheduled-reports',
      'Development /development',
      'Devices /devices',
    ],
  ],
  [
    'Management',
    [
      'License Center /licenses (desk)',
      'System Users /users',
      'Company groups /company-groups',
      'Security log /security-log (desk)',
      'Billing /billing',
      'Support',
      '  Open a ticket /support/open-ticket',
      '  Chat /support/chat',
      '  Knowledge base /support/knowledge-base',
      '  Sales and Marketing Resources /support/marketing',
      'Look & Feel /look-and-feel (desk)',
      'Organizations /organizations',
    ],
  ],
]

const addressIn = (line: string) => /\/\S+/.exec(line)?.[0]

/** The lines of the tree that a role gets, of a group those alone that pass. */
const treeOf = (role: 'Owner' | 'Product administrator', isKept: (line: string) => boolean = () => true) =>
  TREE.map(([title, lines]) => {
    const isShown = (line: string) => {
      const address = addressIn(line)
      return address === undefined || (isOpenTo(address, role) && isKept(line))
    }
    return [title, lines.filter(isShown)] as const
  })

/** What the owner is offered of the tree: what is made, and in this app. */
const offered = (isKept: (line: string) => boolean = () => true) =>
  treeOf('Owner', (line) => !line.endsWith('(out)') && !NOT_MADE.has(addressIn(line) ?? '') && isKept(line))
    .map(([title, lines]) => [title, lines.flatMap((line) => addressIn(line) ?? [])] as const)
    .filter(([, addresses]) => addresses.length > 0)

describe('the menu in English', () => {
  test.each(['Owner', 'Product administrator'] as const)(
    'lists for the %s what the tree has, in its order',
    (role) => {
      const shown = visibleMenu(buildAccess({ role }), () => true)
      expect(shown.map((group) => [groups[group.word], linesOf(group)])).toEqual(treeOf(role))
    },
  )

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
    ['/employees/ignored', 'Ignored employees'],
    ['/employees/departments', 'Departments'],
    ['/discover/data/download', 'Agent download'],
    ['/setup', 'Organisational setup'],
    ['/setup/files', 'Files'],
    ['/setup/upload', 'Upload files'],
    ['/quick-setup', 'Quick Setup'],
    ['/support/best-practices', 'Best Practices'],
    ['/support/downloads', 'Downloads'],
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
    groups[own.word],
    screensOf(own).map(({ to }) => to),
  ])
  expect(found).toEqual(offered())
})

test('an entry carries the mark that its screen declares, for which there is a word (SHELL-18)', () => {
  const marked = visibleGroups(buildAccess(), NOWHERE)
    .flatMap(screensOf)
    .flatMap(({ to, badge }) => (badge ? [`${frame.badges[badge]} ${to}`] : []))
  const beta = offered((line) => line.includes('(beta)')).flatMap(([, addresses]) => addresses)
  expect(beta).toContain('/secure/policy-management/named-locations')
  expect(marked).toEqual(beta.map((address) => `Beta ${address}`))
  expect([frame.badges.beta, frame.badges.new]).toEqual(['Beta', 'New'])
})

test('a phone has what is done on the way in its bar', () => {
  const found = phoneScreens(visibleGroups(buildAccess(), NOWHERE)).map(({ to }) => to)
  const onTheWay = offered((line) => !line.includes('(desk)')).flatMap(([, addresses]) => addresses)
  expect(found).toEqual(onTheWay)
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
