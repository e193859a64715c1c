import { type ImportNote, noteOf } from './import-note.ts'
import { pathTo } from './path-to.ts'
import { isMembers, type Members } from './is-members.ts'

/**
 * JSON of the vendor's interfaces and modules in one form: members begin with a small letter, annotations are gone, times are
 * ISO 8601, and an object that stands for nothing is null. To be called within the limits of depth only.
 */
export function tidy(value: unknown, path: string, notes: ImportNote[]): unknown {
  const plain = unwrapped(value)
  if (Array.isArray(plain)) return plain.map((each, place) => tidy(each, pathTo(path, place), notes))
  if (!isMembers(plain)) return plain
  const members = new Map<string, unknown>()
  for (const [written, member] of foldedEntries(plain)) {
    const name = smallFirst(written)
    if (isAnnotation(written)) continue
    const place = pathTo(path, name)
    if (UNSAFE.includes(written)) notes.push(noteOf(place, 'unsafeMember', member))
    else if (members.has(name)) notes.push(noteOf(place, 'memberTwice', member))
    else members.set(name, tidyMember(name, member, place, notes))
  }
  const object: Members = Object.fromEntries(members)
  return isNothing(object) ? null : object
}

// Code that copies member by member would change the object itself.
const UNSAFE = ['__proto__', 'constructor', 'prototype']

const tidyMember = (name: string, value: unknown, path: string, notes: ImportNote[]): unknown =>
  typeof value === 'string' && name.endsWith('DateTime') ? timeIn(value) : tidy(value, path, notes)

/** The module keeps what it has no member for in one of its own, the type of a location among it. */
function foldedEntries(members: Members): [string, unknown][] {
  return Object.entries(members).flatMap(([name, value]) =>
    name === 'AdditionalProperties' && isMembers(value) ? Object.entries(value) : [[name, value]],
  )
}

const smallFirst = (name: string) => name.replace(/^[A-Z]/, (letter) => letter.toLowerCase())

/** `@odata.type` tells kinds apart in some places; all others are about the answer, and links to functions are too. */
const isAnnotation = (name: string) =>
  (name.includes('@odata.') && name !== '@odata.type') || name.startsWith('#microsoft.graph.')

/** Windows PowerShell writes some lists and times as objects that hold them. */
function unwrapped(value: unknown): unknown {
  if (!isMembers(value)) return value
  const { value: held, ...others } = value
  const names = Object.keys(others)
  const isList = Array.isArray(held) && names.every((name) => name === 'Count')
  const isTime =
    typeof held === 'string' && names.every((name) => name === 'DisplayHint' || name === 'DateTime')
  return names.length > 0 && (isList || isTime) ? (isTime ? timeIn(held) : held) : value
}

function timeIn(text: string): string {
  const [, milliseconds] = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/.exec(text) ?? []
  const time = new Date(Number(milliseconds ?? Number.NaN))
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}

const isNothing = (object: Members): boolean => {
  const values = Object.values(object)
  return values.length > 0 && values.every((value) => value === null || isEmpty(value))
}

const isEmpty = (value: unknown) => isMembers(value) && Object.keys(value).length === 0

/** Whether a value is too deep or has too many parts to be looked at; walks no deeper than allowed. */
export function sizeTrouble(
  value: unknown,
  { depth, values }: { depth: number; values: number },
): 'tooDeep' | 'tooMuch' | undefined {
  let count = 0
  const waiting: [unknown, number][] = [[value, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [each, level] = next
    if (typeof each !== 'object' || each === null) continue
    if (level >= depth) return 'tooDeep'
    const parts = Object.values(each)
    count += parts.length
    if (count > values) return 'tooMuch'
    for (const part of parts) waiting.push([part, level + 1])
  }
  return undefined
}
