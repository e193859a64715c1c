import { every, not, some, type Truth } from './truth.ts'

type Value = string | readonly string[] | null

/** What a property of a device or an application is: null where it is not set, undefined where it is not known. */
export type PropertyOf = (name: string) => Value | undefined
export type FilterTest = (propertyOf: PropertyOf) => Truth

/** By the vendor's limit; https://learn.microsoft.com/entra/identity/conditional-access/concept-condition-filters-for-devices */
const LONGEST = 3072
/** Brackets and negations within each other; nobody writes so many. */
const DEEPEST = 50

const TOKEN = /\s*(?:([()[\],])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(-?[A-Za-z_][\w.]*|-?\d[\w.]*))/y

type Token = { kind: 'mark' | 'text' | 'word'; text: string }

function tokensOf(rule: string): Token[] | undefined {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  const end = rule.trimEnd().length
  while (TOKEN.lastIndex < end) {
    const [, mark, double, single, word] = TOKEN.exec(rule) ?? []
    const text = double ?? single
    if (mark !== undefined) tokens.push({ kind: 'mark', text: mark })
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll(/\\(.)/g, '$1') })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word.toLowerCase() })
    else return undefined
  }
  return tokens
}

const asList = (value: Value): readonly string[] =>
  value === null ? [] : typeof value === 'string' ? [value] : value

type Compare = (held: readonly string[], wanted: readonly string[], isList: boolean) => boolean

/** Of a list of the device, `contains` looks for a whole text; of a text, for a part of it. */
const contains: Compare = (held, wanted, isList) =>
  held.some((each) => wanted.some((part) => (isList ? each === part : each.includes(part))))
const equals: Compare = (held, wanted) => held.some((each) => wanted.includes(each))
const startsWith: Compare = (held, wanted) =>
  held.some((each) => wanted.some((part) => each.startsWith(part)))
const endsWith: Compare = (held, wanted) => held.some((each) => wanted.some((part) => each.endsWith(part)))

/** Each with its opposite, which is true of what is not set. */
const OPERATORS: Readonly<Record<string, { compare: Compare; isNegative: boolean }>> = {
  eq: { compare: equals, isNegative: false },
  ne: { compare: equals, isNegative: true },
  in: { compare: equals, isNegative: false },
  notin: { compare: equals, isNegative: true },
  startswith: { compare: startsWith, isNegative: false },
  notstartswith: { compare: startsWith, isNegative: true },
  endswith: { compare: endsWith, isNegative: false },
  notendswith: { compare: endsWith, isNegative: true },
  contains: { compare: contains, isNegative: false },
  notcontains: { compare: contains, isNegative: true },
}

const bare = (word: string) => word.replace(/^-/, '')

/**
 * Reads a rule of a filter for devices or applications in the vendor's language: comparisons with `-and`, `-or`, `-not` and
 * brackets. Texts are compared without regard to case. Undefined where it cannot be read.
 * https://learn.microsoft.com/entra/identity/users/groups-dynamic-membership
 */
export function readFilterRule(rule: string): FilterTest | undefined {
  const tokens = rule.length > LONGEST ? undefined : tokensOf(rule)
  if (!tokens || tokens.length === 0) return undefined
  let at = 0
  let depth = 0
  const isWord = (word: string) => tokens[at]?.kind === 'word' && bare(tokens[at]?.text ?? '') === word
  const isMark = (mark: string) => tokens[at]?.kind === 'mark' && tokens[at]?.text === mark

  const joined = (word: string, part: () => FilterTest | undefined, join: typeof every) => {
    const parts: FilterTest[] = []
    do {
      if (parts.length > 0) at++
      const one = part()
      if (!one) return undefined
      parts.push(one)
    } while (isWord(word))
    const test: FilterTest = (propertyOf) => join(parts.map((each) => each(propertyOf)))
    return test
  }
  const either = (): FilterTest | undefined => joined('or', both, some)
  const both = (): FilterTest | undefined => joined('and', single, every)
  const single = (): FilterTest | undefined => {
    if (!isWord('not') && !isMark('(')) return comparison()
    if (++depth > DEEPEST) return undefined
    const isNegated = isWord('not')
    at++
    const inner = isNegated ? single() : either()
    depth--
    if (!inner || isNegated) return inner && ((propertyOf) => not(inner(propertyOf)))
    if (!isMark(')')) return undefined
    at++
    return inner
  }
  const values = (): string[] | undefined => {
    const token = tokens[at++]
    if (!token) return undefined
    if (token.kind !== 'mark') return [token.text.toLowerCase()]
    if (token.text !== '[') return undefined
    const list: string[] = []
    while (!isMark(']')) {
      const item = tokens[at++]
      if (!item || (item.kind === 'mark' && item.text !== ',')) return undefined
      if (item.kind !== 'mark') list.push(item.text.toLowerCase())
    }
    at++
    return list
  }
  const comparison = (): FilterTest | undefined => {
    const property = tokens[at]
    const operator = OPERATORS[bare(tokens[at + 1]?.text ?? '')]
    if (property?.kind !== 'word' || tokens[at + 1]?.kind !== 'word' || !operator) return undefined
    at += 2
    const wanted = values()
    return wanted && compared(property.text, operator, wanted)
  }
  const test = either()
  return at === tokens.length ? test : undefined
}

function compared(
  property: string,
  { compare, isNegative }: (typeof OPERATORS)[string],
  wanted: readonly string[],
): FilterTest {
  const isNull = wanted.length === 1 && wanted[0] === 'null'
  return (propertyOf) => {
    const value = propertyOf(property)
    if (value === undefined) return undefined
    if (isNull) return (value === null) !== isNegative
    const held = asList(value).map((each) => each.toLowerCase())
    return compare(held, wanted, Array.isArray(value)) !== isNegative
  }
}
