import { isItem } from '../is-item.ts'
import type { Item } from '../tenant/settings.ts'
import { stableGuid } from '../tenant/stable-guid.ts'
import type { Tenant } from '../tenant/state.ts'

/** A time as the unified audit log writes it: UTC, and does not say so. */
export const unifiedTime = (time: number): string => new Date(time).toISOString().slice(0, 19)

const OBJECT_ID = 2
const NAME = 1
const USER_NAME = 5

/** An entry of a directory's log, as the unified audit log tells it. https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema */
export function directoryRecord({ tenantId }: Tenant, entry: Item): Item {
  const initiator = isItem(entry['initiatedBy']) ? entry['initiatedBy'] : {}
  const [user, app] = [initiator['user'], initiator['app']].map((each) => (isItem(each) ? each : undefined))
  const userName = textOf(user?.['userPrincipalName'])
  const targets = Array.isArray(entry['targetResources']) ? entry['targetResources'].filter(isItem) : []
  const target = targets[0] ?? {}
  const named = textOf(target['userPrincipalName']) || textOf(target['displayName']) || textOf(target['id'])
  return {
    CreationTime: unifiedTime(Date.parse(textOf(entry['activityDateTime']))),
    Id: stableGuid(`unified/${textOf(entry['id'])}`),
    Operation: `${textOf(entry['activityDisplayName'])}.`,
    OrganizationId: tenantId,
    RecordType: 8,
    ResultStatus: 'Success',
    UserKey: userName || 'Not Available',
    UserType: user ? 0 : 4,
    Version: 1,
    Workload: 'AzureActiveDirectory',
    ClientIP: textOf(user?.['ipAddress']),
    ObjectId: named,
    UserId: userName || `ServicePrincipal_${textOf(app?.['appId'])}`,
    AzureActiveDirectoryEventType: 1,
    ExtendedProperties: [
      { Name: 'additionalDetails', Value: JSON.stringify(detailsOf(entry)) },
      { Name: 'extendedAuditEventCategory', Value: textOf(target['type']) || 'Other' },
    ],
    ModifiedProperties: targets.flatMap((each) => modifiedIn(each)),
    Actor: user
      ? [
          { ID: userName, Type: USER_NAME },
          { ID: textOf(user['id']), Type: OBJECT_ID },
          { ID: 'User', Type: OBJECT_ID },
        ]
      : [
          { ID: textOf(app?.['displayName']), Type: NAME },
          { ID: textOf(app?.['appId']), Type: OBJECT_ID },
          { ID: 'ServicePrincipal', Type: OBJECT_ID },
        ],
    ActorContextId: tenantId,
    InterSystemsId: entry['correlationId'],
    IntraSystemId: stableGuid(`intra/${textOf(entry['id'])}`),
    SupportTicketId: '',
    Target: targets.flatMap((each) => [
      { ID: `${textOf(each['type'])}_${textOf(each['id'])}`, Type: OBJECT_ID },
      { ID: textOf(each['id']), Type: OBJECT_ID },
      { ID: textOf(each['userPrincipalName']) || textOf(each['displayName']), Type: NAME },
    ]),
    TargetContextId: tenantId,
  }
}

const modifiedIn = ({ modifiedProperties }: Item) =>
  (Array.isArray(modifiedProperties) ? modifiedProperties.filter(isItem) : []).map((each) => ({
    Name: each['displayName'],
    NewValue: unquoted(each['newValue']),
    OldValue: unquoted(each['oldValue']),
  }))

const detailsOf = ({ additionalDetails }: Item) =>
  Object.fromEntries(
    (Array.isArray(additionalDetails) ? additionalDetails.filter(isItem) : []).map(({ key, value }) => [
      key,
      value,
    ]),
  )

/** Graph writes values as JSON, the unified log writes a text as it is. */
function unquoted(value: unknown): string {
  const text = textOf(value)
  const [, inside] = /^"(.*)"$/s.exec(text) ?? []
  return inside ?? text
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
