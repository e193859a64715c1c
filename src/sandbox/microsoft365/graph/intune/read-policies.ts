import type { Item } from '../../tenant/settings.ts'
import { isObject } from '../conditional-access/refusals.ts'
import { type GraphAnswer, GraphRefusal, type GraphRequest } from '../graph-request.ts'
import { readToken, writeToken } from '../page-tokens.ts'
import { onlyOptions, unsupported } from '../users-query.ts'
import type { Collection } from './collections.ts'
import { shownValues } from './definition-values.ts'

const LARGEST_PAGE = 1000

/** A page of as many policies as were asked for; all of them where nobody asked for a number. */
export function readPage(
  request: GraphRequest,
  collection: Collection,
  policies: readonly Item[],
): GraphAnswer {
  const { query, root } = request
  onlyOptions(query, '$select', '$top', '$expand', '$skiptoken')
  const expanded = readExpand(query.get('$expand'), collection)
  const from = positionIn(query.get('$skiptoken'))
  const size = sizeIn(query.get('$top')) ?? policies.length
  const isLast = from + size >= policies.length
  return {
    status: 200,
    body: {
      '@odata.context': `${contextOf(root, collection)}${told(expanded)}`,
      ...(isLast ? {} : { '@odata.nextLink': nextLink(request, collection, from + size) }),
      value: policies.slice(from, from + size).map((policy) => shown(collection, policy, expanded)),
    },
  }
}

export function readOne(request: GraphRequest, collection: Collection, policy: Item): GraphAnswer {
  onlyOptions(request.query, '$select', '$expand')
  const expanded = readExpand(request.query.get('$expand'), collection)
  const context = `${contextOf(request.root, collection)}${told(expanded)}/$entity`
  return { status: 200, body: { '@odata.context': context, ...shown(collection, policy, expanded) } }
}

/** What is there of a policy beside itself: its settings, or whom it is for. */
export function readRelated(
  { root, query }: GraphRequest,
  collection: Collection,
  policy: Item,
  name: string,
): GraphAnswer {
  onlyOptions(query, '$select', '$top', '$expand')
  const context = `${contextOf(root, collection)}('${String(policy['id'])}')/${name}`
  const value = within(name, query.get('$expand') ?? '', policy[name] ?? [])
  return { status: 200, body: { '@odata.context': context, value } }
}

/** A policy after it was made or changed: nothing is expanded there. */
export const answerWith = (
  { root }: GraphRequest,
  collection: Collection,
  policy: Item,
  status: 200 | 201,
): GraphAnswer => ({
  status,
  body: {
    '@odata.context': `${contextOf(root, collection)}/$entity`,
    ...shown(collection, policy, new Map()),
  },
})

const contextOf = (root: string, { resource }: Collection) => `${root}/$metadata#${resource}`

/** What was asked to be expanded, and of each what is to be expanded in it. */
type Expanded = ReadonlyMap<string, string>

const told = (expanded: Expanded) =>
  expanded.size === 0 ? '' : `(${[...expanded.keys()].map((name) => `${name}()`).join(',')})`

function shown({ related }: Collection, policy: Item, expanded: Expanded): Item {
  const members = Object.entries(policy).filter(([name]) => !related.includes(name))
  const beside = [...expanded].map(([name, inner]) => [name, within(name, inner, policy[name] ?? [])])
  return { ...Object.fromEntries(members), ...Object.fromEntries(beside) }
}

/** What is in the parts of a policy is only shown to whoever expands it, too. */
function within(name: string, inner: string, value: unknown): unknown {
  const items = (Array.isArray(value) ? value : []).filter(isObject)
  if (name === 'definitionValues') return shownValues(items, inner)
  if (name !== 'scheduledActionsForRule' || inner.includes('scheduledActionConfigurations')) return value
  return items.map(({ id, ruleName }) => ({ id, ruleName }))
}

/** Understands `a,b($expand=c,d)`. */
function readExpand(text: string | null, { related }: Collection): Expanded {
  const parts = text === null ? [] : splitOutside(text)
  return new Map(
    parts.map((part) => {
      const [, name = '', inner = ''] = /^\s*(\w+)\s*(?:\((.*)\))?\s*$/.exec(part) ?? []
      if (!related.includes(name))
        throw new GraphRefusal(
          400,
          'BadRequest',
          `Parsing OData Select and Expand failed: Could not find a property named '${part}'.`,
        )
      return [name, inner]
    }),
  )
}

/** The parts between commas that stand in no brackets. */
function splitOutside(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

function sizeIn(top: string | null): number | undefined {
  if (top === null) return undefined
  const size = /^\d{1,6}$/.test(top) ? Number(top) : 0
  if (size >= 1 && size <= LARGEST_PAGE) return size
  throw unsupported(`Invalid page size specified: '${top}'. Must be between 1 and ${LARGEST_PAGE} inclusive.`)
}

function positionIn(token: string | null): number {
  const from = token === null ? 0 : readToken(token)?.['from']
  if (typeof from === 'number') return from
  throw new GraphRefusal(400, 'BadRequest', 'Skip token is not valid.')
}

function nextLink({ query, root }: GraphRequest, { resource }: Collection, from: number): string {
  const kept = [...query].filter(([option]) => option !== '$skiptoken')
  const options = [...kept, ['$skiptoken', writeToken({ from })] as const]
  const text = options.map(([option, value]) => `${option}=${encodeURIComponent(value)}`).join('&')
  return `${root}/${resource}?${text}`
}
