import type { z } from 'zod'

/** What is wrong with a field, for a message in the reader's language. */
export type FieldProblem =
  | {
      kind:
        | 'required'
        | 'invalid'
        | 'specialCharacters'
        | 'empty'
        | 'spaces'
        | 'outerSpace'
        | 'dateType'
        | 'notValid'
    }
  | { kind: 'min' | 'max'; limit: number }

/** What of a schema's complaints matters most about a text. */
export function problemOf(text: string, error: Pick<z.ZodError, 'issues'>): FieldProblem {
  if (text.trim() === '') return { kind: 'required' }
  // A wrong form matters more than a length.
  const [issue] = innermost(error.issues).toSorted((a, b) => Number(isLength(a)) - Number(isLength(b)))
  if (issue?.code === 'too_small') return { kind: 'min', limit: Number(issue.minimum) }
  if (issue?.code === 'too_big') return { kind: 'max', limit: Number(issue.maximum) }
  if (issue?.code === 'invalid_format' && issue.format === 'email') {
    if (/\s/.test(text.trim())) return { kind: 'spaces' }
    if (text !== text.trim()) return { kind: 'outerSpace' }
  }
  return { kind: 'invalid' }
}

/** Where a text may also be left out, the complaints about it stand within another one. */
const innermost = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => {
    const inner = issue.code === 'invalid_union' ? issue.errors.flat() : []
    const told = innermost(inner).filter(({ code }) => code !== 'invalid_value')
    return told.length > 0 ? told : [issue]
  })

const isLength = ({ code }: z.core.$ZodIssue) => code === 'too_small' || code === 'too_big'
