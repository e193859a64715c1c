import { decodeText, withoutMark } from './import/decode-text.ts'
import { type ImportNote, importLimits, noteOf } from './import/import-note.ts'
import { pathTo } from './import/path-to.ts'
import { isMembers } from './import/is-members.ts'
import { type ImportedLocation, type ImportedPolicy, readItem } from './import/read-vendor-policy.ts'
import type { Policy } from './policy.ts'

/** What a text holds. */
export interface ImportedText {
  policies: readonly ImportedPolicy[]
  locations: readonly ImportedLocation[]
  /** What was left alone, and why. */
  left: readonly ImportNote[]
}

/**
 * The policies and named locations of a text or the bytes of a file (CA-27): what Graph answers, what its PowerShell module
 * exports, templates with placeholders, one object or many. Pure; throws nothing, whatever the text is.
 */
export function importPolicies(source: string | Uint8Array): ImportedText {
  if (source.length > importLimits.text) return onlyLeft(noteOf('$', 'tooLong', `${source.length}`))
  const text = typeof source === 'string' ? withoutMark(source) : decodeText(source)
  const parsed = parse(text)
  if ('left' in parsed) return onlyLeft(parsed.left)
  const items: Item[] = []
  collectItems(items, parsed.value, '$', 0)
  const reads = items
    .slice(0, importLimits.items)
    .map(({ value, path, left }) => left ?? readItem(value, path))
  return {
    policies: reads.flatMap((read) => ('policy' in read ? read.policy : [])),
    locations: reads.flatMap((read) => ('location' in read ? read.location : [])),
    left: [
      ...reads.flatMap((read) => ('left' in read ? read.left : [])),
      ...(items.length > importLimits.items ? [noteOf('$', 'tooMany', `${importLimits.items}`)] : []),
      ...(items.length === 0 ? [noteOf('$', 'noPolicy')] : []),
    ],
  }
}

/** A policy as the vendor answers it, in our form; undefined where it is none. */
export function policyOfVendor(value: unknown): Policy | undefined {
  const read = readItem(value, '$')
  if (!('policy' in read) || !isMembers(value)) return undefined
  const { id, templateId, body } = read.policy
  const { createdDateTime, modifiedDateTime } = value
  return {
    ...body,
    id: id ?? '',
    templateId,
    createdDateTime: typeof createdDateTime === 'string' ? createdDateTime : null,
    modifiedDateTime: typeof modifiedDateTime === 'string' ? modifiedDateTime : null,
  }
}

const onlyLeft = (note: ImportNote): ImportedText => ({ policies: [], locations: [], left: [note] })

function parse(text: string): { value: unknown } | { left: ImportNote } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    // A stack that overflows is as good as a text that is no JSON: neither can be read.
    return { left: noteOf('$', 'notJson', error instanceof Error ? error.message : '') }
  }
}

interface Item {
  value: unknown
  path: string
  left?: { left: ImportNote }
}

/** How many lists may lie in one another before something is a policy. */
const LISTS_DEEP = 4
const LISTS = ['value', 'Value', 'policies', 'conditionalAccessPolicies', 'namedLocations']

/**
 * Lists, answers of Graph with a `value`, and collections by their names are opened; all else is one item. It stops one item
 * after as many as are read.
 */
function collectItems(found: Item[], value: unknown, path: string, depth: number): void {
  if (found.length > importLimits.items) return
  const lists = Array.isArray(value) ? [{ list: value as unknown[], path }] : listsIn(value, path)
  if (lists.length === 0) found.push({ value, path })
  else if (depth >= LISTS_DEEP) found.push({ value, path, left: { left: noteOf(path, 'tooDeep') } })
  else
    for (const { list, path } of lists)
      for (const [at, each] of list.entries()) {
        if (found.length > importLimits.items) return
        collectItems(found, each, pathTo(path, at), depth + 1)
      }
}

function listsIn(value: unknown, path: string): { list: readonly unknown[]; path: string }[] {
  if (!isMembers(value) || 'conditions' in value || 'Conditions' in value) return []
  return LISTS.flatMap((name) => {
    const list = Object.hasOwn(value, name) ? value[name] : undefined
    return Array.isArray(list) ? [{ list: list as unknown[], path: pathTo(path, name) }] : []
  })
}
