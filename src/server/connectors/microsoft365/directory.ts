import type { z } from 'zod'
import type {
  accountsAnswer,
  activityAnswer,
  GraphDomain,
  GraphOrganization,
  GraphSubscribedSku,
  GraphUser,
  GraphUserChange,
  groupChangesAnswer,
  registrationsAnswer,
  roleAssignmentsAnswer,
} from './graph-answers.ts'
import { productName } from './sku-names.ts'
import type {
  DirectoryAccount,
  DirectoryGroup,
  DirectoryOrganization,
  DirectoryDomain,
  DirectoryUser,
  DirectoryUserChange,
  SubscribedProduct,
  PersonActivity,
  RegisteredPerson,
} from '../directory.ts'

export const toRegistration = (item: ItemOf<typeof registrationsAnswer>): RegisteredPerson => ({
  id: item.id.toLowerCase(),
  isRegistered: item.isMfaRegistered,
  isAdmin: item.isAdmin ?? undefined,
  isCapable: item.isMfaCapable ?? undefined,
  methods: item.methodsRegistered ?? [],
  preferred: item.userPreferredMethodForSecondaryAuthentication ?? null,
})

export const toAccount = (item: ItemOf<typeof accountsAnswer>): DirectoryAccount => ({
  id: item.id.toLowerCase(),
  displayName: item.displayName ?? '',
  userName: item.userPrincipalName ?? '',
  isGuest: item.userType?.toLowerCase() === 'guest',
  isEnabled: item.accountEnabled ?? null,
  mfaState: item.perUserMfaState ?? null,
})

export function toActivity({ id, signInActivity }: ItemOf<typeof activityAnswer>): PersonActivity {
  const times = [signInActivity?.lastSignInDateTime, signInActivity?.lastNonInteractiveSignInDateTime]
    .map((time) => new Date(time ?? Number.NaN))
    // Graph writes the year 1 for what never was.
    .filter((time) => time.getTime() > 0)
    .map((time) => time.toISOString())
  return { id: id.toLowerCase(), lastActive: times.toSorted().at(-1) ?? null }
}

export const toGroup = (item: ItemOf<typeof groupChangesAnswer>): DirectoryGroup => ({
  id: item.id.toLowerCase(),
  displayName: item.displayName ?? undefined,
  memberIds: (item['members@delta'] ?? [])
    .filter((member) => member['@removed'] === undefined)
    .map(({ id }) => id.toLowerCase()),
})

export const toRoleHolder = ({
  principalId,
  roleDefinitionId,
  principal,
}: ItemOf<typeof roleAssignmentsAnswer>) => ({
  id: principalId.toLowerCase(),
  roleId: roleDefinitionId?.toLowerCase(),
  isGroup: principal?.['@odata.type']?.toLowerCase() === '#microsoft.graph.group',
})

type ItemOf<Answer extends z.ZodType<{ value: unknown[] }>> = z.infer<Answer>['value'][number]

/** The id of an organization is the id of its tenant; `tenantId` is the one that was asked for. */
export function toOrganization(organization: GraphOrganization, tenantId: string): DirectoryOrganization {
  const { verifiedDomains, assignedPlans } = organization
  return {
    tenantId: organization.id ?? tenantId,
    displayName: organization.displayName,
    countryCode: organization.countryLetterCode ?? null,
    verifiedDomains: (verifiedDomains ?? []).map(({ name, isDefault, isInitial }) => ({
      name: name.toLowerCase(),
      isDefault: isDefault ?? false,
      isInitial: isInitial ?? false,
    })),
    servicePlanIds: (assignedPlans ?? [])
      .filter(({ capabilityStatus }) => capabilityStatus === 'Enabled' || capabilityStatus === 'Warning')
      .map(({ servicePlanId }) => servicePlanId.toLowerCase()),
  }
}

export const toDomain = (domain: GraphDomain): DirectoryDomain => ({
  name: domain.id.toLowerCase(),
  isDefault: domain.isDefault ?? false,
  isInitial: domain.isInitial ?? false,
  isVerified: domain.isVerified ?? false,
  isRoot: domain.isRoot ?? false,
  authenticationType: domain.authenticationType ?? null,
  supportedServices: domain.supportedServices ?? [],
})

