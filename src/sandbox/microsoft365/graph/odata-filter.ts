import { isItem } from '../is-item.ts'
import type { Item } from '../tenant/settings.ts'
import { unsupported } from './users-query.ts'

const TIME = /^([\w/]+) (gt|ge|lt|le|eq) (\d{4}-\d\d-\d\d(?:T[\d:.]+)?(?:Z|[+-]\d\d:\d\d)?)$/
const TEXT = /^([\w/]+) (eq|ne) '((?:[^']|'')*)'$/
const WORD = /^([\w/]+) (eq|ne) (-?\d+|true|false|null)$/
/** Outside of quotes. */
const AND = / and (?=(?:[^']*'[^']*')*[^']*$)/
const OR = / or (?=(?:[^']*'[^']*')*[^']*$)/

type Condition = (item: Item) => boolean

/**
 * Understands `time ge moment` with `gt`, `ge`, `lt`, `le` and `eq`, `a eq 'b'`, `a/b eq 1`, and `(… or …)`, joined by
 * `and`. `timed` are the members that can be compared with a time.
 */
export function readFeedFilter(filter: string | null, timed: readonly string[]): Condition {
  const conditions = (filter?.split(AND) ?? []).map((text) => {
    const choices = text
      .trim()
      .replace(/^\((.*)\)$/s, '$1')
      .split(OR)
      .map((choice) => readCondition(choice.trim(), timed))
    return (item: Item) => choices.some((isMet) => isMet(item))
  })
  return (item) => conditions.every((isMet) => isMet(item))
}

function readCondition(text: string, timed: readonly string[]): Condition {
  const [, timeName, order = '', moment] = TIME.exec(text) ?? []
  if (timeName !== undefined && moment !== undefined && timed.includes(timeName)) {
    const limit = Date.parse(moment)
    // What is no time is given out: it is for the caller to find out.
    return (item) => {
      const time = Date.parse(String(memberOf(item, timeName)))
      return Number.isNaN(time) || COMPARISONS[order]?.(time, limit) === true
    }
  }
  const [, textName, textSign, value] = TEXT.exec(text) ?? []
  if (textName !== undefined && value !== undefined) {
    const wanted = value.replaceAll("''", "'")
    return (item) => (String(memberOf(item, textName)) === wanted) === (textSign === 'eq')
  }
  const [, wordName, wordSign, word] = WORD.exec(text) ?? []
  if (wordName === undefined || word === undefined)
    throw unsupported('Unsupported or invalid query filter clause.')
  return (item) => (JSON.stringify(memberOf(item, wordName) ?? null) === word) === (wordSign === 'eq')
}

const COMPARISONS: Record<string, (a: number, b: number) => boolean> = {
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
  eq: (a, b) => a === b,
}

const memberOf = (item: Item, path: string): unknown =>
  path.split('/').reduce((value: unknown, name) => (isItem(value) ? value[name] : undefined), item)
