import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Difference } from '../conditional-access/compare-policies.ts'
import { isBlank } from '../conditional-access/import/is-blank.ts'
import { isMembers, type Members } from '../conditional-access/import/is-members.ts'
import { pathTo } from '../conditional-access/import/path-to.ts'
import { isNoFilter } from './assignment-targets.ts'
import type { DevicePolicy } from './device-policy.ts'

/**
 * Where two device policies differ. Null, missing and empty are the same; groups, actions, and values of administrative templates have no order, ids of groups no
 * capitals; the numbers of settings are the vendor's, and the tag of scope that everything has is as good as none. A type that only one side tells is no difference: the vendor leaves out
 * those that are plain anyway, and exports of tools have them all. The id of a policy and its platform, which follows from
 * the rest, are not looked at.
 */
export const deviceDifferences = (before: DevicePolicy, after: DevicePolicy): readonly Difference[] =>
  differences(comparable(before), comparable(after), '$')

const comparable = ({ set, name, description, targets, actions, body }: DevicePolicy): Members => ({
  set,
  name,
  description,
  targets: { ...targets, include: idsIn(targets.include), exclude: idsIn(targets.exclude) },
  actions: actions.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
  body: {
    ...body,
    roleScopeTagIds: listIn(body['roleScopeTagIds']).filter((tag) => tag !== DEFAULT_TAG),
    settings: listIn(body['settings']).map((each) => (isMembers(each) ? { ...each, id: null } : each)),
    assignments: inOrder(listIn(body['assignments']).map(comparableAssignment)),
    definitionValues: inOrder(listIn(body['definitionValues']).map(comparableValue)),
  },
})

/** https://learn.microsoft.com/intune/intune-service/fundamentals/scope-tags */
const DEFAULT_TAG = '0'

const idsIn = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))].toSorted()
const orderOf = ({ action, graceHours }: { action: string; graceHours: number }) =>
  `${action} ${String(graceHours).padStart(8, '0')}`
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const inOrder = (list: readonly unknown[]) =>
  list.toSorted((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1))

/** A value that does not say it is a policy's, and not somebody's preference, is one all the same. */
const comparableValue = (value: unknown): unknown =>
  isMembers(value)
    ? {
        configurationType: 'policy',
        ...value,
        presentationValues: inOrder(listIn(value['presentationValues'])),
      }
    : value

/** The vendor writes what is no filter in several ways. */
function comparableAssignment(assignment: unknown): unknown {
  const target = isMembers(assignment) ? assignment['target'] : undefined
  if (!isMembers(assignment) || !isMembers(target)) return assignment
  const said = Object.entries(target).filter(([name, value]) => !isBlank(value) && !isNoFilter(name, value))
  return { ...assignment, target: Object.fromEntries(said) }
}

function differences(before: unknown, after: unknown, path: string): Difference[] {
  if (isBlank(before) && isBlank(after)) return []
  if (isMembers(before) && isMembers(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names]
      .filter((name) => name !== '@odata.type' || (name in before && name in after))
      .flatMap((name) => differences(before[name], after[name], pathTo(path, name)))
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const longest = Math.max(before.length, after.length)
    return Array.from({ length: longest }, (_, at) =>
      differences(before[at], after[at], pathTo(path, at)),
    ).flat()
  }
  return before === after ? [] : [{ path, before, after }]
}
