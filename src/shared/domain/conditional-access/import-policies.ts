import { type ImportNote, importLimits } from './import/import-note.ts'
import { type FoundItem, type FoundList, itemsInText } from './import/items-in-text.ts'
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
  const { items, left } = itemsInText(source, importLimits, listsIn)
  const reads = items.map((item) => (item.left ? { left: item.left } : readItem(item.value, item.path)))
  return {
    policies: reads.flatMap((read) => ('policy' in read ? read.policy : [])),
    locations: reads.flatMap((read) => ('location' in read ? read.location : [])),
    left: [...reads.flatMap((read) => ('left' in read ? read.left : [])), ...left],
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

/** Answers of Graph, and collections by their names. */
const LISTS = ['value', 'Value', 'policies', 'conditionalAccessPolicies', 'namedLocations']

function listsIn({ value, path }: FoundItem<never>): FoundList<never>[] {
  if (!isMembers(value) || 'conditions' in value || 'Conditions' in value) return []
  return LISTS.flatMap((name) => {
    const list = Object.hasOwn(value, name) ? value[name] : undefined
    return Array.isArray(list) ? [{ list: list as unknown[], path: pathTo(path, name), hint: undefined }] : []
  })
}
