import type { Feature } from '#shared/domain/features/feature-flags.ts'
import { hasLicensingReport } from '#shared/domain/licenses/subscription.ts'
import type { Solution } from '#shared/domain/organization/solutions.ts'
import type { Access } from './access.ts'
import { opening } from './can-open.ts'

/** Words of the texts: what an entry is called. */
export type MenuWord =
  | 'alerts'
  | 'securityPosture'
  | 'postureTemplates'
  | 'conditionalAccess'
  | 'conditionalAccessTemplates'
  | 'namedLocations'
  | 'defenderPolicies'
  | 'defenderTemplates'
  | 'deviceConfiguration'
  | 'configurationTemplates'
  | 'deviceCompliance'
  | 'complianceTemplates'
  | 'mfaReport'
  | 'threatReport'
  | 'summaryReport'
  | 'userManagement'
  | 'offboardSchedule'
  | 'licensingReport'
  | 'discovery'
  | 'discoverRisk'
  | 'agent'
  | 'appCatalog'
  | 'backup'
  | 'securityTraining'
  | 'companies'
  | 'employees'
  | 'ignoredEmployees'
  | 'departments'
  | 'integrations'
  | 'duoMapping'
  | 'mappingAndTicketing'
  | 'cspSetup'
  | 'scheduledReports'
  | 'development'
  | 'devices'
  | 'licenseCenter'
  | 'systemUsers'
  | 'permissions'
  | 'securityLog'
  | 'billing'
  | 'openTicket'
  | 'supportChat'
  | 'knowledgeBase'
  | 'marketing'
  | 'userProfile'
  | 'lookAndFeel'
  | 'organizations'
  | 'welcome'

export type MenuGroupWord =
  | 'secure'
  | 'policies'
  | 'conditionalAccess'
  | 'defender'
  | 'intune'
  | 'engage'
  | 'licensing'
  | 'discover'
  | 'solutions'
  | 'configuration'
  | 'management'
  | 'support'

export interface MenuItem {
  path: string
  word: MenuWord
  badge?: 'beta' | 'new'
  /** A route with a title and no entry (SHELL-07, SHELL-16). */
  hidden?: true
  /** Hidden while this is off, beyond what the screen itself needs (SHELL-06, SHELL-15). */
  feature?: Feature
  /** Only for users who have a billing-account id (SHELL-19). */
  adminOnly?: true
  /** Leads out of the app (SHELL-14). */
  external?: Solution
  isShown?: (access: Access) => boolean
}

export interface MenuGroup {
  word: MenuGroupWord
  entries: readonly (MenuItem | MenuGroup)[]
}

const beta = { badge: 'beta' } as const
const hidden = { hidden: true } as const
const holdsReport = ({ subscription }: Access) => !subscription || hasLicensingReport(subscription)

