import type { RequiredLicense } from '../../posture/required-license.ts'
import type { PolicyBody } from '../policy.ts'
import {
  AZURE_MANAGEMENT,
  BUILT_IN_STRENGTHS,
  EXCHANGE_ONLINE,
  INTUNE_ENROLLMENT,
  REGISTER_DEVICE,
  REGISTER_SECURITY_INFO,
  SHAREPOINT_ONLINE,
} from '../vocabulary.ts'
import { GLOBAL_ADMINISTRATOR, SYNCHRONIZATION_ACCOUNTS } from '../well-known-roles.ts'
import type { PolicyTemplateFields } from './policy-template.ts'
import type { PolicyTemplateTexts } from './texts/en.ts'

export type DefaultPolicyTemplateId = keyof PolicyTemplateTexts['templates']

/** A template that comes with the product. Its name is that of the policy in every tenant, whatever the language. */
export interface DefaultPolicyTemplate extends Pick<
  PolicyTemplateFields,
  'name' | 'body' | 'prompted_inputs'
> {
  /** As in addresses; the key of its description. */
  id: DefaultPolicyTemplateId
  /** What a tenant has to hold, all of it. */
  licenses: readonly RequiredLicense[]
  /** What recommends it: sections of the CIS Microsoft 365 benchmark 7.0.0 and policies of CISA's baseline for Entra ID. */
  sources: { cis?: string; cisa?: string }
  /** The vendor's own template of it, by its id. */
  vendorTemplate?: string
}

/** The directory roles of the vendor's templates for administrators, by the ids of their templates. */
const ADMINISTRATORS = [
  '62e90394-69f5-4237-9190-012177145e10',
  '194ae4cb-b126-40b2-bd5b-6091b380977d',
  'f28a1f50-f6e7-4571-818b-6a12f2af6b6c',
  '29232cdf-9323-42fd-ade2-1d097af3e4de',
  'b1be1c3e-b65d-4f19-8427-f6fa0d97feb9',
  '729827e3-9c14-49f7-bb1b-9608f156bbb8',
  'b0f54661-2d74-4c50-afa3-1ec803f12efe',
  'fe930be7-5e62-47db-91af-98c3a49a38b1',
  'c4e39bd9-1100-46d3-8c65-fb160da0071f',
  '9b895d92-2cd3-44c7-9d02-a6ac2d5ea5c3',
  '158c047a-c907-4556-b7ef-446551a6b5f7',
  '966707d0-3269-4727-9be2-8c3a10f19b9d',
  '7be44c8a-adaf-4e2a-84d6-ab2649e08a13',
  'e8611ab8-c189-46e8-94e1-60213ab1f814',
]
/** Those that the vendor's template for phishing-resistant methods adds. */
const MORE_ADMINISTRATORS = [
  '17315797-102d-40b4-93e0-432062caca18',
  'e6d1a23a-da11-4be4-9570-befc86d067a7',
  '3a2c62db-5318-420d-8d74-23affee5d9d5',
  '44367163-eba1-44c3-98af-f5787879f96a',
  '11648597-926c-4cf3-9c36-bcebb0ba8dcc',
]

type Conditions = PolicyBody['conditions']
type Users = NonNullable<Conditions['users']>

const guests = (...types: string[]) => ({
  guestOrExternalUserTypes: types.join(','),
  externalTenants: { membershipKind: 'all' },
})
/** Who looks after the tenant signs in from outside and with devices of its own: demands on these would lock the provider out. */
const withoutProvider = { excludeGuestsOrExternalUsers: guests('serviceProvider') }

const everyone: Users = { includeUsers: ['All'] }
const administrators: Users = { includeRoles: ADMINISTRATORS }
const everything = { includeApplications: ['All'] }
const everyApp: Pick<Conditions, 'applications' | 'clientAppTypes'> = {
  applications: everything,
  clientAppTypes: ['all'],
}

