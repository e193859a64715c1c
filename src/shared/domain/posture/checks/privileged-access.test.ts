import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { fewGlobalAdministrators } from './few-global-administrators.ts'
import { globalAdministratorNeedsApproval } from './global-administrator-needs-approval.ts'
import { guestsHoldNoPrivilegedRole } from './guests-hold-no-privileged-role.ts'
import { noPermanentPrivilegedRoles } from './no-permanent-privileged-roles.ts'
import { privilegedAccountsOfTheCloud } from './privileged-accounts-of-the-cloud.ts'

const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10'
const USER_ADMINISTRATOR = 'fe930be7-5e62-47db-91af-98c3a49a38b1'
const DIRECTORY_READER = '88d8e3e3-8f55-4a1e-953a-9b9898b8876b'

const members = (people: number, ...others: unknown[]) => ({
  globalAdministrators: [...Array.from({ length: people }, () => 'user'), ...others].map((kind, index) => ({
    id: `member-${index}`,
    '@odata.type': typeof kind === 'string' ? `#microsoft.graph.${kind}` : kind,
  })),
})
describeCheck(fewGlobalAdministrators, {
  compliant: [members(2), members(4), members(4, 'servicePrincipal')],
  notCompliant: [members(1), members(5), members(1, 'servicePrincipal')],
  notMeasured: [members(0), members(3, 'group'), members(2, null), members(2, undefined)],
})

const assignments = (...held: [roleDefinitionId: unknown, principal: unknown][]) => ({
  roleAssignments: held.map(([roleDefinitionId, principal], index) => ({
    id: `assignment-${index}`,
    directoryScopeId: '/',
    roleDefinitionId,
    principal,
  })),
})
const user = (userType: unknown) => ({
  '@odata.type': '#microsoft.graph.user',
  displayName: 'Jo Field',
  userType,
})
const APP = { '@odata.type': '#microsoft.graph.servicePrincipal', displayName: 'Backup' }
const GROUP = { '@odata.type': '#microsoft.graph.group', displayName: 'Administrators' }
describeCheck(guestsHoldNoPrivilegedRole, {
  compliant: [
    assignments([GLOBAL_ADMINISTRATOR, user('Member')], [USER_ADMINISTRATOR, APP]),
    assignments([DIRECTORY_READER, user('Guest')], [DIRECTORY_READER, null]),
  ],
  notCompliant: [
    assignments([GLOBAL_ADMINISTRATOR, user('Member')], [USER_ADMINISTRATOR, user('Guest')]),
    assignments([GLOBAL_ADMINISTRATOR.toUpperCase(), user('Guest')]),
    assignments([USER_ADMINISTRATOR, GROUP], [USER_ADMINISTRATOR, user('Guest')]),
  ],
  notMeasured: [
    assignments(),
    assignments([undefined, user('Member')]),
    assignments([GLOBAL_ADMINISTRATOR, user(null)]),
    assignments([GLOBAL_ADMINISTRATOR, null]),
    assignments([GLOBAL_ADMINISTRATOR, user('Member')], [USER_ADMINISTRATOR, GROUP]),
  ],
})

const instance = (
  roleDefinitionId: unknown,
  endDateTime: unknown = null,
  { assignmentType = 'Assigned', principalId = 'first' }: Record<string, unknown> = {},
) => ({ roleDefinitionId, endDateTime, assignmentType, principalId })
const instances = (...held: ReturnType<typeof instance>[]) => ({ roleAssignmentInstances: held })
const SOON = '2026-08-01T18:00:00Z'
describeCheck(noPermanentPrivilegedRoles, {
  compliant: [
    instances(
      instance(GLOBAL_ADMINISTRATOR),
      instance(GLOBAL_ADMINISTRATOR, null, { principalId: 'second' }),
      instance(GLOBAL_ADMINISTRATOR, SOON, { principalId: 'third' }),
      instance(USER_ADMINISTRATOR, SOON),
      instance(USER_ADMINISTRATOR, null, { assignmentType: 'Activated' }),
      instance(DIRECTORY_READER),
    ),
    instances(instance(GLOBAL_ADMINISTRATOR), instance(GLOBAL_ADMINISTRATOR)),
  ],
  notCompliant: [
    instances(instance(USER_ADMINISTRATOR)),
    instances(
      instance(GLOBAL_ADMINISTRATOR),
      instance(GLOBAL_ADMINISTRATOR, null, { principalId: 'second' }),
      instance(GLOBAL_ADMINISTRATOR, null, { principalId: 'third' }),
    ),
  ],
  notMeasured: [
    instances(),
    instances(instance(undefined)),
    instances(instance(USER_ADMINISTRATOR, 7)),
    instances(instance(USER_ADMINISTRATOR, SOON, { assignmentType: 'Inherited' })),
    instances(instance(USER_ADMINISTRATOR, null, { principalId: null })),
  ],
})

const approval = (setting: unknown) => ({
  globalAdministratorRules: [
    {
      id: 'DirectoryRole',
      policy: {
        rules: [
          { id: 'Expiration_EndUser_Assignment', maximumDuration: 'PT8H' },
          { id: 'Approval_EndUser_Assignment', setting },
        ],
      },
    },
  ],
})
describeCheck(globalAdministratorNeedsApproval, {
  compliant: [approval({ isApprovalRequired: true })],
  notCompliant: [approval({ isApprovalRequired: false })],
  notMeasured: [
    approval({}),
    approval(null),
    { globalAdministratorRules: [] },
    { globalAdministratorRules: [{ policy: { rules: [] } }] },
    { globalAdministratorRules: [{ policy: null }] },
  ],
})

const account = (onPremisesSyncEnabled: unknown) => ({
  '@odata.type': '#microsoft.graph.user',
  displayName: 'Jo Field',
  onPremisesSyncEnabled,
})
describeCheck(privilegedAccountsOfTheCloud, {
  compliant: [
    assignments([GLOBAL_ADMINISTRATOR, account(null)], [USER_ADMINISTRATOR, account(false)]),
    assignments([USER_ADMINISTRATOR, APP], [DIRECTORY_READER, account(true)], [DIRECTORY_READER, null]),
  ],
  notCompliant: [
    assignments([GLOBAL_ADMINISTRATOR, account(null)], [USER_ADMINISTRATOR, account(true)]),
    assignments([GLOBAL_ADMINISTRATOR.toUpperCase(), account(true)], [USER_ADMINISTRATOR, GROUP]),
  ],
  notMeasured: [
    assignments(),
    assignments([undefined, account(null)]),
    assignments([GLOBAL_ADMINISTRATOR, account(undefined)]),
    assignments([GLOBAL_ADMINISTRATOR, account('true')]),
    assignments([GLOBAL_ADMINISTRATOR, account(null)], [USER_ADMINISTRATOR, GROUP]),
    assignments([GLOBAL_ADMINISTRATOR, null]),
  ],
})
