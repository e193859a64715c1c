import type { Account, Actor } from '#shared/domain/alerts/security-event.ts'

/** Services of the vendor that set a tenant up and run it; what a person asks of them is logged under the person. */
const SERVICES = new Set([
  'microsoft azure ad internal - jit provisioning',
  'windows azure service management api',
  '797f4846-ba00-4fd7-ba43-dac1f8f63013',
  'microsoft online services',
  'microsoft graph',
  '00000003-0000-0000-c000-000000000000',
  'aad app management',
  'f0ae4899-d877-4d3c-ae25-679e38eea492',
  'microsoft managed policy manager',
  'microsoft exchange online protection',
  'microsoft office licensing service',
  'office 365 exchange online',
  'office 365 sharepoint online',
  'dcservice',
  'microsoft substrate management',
  'azure ad cloud sync',
  'securitycompliancealerts',
])

/** Accounts of the vendor's data centers. */
const DATA_CENTER =
  /^(nt authority\\|nt service\\|sharepoint\\|microsoft\\serviceoperator|app@sharepoint|s-1-5-18$|spoolsprovisioning-|ffoservicepartner|[^@]+@(support\.onmicrosoft\.com|prod\.exchangelabs\.com)$)|\(microsoft\.exchange\.|\((w3wp|svchost)\)/i

/** Types of users in the management activity API. */
// https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#user-type
const DATA_CENTER_ADMINISTRATOR = 3

export const actorOfApp = (account: Account): Actor => ({
  kind: [account.id, account.name].some((each) => each !== undefined && SERVICES.has(each))
    ? 'microsoft'
    : 'app',
  ...account,
})

export const isOfDataCenter = (name: string | undefined, userType: number | undefined): boolean =>
  userType === DATA_CENTER_ADMINISTRATOR || DATA_CENTER.test(name ?? '')
