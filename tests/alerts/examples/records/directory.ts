import type { Told } from '../example.ts'
import { accounts, addresses, graphTime, guid, unifiedTime } from './basics.ts'

export interface Target {
  id: string
  type: string
  displayName?: string
  userPrincipalName?: string
}

/** What stood there and what stands there, as the unified audit log writes them. */
export type Modified = readonly [name: string, before: string, after: string]

interface ChangeParts {
  category?: string
  result?: string
  minutes?: number
  targets?: readonly Target[]
  modified?: readonly Modified[]
  details?: Readonly<Record<string, string>>
  /** An application by its name, where it was no person. */
  byApp?: string
}

export const accounting: Target = {
  id: guid('object', 1),
  type: 'User',
  displayName: 'Accounting',
  userPrincipalName: accounts.accounting,
}
const invoices: Target = { id: guid('object', 7), type: 'ServicePrincipal', displayName: 'Invoices' }
export const apps = { invoices }

const administratorId = guid('object', 9)

/** An entry of the directory's log. https://learn.microsoft.com/graph/api/resources/directoryaudit */
export function directoryAudit(activity: string, parts: ChangeParts = {}): Told {
  const { targets = [accounting], modified = [], details = {}, byApp } = parts
  return {
    feed: 'directoryAudits',
    record: {
      id: `Directory_${guid('record', 0)}`,
      category: parts.category ?? 'UserManagement',
      correlationId: guid('correlation', 0),
      result: parts.result ?? 'success',
      resultReason: '',
      activityDisplayName: activity,
      activityDateTime: graphTime(parts.minutes ?? 0),
      loggedByService: 'Core Directory',
      operationType: 'Update',
      initiatedBy: byApp
        ? { user: null, app: { appId: null, displayName: byApp, servicePrincipalId: guid('object', 8) } }
        : {
            app: null,
            user: {
              id: administratorId,
              displayName: null,
              userPrincipalName: accounts.administrator,
              ipAddress: addresses.office,
            },
          },
      targetResources: targets.map((target, place) => ({
        displayName: null,
        userPrincipalName: null,
        ...target,
        modifiedProperties:
          place === 0
            ? modified.map(([displayName, before, after]) => ({
                displayName,
                oldValue: before === '' ? null : quoted(before),
                newValue: after === '' ? null : quoted(after),
              }))
            : [],
      })),
      additionalDetails: Object.entries(details).map(([key, value]) => ({ key, value })),
    },
  }
}

/** Graph writes every value as JSON. */
const quoted = (value: string) => (/^[[{]/.test(value) ? value : JSON.stringify(value))

/** The same in the unified audit log. https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#azure-active-directory-base-schema */
export function unifiedChange(activity: string, parts: ChangeParts = {}): Told {
  const { targets = [accounting], modified = [], details = {} } = parts
  return {
    feed: 'unifiedAudit',
    record: {
      CreationTime: unifiedTime(parts.minutes ?? 0),
      Id: guid('record', 1),
      Operation: `${activity}.`,
      OrganizationId: guid('tenant', 0),
      RecordType: 8,
      ResultStatus: parts.result === undefined ? 'Success' : 'Failure',
      UserKey: accounts.administrator,
      UserType: 0,
      Version: 1,
      Workload: 'AzureActiveDirectory',
      ClientIP: '',
      ObjectId: targets[0]?.userPrincipalName ?? targets[0]?.displayName ?? '',
      UserId: accounts.administrator,
      AzureActiveDirectoryEventType: 1,
      ExtendedProperties: [
        { Name: 'additionalDetails', Value: JSON.stringify(details) },
        { Name: 'extendedAuditEventCategory', Value: targets[0]?.type ?? 'Other' },
      ],
      ModifiedProperties: modified.map(([Name, OldValue, NewValue]) => ({ Name, NewValue, OldValue })),
      Actor: [
        { ID: accounts.administrator, Type: 5 },
        { ID: `User_${administratorId}`, Type: 2 },
        { ID: administratorId, Type: 2 },
        { ID: 'User', Type: 2 },
      ],
      InterSystemsId: guid('correlation', 0),
      IntraSystemId: guid('record', 2),
      Target: targets.flatMap(({ id, type, userPrincipalName, displayName }) => [
        { ID: `${type}_${id}`, Type: 2 },
        { ID: id, Type: 2 },
        { ID: type, Type: 2 },
        ...(userPrincipalName ? [{ ID: userPrincipalName, Type: 5 }] : []),
        ...(displayName ? [{ ID: displayName, Type: 1 }] : []),
      ]),
    },
  }
}
