import { pathTo } from '#shared/domain/conditional-access/import/path-to.ts'
import type { PolicyFinding } from '#shared/domain/conditional-access/validation/finding.ts'
import { isFormInput, pathOfInput } from './policy-draft.ts'

export interface TextPlace {
  from: number
  to: number
}

/** A value of the text, or what stands before one. */
const TOKEN = /\s+|[{}[\],:]|"(?:[^"\\]|\\.)*"|[^\s{}[\],:"]+/g

interface Open {
  path: string
  /** The name that was read and waits for its value, or the place in the list; undefined before a name. */
  next: string | number | undefined
  isList: boolean
  from: number
}

/** Where each value of a JSON text stands, by its path: `$.conditions.users`. Of a text that is no JSON, as far as it is one. */
export function placesIn(text: string): ReadonlyMap<string, TextPlace> {
  const places = new Map<string, TextPlace>()
  const open: Open[] = []
  const pathHere = () => {
    const top = open.at(-1)
    return top?.next === undefined ? (top?.path ?? '$') : pathTo(top.path, top.next)
  }
  for (const { 0: token, index: from } of text.matchAll(TOKEN)) {
    const top = open.at(-1)
    if (token === '{' || token === '[')
      open.push({ path: pathHere(), next: token === '[' ? 0 : undefined, isList: token === '[', from })
    else if (token === '}' || token === ']') {
      const closed = open.pop()
      if (closed) places.set(closed.path, { from: closed.from, to: from + 1 })
    } else if (token === ',') passOn(top)
    else if (token.trim() !== '' && token !== ':') noteValue(token, from, top, places, pathHere)
  }
  return places
}

function passOn(top: Open | undefined): void {
  if (top) top.next = typeof top.next === 'number' ? top.next + 1 : undefined
}

function noteValue(
  token: string,
  from: number,
  top: Open | undefined,
  places: Map<string, TextPlace>,
  pathHere: () => string,
): void {
  if (top && !top.isList && top.next === undefined) top.next = nameIn(token)
  else places.set(pathHere(), { from, to: from + token.length })
}

function nameIn(token: string): string {
  try {
    return String(JSON.parse(token))
  } catch {
    return token
  }
}

/** Where inputs stand that only JSON has. */
const FURTHER: Readonly<Record<string, string>> = {
  includeServicePrincipals: 'conditions.clientApplications.includeServicePrincipals',
  excludeServicePrincipals: 'conditions.clientApplications.excludeServicePrincipals',
  servicePrincipalRiskLevels: 'conditions.servicePrincipalRiskLevels',
}

/** Where a finding stands in a JSON text: at its value, else at its member, else at what would hold it. */
export function placeOfFinding(
  text: string,
  { input, values }: PolicyFinding,
  places = placesIn(text),
): TextPlace {
  const path = values['path'] ?? `$.${memberPath(input, values)}`
  const at = nearest(places, path)
  const word = values['value']
  if (word === undefined) return at
  const quoted = text.slice(at.from, at.to).indexOf(word)
  return quoted < 0 ? at : { from: at.from + quoted, to: at.from + quoted + word.length }
}

const memberPath = (input: PolicyFinding['input'], values: PolicyFinding['values']): string =>
  isFormInput(input) ? pathOfInput(input) : (FURTHER[input] ?? values['field'] ?? '')

function nearest(places: ReadonlyMap<string, TextPlace>, path: string): TextPlace {
  const found = places.get(path)
  if (found) return found
  const shorter = path.replace(/(?:\.[^.[\]]*|\[[^\]]*\])$/, '')
  // Of the whole text the first character is enough to say where.
  return shorter === path || shorter === '$' ? { from: 0, to: 1 } : nearest(places, shorter)
}
