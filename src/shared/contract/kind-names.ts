/**
 * The kinds of rows that are carried to devices; `kinds.ts` says what a row of each is. Whoever only stores and packs rows needs no
 * more than these names, and loads no schemas.
 */
export const KINDS = [
  'organization',
  'branding',
  'checklistItem',
  'featureFlag',
  'subscription',
  'licensePool',
  'billingAccount',
  'user',
  'customer',
  'companyGroup',
  'scheduledReport',
  'integration',
  'productLicense',
  'companyLicenses',
  'task',
  'posture',
  'postureChange',
  'postureTask',
  'auditSetting',
  'checkResolution',
  'instruction',
  'postureTemplate',
  'savedView',
  'notification',
  'notificationMarks',
  'riskOverview',
  'devicePolicies',
  'devicePolicyTask',
  'deviceTemplate',
  'mailPolicies',
  'mailPolicyTask',
  'mailTemplate',
  'mfaReport',
  'mfaTask',
  'tenantContacts',
  'contactsTask',
  'alertTask',
  'feedStates',
  'usualSetup',
  'alertSettings',
  'alertRule',
  'snoozeRule',
  'alertChannels',
  'ticketTool',
  'ticketCatalog',
  'ticketAccounts',
  'ticketMapping',
  'ticketSettings',
  'partnerConnection',
  'partnerRelationship',
  'partnerTenant',
  'partnerTask',
  'duoParent',
  'duoAccount',
  'accessTask',
  'policyTemplate',
  'policyBaseline',
  'policyDeployment',
  'uploadedFile',
  'importRule',
  'employee',
  'tenantAnswers',
  'alert',
  'accessPolicy',
  'accessOptions',
  'policyChange',
  'employeeDevice',
  'payee',
] as const
export type Kind = (typeof KINDS)[number]

/** A kind of many rows, or of long ones, is packed by partition, each in an area of its own. */
const packedKindByArea = {
  engage: 'employee',
  answers: 'tenantAnswers',
  alerts: 'alert',
  accessPolicies: 'accessPolicy',
  accessOptions: 'accessOptions',
  policyChanges: 'policyChange',
  employeeDevices: 'employeeDevice',
  payees: 'payee',
} as const satisfies Record<string, Kind>

export const PACKED_KINDS: readonly Kind[] = Object.values(packedKindByArea)
/** The kinds of few rows: those of all partitions are packed together. */
export const SHARED_KINDS: readonly Kind[] = KINDS.filter((kind) => !PACKED_KINDS.includes(kind))

/** The kind that is packed by this partition; undefined where it only has rows of shared kinds. */
export function packedKindOf(pid: string): Kind | undefined {
  const area = pid.slice(pid.lastIndexOf(':') + 1)
  return Object.hasOwn(packedKindByArea, area)
    ? packedKindByArea[area as keyof typeof packedKindByArea]
    : undefined
}
