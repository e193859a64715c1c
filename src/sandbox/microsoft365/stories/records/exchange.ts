import { unifiedTime } from '../../feeds/unified-directory.ts'
import { defaultDomainOf } from '../../tenant/state.ts'
import type { Person, Place, Stage } from '../stage.ts'

interface CmdletParts {
  cmdlet: string
  parameters: Readonly<Record<string, string>>
  /** Which object it was run on. */
  objectId: string
  person: Person
  /** 2 where an administrator ran it. */
  userType: 0 | 2
  place: Place
  /** Milliseconds since 1970. */
  at: number
}

/** Tells of a cmdlet that was run in Exchange. https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#exchange-admin-schema */
export function tellCmdlet(stage: Stage, parts: CmdletParts): void {
  const { cmdlet, parameters, objectId, person, userType, place, at } = parts
  const { tenant } = stage
  stage.tellAudited(
    'Audit.Exchange',
    {
      CreationTime: unifiedTime(at),
      Id: stage.guid(),
      Operation: cmdlet,
      OrganizationId: tenant.tenantId,
      RecordType: 1,
      ResultStatus: 'True',
      UserKey: person.userPrincipalName,
      UserType: userType,
      Version: 1,
      Workload: 'Exchange',
      ClientIP: `${place.ip}:51423`,
      ObjectId: objectId,
      UserId: person.userPrincipalName,
      AppId: '',
      ClientAppId: '',
      ExternalAccess: false,
      OrganizationName: defaultDomainOf(tenant),
      OriginatingServer: 'SANDBOX0001 (15.20.7000.000)',
      Parameters: Object.entries(parameters).map(([Name, Value]) => ({ Name, Value })),
      SessionId: stage.guid(),
    },
    at,
  )
}
