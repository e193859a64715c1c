import { keepableText } from './keepable-text.ts'

/** JSON as databases keep it: every text in it, names of members too, is one that PostgreSQL has a form for. */
export function keepableJson<Value>(value: Value): Value
export function keepableJson(value: unknown): unknown {
  if (typeof value === 'string') return keepableText(value)
  if (Array.isArray(value)) return value.map((each: unknown) => keepableJson(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [keepableText(name), keepableJson(member)]),
  )
}
