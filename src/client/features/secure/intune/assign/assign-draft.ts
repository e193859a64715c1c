import {
  devicePolicyTaskLimits,
  type WantedGroup,
  type WantedTargets,
} from '#shared/domain/intune/device-policy-task.ts'
import {
  type DeviceFinding,
  deviceLimits,
  validateTargets,
} from '#shared/domain/intune/validate-device-policy.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import type { DevicePolicyRow, NamedGroup } from '../device-policy-rows.ts'

/** Groups while they are entered: those that are known are chosen, all others are a name a line. */
export interface GroupsDraft {
  /** In small letters. */
  ids: readonly string[]
  names: string
}

/** Whom a policy is for while it is entered. */
export interface AssignDraft {
  everyDevice: boolean
  everyUser: boolean
  include: GroupsDraft
  exclude: GroupsDraft
}

export type AssignProblem = { kind: 'findings'; findings: readonly DeviceFinding[] } | { kind: 'tooMany' }

/** A group that can be chosen. */
export interface GroupOption {
  /** Its id, in small letters. */
  value: string
  label: string
  /** Undefined where nobody tells one. */
  name: string | undefined
}

/** The groups that are known of a tenant, and those that the policy has or is to have, by name; two of one name are told apart by their ids. */
export function groupOptions(
  groups: Readonly<Record<string, string>>,
  { include, exclude }: Pick<DevicePolicyRow, 'include' | 'exclude'>,
  nameless: (id: string) => string,
  compare: (a: string, b: string) => number,
): GroupOption[] {
  const own = new Map([...include, ...exclude].map(({ id, name }) => [id.toLowerCase(), name]))
  const ids = new Set([...Object.keys(groups), ...own.keys()])
  const counts = Map.groupBy(Object.values(groups), keyOfName)
  const labelOf = (id: string, name: string | undefined) => {
    if (name === undefined) return nameless(id)
    return (counts.get(keyOfName(name))?.length ?? 0) > 1 ? `${name} (${id.slice(0, 8)})` : name
  }
  return [...ids]
    .map((value) => ({ value, name: groups[value] ?? own.get(value) }))
    .map(({ value, name }) => ({ value, name, label: labelOf(value, name) }))
    .toSorted((a, b) => compare(a.label, b.label))
}

/** Whom a policy is for now, as the form holds it. */
export const draftOf = ({
  policy: { targets },
  include,
  exclude,
}: Pick<DevicePolicyRow, 'policy' | 'include' | 'exclude'>): AssignDraft => ({
  everyDevice: targets.everyDevice,
  everyUser: targets.everyUser,
  include: { ids: idsOf(include), names: '' },
  exclude: { ids: idsOf(exclude), names: '' },
})

/** Whom somebody wanted a policy to be for, as the form holds it: who has no id there stands by name. */
export const typedDraftOf = ({ include, exclude, ...everybody }: WantedTargets): AssignDraft => ({
  ...everybody,
  include: typedGroups(include),
  exclude: typedGroups(exclude),
})

const typedGroups = (groups: readonly WantedGroup[]): GroupsDraft => ({
  ids: idsOf(groupsById(groups)),
  names: groups.flatMap(({ id, name }) => (id === null ? (name ?? []) : [])).join('\n'),
})

/** Those of the groups that have an id, as a policy names its own. */
export const groupsById = (groups: readonly WantedGroup[]): NamedGroup[] =>
  groups.flatMap(({ id, name }) => (id === null ? [] : { id, name: name ?? undefined }))

const idsOf = (groups: readonly { id: string }[]) =>
  [...new Set(groups.map(({ id }) => id.toLowerCase()))].toSorted()

/** The draft with each name on a line of its own. */
export const storedDraft = ({ include, exclude, ...everybody }: AssignDraft): AssignDraft => ({
  ...everybody,
  include: storedGroups(include),
  exclude: storedGroups(exclude),
})

const storedGroups = ({ ids, names }: GroupsDraft): GroupsDraft => ({ ids, names: linesIn(names).join('\n') })

/** Whom the policy shall be for. A name that one known group alone has is that group's. */
export const wantedOf = (draft: AssignDraft, options: readonly GroupOption[]): WantedTargets => ({
  everyDevice: draft.everyDevice,
  everyUser: draft.everyUser,
  include: wantedGroups(draft.include, options),
  exclude: wantedGroups(draft.exclude, options),
})

function wantedGroups({ ids, names }: GroupsDraft, options: readonly GroupOption[]): WantedGroup[] {
  const byId = new Map(options.map((option) => [option.value, option]))
  const byName = Map.groupBy(options, ({ name }) => keyOfName(name ?? ''))
  const chosen = ids.map((id): WantedGroup => ({ id, name: byId.get(id)?.name ?? null }))
  const typed = linesIn(names).map((name): WantedGroup => {
    const [only, ...others] = byName.get(keyOfName(name)) ?? []
    return only && others.length === 0 ? { id: only.value, name: only.name ?? null } : { id: null, name }
  })
  return [...new Map([...chosen, ...typed].map((group) => [keyOfGroup(group), group])).values()]
}

/** What is wrong with whom the policy shall be for, at its inputs (INTUNE-04, INTUNE-05). */
export function problemsOf(
  draft: AssignDraft,
  options: readonly GroupOption[],
): Problems<AssignDraft, AssignProblem> {
  const wanted = wantedOf(draft, options)
  const labels = (groups: readonly WantedGroup[]) => groups.map((group) => labelOfGroup(group, options))
  const found = validateTargets({
    ...wanted,
    include: labels(wanted.include),
    exclude: labels(wanted.exclude),
  })
  const problemAt = (input: 'include' | 'exclude'): AssignProblem | undefined => {
    if (wanted[input].length > devicePolicyTaskLimits.groups) return { kind: 'tooMany' }
    const findings = found.filter((each) => each.input === input)
    return findings.length === 0 ? undefined : { kind: 'findings', findings }
  }
  return { include: problemAt('include'), exclude: problemAt('exclude') }
}

/** What a group is called here. */
export const labelOfGroup = ({ id, name }: WantedGroup, options: readonly GroupOption[]): string =>
  options.find(({ value }) => value === id)?.label ?? name ?? id ?? ''

const keyOfName = (name: string) => name.trim().toLowerCase()

/** Tells a group from all others. */
export const keyOfGroup = ({ id, name }: WantedGroup) =>
  id === null ? `name ${keyOfName(name ?? '')}` : `id ${id}`

const linesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r]+/)
      .map((line) => line.trim().slice(0, deviceLimits.group).trim())
      .filter((line) => line !== ''),
  ),
]
