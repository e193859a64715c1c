import { type ImportNote, importLimits, noteOf } from '../../conditional-access/import/import-note.ts'
import { limited } from '../../conditional-access/import/items-in-text.ts'
import { isBlank } from '../../conditional-access/import/is-blank.ts'
import { isMembers, type Members } from '../../conditional-access/import/is-members.ts'
import { pathTo } from '../../conditional-access/import/path-to.ts'
import { sizeTrouble } from '../../conditional-access/import/tidy.ts'
import { type DevicePolicy, INTUNE_SETS, type IntuneSetName, isCatalogue } from '../device-policy.ts'
import { platformOf } from '../platform-of.ts'
import { VENDOR_MEMBERS } from '../vendor-members.ts'
import { readActions } from './read-actions.ts'
import { readDefinitionValues } from './read-definition-values.ts'
import { readTargets } from './read-targets.ts'
import { setOf } from './set-of.ts'
import { withoutAnnotations } from './without-annotations.ts'

/** A policy that was read. */
export interface ImportedDevicePolicy {
  path: string
  policy: DevicePolicy
  notes: readonly ImportNote[]
}

export type ReadDevicePolicy = { policy: ImportedDevicePolicy } | { left: ImportNote }

/** Settings of the catalogue lie in one another, three levels for each: the deepest that is known takes 18. */
export const deviceImportLimits = { ...importLimits, depth: 64 } as const

/**
 * Reads one object of a text, or says why it is left alone. `set` is the one that it is known to be of; `otherwise` that of the
 * list in which it stands, for objects that do not say it themselves.
 */
export function readDevicePolicy(
  raw: unknown,
  path: string,
  { set, otherwise }: { set?: IntuneSetName | undefined; otherwise?: IntuneSetName | undefined } = {},
): ReadDevicePolicy {
  const trouble = sizeTrouble(raw, deviceImportLimits)
  if (trouble) return { left: noteOf(path, trouble) }
  if (!isMembers(raw)) return { left: noteOf(path, 'noPolicy', raw) }
  const known = set ?? setOf(raw) ?? otherwise
  if (known === undefined) return { left: noteOf(path, 'noPolicy', nameOf(raw)) }
  const notes: ImportNote[] = []
  const value = withoutAnnotations(raw, path, notes)
  const wrong = wrongMember(known, value)
  if (wrong !== undefined) return { left: noteOf(pathTo(path, wrong), 'wrongKind', value[wrong]) }
  return { policy: { path, policy: policyIn(known, value, path, notes), notes: limited(notes, path) } }
}

/** What it is, as far as it says so: a type tells more than the name of an object. */
const nameOf = (value: Members) =>
  value['@odata.type'] ?? value['displayName'] ?? value['name'] ?? Object.keys(value).slice(0, 5)

/** Sets of many types, of which the vendor makes nothing that does not say its type. */
const TYPED: readonly IntuneSetName[] = ['deviceConfigurations', 'deviceCompliancePolicies']

/** The member that keeps an object from being a policy of the set. */
function wrongMember(set: IntuneSetName, value: Members): string | undefined {
  if (TYPED.includes(set) && typeof value['@odata.type'] !== 'string') return '@odata.type'
  const { settings } = value
  if (isCatalogue(set) && !isBlank(settings) && !isSettings(settings)) return 'settings'
  return undefined
}

const isSettings = (value: unknown) =>
  Array.isArray(value) && value.every((each) => isMembers(each) && isMembers(each['settingInstance']))

/** The vendor's form of assignments from before there were any. */
const OLDER_MEMBERS = ['groupAssignments']

function policyIn(set: IntuneSetName, value: Members, path: string, notes: ImportNote[]): DevicePolicy {
  const { area, nameMember } = INTUNE_SETS[set]
  const { id, description, assignments, scheduledActionsForRule, [nameMember]: name, ...others } = value
  const told = Object.entries(others).filter(
    ([member]) => !VENDOR_MEMBERS.includes(member) && !OLDER_MEMBERS.includes(member),
  )
  for (const member of OLDER_MEMBERS)
    if (!isBlank(value[member])) notes.push(noteOf(pathTo(path, member), 'leftOut', value[member]))
  const { targets, kept } = readTargets(assignments, pathTo(path, 'assignments'), notes)
  const body: Record<string, unknown> = Object.fromEntries(told)
  if (kept.length > 0) body['assignments'] = kept
  if (set === 'groupPolicyConfigurations' && 'definitionValues' in body)
    body['definitionValues'] = readDefinitionValues(
      body['definitionValues'],
      pathTo(path, 'definitionValues'),
      notes,
    )
  const rules = pathTo(path, 'scheduledActionsForRule')
  const actions = readActions(scheduledActionsForRule, rules, notes)
  if (area !== 'compliance' && actions.length > 0) notes.push(noteOf(rules, 'leftOut'))
  if (typeof name !== 'string' || name.trim() === '')
    notes.push(noteOf(pathTo(path, nameMember), 'nameMissing'))
  if (!isBlank(description) && typeof description !== 'string')
    notes.push(noteOf(pathTo(path, 'description'), 'leftOut', description))
  return {
    set,
    id: typeof id === 'string' && id !== '' ? id : null,
    name: typeof name === 'string' ? name : '',
    description: typeof description === 'string' ? description : '',
    platform: platformOf(set, body),
    targets,
    actions: area === 'compliance' ? actions : [],
    body,
  }
}