/** The whole menu in its order (SHELL-05 to SHELL-17). */
export const menu: readonly MenuGroup[] = [
  {
    word: 'secure',
    entries: [
      { path: '/secure/alerts', word: 'alerts', feature: 'alerts' },
      { path: '/secure/security-posture', word: 'securityPosture' },
      { path: '/secure/posture-templates', word: 'postureTemplates' },
      { path: '/secure/posture-templates/:templateId', word: 'postureTemplates', ...hidden },
      {
        word: 'policies',
        entries: [
          {
            word: 'conditionalAccess',
            entries: [
              { path: '/secure/policy-management/policies', word: 'conditionalAccess' },
              { path: '/secure/policy-management/templates', word: 'conditionalAccessTemplates' },
              { path: '/secure/policy-management/named-locations', word: 'namedLocations', ...beta },
            ],
          },
          {
            word: 'defender',
            entries: [
              { path: '/secure/defender/policies', word: 'defenderPolicies' },
              { path: '/secure/defender/templates', word: 'defenderTemplates' },
            ],
          },
        ],
      },
      {
        word: 'intune',
        entries: [
          { path: '/secure/intune/device-configuration', word: 'deviceConfiguration', ...beta },
          { path: '/secure/intune/configuration-templates', word: 'configurationTemplates', ...beta },
          { path: '/secure/intune/device-compliance', word: 'deviceCompliance', ...beta },
          { path: '/secure/intune/compliance-templates', word: 'complianceTemplates', ...beta },
        ],
      },
      { path: '/secure/mfa', word: 'mfaReport' },
      { path: '/secure/threats', word: 'threatReport' },
      { path: '/secure/summary', word: 'summaryReport' },
    ],
  },
  {
    word: 'engage',
    entries: [
      { path: '/engage/user-management', word: 'userManagement' },
      { path: '/engage/action-log', word: 'offboardSchedule' },
    ],
  },
  {
    word: 'licensing',
    entries: [
      { path: '/licensing-report', word: 'licensingReport', isShown: holdsReport },
      {
        path: '/licensing-report-preview',
        word: 'licensingReport',
        isShown: (access) => !holdsReport(access),
      },
    ],
  },
  {
    word: 'discover',
    entries: [
      { path: '/discovery', word: 'discovery' },
      { path: '/discover/risk', word: 'discoverRisk' },
      { path: '/discover/data', word: 'agent' },
      { path: '/discover/applications', word: 'appCatalog' },
    ],
  },
  {
    word: 'solutions',
    entries: [
      { path: '/backup', word: 'backup', external: 'backup' },
      { path: '/security_training', word: 'securityTraining', external: 'security_training' },
    ],
  },
  {
    word: 'configuration',
    entries: [
      { path: '/companies', word: 'companies' },
      { path: '/employees', word: 'employees' },
      { path: '/employees/ignored', word: 'ignoredEmployees', ...hidden },
      { path: '/employees/departments', word: 'departments', ...hidden },
      { path: '/integrations', word: 'integrations' },
      { path: '/integrations/duoaccountmapping', word: 'duoMapping', ...hidden },
      { path: '/integrations/:integrationId/connectwise', word: 'mappingAndTicketing', ...hidden },
      { path: '/integrations/:integrationId/syncro', word: 'mappingAndTicketing', ...hidden },
      { path: '/integrations/:integrationId/autotask', word: 'mappingAndTicketing', ...hidden },
      { path: '/integrations/:integrationId/halo', word: 'mappingAndTicketing', ...hidden },
      { path: '/integrations/:integrationId/microsoft-csp', word: 'cspSetup', ...hidden },
      { path: '/scheduled-reports', word: 'scheduledReports', feature: 'scheduled-reports' },
      { path: '/development', word: 'development' },
      { path: '/devices', word: 'devices' },
    ],
  },
  {
    word: 'management',
    entries: [
      { path: '/licenses', word: 'licenseCenter', adminOnly: true },
      { path: '/users', word: 'systemUsers' },
      { path: '/users/:userId/permissions', word: 'permissions', ...hidden },
      { path: '/security-log', word: 'securityLog' },
      { path: '/billing', word: 'billing', adminOnly: true },
      {
        word: 'support',
        entries: [
          { path: '/support/open-ticket', word: 'openTicket' },
          { path: '/support/chat', word: 'supportChat' },
          { path: '/support/knowledge-base', word: 'knowledgeBase' },
          { path: '/support/marketing', word: 'marketing' },
        ],
      },
      { path: '/user-profile', word: 'userProfile', ...hidden },
      { path: '/look-and-feel', word: 'lookAndFeel' },
      { path: '/organizations', word: 'organizations' },
    ],
  },
]

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'entries' in entry

/**
 * The menu of one person: what they may open, of what `isBuilt`; a group without any entry is left out (SHELL-15,
 * SHELL-20). A module that was not bought stays, so that its page can say what it would be.
 */
export function visibleMenu(access: Access, isBuilt: (item: MenuItem) => boolean): MenuGroup[] {
  const isVisible = (item: MenuItem): boolean => {
    if (item.hidden || !isBuilt(item)) return false
    if (item.feature && !access.features.has(item.feature)) return false
    if (item.adminOnly && !access.hasBillingAccount) return false
    if (item.isShown && !item.isShown(access)) return false
    return !['denied', 'off', 'unknown'].includes(opening(item.path, access))
  }
  const shown = (group: MenuGroup): MenuGroup => ({
    ...group,
    entries: group.entries
      .map((entry) => (isGroup(entry) ? shown(entry) : entry))
      .filter((entry) => (isGroup(entry) ? entry.entries.length > 0 : isVisible(entry))),
  })
  return menu.map(shown).filter(({ entries }) => entries.length > 0)
}
