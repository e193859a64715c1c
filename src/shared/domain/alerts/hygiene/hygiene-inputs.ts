import { z } from 'zod'
import type { DirectoryFact } from '#shared/domain/employees/directory-facts.ts'
import {
  type ExchangeSource,
  exchangeSource,
  type GraphSource,
  graphSource,
  known,
  type Source,
} from '#shared/domain/posture/source.ts'
import { type SourceId, sources } from '#shared/domain/posture/sources.ts'
import { rogueApps } from './known-rogue-apps.ts'

/** Where an input comes from. Only `vendor` asks the tenant anew; everything else was read for another purpose. */
type Origin =
  | { from: 'posture'; source: SourceId }
  | { from: 'people'; fact: DirectoryFact }
  | { from: 'products' }
  | { from: 'scores' }
  | { from: 'plans' }
  | { from: 'vendor'; source: Source }

export type HygieneInput<Schema extends z.ZodType = z.ZodType> = Origin & {
  /** What queries look at of it. */
  schema: Schema
  /** The permission that it is read by, in the vendor's words. */
  permission: string
}

const EXCHANGE_PERMISSION = 'Exchange.ManageAsApp'
/** The largest page of mail in quarantine: one that is full may not be all. */
const QUARANTINE_PAGE = 1000

/** What the reading of the posture keeps, as it came: `schema` may look at more of it than checks do. */
const kept = <Schema extends z.ZodType>(source: SourceId, schema: Schema): HygieneInput<Schema> => {
  const read = sources[source]
  return {
    from: 'posture',
    source,
    schema,
    permission: 'permission' in read ? read.permission : EXCHANGE_PERMISSION,
  }
}

const asked = <Schema extends z.ZodType>(source: GraphSource<Schema>): HygieneInput<Schema> => ({
  from: 'vendor',
  source,
  schema: source.schema,
  permission: source.permission,
})

const askedOfExchange = <Schema extends z.ZodType>(source: ExchangeSource<Schema>): HygieneInput<Schema> => ({
  from: 'vendor',
  source,
  schema: source.schema,
  permission: EXCHANGE_PERMISSION,
})

const text = known(z.string())
const textOrNull = known(z.string().nullable())

const peopleSchema = z.array(
  z.object({
    username: z.string(),
    isAdmin: z.boolean().nullable(),
    isEnabled: z.boolean().nullable(),
    isLicensed: z.boolean(),
    /** Null for somebody who never signed in. */
    lastActive: z.string().nullable(),
    isActivityKnown: z.boolean(),
    createdAt: z.string().nullable(),
  }),
)
export type HygienePerson = z.infer<typeof peopleSchema>[number]

const people = (fact: DirectoryFact, permission: string): HygieneInput<typeof peopleSchema> => ({
  from: 'people',
  fact,
  schema: peopleSchema,
  permission,
})

const credential = z.object({ keyId: text, displayName: textOrNull, startDateTime: text, endDateTime: text })

