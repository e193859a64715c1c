import { type Example, only } from '../example.ts'
import { guid } from '../records/basics.ts'
import { accounting, directoryAudit, type Modified, type Target } from '../records/directory.ts'

const UPDATE = 'Update Conditional Access policy'
const DELETE = 'Delete Conditional Access policy'
const target: Target = { id: guid('object', 30), type: 'Policy', displayName: 'A second factor of everybody' }

/** A policy as it was or is, with what differs. */
const policy = (state: string, control = 'mfa', excludeUsers: readonly string[] = []) =>
  JSON.stringify({
    id: target.id,
    displayName: target.displayName,
    state,
    conditions: { users: { includeUsers: ['All'], excludeUsers }, clientAppTypes: ['all'] },
    grantControls: { operator: 'OR', builtInControls: [control] },
  })

const changed = (activity: string, before: string, after: string, result = 'success') =>
  directoryAudit(activity, {
    category: 'Policy',
    targets: [target],
    modified: [['ConditionalAccessPolicy', before, after]],
    result,
  })

const [ON, OFF] = [policy('enabled'), policy('disabled')]
const BLOCKS = policy('enabled', 'block')

/** Security defaults: on or off from now on. */
const defaults = (isEnabled: boolean, activity = 'Update security defaults', result = 'success') =>
  directoryAudit(activity, {
    category: 'Policy',
    targets: [{ id: guid('object', 31), type: 'Policy' }],
    modified: [['isEnabled', String(!isEnabled), String(isEnabled)]],
    result,
  })

const methods = (url: string, result = 'success') =>
  directoryAudit('Authentication Methods Policy Update', {
    category: 'ApplicationManagement',
    targets: [{ id: guid('object', 32), type: 'Policy', displayName: 'Authentication Methods Policy' }],
    modified: [
      [
        'AuthenticationMethodsPolicy',
        externalMethod('https://known.example/.well-known/openid-configuration'),
        externalMethod(url),
      ],
    ],
    result,
  })
const externalMethod = (discoveryUrl: string) =>
  JSON.stringify({
    authenticationMethodConfigurations: [
      { id: guid('object', 33), state: 'enabled', openIdConnectSetting: { discoveryUrl } },
    ],
  })

const domain: Target = { id: guid('object', 34), type: 'Other', displayName: 'customer.example' }
const authentication = (
  activity: string,
  before: string,
  after: string,
  result = 'success',
  name = 'LiveType',
) =>
  directoryAudit(activity, {
    category: 'DirectoryManagement',
    targets: [domain],
    modified: [[name, before, after]],
    result,
  })

const APP = '[{"MethodType":6,"Default":true}]'
const factors = (name: string, after: string, result = 'success', before = APP) => {
  const modified: readonly Modified[] = [[name, before, after]]
  return directoryAudit('Update user', { targets: [accounting], modified, result })
}

const plain = (activity: string, category: string, result = 'success') =>
  directoryAudit(activity, { category, result })