const mfa = { operator: 'OR', builtInControls: ['mfa'] }
const block = { operator: 'OR', builtInControls: ['block'] }
const strength = (id: string) => ({ operator: 'OR', authenticationStrength: { id } })
const everyTime = {
  signInFrequency: {
    isEnabled: true,
    authenticationType: 'primaryAndSecondaryAuthentication',
    frequencyInterval: 'everyTime',
  },
}
const everyHours = (value: number) => ({
  signInFrequency: {
    isEnabled: true,
    type: 'hours',
    value,
    authenticationType: 'primaryAndSecondaryAuthentication',
    frequencyInterval: 'timeBased',
  },
})
const notPersistent = { persistentBrowser: { isEnabled: true, mode: 'never' } }

/** The emergency accounts stay out of every policy, and each tenant has a group of its own for them. */
const emergency = [
  { name: 'excludeGroups', required: true },
] as const satisfies PolicyTemplateFields['prompted_inputs']

type Parts = Omit<DefaultPolicyTemplate, 'name' | 'body' | 'prompted_inputs' | 'licenses'> & {
  name: string
  licenses?: readonly RequiredLicense[]
  prompts?: PolicyTemplateFields['prompted_inputs']
  conditions: Conditions
  grant?: PolicyBody['grantControls']
  session?: PolicyBody['sessionControls']
}

const template = ({
  name,
  conditions,
  grant,
  session,
  prompts = [],
  licenses = ['entraP1'],
  ...rest
}: Parts): DefaultPolicyTemplate => ({
  ...rest,
  name,
  licenses,
  prompted_inputs: [...emergency, ...prompts],
  body: {
    displayName: name,
    state: 'enabledForReportingButNotEnforced',
    conditions,
    grantControls: grant ?? null,
    sessionControls: session ?? null,
  },
})

