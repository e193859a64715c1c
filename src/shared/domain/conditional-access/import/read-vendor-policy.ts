import type { z } from 'zod'
import { type NamedLocation, namedLocationSchema } from '../named-location.ts'
import { placeholdersIn } from '../placeholder.ts'
import { type PolicyBody, policyBodySchema } from '../policy.ts'
import { fit, memberOf } from './fit.ts'
import { type ImportNote, importLimits, noteOf } from './import-note.ts'
import { limited } from './items-in-text.ts'
import { isBlank } from './is-blank.ts'
import { pathTo } from './path-to.ts'
import { isMembers, type Members } from './is-members.ts'
import { sizeTrouble, tidy } from './tidy.ts'
import { VENDOR_MEMBERS } from '../vendor-members.ts'

/** A placeholder of a template, which has to be filled before the policy can be made. */
export interface InputToFill {
  path: string
  placeholder: string
}

/** A policy that was read. */
export interface ImportedPolicy {
  path: string
  /** In the tenant that it came from. */
  id: string | undefined
  /** Of the vendor's template that it was made of. */
  templateId: string | undefined
  body: PolicyBody
  inputs: readonly InputToFill[]
  notes: readonly ImportNote[]
}

/** A named location that was read; its id is empty where the text has none. */
export interface ImportedLocation {
  path: string
  location: NamedLocation
  notes: readonly ImportNote[]
}

type Read =
  | { policy: ImportedPolicy }
  | { location: ImportedLocation }
  | { left: ImportNote; notes?: readonly ImportNote[] }

/** Reads one object of a text: a policy, a template of one, a named location, or something else, which is left alone. */
export function readItem(raw: unknown, path: string): Read {
  const trouble = sizeTrouble(raw, importLimits)
  if (trouble) return { left: noteOf(path, trouble) }
  const notes: ImportNote[] = []
  const value = tidy(raw, path, notes)
  if (!isMembers(value)) return { left: noteOf(path, 'noPolicy', value) }
  if (isLocation(value)) return readLocation(value, path, notes)
  const policy = ofTemplate(value, path, notes)
  return isPolicy(policy)
    ? readPolicyMembers(policy, path, notes)
    : { left: noteOf(path, 'noPolicy', nameOf(value)) }
}

const nameOf = (value: Members) =>
  value['displayName'] ?? value['@odata.type'] ?? Object.keys(value).slice(0, 5)

const typeOf = (value: Members) => {
  const type = value['@odata.type']
  return typeof type === 'string' ? type : ''
}

const isPolicy = (value: Members) =>
  typeOf(value) === '#microsoft.graph.conditionalAccessPolicy' || isMembers(value['conditions'])

const isLocation = (value: Members) =>
  typeOf(value).endsWith('NamedLocation') ||
  (Array.isArray(value['ipRanges']) && !('conditions' in value)) ||
  Array.isArray(value['countriesAndRegions'])

/** The vendor's templates hold what is in a policy under `details`, and call it by `name`. */
function ofTemplate(value: Members, path: string, notes: ImportNote[]): Members {
  const { details, name, id, ...others } = value
  if (!isMembers(details) || !isMembers(details['conditions'])) return value
  for (const [member, held] of Object.entries(others))
    if (!isBlank(held)) notes.push(noteOf(pathTo(path, member), 'leftOut', held))
  return { ...details, displayName: details['displayName'] ?? name, templateId: id }
}

function readPolicyMembers(value: Members, path: string, notes: ImportNote[]): Read {
  const written: Members = {
    ...Object.fromEntries(Object.entries(value).filter(([name]) => !VENDOR_MEMBERS.includes(name))),
    displayName: value['displayName'] ?? '',
    state: value['state'] ?? 'enabledForReportingButNotEnforced',
    conditions: value['conditions'] ?? {},
  }
  if (isBlank(value['displayName'])) notes.push(noteOf(pathTo(path, 'displayName'), 'nameMissing'))
  if (isBlank(value['state'])) notes.push(noteOf(pathTo(path, 'state'), 'stateMissing'))
  const parsed = parse(policyBodySchema, written, path, notes)
  if ('left' in parsed) return parsed
  const inputs = inputsIn(parsed.value, path)
  notes.push(...inputs.map((input) => noteOf(input.path, 'placeholder', input.placeholder)))
  return {
    policy: {
      path,
      id: textIn(value, 'id'),
      templateId: textIn(value, 'templateId'),
      body: parsed.value,
      inputs,
      notes: limited(notes, path),
    },
  }
}

function readLocation(value: Members, path: string, notes: ImportNote[]): Read {
  const { createdDateTime: _, modifiedDateTime: __, deletedDateTime: ___, ...members } = value
  const type = Array.isArray(value['countriesAndRegions'])
    ? '#microsoft.graph.countryNamedLocation'
    : '#microsoft.graph.ipNamedLocation'
  const written = { '@odata.type': type, ...members, id: value['id'] ?? '' }
  const option = namedLocationSchema.options.find(
    (each) => each.shape['@odata.type'].value === written['@odata.type'],
  )
  if (!option) return { left: noteOf(path, 'noPolicy', written['@odata.type']) }
  const parsed = parse<NamedLocation>(option, written, path, notes)
  return 'left' in parsed
    ? parsed
    : { location: { path, location: parsed.value, notes: limited(notes, path) } }
}

function parse<Value>(
  schema: z.ZodType<Value>,
  written: Members,
  path: string,
  notes: ImportNote[],
): { value: Value } | { left: ImportNote; notes: readonly ImportNote[] } {
  const result = schema.safeParse(fit(schema, written, { name: '', path, notes }))
  if (result.success) return { value: result.data }
  const [issue] = result.error.issues
  const members = issue?.path.map((part) => (typeof part === 'symbol' ? String(part) : part)) ?? []
  const place = members.reduce<string>(pathTo, path)
  const found = members.reduce<unknown>((held, name) => memberOfAny(held, name), written)
  return { left: noteOf(place, 'wrongKind', found), notes: limited(notes, path) }
}

const memberOfAny = (value: unknown, name: string | number): unknown =>
  Array.isArray(value) ? value[Number(name)] : memberOf(value, String(name))

const textIn = (value: Members, name: string) => {
  const text = value[name]
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** The placeholders of a policy in the order in which they stand there. */
export function inputsIn(value: unknown, path: string): InputToFill[] {
  if (typeof value === 'string') return placeholdersIn(value).map((placeholder) => ({ path, placeholder }))
  if (Array.isArray(value)) return value.flatMap((each, at) => inputsIn(each, pathTo(path, at)))
  if (!isMembers(value)) return []
  // A rule has comparisons in it, which look like placeholders.
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'rule' ? [] : inputsIn(member, pathTo(path, name)),
  )
}
