import { type Example, only, type Told } from '../example.ts'
import { accounts, guid } from '../records/basics.ts'
import { signIn } from '../records/sign-in.ts'
import { accounting, apps, directoryAudit, type Modified, type Target } from '../records/directory.ts'

const administrator: Target = {
  id: guid('object', 9),
  type: 'User',
  userPrincipalName: accounts.administrator,
}

const ofAccount = (activity: string, target: Target, result = 'success') =>
  directoryAudit(activity, { targets: [target], result })

/** Everyday for most accounts, and not for administrators. */
const forAdministrators = (id: string, activity: string, another: string): Example => ({
  id,
  records: [ofAccount(activity, administrator)],
  severity: 'high',
  misses: {
    'of another account': { setup: { administrators: [accounts.emergency] } },
    'another activity': only(ofAccount(another, administrator)),
    'that failed': only(ofAccount(activity, administrator, 'failure')),
  },
})

const ofState = (id: string, activity: string, another: string): readonly Example[] =>
  (
    [
      [administrator, 'medium'],
      [accounting, 'low'],
    ] as const
  ).map(([target, severity]) => ({
    id,
    records: [ofAccount(activity, target)],
    severity,
    misses: {
      'another activity': only(ofAccount(another, target)),
      'that failed': only(ofAccount(activity, target, 'failure')),
    },
  }))

const ofGroup = (activity: string, name: string, canHoldRoles = 'false', result = 'success') =>
  directoryAudit(activity, {
    category: 'GroupManagement',
    targets: [accounting, { id: guid('object', 40), type: 'Group' }],
    modified: [
      ['Group.ObjectID', '', guid('object', 40)],
      ['Group.DisplayName', '', name],
      ['Group.IsAssignableToRole', '', canHoldRoles],
    ],
    result,
  })

const watched = (id: string, activity: string, another: string): readonly Example[] => [
  {
    id,
    records: [ofGroup(activity, 'Payroll')],
    severity: 'low',
    misses: {
      'of another group': only(ofGroup(activity, 'Football')),
      'another activity': only(ofGroup(another, 'Payroll')),
      'that failed': only(ofGroup(activity, 'Payroll', 'false', 'failure')),
    },
  },
  {
    id,
    records: [ofGroup(activity, 'Football', 'true')],
    severity: 'high',
    misses: { 'of a group that can hold no roles': only(ofGroup(activity, 'Football', 'false')) },
  },
]

const KEY = '[KeyIdentifier=7,KeyType=Password,KeyUsage=Verify,DisplayName=]'
const ANOTHER_KEY = '[KeyIdentifier=8,KeyType=Password,KeyUsage=Verify,DisplayName=]'

const credentials = (activity: string, after: readonly string[], byApp?: string, result = 'success') =>
  directoryAudit(activity, {
    category: 'ApplicationManagement',
    targets: [apps.invoices],
    modified: [['KeyDescription', JSON.stringify([KEY]), JSON.stringify(after)]],
    result,
    ...(byApp === undefined ? {} : { byApp }),
  })

const withNewKey = (id: string, activity: string, another: string): readonly Example[] => [
  {
    id,
    records: [credentials(activity, [KEY, ANOTHER_KEY])],
    misses: {
      'without a new one': only(credentials(activity, [KEY])),
      'another activity': only(credentials(another, [KEY, ANOTHER_KEY])),
      'that failed': only(credentials(activity, [KEY, ANOTHER_KEY], undefined, 'failure')),
    },
  },
  {
    id,
    records: [credentials(activity, [ANOTHER_KEY], 'Deployment')],
    misses: { 'by a service of the vendor': only(credentials(activity, [ANOTHER_KEY], 'Microsoft Graph')) },
  },
]

interface Granted {
  modified?: readonly Modified[]
  result?: string
  byApp?: string
}
const granted = (activity: string, parts: Granted = {}) =>
  directoryAudit(activity, { category: 'ApplicationManagement', targets: [apps.invoices], ...parts })

/** By whom a permission was given does not matter, unless it was the vendor. */
const ofPermission = (
  activity: string,
  another: string,
  modified: readonly Modified[],
  severity: 'high' | 'medium',
): readonly Example[] => {
  const id = activity.toLowerCase().replaceAll(' ', '-')
  return [
    {
      id,
      records: [granted(activity, { modified })],
      severity,
      misses: {
        'another activity': only(granted(another, { modified })),
        'that failed': only(granted(activity, { modified, result: 'failure' })),
      },
    },
    {
      id,
      records: [granted(activity, { modified, byApp: 'Deployment' })],
      severity,
      misses: {
        'by a service of the vendor': only(granted(activity, { modified, byApp: 'AAD App Management' })),
      },
    },
  ]
}

const consent = (isForAll: boolean, scope: string): readonly Modified[] => [
  ['ConsentContext.IsAdminConsent', '', isForAll ? 'True' : 'False'],
  ['ConsentAction.Permissions', '', `[] => [[ConsentType: Principal, Scope: ${scope}]]; `],
]
const CONSENT = 'Consent to application'
const APP_ROLE = 'Add app role assignment to service principal'

const registered = (activity = 'User registered security info', minutes = 30): readonly Told[] => [
  signIn({ written: { riskLevelDuringSignIn: 'medium', riskState: 'atRisk' } }),
  directoryAudit(activity, { minutes }),
]

export const peopleAndApps: readonly Example[] = [
  forAdministrators('reset-password', 'Reset password', 'Set force change user password'),
  forAdministrators('change-user-password', 'Change user password', 'Set user manager'),
  ...ofState('disable-account', 'Disable account', 'Enable account'),
  ...ofState('enable-account', 'Enable account', 'Disable account'),
  ...watched('add-member-to-group', 'Add member to group', 'Remove member from group'),
  ...watched('add-owner-to-group', 'Add owner to group', 'Remove owner from group'),
  ...withNewKey(
    'add-service-principal-credentials',
    'Add service principal credentials',
    'Remove service principal credentials',
  ),
  ...withNewKey(
    'update-application-certificates-and-secrets-management',
    'Update application - Certificates and secrets management',
    'Update application',
  ),
  ...ofPermission(CONSENT, 'Restore consent', consent(true, 'User.Read'), 'high'),
  ...ofPermission(CONSENT, 'Restore consent', consent(false, 'Mail.Read offline_access'), 'high'),
  ...ofPermission(CONSENT, 'Restore consent', consent(false, 'User.Read'), 'medium'),
  ...ofPermission(
    'Add delegated permission grant',
    'Remove delegated permission grant',
    [['DelegatedPermissionGrant.Scope', '', 'User.Read']],
    'medium',
  ),
  ...ofPermission(
    APP_ROLE,
    'Remove app role assignment from service principal',
    [['AppRole.Value', '', 'RoleManagement.ReadWrite.Directory']],
    'high',
  ),
  ...ofPermission(
    APP_ROLE,
    'Remove app role assignment from service principal',
    [['AppRole.Value', '', 'User.Read.All']],
    'medium',
  ),
  {
    id: 'user-registered-security-info',
    records: registered(),
    also: ['risky-sign-in', 'risky-sign-in-inside-operating-countries'],
    severity: 'high',
    misses: { 'another activity': only(...registered('User started security info registration')) },
  },
  {
    id: 'user-registered-security-info',
    records: registered('User registered security info', 61),
    also: ['risky-sign-in', 'risky-sign-in-inside-operating-countries'],
    severity: 'low',
    misses: { 'another activity': only(...registered('User reviewed security info', 61)) },
  },
]