/** The policies that are recommended for tenants, each to be seen in report-only mode before it is turned on (CA-15). */
export const defaultPolicyTemplates: readonly DefaultPolicyTemplate[] = [
  template({
    id: 'mfa-administrators',
    name: 'Require MFA for administrators',
    vendorTemplate: 'c7503427-338e-4c5e-902d-abe252abfb43',
    sources: { cis: '5.2.2.1' },
    conditions: { ...everyApp, users: administrators },
    grant: mfa,
  }),
  template({
    id: 'phishing-resistant-administrators',
    name: 'Require phishing-resistant MFA for administrators',
    vendorTemplate: '76c03f19-ea37-4656-a772-a183b4ddb81d',
    sources: { cis: '5.2.2.5', cisa: 'MS.AAD.3.6v1' },
    conditions: { ...everyApp, users: { includeRoles: [...ADMINISTRATORS, ...MORE_ADMINISTRATORS] } },
    grant: strength(BUILT_IN_STRENGTHS.phishingResistant),
  }),
  template({
    id: 'security-info-registration',
    name: 'Secure security info registration',
    vendorTemplate: 'b8bda7f8-6584-4446-bce9-d871480e53fa',
    sources: { cis: '5.2.2.10', cisa: 'MS.AAD.3.8v1' },
    conditions: {
      users: {
        includeUsers: ['All'],
        excludeUsers: ['GuestsOrExternalUsers'],
        excludeRoles: [GLOBAL_ADMINISTRATOR],
      },
      applications: { includeUserActions: [REGISTER_SECURITY_INFO] },
      clientAppTypes: ['all'],
      locations: { includeLocations: ['All'], excludeLocations: ['AllTrusted'] },
    },
    grant: mfa,
  }),
  template({
    id: 'mfa-everyone',
    name: 'Require MFA for all users',
    vendorTemplate: 'a3d0a415-b068-4326-9251-f9cdf9feeb64',
    sources: { cis: '5.2.2.2', cisa: 'MS.AAD.3.2v2' },
    conditions: { ...everyApp, users: { ...everyone, excludeRoles: [SYNCHRONIZATION_ACCOUNTS] } },
    grant: mfa,
  }),
  template({
    id: 'block-legacy',
    name: 'Block legacy authentication',
    vendorTemplate: '0b2282f9-2862-4178-88b5-d79340b36cb8',
    sources: { cis: '5.2.2.3', cisa: 'MS.AAD.1.1v1' },
    conditions: {
      users: everyone,
      applications: everything,
      clientAppTypes: ['exchangeActiveSync', 'other'],
    },
    grant: block,
  }),
  template({
    id: 'mfa-guests',
    name: 'Require MFA for guests',
    vendorTemplate: 'a4072ac0-722b-4991-981b-7f9755daef14',
    sources: {},
    conditions: {
      ...everyApp,
      users: {
        includeGuestsOrExternalUsers: guests(
          'internalGuest',
          'b2bCollaborationGuest',
          'b2bCollaborationMember',
          'b2bDirectConnectUser',
          'otherExternalUser',
        ),
      },
    },
    grant: mfa,
  }),
  template({
    id: 'mfa-azure-management',
    name: 'Require MFA for Azure management',
    vendorTemplate: 'd8c51a9a-e6b1-454d-86af-554e7872e2c1',
    sources: {},
    conditions: {
      users: everyone,
      applications: { includeApplications: [AZURE_MANAGEMENT] },
      clientAppTypes: ['all'],
    },
    grant: mfa,
  }),
  template({
    id: 'mfa-admin-portals',
    name: 'Require MFA for Microsoft admin portals',
    vendorTemplate: '6364131e-bc4a-47c4-a20b-33492d1fff6c',
    sources: {},
    conditions: {
      users: administrators,
      applications: { includeApplications: ['MicrosoftAdminPortals'] },
      clientAppTypes: ['all'],
    },
    grant: strength(BUILT_IN_STRENGTHS.multifactor),
  }),
  template({
    id: 'mfa-risky-sign-ins',
    name: 'Require MFA for risky sign-ins',
    vendorTemplate: '6b619f55-792e-45dc-9711-d83ec9d7ae90',
    licenses: ['entraP2'],
    sources: { cis: '5.2.2.7' },
    conditions: { ...everyApp, users: everyone, signInRiskLevels: 'high,medium' },
    grant: mfa,
    session: everyTime,
  }),
  template({
    id: 'password-change-risky-users',
    name: 'Require password change for high-risk users',
    vendorTemplate: '634b6de7-c38d-4357-a2c7-3842706eedd7',
    licenses: ['entraP2'],
    sources: { cis: '5.2.2.6' },
    conditions: { ...everyApp, users: everyone, userRiskLevels: 'high' },
    grant: { operator: 'AND', builtInControls: ['mfa', 'passwordChange'] },
    session: everyTime,
  }),
  template({
    id: 'block-risky-users',
    name: 'Block high-risk users',
    licenses: ['entraP2'],
    sources: { cisa: 'MS.AAD.2.1v1' },
    conditions: { ...everyApp, users: everyone, userRiskLevels: 'high' },
    grant: block,
  }),
  template({
    id: 'block-risky-sign-ins',
    name: 'Block high-risk sign-ins',
    licenses: ['entraP2'],
    sources: { cisa: 'MS.AAD.2.3v1' },
    conditions: { ...everyApp, users: everyone, signInRiskLevels: 'high' },
    grant: block,
  }),
  template({
    id: 'managed-device-administrators',
    name: 'Require a managed device for administrators',
    vendorTemplate: 'c26a510a-3b8b-4023-8c44-d4f4c854e9f9',
    licenses: ['entraP1', 'intune'],
    sources: {},
    conditions: { ...everyApp, users: administrators },
    grant: { operator: 'OR', builtInControls: ['compliantDevice', 'domainJoinedDevice'] },
  }),
  template({
    id: 'managed-device-or-mfa',
    name: 'Require a managed device or MFA for all users',
    vendorTemplate: '927c884e-7888-4e81-abc4-bd56ded28985',
    licenses: ['entraP1', 'intune'],
    sources: {},
    conditions: { ...everyApp, users: { ...everyone, excludeRoles: [SYNCHRONIZATION_ACCOUNTS] } },
    grant: { operator: 'OR', builtInControls: ['mfa', 'compliantDevice', 'domainJoinedDevice'] },
  }),
  template({
    id: 'compliant-device',
    name: 'Require a compliant device for all users',
    vendorTemplate: 'a297dd1a-21fe-4016-99a0-ba43ba64378c',
    licenses: ['entraP1', 'intune'],
    sources: { cis: '5.2.2.9', cisa: 'MS.AAD.3.7v1' },
    conditions: {
      users: {
        ...everyone,
        excludeRoles: [SYNCHRONIZATION_ACCOUNTS],
        excludeGuestsOrExternalUsers: guests(
          'b2bCollaborationGuest',
          'b2bDirectConnectUser',
          'otherExternalUser',
          'serviceProvider',
        ),
      },
      // A new device has to enrol before it can comply.
      applications: { includeApplications: ['All'], excludeApplications: [INTUNE_ENROLLMENT] },
      clientAppTypes: ['all'],
    },
    grant: { operator: 'OR', builtInControls: ['compliantDevice'] },
  }),
  template({
    id: 'block-unknown-platforms',
    name: 'Block unknown device platforms',
    vendorTemplate: '4e39a309-931e-4cb1-a371-e2beea168002',
    sources: {},
    conditions: {
      ...everyApp,
      users: { ...everyone, ...withoutProvider },
      platforms: {
        includePlatforms: ['all'],
        excludePlatforms: ['android', 'iOS', 'windows', 'macOS', 'linux', 'windowsPhone'],
      },
    },
    grant: block,
  }),
  template({
    id: 'no-persistent-browser',
    name: 'No persistent browser session on unmanaged devices',
    vendorTemplate: '62e51ccc-c9c3-4554-ac70-066172c81007',
    sources: {},
    conditions: {
      ...everyApp,
      users: everyone,
      devices: {
        deviceFilter: {
          mode: 'include',
          rule: 'device.trustType -ne "ServerAD" -or device.isCompliant -ne True',
        },
      },
    },
    session: { ...everyHours(1), ...notPersistent },
  }),
  template({
    id: 'app-protection-mobile',
    name: 'Require app protection on mobile devices',
    licenses: ['entraP1', 'intune'],
    sources: {},
    conditions: {
      users: { ...everyone, ...withoutProvider },
      applications: { includeApplications: ['Office365'] },
      clientAppTypes: ['mobileAppsAndDesktopClients'],
      platforms: { includePlatforms: ['android', 'iOS'] },
    },
    grant: { operator: 'OR', builtInControls: ['compliantApplication'] },
  }),
  template({
    id: 'app-enforced-restrictions',
    name: 'Use app-enforced restrictions on unmanaged devices',
    vendorTemplate: '81fd2072-4876-42b6-8157-c6000693046b',
    sources: {},
    conditions: {
      users: everyone,
      applications: { includeApplications: ['Office365'] },
      clientAppTypes: ['all'],
    },
    session: { applicationEnforcedRestrictions: { isEnabled: true } },
  }),
  template({
    id: 'block-other-countries',
    name: 'Block sign-in from outside operating countries',
    sources: { cis: '5.2.2.15' },
    prompts: [{ name: 'excludeLocations', required: true }],
    conditions: {
      ...everyApp,
      users: { ...everyone, ...withoutProvider },
      locations: { includeLocations: ['All'] },
    },
    grant: block,
  }),
  template({
    id: 'block-device-code',
    name: 'Block device code flow',
    sources: { cis: '5.2.2.12', cisa: 'MS.AAD.3.9v1' },
    conditions: {
      ...everyApp,
      users: everyone,
      authenticationFlows: { transferMethods: 'deviceCodeFlow' },
    },
    grant: block,
  }),
  template({
    id: 'block-authentication-transfer',
    name: 'Block authentication transfer',
    sources: { cis: '5.2.2.17' },
    conditions: {
      ...everyApp,
      users: everyone,
      authenticationFlows: { transferMethods: 'authenticationTransfer' },
    },
    grant: block,
  }),
  template({
    id: 'mfa-device-registration',
    name: 'Require MFA to register or join devices',
    sources: {},
    conditions: {
      users: everyone,
      applications: { includeUserActions: [REGISTER_DEVICE] },
      clientAppTypes: ['all'],
    },
    grant: mfa,
  }),
  template({
    id: 'administrator-sessions',
    name: 'Limit the sessions of administrators',
    sources: { cis: '5.2.2.4' },
    conditions: { ...everyApp, users: administrators },
    session: { ...everyHours(4), ...notPersistent },
  }),
  template({
    id: 'intune-enrollment',
    name: 'Sign in every time to enrol devices',
    licenses: ['entraP1', 'intune'],
    sources: { cis: '5.2.2.11' },
    conditions: {
      users: everyone,
      applications: { includeApplications: [INTUNE_ENROLLMENT] },
      clientAppTypes: ['all'],
    },
    grant: mfa,
    session: everyTime,
  }),
  template({
    id: 'block-insider-risk',
    name: 'Block Office 365 for elevated insider risk',
    vendorTemplate: '16aaa400-bfdf-4756-a420-ad2245d4cde8',
    licenses: ['entraP2'],
    sources: {},
    conditions: {
      users: {
        ...everyone,
        excludeGuestsOrExternalUsers: guests('b2bDirectConnectUser', 'otherExternalUser', 'serviceProvider'),
      },
      applications: { includeApplications: ['Office365'] },
      clientAppTypes: ['all'],
      insiderRiskLevels: 'elevated',
    },
    grant: block,
  }),
  template({
    id: 'token-protection',
    name: 'Protect tokens of desktop sessions',
    sources: { cis: '5.2.2.16' },
    conditions: {
      users: everyone,
      applications: { includeApplications: [EXCHANGE_ONLINE, SHAREPOINT_ONLINE] },
      clientAppTypes: ['mobileAppsAndDesktopClients'],
      platforms: { includePlatforms: ['windows'] },
    },
    session: { secureSignInSession: { isEnabled: true } },
  }),
]

