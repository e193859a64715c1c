import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { Module } from '#shared/domain/licenses/catalogue.ts'
import type { Gate } from '#shared/domain/licenses/subscription.ts'
import { type Area, EMPLOYEE_AREAS, type Level } from '#shared/domain/permissions/levels.ts'
import type { Role } from '#shared/domain/permissions/roles.ts'

/** One address of the app and what it takes to open it. */
export interface Screen {
  /** Segments; `:name` stands for anything, `:name?` also for nothing. */
  path: string
  /** Access needs `level` on at least one of these areas; none is open to everybody who is signed in. */
  anyOf: readonly Area[]
  level: Level
  /** Hidden and refused while this feature is off. */
  feature?: Feature
  /** What the organization must have bought for it. */
  gate?: Gate
  /** The product module that it belongs to. */
  module?: Module
  /** Open to this role alone (PERM-06). */
  role?: Role
  /** Refused to somebody without companies (PERM-14). */
  needsCustomers?: true
}

const open = (path: string, more: Partial<Screen> = {}): Screen => ({
  path,
  anyOf: [],
  level: 'disabled',
  ...more,
})
const reads = (area: Area, path: string, more: Partial<Screen> = {}): Screen => ({
  path,
  anyOf: [area],
  level: 'readOnly',
  ...more,
})
const manages = (area: Area, path: string, more: Partial<Screen> = {}): Screen => ({
  ...reads(area, path, more),
  level: 'manage',
})

const secure = { module: 'secure' } as const
const engage = { module: 'engage' } as const
const discover = { module: 'discover' } as const
const policies = { ...secure, gate: 'policyManagement' } as const
const defender = { ...policies, feature: 'defender-policies' } as const
const intune = { ...policies, feature: 'intune' } as const
const mapping = { needsCustomers: true } as const

/** Stands in an address for every company, where it has to name one (SHELL-22). */
export const ALL_COMPANIES = 'all'

/** Who has something to do with employees (PERM-10). */
const employees = { anyOf: EMPLOYEE_AREAS, level: 'manage' } as const

/**
 * Every screen there is or will be, by its address: PERM-08 to PERM-14, SHELL-05 to SHELL-26. Where two match, the one
 * with the more exact path decides.
 */
export const screens: readonly Screen[] = [
  reads('secure', '/secure/alerts/:companySelectorId?', secure),
  reads('secure', '/secure/security-posture/:companySelectorId?/:tabKey?', secure),
  reads('secure', '/secure/security-posture/:companySelectorId/audit/:securityCheckType', secure),
  reads('secure', '/secure/security-posture/:companySelectorId/protect/:securityCheckType', {
    ...secure,
    gate: 'postureBaseline',
    feature: 'posture-protect-m3',
  }),
  manages('secure', '/secure/posture-templates', secure),
  manages('secure', '/secure/posture-templates/:templateId', { ...secure, gate: 'postureBaseline' }),
  manages('secure', '/secure/policy-management/policies/:companySelectorId?', policies),
  manages('secure', '/secure/policy-management/templates', policies),
  manages('secure', '/secure/policy-management/templates/:templateId', policies),
  manages('secure', '/secure/policy-management/named-locations', policies),
  reads('secure', '/secure/defender/policies/:companySelectorId?', defender),
  reads('secure', '/secure/defender/templates', defender),
  reads('secure', '/secure/intune/device-configuration/:companySelectorId?', intune),
  reads('secure', '/secure/intune/configuration-templates', intune),
  reads('secure', '/secure/intune/device-compliance/:companySelectorId?', intune),
  reads('secure', '/secure/intune/compliance-templates', intune),
  reads('secure', '/secure/mfa', secure),
  reads('secure', '/secure/threats', secure),
  reads('secure', '/secure/summary', secure),

  reads('engage', '/engage/user-management/:companySelectorId?', engage),
  reads('engage', '/engage/action-log/:companySelectorId?', { ...engage, feature: 'engage-autopilot' }),

  reads('licenseCenter', '/licensing-report'),
  reads('licenseCenter', '/licensing-report-preview'),

  reads('discover', '/discovery', discover),
  reads('discover', '/discover/risk', { ...discover, feature: 'discover-security' }),
  manages('discover', '/discover/data', discover),
  manages('discover', '/discover/applications', discover),

  open('/backup'),
  open('/security_training'),

  reads('companies', '/companies'),
  open('/employees', employees),
  open('/employees/ignored', employees),
  open('/employees/departments', employees),
  reads('integrations', '/integrations/:companySelectorId?'),
  reads('integrations', '/integrations/duoaccountmapping'),
  reads('integrations', '/integrations/:integrationId/connectwise', mapping),
  reads('integrations', '/integrations/:integrationId/syncro', mapping),
  reads('integrations', '/integrations/:integrationId/autotask', mapping),
  reads('integrations', '/integrations/:integrationId/halo', mapping),
  reads('integrations', '/integrations/:integrationId/microsoft-csp', mapping),
  // Always allowed; that the feature hides it is the menu's business (PERM-09).
  open('/scheduled-reports'),
  open('/development', { role: 'Product administrator', feature: 'castellan-ai-assistant' }),
  reads('systemUsers', '/devices'),

  reads('licenseCenter', '/licenses'),
  reads('systemUsers', '/users'),
  reads('systemUsers', '/users/:userId/permissions'),
  reads('billing', '/billing'),
  open('/support/open-ticket'),
  open('/support/chat'),
  open('/support/knowledge-base'),
  open('/support/marketing'),
  open('/user-profile'),
  reads('lookAndFeel', '/look-and-feel'),
  open('/security-log', { role: 'Owner' }),
  open('/organizations', { role: 'Product administrator' }),

  manages('companies', '/setup'),
  manages('companies', '/setup/upload'),
  manages('companies', '/setup/files'),
  open('/notifications'),
  open('/welcome'),
]

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** Capital letters make no other address, as they make none for the router. */
const isSame = (pattern: string | undefined, asked: string): boolean =>
  pattern?.toLowerCase() === asked.toLowerCase()

/** The screen of an address, the most exact one; undefined where there is none (SHELL-03). */
export function screenAt(path: string): Screen | undefined {
  const asked = segmentsOf(path)
  return screens
    .filter((screen) => isMatch(segmentsOf(screen.path), asked))
    .toSorted((a, b) => exactness(b) - exactness(a))[0]
}

function isMatch(pattern: readonly string[], asked: readonly string[]): boolean {
  const needed = pattern.filter((segment) => !segment.endsWith('?')).length
  if (asked.length < needed || asked.length > pattern.length) return false
  return asked.every((segment, at) => pattern[at]?.startsWith(':') || isSame(pattern[at], segment))
}

const exactness = ({ path }: Screen): number =>
  segmentsOf(path).filter((segment) => !segment.startsWith(':')).length
