import type { DirectoryChangeEvent, OperationEvent, ActivityEvent, Property } from './security-event.ts'

const LONGEST_FACT = 200

/** What stands between the parts of a fact, and in the place of a part that is not there. */
export const FACT_PARTS = ' -> '
export const NOTHING = '-'

/** A name and what stands there, as one line. */
export const fact = (name: string, ...values: readonly string[]): string =>
  `${name}: ${values.join(FACT_PARTS).replaceAll(/\s+/g, ' ').slice(0, LONGEST_FACT)}`

export const propertyOf = (properties: readonly Property[], name: string): string | undefined =>
  properties.find((each) => each.name.toLowerCase() === name.toLowerCase())?.value

/** The first change with one of these names, which come without the object before them (`Role.DisplayName`) as well. */
export const changeOf = ({ changes }: DirectoryChangeEvent, ...names: readonly string[]) =>
  names
    .map((name) =>
      changes.find((each) =>
        [name, name.split('.').at(-1)].some((n) => n?.toLowerCase() === each.name.toLowerCase()),
      ),
    )
    .find((change) => change !== undefined)

/** What a text says that may be JSON, written twice or more; the text itself where it is none. */
export function readJson(text: string): unknown {
  let value: unknown = text
  for (let depth = 0; depth < 3 && typeof value === 'string' && /^\s*["[{]/.test(value); depth++) {
    try {
      value = JSON.parse(value)
    } catch {
      return value
    }
  }
  return value
}

/** Every text and number in a value, however deep; at most so many that no record holds up the others. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = []
  const waiting = [value]
  for (let seen = 0; waiting.length > 0 && seen < MOST_VALUES; seen++) {
    const next = waiting.pop()
    if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next))
    else if (typeof next === 'string') texts.push(next)
    else if (typeof next === 'number' || typeof next === 'boolean') texts.push(String(next))
  }
  return texts
}
const MOST_VALUES = 20_000

/** Everything that a member of this name holds in a value, however deep. */
export function membersIn(value: unknown, name: string): unknown[] {
  const found: unknown[] = []
  const waiting = [value]
  for (let seen = 0; waiting.length > 0 && seen < MOST_VALUES; seen++) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const [key, member] of Object.entries(next)) {
      if (!Array.isArray(next) && key.toLowerCase() === name.toLowerCase()) found.push(member)
      waiting.push(member)
    }
  }
  return found
}

/** Whether the vendor's own services did it, as they do all day to run a tenant. */
export const isByMicrosoft = ({ actor }: DirectoryChangeEvent | OperationEvent | ActivityEvent): boolean =>
  actor?.kind === 'microsoft'

export const isTrue = (value: string | undefined): boolean => /^\$?true$/i.test(value ?? '')
