import { isMembers, type Members } from '../conditional-access/import/is-members.ts'
import type { Targets } from './device-policy.ts'

/** One of those whom a policy is for. */
export interface Target {
  kind: keyof Targets
  /** Of a group; empty for everybody. */
  groupId: string
}

/** https://learn.microsoft.com/graph/api/resources/intune-shared-deviceandappmanagementassignmenttarget */
const TYPES: Readonly<Record<keyof Targets, string>> = {
  everyDevice: '#microsoft.graph.allDevicesAssignmentTarget',
  everyUser: '#microsoft.graph.allLicensedUsersAssignmentTarget',
  include: '#microsoft.graph.groupAssignmentTarget',
  exclude: '#microsoft.graph.exclusionGroupAssignmentTarget',
}
const KINDS = new Map<unknown, keyof Targets>([
  [TYPES.everyDevice, 'everyDevice'],
  [TYPES.everyUser, 'everyUser'],
  [TYPES.include, 'include'],
  [TYPES.exclude, 'exclude'],
])
const NO_FILTER = new Set<unknown>([undefined, null, '', 'none', '00000000-0000-0000-0000-000000000000'])

/** Whom an assignment of the vendor's is for; undefined where its kind is not known here, or it names no group. */
export function targetOf(assignment: unknown): Target | undefined {
  const target = isMembers(assignment) ? assignment['target'] : undefined
  if (!isMembers(target)) return undefined
  const kind = KINDS.get(target['@odata.type'])
  if (kind === undefined) return undefined
  if (kind === 'everyDevice' || kind === 'everyUser') return { kind, groupId: '' }
  const { groupId } = target
  return typeof groupId === 'string' && groupId !== '' ? { kind, groupId } : undefined
}

const FILTER = ['deviceAndAppManagementAssignmentFilterId', 'deviceAndAppManagementAssignmentFilterType']
const TARGET_MEMBERS = ['@odata.type', 'groupId', ...FILTER]

/** Whether a member of a target is one of its filter, and says that there is none. */
export const isNoFilter = (name: string, value: unknown): boolean =>
  FILTER.includes(name) && NO_FILTER.has(value)

/** Whether a known target says all that there is in an assignment: it has no filter, nor anything else of its own. */
export function isPlain(assignment: Members): boolean {
  const { target, '@odata.type': _, ...others } = assignment
  if (!isMembers(target)) return false
  return (
    Object.keys(target).every((name) => TARGET_MEMBERS.includes(name)) &&
    FILTER.every((name) => isNoFilter(name, target[name])) &&
    Object.values(others).every((value) => value === null || value === 'apply')
  )
}

/** The vendor's form of a target without a filter. */
export const assignmentFor = ({ kind, groupId }: Target): Members => ({
  target: { '@odata.type': TYPES[kind], ...(groupId === '' ? {} : { groupId }) },
})

/** Whether two targets are the same one, whatever the capitals of an id. */
export const isSameTarget = (a: Target, b: Target): boolean =>
  a.kind === b.kind && a.groupId.toLowerCase() === b.groupId.toLowerCase()
