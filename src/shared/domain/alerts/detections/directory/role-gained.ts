import type { Detection, Match } from '../../detection.ts'
import { changeOf, propertyOf } from '../../facts.ts'
import type { DirectoryChangeEvent } from '../../security-event.ts'
import { dayOf } from '../../who.ts'
import { onActivity } from './directory-activity.ts'

const PIM_PAGE =
  'https://learn.microsoft.com/entra/id-governance/privileged-identity-management/pim-how-to-use-audit-log'

// Ids are the same in every tenant: https://learn.microsoft.com/entra/identity/role-based-access-control/permissions-reference
const TIER_0: Readonly<Record<string, string>> = {
  '62e90394-69f5-4237-9190-012177145e10': 'Global Administrator',
  'e8611ab8-c189-46e8-94e1-60213ab1f814': 'Privileged Role Administrator',
  '7be44c8a-adaf-4e2a-84d6-ab2649e08a13': 'Privileged Authentication Administrator',
  '194ae4cb-b126-40b2-bd5b-6091b380977d': 'Security Administrator',
  '29232cdf-9323-42fd-ade2-1d097af3e4de': 'Exchange Administrator',
  'f28a1f50-f6e7-4571-818b-6a12f2af6b6c': 'SharePoint Administrator',
  'fe930be7-5e62-47db-91af-98c3a49a38b1': 'User Administrator',
  '9b895d92-2cd3-44c7-9d02-a6ac2d5ea5c3': 'Application Administrator',
  '158c047a-c907-4556-b7ef-446551a6b5f7': 'Cloud Application Administrator',
  '8ac3fc64-6eca-42ea-9e69-59f4c7b60eb2': 'Hybrid Identity Administrator',
  'b1be1c3e-b65d-4f19-8427-f6fa0d97feb9': 'Conditional Access Administrator',
}
const GLOBAL_ADMINISTRATOR = [
  '62e90394-69f5-4237-9190-012177145e10',
  'global administrator',
  'company administrator',
]
const tier0 = new Set(
  [...Object.entries(TIER_0).flat(), 'Company Administrator'].map((each) => each.toLowerCase()),
)

interface Role {
  template: string | undefined
  name: string | undefined
}

/** The unified log has the role among the changes, the directory's log as a target as well, PIM among the details. */
function roleOf(event: DirectoryChangeEvent): Role {
  const target = event.targets.find(({ type }) => type?.toLowerCase() === 'role')
  const change = (...names: string[]) => {
    const found = changeOf(event, ...names)
    return found && (found.after || found.before).toLowerCase()
  }
  return {
    template:
      change('Role.TemplateId') ??
      propertyOf(event.details, 'TemplateId')?.toLowerCase() ??
      propertyOf(event.details, 'RoleDefinitionOriginId')?.toLowerCase(),
    name: change('Role.DisplayName', 'RoleDefinition.DisplayName') ?? target?.name,
  }
}

const isOneOf = ({ template, name }: Role, roles: { has: (role: string) => boolean }) =>
  [template, name].some((each) => each !== undefined && roles.has(each))

/** By which one act is known in the log of the directory and in that of PIM: who holds which role since that day. */
function subjectOf(event: DirectoryChangeEvent): Pick<Match, 'subject'> {
  const member = event.targets.find(
    ({ type }) => type === undefined || /^(user|group|serviceprincipal)$/i.test(type),
  )
  const { name, template } = roleOf(event)
  const role = name ?? template
  const who = member?.id ?? member?.name
  return who && role ? { subject: [who, role, dayOf(event.at)] } : {}
}

const gained = (event: DirectoryChangeEvent) => subjectOf(event)
/** The vendor's services give one another small roles while a tenant is set up. */
const gainedTier0 = (event: DirectoryChangeEvent): Partial<Match> | undefined => {
  const isTier0 = isOneOf(roleOf(event), tier0)
  if (!isTier0 && event.actor?.kind === 'microsoft') return undefined
  return { ...subjectOf(event), severity: isTier0 ? 'high' : 'medium' }
}
const globalIsHigh = (event: DirectoryChangeEvent) =>
  ({ severity: isOneOf(roleOf(event), new Set(GLOBAL_ADMINISTRATOR)) ? 'high' : 'medium' }) as const

/** What one act of giving a role is told by, in whichever log. */
const group = 'role-gained'

/** The most exact first: of one act, the first one is told. */
export const roleGained: readonly Detection[] = [
  onActivity('Add member to role outside of PIM (permanent)', {
    guide: 'roleChange',
    severity: 'high',
    isOnByDefault: true,
    license: 'entraP2',
    link: PIM_PAGE,
    group,
    judge: gained,
  }),
  onActivity('Add member to role in PIM completed (permanent)', {
    guide: 'roleChange',
    severity: 'high',
    isOnByDefault: true,
    license: 'entraP2',
    link: PIM_PAGE,
    group,
    judge: gained,
  }),
  onActivity('Add member to role in PIM completed (timebound)', {
    guide: 'roleChange',
    severity: 'medium',
    isOnByDefault: true,
    license: 'entraP2',
    link: PIM_PAGE,
    group,
    judge: gained,
  }),
  onActivity('Add member to role', {
    guide: 'roleChange',
    severity: 'medium',
    isOnByDefault: true,
    also: ['Add scoped member to role'],
    group,
    judge: gainedTier0,
  }),
  onActivity('Add eligible member to role', {
    guide: 'roleChange',
    severity: 'medium',
    isOnByDefault: true,
    license: 'entraP2',
    link: PIM_PAGE,
    also: [
      'Add eligible member to role in PIM completed (permanent)',
      'Add eligible member to role in PIM completed (timebound)',
    ],
  }),
  onActivity('Add member to role completed (PIM activation)', {
    guide: 'roleChange',
    severity: 'medium',
    isOnByDefault: true,
    license: 'entraP2',
    link: PIM_PAGE,
    judge: globalIsHigh,
  }),
  onActivity('Remove member from role', {
    guide: 'roleChange',
    severity: 'low',
    isOnByDefault: true,
    also: ['Remove scoped member from role'],
  }),
  onActivity('Remove member from role in PIM completed (permanent)', {
    id: 'remove-member-from-role-in-pim',
    guide: 'roleChange',
    severity: 'low',
    isOnByDefault: true,
    license: 'entraP2',
    link: PIM_PAGE,
    also: [
      'Remove member from role in PIM completed (timebound)',
      'Remove eligible member from role in PIM completed (permanent)',
      'Remove eligible member from role in PIM completed (timebound)',
      'Remove eligible member from role',
    ],
  }),
]
