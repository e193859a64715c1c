import { isItem } from '../is-item.ts'
import type { Item } from './settings.ts'

/** An object with its values as Graph writes them, whatever PowerShell made of them. */
export const settled = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, settledValue(value)]))

/**
 * Times by their number become ISO 8601. An object all of whose members are null is what the vendor's module writes in
 * the place of one that is not there.
 */
function settledValue(value: unknown): unknown {
  const plain = unwrapped(value)
  if (typeof plain === 'string') return timeIn(plain)
  if (Array.isArray(plain)) return plain.map(settledValue)
  if (!isItem(plain)) return plain
  const object = settled(plain)
  return isNothing(object) ? null : object
}

const isNothing = (object: Item): boolean => {
  const values = Object.values(object)
  return values.length > 0 && values.every((value) => value === null || isEmpty(value))
}

// The module keeps what it does not know in an object of its own, which is empty mostly.
const isEmpty = (value: unknown): boolean =>
  isItem(value) && !Array.isArray(value) && Object.keys(value).length === 0

/** Windows PowerShell writes some lists and times as objects that hold them. */
export function unwrapped(value: unknown): unknown {
  if (!isItem(value)) return value
  const { value: held, ...others } = value
  const names = Object.keys(others)
  const isList = Array.isArray(held) && names.every((name) => name === 'Count')
  const isTime =
    typeof held === 'string' && names.every((name) => name === 'DisplayHint' || name === 'DateTime')
  return names.length > 0 && (isList || isTime) ? held : value
}

function timeIn(text: string): string {
  const [, milliseconds] = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text) ?? []
  const time = new Date(Number(milliseconds ?? Number.NaN))
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}