export const policies: readonly Example[] = [
  {
    id: 'second-factor-removed-from-policy',
    records: [changed(UPDATE, ON, OFF)],
    also: ['update-conditional-access-policy'],
    severity: 'high',
    misses: {
      'that stays on': only(changed(UPDATE, ON, ON)),
      'that asked for none': only(changed(UPDATE, BLOCKS, OFF)),
      'that was not on': only(changed(UPDATE, policy('enabledForReportingButNotEnforced'), OFF)),
      'that failed': only(changed(UPDATE, ON, OFF, 'failure')),
    },
  },
  {
    id: 'second-factor-removed-from-policy',
    records: [changed(DELETE, ON, '')],
    also: ['delete-conditional-access-policy'],
    misses: { 'that asked for none': only(changed(DELETE, BLOCKS, '')) },
  },
  {
    id: 'update-conditional-access-policy',
    records: [changed(UPDATE, BLOCKS, policy('enabled', 'block', [accounting.id]))],
    severity: 'high',
    misses: {
      'that is added': only(
        changed('Add Conditional Access policy', BLOCKS, policy('enabled', 'block', [accounting.id])),
      ),
      'that failed': only(changed(UPDATE, BLOCKS, policy('enabled', 'block', [accounting.id]), 'failure')),
    },
  },
  {
    id: 'delete-conditional-access-policy',
    records: [changed(DELETE, BLOCKS, '')],
    misses: {
      'that is changed': only(changed(UPDATE, BLOCKS, '')),
      'that failed': only(changed(DELETE, BLOCKS, '', 'failure')),
    },
  },
  {
    id: 'add-conditional-access-policy',
    records: [changed('Add Conditional Access policy', '', ON)],
    misses: {
      'that is changed': only(changed(UPDATE, '', ON)),
      'that failed': only(changed('Add Conditional Access policy', '', ON, 'failure')),
    },
  },
  {
    id: 'update-security-defaults',
    records: [defaults(false)],
    severity: 'high',
    misses: {
      'another activity': only(defaults(false, 'Update continuous access evaluation')),
      'that failed': only(defaults(false, 'Update security defaults', 'failure')),
    },
  },
  {
    id: 'update-security-defaults',
    records: [defaults(true)],
    severity: 'informational',
    misses: { 'that failed': only(defaults(true, 'Update security defaults', 'failure')) },
  },
  {
    id: 'external-provider-changed',
    records: [methods('https://stranger.example/.well-known/openid-configuration')],
    also: ['authentication-methods-policy-update'],
    misses: {
      'the same provider': only(methods('https://known.example/.well-known/openid-configuration')),
      'that failed': only(methods('https://stranger.example/.well-known/openid-configuration', 'failure')),
    },
  },
  {
    id: 'domain-federated',
    records: [authentication('Set domain authentication', 'Managed', 'Federated')],
    also: ['set-domain-authentication'],
    misses: {
      'that stays managed': only(authentication('Set domain authentication', 'Managed', 'Managed')),
      'that was federated': only(authentication('Set domain authentication', 'Federated', 'Federated')),
      'that failed': only(authentication('Set domain authentication', 'Managed', 'Federated', 'failure')),
    },
  },
  {
    id: 'set-federation-settings-on-domain',
    records: [
      authentication(
        'Set federation settings on domain',
        '',
        'https://stranger.example/',
        'success',
        'IssuerUri',
      ),
    ],
    also: ['domain-federated'],
    toldBy: 'domain-federated',
    misses: {
      'another activity': only(
        authentication('Update domain', '', 'https://stranger.example/', 'success', 'IssuerUri'),
      ),
      'that failed': only(
        authentication(
          'Set federation settings on domain',
          '',
          'https://stranger.example/',
          'failure',
          'IssuerUri',
        ),
      ),
    },
  },
  {
    id: 'set-domain-authentication',
    records: [authentication('Set domain authentication', 'Federated', 'Managed')],
    misses: {
      'another activity': only(authentication('Verify domain', 'Federated', 'Managed')),
      'that failed': only(authentication('Set domain authentication', 'Federated', 'Managed', 'failure')),
    },
  },
  {
    id: 'second-factor-methods-removed',
    records: [factors('StrongAuthenticationMethod', '[]')],
    misses: {
      'another one is there': only(factors('StrongAuthenticationMethod', '[{"MethodType":7}]')),
      'there was none': only(factors('StrongAuthenticationMethod', '[]', 'success', '[]')),
      'another list': only(factors('StrongAuthenticationPhoneAppDetail', '[]')),
      'that failed': only(factors('StrongAuthenticationMethod', '[]', 'failure')),
    },
  },
  {
    id: 'other-policy-changed',
    records: [plain('Add policy to service principal', 'ApplicationManagement')],
    misses: {
      'a policy of another detection': only(plain('Add permission grant policy', 'ApplicationManagement')),
      'no policy': only(plain('Add app role assignment to group', 'ApplicationManagement')),
      'that failed': only(plain('Add policy to service principal', 'ApplicationManagement', 'failure')),
    },
  },
  {
    id: 'elevated-to-user-access-administrator',
    records: [
      plain(
        'User has elevated their access to User Access Administrator for their Azure Resources',
        'AzureRBACRoleManagementElevateAccess',
      ),
    ],
    misses: {
      'another activity': only(
        plain(
          'The role assignment of User Access Administrator has been removed from the user',
          'AzureRBACRoleManagementElevateAccess',
        ),
      ),
    },
  },
  {
    id: 'support-request-approved',
    records: [plain('Request approved', 'MicrosoftSupportAccessManagement')],
    misses: {
      'of an access review': only(plain('Request approved', 'UserManagement')),
      'that was rejected': only(plain('Request rejected', 'MicrosoftSupportAccessManagement')),
      'that failed': only(plain('Request approved', 'MicrosoftSupportAccessManagement', 'failure')),
    },
  },
]
