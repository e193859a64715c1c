import { z } from 'zod'
import { LEVEL_MEMBERS } from '../level-members.ts'
import { MEMBER_WORDS } from '../member-words.ts'
import { isPlaceholder } from '../placeholder.ts'
import { levelsOf } from '../policy.ts'
import { type ImportNote, noteOf } from './import-note.ts'
import { isMembers } from './is-members.ts'
import { isBlank } from './is-blank.ts'
import { pathTo } from './path-to.ts'

/** Where a value stands, and who is told of it. */
interface Place {
  /** Of the member that holds it, or whose list does. */
  name: string
  path: string
  notes: ImportNote[]
}

/**
 * A tidied value in the form of a schema, as far as it can be: one text where a list belongs becomes a list, a list of levels a
 * text, words get the vendor's spelling. What does not fit stays as it is, for the schema to refuse; what nobody knows stays too,
 * and is told.
 */
export function fit(schema: z.core.$ZodType, value: unknown, place: Place): unknown {
  const inner = withoutWrapping(schema)
  if (value === null || value === undefined) return value
  if (inner instanceof z.ZodObject) return fitObject(inner, value, place)
  if (inner instanceof z.ZodArray) return fitList(inner, value, place)
  if (inner instanceof z.ZodString) return fitText(value, place)
  return fitValue(inner, value, place)
}

function withoutWrapping(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? withoutWrapping(schema.unwrap())
    : schema
}

function fitObject(schema: z.ZodObject, value: unknown, place: Place): unknown {
  // Older modules write an empty list for an object that is not there.
  if (Array.isArray(value) && value.length === 0) return null
  if (!isMembers(value)) return value
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '@odata.type' || Object.hasOwn(shape, name) || KINDS.includes(place.name))
      .map(([name, member]) => {
        const path = pathTo(place.path, name)
        const known = Object.hasOwn(shape, name) ? shape[name] : undefined
        if (known) return [name, fit(known, member, { name, path, notes: place.notes })]
        if (!isBlank(member) && name !== '@odata.type' && !TOLD.includes(name))
          place.notes.push(noteOf(path, 'unknownMember', member))
        return [name, member]
      }),
  )
}

/** Where an annotation tells kinds apart. */
const KINDS = ['externalTenants', 'ipRanges']

/** A strength is another object, of which a policy shows a copy. */
const TOLD = [
  'description',
  'policyType',
  'requirementsSatisfied',
  'allowedCombinations',
  'combinationConfigurations',
  'createdDateTime',
  'modifiedDateTime',
]

function fitList(schema: z.ZodArray, value: unknown, place: Place): unknown {
  const list = listIn(value, place)
  if (!Array.isArray(list)) return value
  return list.flatMap((each, at) => {
    const path = pathTo(place.path, at)
    if (each !== null && each !== '') return [fit(schema.element, each, { ...place, path })]
    place.notes.push(noteOf(path, 'notInList', each))
    return []
  })
}

function listIn(value: unknown, { path, notes }: Place): unknown {
  if (Array.isArray(value)) return value
  if (typeof value !== 'string' && !isMembers(value)) return value
  if (value === '') return []
  notes.push(noteOf(path, 'madeList', value))
  return typeof value === 'string' ? levelsOf(value) : [value]
}

function fitText(value: unknown, { name, path, notes }: Place): unknown {
  if (LEVEL_MEMBERS.includes(name)) {
    const levels = Array.isArray(value) ? value : typeof value === 'string' ? levelsOf(value) : undefined
    if (!levels || !levels.every((each) => typeof each === 'string')) return value
    // The vendor's own form of the risks of users and sign-ins is a list.
    if (Array.isArray(value) && !name.endsWith('RiskLevels')) notes.push(noteOf(path, 'madeText', value))
    return levels.map((level: string) => spelled(level, { name, path, notes })).join(',')
  }
  return typeof value === 'string' ? spelled(value, { name, path, notes }) : value
}

/** A word in the vendor's spelling; what is no word of the member stays, and is told where no id can stand. */
function spelled(text: string, { name, path, notes }: Place): string {
  const { words = [], vendorWords = [], takesIds = true } = MEMBER_WORDS.get(name) ?? {}
  const all = [...words, ...vendorWords]
  if (all.includes(text)) return text
  const word = all.find((each) => each.toLowerCase() === text.trim().toLowerCase())
  if (word !== undefined) notes.push(noteOf(path, 'spelling', text))
  else if (!takesIds && !isPlaceholder(text)) notes.push(noteOf(path, 'unknownValue', text))
  return word ?? text
}

function fitValue(schema: z.core.$ZodType, value: unknown, { path, notes }: Place): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  const made =
    schema instanceof z.ZodNumber && /^-?\d{1,15}$/.test(text)
      ? Number(text)
      : schema instanceof z.ZodBoolean && /^(true|false)$/i.test(text)
        ? text.toLowerCase() === 'true'
        : value
  if (made !== value) notes.push(noteOf(path, 'madeValue', value))
  return made
}

/** A member of an object, or undefined where it is none. */
export const memberOf = (value: unknown, name: string): unknown =>
  isMembers(value) && Object.hasOwn(value, name) ? value[name] : undefined
