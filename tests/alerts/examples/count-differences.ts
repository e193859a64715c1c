import { readJson } from '#shared/domain/alerts/facts.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** In how many places two values differ, also inside of JSON in a text; what one of them lacks is one place. */
export function countDifferences(one: unknown, other: unknown): number {
  const [a, b] = [one, other].map((value) => (typeof value === 'string' ? readJson(value) : value))
  if (!isObject(a) || !isObject(b)) return Object.is(a, b) ? 0 : 1
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].reduce((sum, name) => sum + countDifferences(a[name], b[name]), 0)
}