export function toUser(user: GraphUser): DirectoryUser {
  const emailAddresses = emailAddressesOf(user.proxyAddresses ?? [])
  return {
    id: user.id,
    userPrincipalName: user.userPrincipalName,
    email: user.mail ?? emailAddresses[0] ?? null,
    emailAddresses,
    firstName: user.givenName ?? null,
    lastName: user.surname ?? null,
    displayName: user.displayName ?? null,
    department: user.department ?? null,
    jobTitle: user.jobTitle ?? null,
    country: user.country ?? null,
    usageLocation: user.usageLocation ?? null,
    mobilePhone: user.mobilePhone ?? null,
    businessPhones: user.businessPhones ?? [],
    accountEnabled: user.accountEnabled ?? null,
    isGuest: isGuest(user),
    skuIds: (user.assignedLicenses ?? []).map(({ skuId }) => skuId.toLowerCase()),
    createdAt: user.createdDateTime ?? null,
  }
}

/** Fields of ours that are made of each property of Graph's. */
const FIELDS: [keyof GraphUserChange, Exclude<keyof DirectoryUser, 'id'>][] = [
  ['userPrincipalName', 'userPrincipalName'],
  ['mail', 'email'],
  ['proxyAddresses', 'emailAddresses'],
  ['givenName', 'firstName'],
  ['surname', 'lastName'],
  ['displayName', 'displayName'],
  ['department', 'department'],
  ['jobTitle', 'jobTitle'],
  ['country', 'country'],
  ['usageLocation', 'usageLocation'],
  ['mobilePhone', 'mobilePhone'],
  ['businessPhones', 'businessPhones'],
  ['accountEnabled', 'accountEnabled'],
  ['userType', 'isGuest'],
  ['assignedLicenses', 'skuIds'],
  ['createdDateTime', 'createdAt'],
]

/** Fields whose properties were not told are left out, so that nothing is taken for erased. */
export function toUserChange(change: GraphUserChange): DirectoryUserChange {
  const user = toUser({ ...change, userPrincipalName: change.userPrincipalName ?? '' })
  const told = FIELDS.filter(([property]) => change[property] !== undefined).map(([, field]) => field)
  return { id: user.id, ...Object.fromEntries(told.map((field) => [field, user[field]])) }
}

export function toSubscribedProduct(sku: GraphSubscribedSku): SubscribedProduct {
  const { enabled, warning, suspended, lockedOut } = sku.prepaidUnits
  return {
    skuId: sku.skuId.toLowerCase(),
    skuPartNumber: sku.skuPartNumber,
    productName: productName(sku.skuId, sku.skuPartNumber),
    status: sku.capabilityStatus ?? 'Enabled',
    appliesTo: sku.appliesTo ?? 'User',
    enabledUnits: enabled ?? 0,
    warningUnits: warning ?? 0,
    suspendedUnits: suspended ?? 0,
    lockedOutUnits: lockedOut ?? 0,
    consumedUnits: sku.consumedUnits,
    availableUnits: (enabled ?? 0) + (warning ?? 0) - sku.consumedUnits,
    servicePlans: (sku.servicePlans ?? []).map(({ servicePlanId, servicePlanName, provisioningStatus }) => ({
      id: servicePlanId.toLowerCase(),
      name: servicePlanName ?? '',
      status: provisioningStatus ?? '',
    })),
  }
}

/** Guests from before there was a user type are known by their name. */
const isGuest = ({ userType, userPrincipalName }: GraphUser) =>
  userType ? userType.toLowerCase() === 'guest' : userPrincipalName.toUpperCase().includes('#EXT#')

/** `SMTP:` in capitals marks the primary address. https://learn.microsoft.com/graph/api/resources/user */
function emailAddressesOf(proxyAddresses: string[]): string[] {
  const mail = proxyAddresses.filter((address) => /^smtp:/i.test(address))
  const primary = mail.filter((address) => address.startsWith('SMTP:'))
  const others = mail.filter((address) => !address.startsWith('SMTP:'))
  return [...primary, ...others].map((address) => address.slice('smtp:'.length).toLowerCase())
}
