type Kind = 'text' | 'texts' | 'boolean' | 'time' | 'objects' | 'object'

/**
 * The properties of a user that this cloud knows. `writable` ones are accepted by POST and PATCH; `unset` is
 * what one is as long as nobody set it.
 */
export const USER_PROPERTIES: Record<string, { kind: Kind; writable?: true; unset?: string }> = {
  id: { kind: 'text' },
  accountEnabled: { kind: 'boolean', writable: true },
  assignedLicenses: { kind: 'objects' },
  assignedPlans: { kind: 'objects' },
  businessPhones: { kind: 'texts', writable: true },
  city: { kind: 'text', writable: true },
  companyName: { kind: 'text', writable: true },
  country: { kind: 'text', writable: true },
  createdDateTime: { kind: 'time' },
  department: { kind: 'text', writable: true },
  displayName: { kind: 'text', writable: true },
  employeeId: { kind: 'text', writable: true },
  givenName: { kind: 'text', writable: true },
  jobTitle: { kind: 'text', writable: true },
  lastPasswordChangeDateTime: { kind: 'time' },
  mail: { kind: 'text', writable: true },
  mailNickname: { kind: 'text', writable: true },
  mobilePhone: { kind: 'text', writable: true },
  officeLocation: { kind: 'text', writable: true },
  onPremisesSyncEnabled: { kind: 'boolean' },
  otherMails: { kind: 'texts', writable: true },
  passwordProfile: { kind: 'object', writable: true },
  perUserMfaState: { kind: 'text', unset: 'disabled' },
  postalCode: { kind: 'text', writable: true },
  preferredLanguage: { kind: 'text', writable: true },
  proxyAddresses: { kind: 'texts' },
  signInActivity: { kind: 'object' },
  showInAddressList: { kind: 'boolean', writable: true },
  signInSessionsValidFromDateTime: { kind: 'time' },
  state: { kind: 'text', writable: true },
  streetAddress: { kind: 'text', writable: true },
  surname: { kind: 'text', writable: true },
  usageLocation: { kind: 'text', writable: true },
  userPrincipalName: { kind: 'text', writable: true },
  userType: { kind: 'text', writable: true },
}

/** What comes without `$select`. https://learn.microsoft.com/graph/api/user-list */
export const DEFAULT_USER_PROPERTIES = [
  'businessPhones',
  'displayName',
  'givenName',
  'jobTitle',
  'mail',
  'mobilePhone',
  'officeLocation',
  'preferredLanguage',
  'surname',
  'userPrincipalName',
  'id',
]

export const isListProperty = (name: string): boolean =>
  ['texts', 'objects'].includes(USER_PROPERTIES[name]?.kind ?? '')

/** True when a property may be set to the value: null, or something of its kind. */
export function isAcceptable(name: string, value: unknown): boolean {
  const property = USER_PROPERTIES[name]
  if (!property?.writable) return false
  if (value === null) return property.kind !== 'texts' && !['accountEnabled', 'displayName'].includes(name)
  if (property.kind === 'text') return typeof value === 'string' && value !== ''
  if (property.kind === 'boolean') return typeof value === 'boolean'
  if (property.kind === 'texts')
    return Array.isArray(value) && value.every((item) => typeof item === 'string')
  return typeof value === 'object' && !Array.isArray(value)
}
