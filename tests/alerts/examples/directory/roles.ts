import { type Example, only } from '../example.ts'
import { guid } from '../records/basics.ts'
import { accounting, directoryAudit, type Target, unifiedChange } from '../records/directory.ts'

const GLOBAL_ADMINISTRATOR = {
  name: 'Global Administrator',
  template: '62e90394-69f5-4237-9190-012177145e10',
}
const HELPDESK = { name: 'Helpdesk Administrator', template: '729827e3-9c14-49f7-bb1b-9608f156bbb8' }
type Role = typeof GLOBAL_ADMINISTRATOR

const modifiedOf = ({ name, template }: Role) =>
  [
    ['Role.ObjectID', '', guid('object', 20)],
    ['Role.DisplayName', '', name],
    ['Role.TemplateId', '', template],
  ] as const
const target = ({ name }: Role): Target => ({ id: guid('object', 20), type: 'Role', displayName: name })

/** As the directory writes it: who it is, with the role among the changes. */
const inDirectory = (activity: string, role: Role, more: object = {}) =>
  directoryAudit(activity, {
    category: 'RoleManagement',
    targets: [accounting, target(role)],
    modified: modifiedOf(role),
    ...more,
  })

/** As Privileged Identity Management writes it: the role, and for whom. */
const inPim = (activity: string, role: Role, more: object = {}) =>
  directoryAudit(activity, {
    category: 'RoleManagement',
    targets: [target(role), { id: guid('record', 9), type: 'Request' }, accounting],
    details: { RoleDefinitionOriginId: role.template, RoleDefinitionOriginType: 'BuiltInRole' },
    ...more,
  })

const ofPim = (id: string, activity: string, another: string, severity: 'high' | 'medium' | 'low') => ({
  id,
  records: [inPim(activity, GLOBAL_ADMINISTRATOR)],
  severity,
  misses: {
    'another step': only(inPim(another, GLOBAL_ADMINISTRATOR)),
    'that failed': only(inPim(activity, GLOBAL_ADMINISTRATOR, { result: 'failure' })),
  },
})

const given = (role: Role, severity: 'high' | 'medium', tell = inDirectory): Example => ({
  id: 'add-member-to-role',
  records: [tell('Add member to role', role)],
  severity,
  misses: {
    'taken away': only(tell('Remove member from role', role)),
    'that failed': only(tell('Add member to role', role, { result: 'failure' })),
  },
})

const inUnifiedLog: typeof inDirectory = (activity, role, more) =>
  unifiedChange(activity, { targets: [accounting], modified: modifiedOf(role), ...more })

/** The vendor's services give one another small roles while a tenant is set up. */
const byVendor = (byApp: string) => inDirectory('Add member to role', HELPDESK, { byApp })

export const roles: readonly Example[] = [
  given(GLOBAL_ADMINISTRATOR, 'high'),
  given(HELPDESK, 'medium'),
  given(GLOBAL_ADMINISTRATOR, 'high', inUnifiedLog),
  {
    id: 'add-member-to-role',
    records: [byVendor('Onboarding')],
    severity: 'medium',
    misses: { 'by a service of the vendor': only(byVendor('Microsoft Online Services')) },
  },
  ofPim(
    'add-member-to-role-outside-of-pim-permanent',
    'Add member to role outside of PIM (permanent)',
    'Add member to role in PIM requested (permanent)',
    'high',
  ),
  ofPim(
    'add-member-to-role-in-pim-completed-permanent',
    'Add member to role in PIM completed (permanent)',
    'Add member to role in PIM requested (permanent)',
    'high',
  ),
  ofPim(
    'add-member-to-role-in-pim-completed-timebound',
    'Add member to role in PIM completed (timebound)',
    'Add member to role in PIM requested (timebound)',
    'medium',
  ),
  ofPim(
    'add-eligible-member-to-role',
    'Add eligible member to role',
    'Add EligibleRoleAssignment to RoleDefinition',
    'medium',
  ),
  ofPim(
    'add-eligible-member-to-role',
    'Add eligible member to role in PIM completed (permanent)',
    'Add eligible member to role in PIM requested (permanent)',
    'medium',
  ),
  ofPim(
    'add-member-to-role-completed-pim-activation',
    'Add member to role completed (PIM activation)',
    'Add member to role requested (PIM activation)',
    'high',
  ),
  {
    id: 'remove-member-from-role',
    records: [inDirectory('Remove member from role', HELPDESK)],
    severity: 'low',
    misses: {
      given: only(inDirectory('Add member to role', HELPDESK)),
      'that failed': only(inDirectory('Remove member from role', HELPDESK, { result: 'failure' })),
    },
  },
  ofPim(
    'remove-member-from-role-in-pim',
    'Remove member from role in PIM completed (permanent)',
    'Remove member from role in PIM requested (permanent)',
    'low',
  ),
]
