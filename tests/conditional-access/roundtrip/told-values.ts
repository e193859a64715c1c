import type { ImportNote, NoteReason } from '#shared/domain/conditional-access/import/import-note.ts'
import { isMembers } from '#shared/domain/conditional-access/import/is-members.ts'

/** What the vendor alone says of a policy or a location. */
const READ_ONLY = [
  'id',
  'createddatetime',
  'modifieddatetime',
  'deleteddatetime',
  'templateid',
  'updatestatus',
]
/** Reasons for which a member is gone with everything in it, and for which a value of a member is gone. */
const WHOLE: readonly NoteReason[] = ['unsafeMember', 'leftOut']
const VALUE: readonly NoteReason[] = ['memberTwice', 'notInList', 'moreNotes']

interface Place {
  /** Of the member that holds the value, in small letters. */
  name: string
  isRoot: boolean
  /** Members that are not looked into. */
  skipped: readonly string[]
}

/**
 * Each value of a policy with the name of its member, whatever the form: this knows nothing of how policies are imported, so it
 * finds what an import loses.
 */
function valuesIn(value: unknown, place: Place): Set<string> {
  if (Array.isArray(value))
    return new Set(
      value.flatMap((each) => [...valuesIn(each, { ...place, isRoot: place.isRoot && place.name === '' })]),
    )
  // Windows PowerShell writes some lists as objects that hold them.
  if (isMembers(value) && Array.isArray(value['value']) && 'Count' in value)
    return valuesIn(value['value'], place)
  if (isMembers(value))
    return new Set(Object.entries(value).flatMap(([member, held]) => valuesOf(member, held, place)))
  if (value === null || value === undefined) return new Set()
  return new Set(
    (typeof value === 'string' ? value : JSON.stringify(value))
      .split(',')
      .map((part) => part.trim().toLowerCase())
      // Blank text says nothing (CA-25).
      .filter((part) => part !== '')
      .map(
        (part) => `${place.name}=${place.name === 'cidraddress' ? part.replace(/\/(?:32|128)$/, '') : part}`,
      ),
  )
}

function valuesOf(member: string, held: unknown, { name, isRoot, skipped }: Place): readonly string[] {
  const small = member.toLowerCase()
  const isAnnotation = member.includes('@odata.') || member.startsWith('#microsoft.graph.')
  if (isAnnotation || (isRoot && READ_ONLY.includes(small)) || skipped.includes(small)) return []
  // Of a strength a policy shows a copy, and its id alone is in the policy.
  if (small === 'authenticationstrength' && isMembers(held)) return idOf(held)
  const isFolded = small === 'additionalproperties' || small === 'details'
  return [...valuesIn(held, { name: isFolded ? name : small, isRoot: isFolded && isRoot, skipped })]
}

const idOf = (strength: Readonly<Record<string, unknown>>) => {
  const id = strength['id'] ?? strength['Id']
  return typeof id === 'string' && id.trim() !== '' ? [`authenticationstrength=${id.toLowerCase()}`] : []
}

/** What was in a text and is not in what came of it, nor told as left out. */
export function lostValues(raw: unknown, result: unknown, notes: readonly ImportNote[]): readonly string[] {
  const named = (reasons: readonly NoteReason[]) =>
    notes.filter(({ reason }) => reasons.includes(reason)).map(({ path }) => lastMember(path))
  const there = valuesIn(result, { name: '', isRoot: true, skipped: [] })
  const gone = named(VALUE)
  return [...valuesIn(raw, { name: '', isRoot: true, skipped: named(WHOLE) })].filter((each) => {
    const [name = ''] = each.split('=')
    const ofTemplate = name === 'name' && there.has(each.replace('name', 'displayname'))
    return !there.has(each) && !gone.includes(name) && !ofTemplate
  })
}

const lastMember = (path: string) => /([^.[\]"]+)(?:\[\d+\]|"\])*$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** What stands at the path of an item in a parsed text. */
export function itemAt(value: unknown, path: string): unknown {
  return [...path.matchAll(/\.(\w+)|\[(\d+)\]/g)].reduce<unknown>(
    (held, [, name, place]) =>
      name !== undefined && isMembers(held)
        ? held[name]
        : place !== undefined && Array.isArray(held)
          ? held[Number(place)]
          : undefined,
    value,
  )
}
