import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AREAS, type Permissions } from '#shared/domain/permissions/levels.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  type DemoName,
  installApp,
  inStep,
  type Journey,
  lead,
  sendSignIn,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { chooseInMenu } from '#tests/support/browser/lock-screen.ts'

const CALL = 'https://help.castellan.example/call'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney({ environment: { SCHEDULE_CALL_URL: CALL } })
})
afterAll(() => journey?.end())

const SCREENS = {
  '/secure/alerts': 'Alerts',
  '/secure/security-posture': 'Security Posture',
  '/secure/posture-templates': 'Posture Templates',
  '/secure/policy-management/policies': 'Conditional Access',
  '/secure/policy-management/templates': 'Templates',
  '/secure/policy-management/named-locations': 'Named Locations',
  '/secure/defender/policies': 'Defender policies',
  '/secure/defender/templates': 'Defender templates',
  '/secure/intune/device-configuration': 'Device configuration',
  '/secure/intune/configuration-templates': 'Configuration templates',
  '/secure/intune/device-compliance': 'Device compliance',
  '/secure/intune/compliance-templates': 'Compliance templates',
  '/secure/mfa': 'MFA report',
  '/discover/data': 'Agent',
  '/discover/data/download': 'Agent download',
  '/companies': 'Companies',
  '/employees': 'Employees',
  '/employees/ignored': 'Ignored employees',
  '/employees/departments': 'Departments',
  '/integrations': 'Integrations',
  '/integrations/payees': 'Payees',
  '/devices': 'Devices',
  '/setup': 'Organisational setup',
  '/setup/files': 'Files',
  '/setup/upload': 'Upload files',
  '/licenses': 'License Center',
  '/users': 'System Users',
  '/company-groups': 'Company groups',
  '/security-log': 'Security log',
  '/billing': 'Billing',
  '/look-and-feel': 'Look & Feel',
  '/organizations': 'Organizations',
  '/scheduled-reports': 'Scheduled Reports',
  '/support/open-ticket': 'Open a ticket',
  '/support/chat': 'Chat',
  '/support/knowledge-base': 'Knowledge base',
  '/support/best-practices': 'Best Practices',
  '/support/marketing': 'Sales and Marketing Resources',
  '/support/downloads': 'Downloads',
  '/backup': 'Backup',
  '/security_training': 'Security Training',
  '/quick-setup': 'Quick Setup',
  '/notifications': 'Your Notifications',
  '/user-profile': 'Profile',
} as const

/** What opens to whoever is signed in. */
const TO_ALL = [
  '/scheduled-reports',
  '/support/open-ticket',
  '/support/chat',
  '/support/knowledge-base',
  '/support/best-practices',
  '/support/marketing',
  '/support/downloads',
  '/backup',
  '/security_training',
  '/quick-setup',
  '/notifications',
  '/user-profile',
] as const

/** Which screens open to whom: everything else leads back, with a word about it. */
const OPEN = {
  owner: [
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
    '/discover/data',
    '/discover/data/download',
    '/companies',
    '/employees',
    '/employees/ignored',
    '/employees/departments',
    '/integrations',
    '/integrations/payees',
    '/devices',
    '/setup',
    '/setup/files',
    '/setup/upload',
    '/licenses',
    '/users',
    '/company-groups',
    '/security-log',
    '/billing',
    '/look-and-feel',
    ...TO_ALL,
  ],
  admin: [
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
    '/discover/data',
    '/discover/data/download',
    '/companies',
    '/employees',
    '/employees/ignored',
    '/employees/departments',
    '/integrations',
    '/integrations/payees',
    '/devices',
    '/setup',
    '/setup/files',
    '/setup/upload',
    '/licenses',
    '/users',
    '/company-groups',
    ...TO_ALL,
  ],
  agent: [
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
    '/discover/data',
    '/discover/data/download',
    '/companies',
    '/employees',
    '/employees/ignored',
    '/employees/departments',
    '/integrations',
    '/integrations/payees',
    '/licenses',
    ...TO_ALL,
  ],
  reader: [
    '/secure/alerts',
    '/secure/security-posture',
    '/secure/defender/policies',
    '/secure/defender/templates',
    '/secure/intune/device-configuration',
    '/secure/intune/configuration-templates',
    '/secure/intune/device-compliance',
    '/secure/intune/compliance-templates',
    '/secure/mfa',
    '/companies',
    '/integrations',
    '/integrations/payees',
    '/licenses',
    '/look-and-feel',
    ...TO_ALL,
  ],
  product: [
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
    '/discover/data',
    '/discover/data/download',
    '/companies',
    '/employees',
    '/employees/ignored',
    '/employees/departments',
    '/integrations',
    '/integrations/payees',
    '/devices',
    '/setup',
    '/setup/files',
    '/setup/upload',
    '/licenses',
    '/users',
    '/company-groups',
    '/billing',
    '/look-and-feel',
    '/organizations',
    ...TO_ALL,
  ],
} as const