/** Everything that queries read, by the name under which they ask for it. */
export const hygieneInputs = {
  registrations: kept(
    'usersWithoutSecondFactor',
    z.array(z.object({ userPrincipalName: z.string(), userType: text, isAdmin: known(z.boolean()) })),
  ),
  conditionalAccess: kept(
    'conditionalAccessPolicies',
    z.array(
      z.object({
        displayName: z.string(),
        state: text,
        createdDateTime: textOrNull,
        modifiedDateTime: textOrNull,
      }),
    ),
  ),
  securityDefaults: kept('securityDefaults', z.object({ isEnabled: z.boolean() })),
  organization: kept(
    'organization',
    z.array(
      z.object({
        onPremisesSyncEnabled: known(z.boolean().nullable()),
        onPremisesLastSyncDateTime: textOrNull,
      }),
    ),
  ),
  administrators: people('administrators', 'RoleManagement.Read.Directory'),
  activity: people('activity', 'AuditLog.Read.All'),
  products: {
    from: 'products',
    schema: z.array(
      z.object({
        partNumber: z.string(),
        name: z.string(),
        enabled: z.number(),
        consumed: z.number(),
        status: z.string(),
      }),
    ),
    permission: 'Organization.Read.All',
  },
  scores: {
    from: 'scores',
    /** A share of the most that can be reached, a day, the oldest first. */
    schema: z.array(z.object({ date: z.string(), share: z.number() })),
    permission: 'SecurityEvents.Read.All',
  },
  servicePlans: { from: 'plans', schema: z.array(z.string()), permission: 'Organization.Read.All' },
  // https://learn.microsoft.com/graph/api/application-list
  applications: asked(
    graphSource({
      path: 'applications?$select=id,appId,displayName,passwordCredentials,keyCredentials&$top=999',
      isList: true,
      permission: 'Application.Read.All',
      schema: z.array(
        z.object({
          appId: z.string(),
          displayName: textOrNull,
          passwordCredentials: z.array(credential).optional(),
          keyCredentials: z.array(credential).optional(),
        }),
      ),
    }),
  ),
  // https://learn.microsoft.com/graph/api/appconsentapprovalroute-list-appconsentrequests
  consentRequests: asked(
    graphSource({
      path: "identityGovernance/appConsent/appConsentRequests?$filter=userConsentRequests/any(u:u/status%20eq%20'InProgress')",
      isList: true,
      permission: 'ConsentRequest.Read.All',
      schema: z.array(
        z.object({
          appId: z.string(),
          appDisplayName: textOrNull,
          pendingScopes: known(z.array(z.object({ displayName: text })).nullable()),
        }),
      ),
    }),
  ),
  // https://learn.microsoft.com/graph/api/directory-list-subscriptions
  subscriptions: asked(
    graphSource({
      path: 'directory/subscriptions',
      isList: true,
      permission: 'LicenseAssignment.Read.All',
      schema: z.array(
        z.object({
          id: z.string(),
          skuPartNumber: text,
          status: text,
          isTrial: known(z.boolean().nullable()),
          totalLicenses: known(z.number()),
          nextLifecycleDateTime: textOrNull,
        }),
      ),
    }),
  ),
  // https://learn.microsoft.com/entra/identity/users/licensing-groups-resolve-problems
  groupsWithLicenseErrors: asked(
    graphSource({
      path: 'groups?$filter=hasMembersWithLicenseErrors%20eq%20true&$select=id,displayName',
      isList: true,
      permission: 'GroupMember.Read.All',
      schema: z.array(z.object({ id: z.string(), displayName: textOrNull })),
    }),
  ),
  // https://learn.microsoft.com/graph/api/device-list
  devices: asked(
    graphSource({
      path: 'devices?$select=id,displayName,accountEnabled,approximateLastSignInDateTime&$top=999',
      isList: true,
      permission: 'Device.Read.All',
      schema: z.array(
        z.object({
          displayName: textOrNull,
          accountEnabled: known(z.boolean().nullable()),
          approximateLastSignInDateTime: textOrNull,
        }),
      ),
    }),
  ),
  // https://learn.microsoft.com/graph/api/intune-devices-manageddevice-list
  unfitDevices: asked(
    graphSource({
      path: "deviceManagement/managedDevices?$filter=complianceState%20eq%20'noncompliant'&$select=id,deviceName,userPrincipalName,complianceState",
      isList: true,
      permission: 'DeviceManagementManagedDevices.Read.All',
      schema: z.array(z.object({ deviceName: textOrNull, userPrincipalName: textOrNull })),
    }),
  ),
  // https://learn.microsoft.com/graph/api/serviceprincipal-list
  rogueApps: asked(
    graphSource({
      path: `servicePrincipals?$filter=appId%20in%20(${[...rogueApps.keys()].map((id) => `'${id}'`).join(',')})&$select=id,appId,displayName,accountEnabled`,
      isList: true,
      permission: 'Application.Read.All',
      schema: z.array(
        z.object({
          appId: z.string(),
          displayName: textOrNull,
          accountEnabled: known(z.boolean().nullable()),
        }),
      ),
    }),
  ),
  // https://learn.microsoft.com/powershell/module/exchangepowershell/get-blockedsenderaddress
  blockedSenders: askedOfExchange(
    exchangeSource({
      cmdlet: 'Get-BlockedSenderAddress',
      isList: true,
      schema: z.array(z.object({ SenderAddress: z.string(), Reason: text, CreatedDatetime: text })),
    }),
  ),
  // https://learn.microsoft.com/powershell/module/exchangepowershell/get-quarantinemessage
  releaseRequests: askedOfExchange(
    exchangeSource({
      cmdlet: 'Get-QuarantineMessage',
      parameters: { ReleaseStatus: 'Requested', PageSize: String(QUARANTINE_PAGE) },
      isList: true,
      schema: z
        .array(
          z.object({
            Identity: z.string(),
            SenderAddress: text,
            RecipientAddress: known(z.union([z.string(), z.array(z.string())])),
            Subject: textOrNull,
            Type: text,
            ReceivedTime: text,
            Expires: text,
          }),
        )
        .max(QUARANTINE_PAGE - 1),
    }),
  ),
} as const satisfies Record<string, HygieneInput>

export type HygieneInputId = keyof typeof hygieneInputs
/** What each input gives. */
export type HygieneData = { [Id in HygieneInputId]: z.infer<(typeof hygieneInputs)[Id]['schema']> }
