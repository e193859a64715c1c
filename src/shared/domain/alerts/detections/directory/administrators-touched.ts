import type { Detection } from '../../detection.ts'
import { type EventSetup, isListed } from '../../event-setup.ts'
import { propertyOf } from '../../facts.ts'
import type { DirectoryChangeEvent } from '../../security-event.ts'
import { onActivity } from './directory-activity.ts'

const PAGE = 'https://learn.microsoft.com/entra/architecture/security-operations-privileged-accounts'

const isOfAdministrator = (event: DirectoryChangeEvent, setup: EventSetup) =>
  event.targets.some((target) => isListed(setup.administrators, target))

const administratorsOnly = (event: DirectoryChangeEvent, setup: EventSetup) =>
  isOfAdministrator(event, setup) ? { severity: 'high' as const } : undefined
const graverForAdministrators = (event: DirectoryChangeEvent, setup: EventSetup) =>
  isOfAdministrator(event, setup) ? { severity: 'medium' as const } : {}

const watchedGroup = (event: DirectoryChangeEvent, setup: EventSetup) => {
  const named = event.changes.filter(({ name }) => /^Group\.(ObjectID|DisplayName)$/i.test(name))
  const groups = [
    ...event.targets.flatMap(({ id, name }) => [id, name]),
    ...named.map(({ after }) => after.toLowerCase()),
  ]
  const canHoldRoles = event.changes.some(
    ({ name, after }) => /IsAssignableToRole/i.test(name) && /true/i.test(after),
  )
  if (canHoldRoles || /^true$/i.test(propertyOf(event.details, 'IsAssignableToRole') ?? ''))
    return { severity: 'high' as const }
  return setup.watchedGroups.some((each) => groups.includes(each.toLowerCase())) ? {} : undefined
}

/** What is everyday for most accounts and groups, and not for those that matter. */
export const administratorsTouched: readonly Detection[] = [
  onActivity('Reset password', {
    guide: 'accountChange',
    severity: 'high',
    isOnByDefault: true,
    also: ['Reset user password', 'Reset password (by admin)'],
    link: PAGE,
    judge: administratorsOnly,
  }),
  onActivity('Change user password', {
    guide: 'accountChange',
    severity: 'high',
    isOnByDefault: true,
    also: ['Change password (self-service)'],
    link: PAGE,
    judge: administratorsOnly,
  }),
  onActivity('Disable account', {
    guide: 'accountChange',
    severity: 'low',
    isOnByDefault: false,
    link: PAGE,
    judge: graverForAdministrators,
  }),
  onActivity('Enable account', {
    guide: 'accountChange',
    severity: 'low',
    isOnByDefault: false,
    link: PAGE,
    judge: graverForAdministrators,
  }),
  onActivity('Add member to group', {
    guide: 'roleChange',
    severity: 'low',
    isOnByDefault: true,
    judge: watchedGroup,
  }),
  onActivity('Add owner to group', {
    guide: 'roleChange',
    severity: 'low',
    isOnByDefault: true,
    judge: watchedGroup,
  }),
]