/** What the menu does not show to those who may open it. */
const HIDDEN: readonly string[] = [
  '/employees/ignored',
  '/employees/departments',
  '/discover/data/download',
  '/integrations/payees',
  '/setup',
  '/setup/files',
  '/setup/upload',
  '/support/best-practices',
  '/support/downloads',
  '/backup',
  '/security_training',
  '/quick-setup',
  '/notifications',
  '/user-profile',
]

/** What the menu shows to those alone who may read the billing. */
const FOR_BILLING: Partial<Record<DemoName, readonly string[]>> = {
  admin: ['/licenses'],
  agent: ['/licenses'],
  reader: ['/licenses'],
}

/** At the companies, on the device that the tests of a user share. */
async function open(name: DemoName) {
  const begin = (page: Page) => signInAs(page, journey.url, name)
  const page = await journey.share({ name, begin, path: '/companies' })
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor()
  await inStep(page)
  return page
}

async function opens(page: Page, path: keyof typeof SCREENS): Promise<boolean> {
  await lead(page, path)
  const refused = page.getByText('This page is not open to you.')
  const shown = page.getByRole('heading', { name: SCREENS[path], level: 1 })
  await shown.or(refused).first().waitFor()
  if (!(await refused.isVisible())) return true
  // The next one is told anew.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await refused.waitFor({ state: 'detached' })
  return false
}

test.each(['owner', 'admin', 'agent', 'reader', 'product'] as const)(
  'the screens of the %s open, all others lead back, and the menu names no others',
  async (name) => {
    const page = await open(name)
    const menu = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
    const named = await menu.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
    expect(named.toSorted()).toEqual(
      OPEN[name].filter((path) => !HIDDEN.includes(path) && !FOR_BILLING[name]?.includes(path)).toSorted(),
    )

    const opened: string[] = []
    for (const path of Object.keys(SCREENS) as (keyof typeof SCREENS)[])
      if (await opens(page, path)) opened.push(path)
    expect(opened).toEqual(OPEN[name])
  },
)

test.each([
  ['owner', 4],
  ['reader', 0],
] as const)(
  'the %s may dismiss so many steps of the checklist, which are gone for everybody: %i',
  async (name, count) => {
    const page = await open(name)
    await page.getByRole('button', { name: /^Checklist/ }).click()
    const steps = page.getByRole('dialog', { name: 'Getting started' })
    await steps.getByRole('list', { name: 'To do' }).waitFor()
    await expect.poll(() => steps.getByRole('button', { name: /^Dismiss/ }).count()).toBe(count)
  },
)

test('whoever may open nothing yet is greeted, and told whom to ask, also without a network', async () => {
  const email = 'reader@demo.castellan.example'
  const permissions = Object.fromEntries(AREAS.map((area) => [area, 'disabled'])) as Permissions
  await journey.changeDatabase((db) =>
    changeStored(db, 'user', { email }, { role: 'System user', permissions }),
  )
  const context = await journey.open()
  const page = await context.newPage()
  await sendSignIn(page, journey.url, 'reader')
  const greeted = async () => {
    await page.getByRole('heading', { name: 'Welcome, Rei' }).waitFor()
    const support = page.getByRole('link', { name: 'Contact support' })
    await expect.poll(() => support.getAttribute('href')).toBe('mailto:support@castellan.example')
    const call = page.getByRole('link', { name: 'Schedule a call' })
    await expect.poll(() => call.getAttribute('href')).toBe(CALL)
    await expect.poll(() => call.getAttribute('rel')).toContain('noopener')
  }
  await greeted()
  expect(await faultsInBoth(page)).toEqual([])
  await installApp(page)
  await context.setOffline(true)
  await chooseInMenu(page, 'Profile')
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor()
  await page.goBack()
  await greeted()
})