export const findDefaultPolicyTemplate = (id: string): DefaultPolicyTemplate | undefined =>
  defaultPolicyTemplates.find((each) => each.id === id)

export type DefaultPolicyBaselineId = keyof PolicyTemplateTexts['baselines']

/** A baseline that comes with the product and stays as it is (CA-32). */
export interface DefaultPolicyBaseline {
  id: DefaultPolicyBaselineId
  templates: readonly DefaultPolicyTemplateId[]
}

const starter = [
  'mfa-administrators',
  'security-info-registration',
  'mfa-everyone',
  'block-legacy',
  'mfa-guests',
  'block-device-code',
  'block-authentication-transfer',
  'mfa-device-registration',
  'block-other-countries',
] as const

/** Those of the product, the first one first to be thought of; the last four are groups of the vendor's. */
export const defaultPolicyBaselines: readonly DefaultPolicyBaseline[] = [
  { id: 'msp-starter', templates: starter },
  {
    id: 'business-premium',
    templates: [
      ...starter,
      'managed-device-or-mfa',
      'no-persistent-browser',
      'app-protection-mobile',
      'administrator-sessions',
      'intune-enrollment',
    ],
  },
  { id: 'identity-protection', templates: [...starter, 'mfa-risky-sign-ins', 'password-change-risky-users'] },
  {
    id: 'secure-foundation',
    templates: [
      'mfa-administrators',
      'security-info-registration',
      'block-legacy',
      'mfa-admin-portals',
      'mfa-everyone',
      'mfa-azure-management',
      'managed-device-or-mfa',
      'compliant-device',
    ],
  },
  {
    id: 'zero-trust',
    templates: [
      'mfa-administrators',
      'security-info-registration',
      'block-legacy',
      'mfa-everyone',
      'mfa-guests',
      'mfa-azure-management',
      'mfa-risky-sign-ins',
      'password-change-risky-users',
      'block-unknown-platforms',
      'no-persistent-browser',
      'app-protection-mobile',
      'managed-device-or-mfa',
      'mfa-admin-portals',
      'block-insider-risk',
    ],
  },
  {
    id: 'remote-work',
    templates: [
      'security-info-registration',
      'block-legacy',
      'mfa-everyone',
      'mfa-guests',
      'mfa-risky-sign-ins',
      'password-change-risky-users',
      'managed-device-administrators',
      'block-unknown-platforms',
      'no-persistent-browser',
      'compliant-device',
      'app-protection-mobile',
      'app-enforced-restrictions',
    ],
  },
  {
    id: 'protect-administrators',
    templates: [
      'mfa-administrators',
      'block-legacy',
      'mfa-azure-management',
      'managed-device-administrators',
      'compliant-device',
      'phishing-resistant-administrators',
    ],
  },
]
