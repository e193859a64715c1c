import type { Told } from '../example.ts'
import { accounts, addresses, guid, TENANT_DOMAIN, unifiedTime } from './basics.ts'

interface OperationParts {
  count?: number
  minutes?: number
  result?: string
  /** Members that are written otherwise than usual. */
  written?: Readonly<Record<string, unknown>>
}

// https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#common-schema
const common = (operation: string, { count = 0, minutes = 0, result }: OperationParts) => ({
  CreationTime: unifiedTime(minutes),
  Id: guid('record', count),
  Operation: operation,
  OrganizationId: guid('tenant', 0),
  ResultStatus: result ?? 'True',
  UserKey: accounts.administrator,
  UserType: 2,
  Version: 1,
  ClientIP: `${addresses.office}:51423`,
  UserId: accounts.administrator,
})

/** A cmdlet that was run in Exchange. */
export const cmdlet = (
  operation: string,
  parameters: Readonly<Record<string, string>> = {},
  parts: OperationParts = {},
): Told => ({
  feed: 'unifiedAudit',
  record: {
    ...common(operation, parts),
    RecordType: 1,
    Workload: 'Exchange',
    ObjectId: accounts.accounting,
    ExternalAccess: false,
    OrganizationName: TENANT_DOMAIN,
    OriginatingServer: 'EXAMPLE01 (15.20.7000.000)',
    Parameters: Object.entries(parameters).map(([Name, Value]) => ({ Name, Value })),
    SessionId: guid('session', 0),
    ...parts.written,
  },
})

/** Somebody does something in their mailbox. */
export const mailboxActivity = (operation: string, parts: OperationParts = {}): Told => ({
  feed: 'unifiedAudit',
  record: {
    ...common(operation, parts),
    ResultStatus: parts.result ?? 'Succeeded',
    RecordType: 50,
    UserType: 0,
    Workload: 'Exchange',
    UserId: accounts.accounting,
    ClientIPAddress: addresses.office,
    ExternalAccess: false,
    LogonType: 0,
    MailboxGuid: guid('object', 1),
    MailboxOwnerUPN: accounts.accounting,
    OrganizationName: TENANT_DOMAIN,
    ...parts.written,
  },
})

/** Somebody does something with files or sites. */
export const fileActivity = (operation: string, parts: OperationParts = {}): Told => {
  const { ResultStatus: _, ...rest } = common(operation, parts)
  return {
    feed: 'unifiedAudit',
    record: {
      ...rest,
      RecordType: 6,
      UserType: 0,
      Workload: 'OneDrive',
      UserId: accounts.accounting,
      ObjectId: 'https://customer-my.sharepoint.com/personal/accounting/Documents/Budget.xlsx',
      EventSource: 'SharePoint',
      ItemType: 'File',
      SiteUrl: 'https://customer-my.sharepoint.com/personal/accounting/',
      SourceFileName: 'Budget.xlsx',
      ...parts.written,
    },
  }
}

/** Somebody does something in Teams or its administration. */
export const teamsActivity = (operation: string, parts: OperationParts = {}): Told => {
  const { ResultStatus: _, ...rest } = common(operation, parts)
  return {
    feed: 'unifiedAudit',
    record: { ...rest, RecordType: 25, Workload: 'MicrosoftTeams', ...parts.written },
  }
}
