import type { ImportNote, NoteReason } from '#shared/domain/conditional-access/import/import-note.ts'
import { isMembers } from '#shared/domain/conditional-access/import/is-members.ts'
import { pathTo } from '#shared/domain/conditional-access/import/path-to.ts'

/** What the vendor alone says of a policy. */
const READ_ONLY = [
  'id',
  'createdDateTime',
  'lastModifiedDateTime',
  'version',
  'creationSource',
  'settingCount',
  'isAssigned',
  'supportsScopeTags',
  'deployedAppCount',
  'deploymentSummary',
  'deviceReporting',
  'newUpdates',
  'inventorySyncStatus',
  'driverInventories',
  'deviceStatuses',
  'userStatuses',
  'deviceStatusOverview',
  'userStatusOverview',
  'deviceSettingStateSummaries',
]
/** What it says of the parts of one, by the path of these. */
const READ_ONLY_PARTS: Readonly<Record<string, readonly string[]>> = {
  '.assignments': ['id', 'source', 'sourceId', '@odata.type'],
  '.definitionValues': ['id', 'createdDateTime', 'lastModifiedDateTime'],
  '.definitionValues.presentationValues': ['id', 'createdDateTime', 'lastModifiedDateTime'],
  '.scheduledActionsForRule': ['id', 'ruleName', '@odata.type'],
  '.scheduledActionsForRule.scheduledActionConfigurations': ['id', '@odata.type'],
}
/** Values of a member that are as good as none. */
const NOTHING: Readonly<Record<string, unknown>> = {
  deviceAndAppManagementAssignmentFilterType: 'none',
  deviceAndAppManagementAssignmentFilterId: '00000000-0000-0000-0000-000000000000',
  notificationTemplateId: '00000000-0000-0000-0000-000000000000',
}
/** Reasons for which what stands at the path of a note is gone, with everything in it. */
const GONE: readonly NoteReason[] = ['unsafeMember', 'leftOut', 'notInList', 'madeValue', 'nameMissing']

/** A value, at its path in the policy, and by the path without places in lists. */
interface Told {
  path: string
  key: string
}

/**
 * Each value of a policy in the vendor's form with the members that lead to it: this knows nothing of how policies are imported,
 * so it finds what an import loses.
 */
function valuesIn(value: unknown, path: string, plain: string): Told[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => valuesIn(each, pathTo(path, at), plain))
  if (!isMembers(value))
    return isNothing(plain, value) ? [] : [{ path, key: `${plain}=${textOf(plain, value)}` }]
  return Object.entries(value).flatMap(([name, member]) => {
    const place = pathTo(path, name)
    const [, noun, id] = referenceIn(name, member) ?? []
    if (noun !== undefined) return [{ path: place, key: `${plain}.${noun}=${id}` }]
    return isTold(plain, name) ? valuesIn(member, place, `${plain}.${name}`) : []
  })
}

/** What a value of an administrative template is of, by an address or by a copy of what is there. */
function referenceIn(name: string, member: unknown): readonly (string | undefined)[] | undefined {
  const [, noun] = /^(definition|presentation)(?:@odata\.bind)?$/.exec(name) ?? []
  if (noun === undefined) return undefined
  if (isMembers(member) && typeof member['id'] === 'string') return ['', noun, member['id']]
  const ids = typeof member === 'string' ? [...member.matchAll(/\('([\w-]+)'\)/g)] : []
  return ids.length > 0 ? ['', noun, ids.at(-1)?.[1]] : undefined
}

function isTold(plain: string, name: string): boolean {
  if (name.startsWith('#')) return false
  if (name.includes('@odata.') && name !== '@odata.type' && !name.endsWith('@odata.bind')) return false
  return !(plain === '' ? READ_ONLY : (READ_ONLY_PARTS[plain] ?? [])).includes(name)
}

const isNothing = (plain: string, value: unknown) =>
  value === null || value === '' || NOTHING[plain.split('.').at(-1) ?? ''] === value

const textOf = (plain: string, value: unknown) => {
  const text = JSON.stringify(value)
  return plain.endsWith('.groupId') ? text.toLowerCase() : text
}

/** What was in a text more often than it is in the tenant's answer, but what was told to be left out. */
export function lostDeviceValues(
  raw: unknown,
  answer: unknown,
  notes: readonly ImportNote[],
  root: string,
): readonly string[] {
  const gone = notes.filter(({ reason }) => GONE.includes(reason)).map(({ path }) => path)
  const there = countsOf(valuesIn(answer, root, ''))
  const wanted = valuesIn(raw, root, '').filter(
    ({ path }) =>
      !gone.some((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[`)),
  )
  return [...countsOf(wanted)].filter(([key, count]) => (there.get(key) ?? 0) < count).map(([key]) => key)
}

/** Somebody can be named twice in whom a policy is for, and is there once. */
function countsOf(values: readonly Told[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { key } of values)
    counts.set(key, key.startsWith('.assignments') ? 1 : (counts.get(key) ?? 0) + 1)
  return counts
}
