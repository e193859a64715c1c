import type { ImportNote } from '../conditional-access/import/import-note.ts'
import { type FoundItem, type FoundList, itemsInText } from '../conditional-access/import/items-in-text.ts'
import { isMembers } from '../conditional-access/import/is-members.ts'
import { pathTo } from '../conditional-access/import/path-to.ts'
import { type DevicePolicy, type IntuneSetName, SET_NAMES } from './device-policy.ts'
import {
  deviceImportLimits,
  type ImportedDevicePolicy,
  readDevicePolicy,
} from './import/read-device-policy.ts'
import { setOf, setOfList } from './import/set-of.ts'

/** What a text holds. */
export interface ImportedDeviceText {
  policies: readonly ImportedDevicePolicy[]
  /** What was left alone, and why. */
  left: readonly ImportNote[]
}

/**
 * The device policies of a text or the bytes of a file: what Graph answers, lists, exports of tools with annotations, and those of
 * the portal. What only the vendor sets goes without a note. Pure; throws nothing, whatever the text is.
 */
export function importDevicePolicies(source: string | Uint8Array): ImportedDeviceText {
  const { items, left } = itemsInText(source, deviceImportLimits, listsIn)
  const reads = items.map((item) =>
    item.left ? { left: item.left } : readDevicePolicy(item.value, item.path, { otherwise: item.hint }),
  )
  return {
    policies: reads.flatMap((read) => ('policy' in read ? read.policy : [])),
    left: [...reads.flatMap((read) => ('left' in read ? read.left : [])), ...left],
  }
}

/** A policy of a set as the vendor answers it, in our form; undefined where it is none. */
export function devicePolicyOfVendor(set: IntuneSetName, value: unknown): DevicePolicy | undefined {
  const read = readDevicePolicy(value, '$', { set })
  return 'policy' in read ? read.policy.policy : undefined
}

/** Answers of Graph, and collections by their names. */
const LISTS = ['value', 'policies', ...SET_NAMES]

/** The set of a list is that of its name, else what the answer says, else that of the list around it. */
function listsIn({ value, path, hint }: FoundItem<IntuneSetName>): FoundList<IntuneSetName>[] {
  if (!isMembers(value) || setOf(value) !== undefined) return []
  return LISTS.flatMap((name) => {
    const list = Object.hasOwn(value, name) ? value[name] : undefined
    if (!Array.isArray(list)) return []
    const set = SET_NAMES.find((each) => each === name) ?? setOfList(value) ?? hint
    return [{ list: list as unknown[], path: pathTo(path, name), hint: set }]
  })
}
