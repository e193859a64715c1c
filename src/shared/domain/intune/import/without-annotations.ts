import { type ImportNote, noteOf } from '../../conditional-access/import/import-note.ts'
import { isMembers, type Members } from '../../conditional-access/import/is-members.ts'
import { pathTo } from '../../conditional-access/import/path-to.ts'

/**
 * JSON of the vendor's without what it says about the answer: contexts, links, and types of plain members. `@odata.type` of an object
 * tells kinds apart and stays, and so does a reference by `@odata.bind`. To be called within the limits of depth only.
 */
export function withoutAnnotations(value: Members, path: string, notes: ImportNote[]): Members {
  const kept: [string, unknown][] = []
  for (const [name, member] of Object.entries(value)) {
    if (isAnnotation(name)) continue
    const place = pathTo(path, name)
    if (UNSAFE.includes(name)) notes.push(noteOf(place, 'unsafeMember', member))
    else kept.push([name, plainValue(member, place, notes)])
  }
  return Object.fromEntries(kept)
}

function plainValue(value: unknown, path: string, notes: ImportNote[]): unknown {
  if (Array.isArray(value)) return value.map((each, place) => plainValue(each, pathTo(path, place), notes))
  return isMembers(value) ? withoutAnnotations(value, path, notes) : value
}

// Code that copies member by member would change the object itself.
const UNSAFE = ['__proto__', 'constructor', 'prototype']

const isAnnotation = (name: string) =>
  name.startsWith('#') ||
  (name.includes('@odata.') && name !== '@odata.type' && !name.endsWith('@odata.bind'))
