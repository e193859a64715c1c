import type { Issue } from '#shared/contract/errors.ts'

/** Deeper than anything the contract describes, and far from where a walk through it would end the stack. */
const DEPTH = 32

/**
 * Where JSON cannot be kept as it is, or undefined: nested more than 32 deep, or a text (also a key) with a NUL or
 * half a surrogate pair, which PostgreSQL has no form for.
 */
export function unkeepablePlace(value: unknown, path: readonly string[] = []): Issue | undefined {
  if (typeof value === 'string') {
    return isKeepable(value)
      ? undefined
      : { path: path.join('.'), message: 'Has characters that no text has' }
  }
  if (value === null || typeof value !== 'object') return undefined
  if (path.length >= DEPTH) return { path: '', message: 'Is nested too deeply' }
  for (const [key, member] of Object.entries(value)) {
    if (!isKeepable(key)) return { path: path.join('.'), message: 'Has characters that no text has' }
    const issue = unkeepablePlace(member, [...path, key])
    if (issue) return issue
  }
  return undefined
}

const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Character not in the repertoire, untranslatable character, invalid text, number or time out of range. */
const UNKEEPABLE = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008'])

/** True when PostgreSQL refused a value that it has no form for. */
export const isUnkeepable = (cause: unknown): boolean =>
  UNKEEPABLE.has((cause as { code?: string } | null)?.code ?? '')
