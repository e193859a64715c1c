/** The vendor's words of a conditional access policy (CA-08 to CA-12, CA-14), in its spelling. */

export { POLICY_STATES, type PolicyState } from './policy-states.ts'

export const CLIENT_APP_TYPES = [
  'all',
  'browser',
  'mobileAppsAndDesktopClients',
  'exchangeActiveSync',
  'other',
] as const
export type ClientAppType = (typeof CLIENT_APP_TYPES)[number]

export const PLATFORMS = ['android', 'iOS', 'windows', 'windowsPhone', 'macOS', 'linux'] as const
export type Platform = (typeof PLATFORMS)[number]

export const USER_RISK_LEVELS = ['high', 'medium', 'low'] as const
export const SIGN_IN_RISK_LEVELS = ['high', 'medium', 'low', 'none'] as const
export const INSIDER_RISK_LEVELS = ['elevated', 'moderate', 'minor'] as const
export const TRANSFER_METHODS = ['deviceCodeFlow', 'authenticationTransfer'] as const

export const GUEST_TYPES = [
  'b2bCollaborationGuest',
  'b2bCollaborationMember',
  'b2bDirectConnectUser',
  'internalGuest',
  'serviceProvider',
  'otherExternalUser',
] as const
export type GuestType = (typeof GUEST_TYPES)[number]

export const REGISTER_SECURITY_INFO = 'urn:user:registersecurityinfo'
export const REGISTER_DEVICE = 'urn:user:registerdevice'
export const USER_ACTIONS = [REGISTER_SECURITY_INFO, REGISTER_DEVICE] as const

export const SPECIAL_APPLICATIONS = ['Office365', 'MicrosoftAdminPortals'] as const

export const AZURE_MANAGEMENT = '797f4846-ba00-4fd7-ba43-dac1f8f63013'
export const INTUNE_ENROLLMENT = 'd4ebce55-015a-49b5-a083-c84d1797ae8c'
export const EXCHANGE_ONLINE = '00000002-0000-0ff1-ce00-000000000000'
export const SHAREPOINT_ONLINE = '00000003-0000-0ff1-ce00-000000000000'
/** Applications of the vendor's own that have the same id in every tenant, as far as templates name them. */
export const VENDOR_APPLICATIONS: readonly string[] = [
  AZURE_MANAGEMENT,
  INTUNE_ENROLLMENT,
  EXCHANGE_ONLINE,
  SHAREPOINT_ONLINE,
]

export const BUILT_IN_CONTROLS = [
  'block',
  'mfa',
  'compliantDevice',
  'domainJoinedDevice',
  'approvedApplication',
  'compliantApplication',
  'passwordChange',
] as const
export type BuiltInControl = (typeof BUILT_IN_CONTROLS)[number]

export const OPERATORS = ['AND', 'OR'] as const

/** The strengths of authentication that every tenant has, by their ids. https://learn.microsoft.com/graph/api/resources/authenticationstrengthpolicy */
export const BUILT_IN_STRENGTHS = {
  multifactor: '00000000-0000-0000-0000-000000000002',
  passwordless: '00000000-0000-0000-0000-000000000003',
  phishingResistant: '00000000-0000-0000-0000-000000000004',
} as const
