import { nameIssue, nameLimits } from '#shared/domain/users/profile.ts'
import type { FieldProblem } from './field-problem.ts'

/** What is wrong with a first or last name of a user; undefined where nothing is. */
export function nameProblem(text: string): FieldProblem | undefined {
  const issue = nameIssue(text)
  if (issue === undefined) return undefined
  if (issue === 'required') return { kind: 'required' }
  if (issue === 'letters') return { kind: 'specialCharacters' }
  return text.trim().length < nameLimits.shortest
    ? { kind: 'min', limit: nameLimits.shortest }
    : { kind: 'max', limit: nameLimits.longest }
}
