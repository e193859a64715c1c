import { GraphRefusal } from './graph-request.ts'
import { isItem } from '../is-item.ts'
import type { User } from '../tenant/state.ts'
import { DEFAULT_USER_PROPERTIES, isListProperty, USER_PROPERTIES } from './user-properties.ts'

const DEFAULT_PAGE = 100
const LARGEST_PAGE = 999

export const unsupported = (message: string) => new GraphRefusal(400, 'Request_UnsupportedQuery', message)

/** Refuses query options that the resource does not have here. Real Graph also takes them without the dollar sign. */
export function onlyOptions(query: URLSearchParams, ...known: string[]): void {
  for (const option of query.keys()) {
    if (option === '$skip')
      throw new GraphRefusal(400, 'Request_BadRequest', "'$skip' is not supported by the service.")
    if (option.startsWith('$') && !known.includes(option)) {
      throw unsupported(`The query option '${option}' is not supported for this resource.`)
    }
  }
}

/** The properties asked for by `$select`, or undefined when nothing was selected. */
export function readSelect(query: URLSearchParams): string[] | undefined {
  const select = query.get('$select')
  if (select === null || select.trim() === '') return undefined
  const names = [...new Set(select.split(',').map((name) => name.trim()))]
  for (const name of names) {
    if (!Object.hasOwn(USER_PROPERTIES, name)) {
      throw new GraphRefusal(
        400,
        'BadRequest',
        `Parsing OData Select and Expand failed: Could not find a property named '${name}' on type 'microsoft.graph.user'.`,
      )
    }
  }
  return names
}

export function readTop(query: URLSearchParams): number {
  const top = query.get('$top')
  if (top === null) return DEFAULT_PAGE
  const size = /^\d+$/.test(top) ? Number(top) : 0
  if (size >= 1 && size <= LARGEST_PAGE) return size
  throw unsupported(`Invalid page size specified: '${top}'. Must be between 1 and ${LARGEST_PAGE} inclusive.`)
}

/** A user with the selected properties; what a user does not have is null or an empty list. */
export const present = (user: User, select: string[] | undefined): Record<string, unknown> =>
  Object.fromEntries(
    (select ?? DEFAULT_USER_PROPERTIES).map((name) => [
      name,
      user[name] ?? (isListProperty(name) ? [] : (USER_PROPERTIES[name]?.unset ?? null)),
    ]),
  )

export const selection = (select: string[] | undefined) => (select ? `(${select.join(',')})` : '')

const EQUALS = /^(\w+) eq (?:(true|false|null)|'((?:[^']|'')*)')$/
const STARTS_WITH = /^startswith\((\w+), ?'((?:[^']|'')*)'\)$/i

/** Understands `a eq b`, `startswith(a,'b')` and a latest sign-in, joined by `and`; everything else is refused. */
export function readFilter(query: URLSearchParams): (user: User) => boolean {
  const filter = query.get('$filter')
  if (filter === null) return () => true
  const conditions = filter
    .split(/ and (?=(?:[^']*'[^']*')*[^']*$)/)
    .map((text) => readCondition(text.trim()))
  return (user) => conditions.every((holds) => holds(user))
}

const SIGNED_IN = /^signInActivity\/lastSignInDateTime le (\d{4}-\d\d-\d\dT[\d:.]+Z)$/

function readCondition(text: string): (user: User) => boolean {
  const [, latest] = SIGNED_IN.exec(text) ?? []
  // Whoever never signed in has no time to compare.
  if (latest !== undefined)
    return ({ signInActivity }) => {
      const time = isItem(signInActivity) ? signInActivity['lastSignInDateTime'] : undefined
      return typeof time === 'string' && Date.parse(time) <= Date.parse(latest)
    }
  const [, startName, start] = STARTS_WITH.exec(text) ?? []
  if (startName !== undefined && start !== undefined && isFilterable(startName)) {
    const wanted = unquote(start)
    return (user) => fold(user[startName])?.startsWith(wanted) ?? false
  }
  const [, name, word, quoted] = EQUALS.exec(text) ?? []
  if (name !== undefined && isFilterable(name)) {
    if (word !== undefined) return (user) => JSON.stringify(user[name] ?? null) === word
    const wanted = unquote(quoted ?? '')
    return (user) => fold(user[name]) === wanted
  }
  throw unsupported('Unsupported or invalid query filter clause specified for property of resource User.')
}

const isFilterable = (name: string) => ['text', 'boolean'].includes(USER_PROPERTIES[name]?.kind ?? '')
const unquote = (text: string) => text.replaceAll("''", "'").toLowerCase()
const fold = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : undefined)
