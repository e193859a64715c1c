import type { z } from 'zod'

/** What is wrong with a field, for a message in the reader's language. */
export type FieldProblem =
  | { kind: 'required' | 'invalid' | 'specialCharacters' | 'empty' | 'spaces' }
  | { kind: 'min' | 'max'; limit: number }

/** What of a schema's complaints matters most about a text. */
export function problemOf(text: string, { issues }: z.ZodError): FieldProblem {
  if (text.trim() === '') return { kind: 'required' }
  // A wrong form matters more than a length.
  const [issue] = issues.toSorted((a, b) => Number(isLength(a)) - Number(isLength(b)))
  if (issue?.code === 'too_small') return { kind: 'min', limit: Number(issue.minimum) }
  if (issue?.code === 'too_big') return { kind: 'max', limit: Number(issue.maximum) }
  if (issue?.code === 'invalid_format' && issue.format === 'email' && /\s/.test(text.trim()))
    return { kind: 'spaces' }
  return { kind: 'invalid' }
}

const isLength = ({ code }: z.core.$ZodIssue) => code === 'too_small' || code === 'too_big'
