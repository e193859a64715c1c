import type { Role } from '#shared/domain/permissions/roles.ts'

export const TABLE_ROLES = [
  'Owner',
  'Administrator',
  'Product administrator',
  'Admin',
  'Agent',
  'Read-Only',
  'System user',
] as const satisfies readonly Role[]

/**
 * Whom each screen opens for, `+`, or is denied, `-`: in the order of TABLE_ROLES, the system user
 * without any level. It stays by hand, for it is what declarations of screens are checked by.
 */
export const openTo: Record<string, string> = {
  '/secure/alerts/:companySelectorId?': '++++++-',
  '/secure/alerts/:companySelectorId/notifications': '++++++-',
  '/secure/security-posture/:companySelectorId?/:tabKey?': '++++++-',
  '/secure/security-posture/:companySelectorId/audit/:securityCheckType': '++++++-',
  '/secure/security-posture/:companySelectorId/protect/:securityCheckType': '++++++-',
  '/secure/posture-templates': '+++++--',
  '/secure/posture-templates/:templateId': '+++++--',
  '/secure/policy-management/policies/:companySelectorId?': '+++++--',
  '/secure/policy-management/policies/:companySelectorId/:policyId': '+++++--',
  '/secure/policy-management/templates': '+++++--',
  '/secure/policy-management/templates/:templateId': '+++++--',
  '/secure/policy-management/named-locations': '+++++--',
  '/secure/defender/policies/:companySelectorId?': '++++++-',
  '/secure/defender/templates': '++++++-',
  '/secure/intune/device-configuration/:companySelectorId?': '++++++-',
  '/secure/intune/configuration-templates': '++++++-',
  '/secure/intune/device-compliance/:companySelectorId?': '++++++-',
  '/secure/intune/compliance-templates': '++++++-',
  '/secure/mfa': '++++++-',
  '/secure/threats': '++++++-',
  '/secure/summary': '++++++-',
  '/engage/user-management/:companySelectorId?': '++++++-',
  '/engage/action-log/:companySelectorId?': '++++++-',
  '/licensing-report': '++++++-',
  '/licensing-report-preview': '++++++-',
  '/discovery': '++++++-',
  '/discover/risk': '++++++-',
  '/discover/data': '+++++--',
  '/discover/data/download': '+++++--',
  '/discover/applications': '+++++--',
  '/backup': '+++++++',
  '/security_training': '+++++++',
  '/companies': '++++++-',
  '/employees': '+++++--',
  '/employees/ignored': '+++++--',
  '/employees/departments': '+++++--',
  '/integrations/:companySelectorId?': '++++++-',
  '/integrations/duoaccountmapping': '++++++-',
  '/integrations/payees': '++++++-',
  '/integrations/:integrationId/connectwise': '++++++-',
  '/integrations/:integrationId/syncro': '++++++-',
  '/integrations/:integrationId/autotask': '++++++-',
  '/integrations/:integrationId/halo': '++++++-',
  '/integrations/:integrationId/microsoft-csp': '++++++-',
  '/scheduled-reports': '+++++++',
  '/development': '--+----',
  '/devices': '++++---',
  '/licenses': '++++++-',
  '/users': '++++---',
  '/company-groups': '++++---',
  '/users/:userId/permissions': '++++---',
  '/billing': '+++----',
  '/support/open-ticket': '+++++++',
  '/support/chat': '+++++++',
  '/support/knowledge-base': '+++++++',
  '/support/best-practices': '+++++++',
  '/support/marketing': '+++++++',
  '/support/downloads': '+++++++',
  '/user-profile': '+++++++',
  '/look-and-feel': '+++--+-',
  '/security-log': '+------',
  '/organizations': '--+----',
  '/setup': '++++---',
  '/setup/upload': '++++---',
  '/setup/files': '++++---',
  '/quick-setup': '+++++++',
  '/notifications': '+++++++',
  '/welcome': '+++++++',
}

/** By the address of a screen without what may be left out. */
const marksByPath = new Map(
  Object.entries(openTo).map(([path, marks]) => [path.replaceAll(/\/:\w+\?/g, ''), marks]),
)

/** Whether the table opens a screen to a role, by its address without what may be left out. */
export function isOpenTo(path: string, role: (typeof TABLE_ROLES)[number]): boolean {
  const marks = marksByPath.get(path)
  if (marks === undefined) throw new Error(`${path} has no row in the table of roles`)
  return marks[TABLE_ROLES.indexOf(role)] === '+'
}
