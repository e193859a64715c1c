import { policyBaselineFieldsSchema } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { type FieldProblem, problemOf } from '#client/parts/field-problem.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import { isNameTaken } from './free-name.ts'

/** What a person says of every template and baseline. */
export interface NamedFields {
  name: string
  description: string
}

export type NamedProblem = FieldProblem | { kind: 'taken' }

/** What is wrong with what was entered; `taken` are the names of the others of its sort. */
export function namedProblems(
  draft: NamedFields,
  taken: readonly string[],
): Problems<NamedFields, NamedProblem> {
  const { name, description } = policyBaselineFieldsSchema.shape
  const nameError = name.safeParse(draft.name).error
  const descriptionError = description.safeParse(draft.description).error
  return {
    ...(nameError
      ? { name: problemOf(draft.name, nameError) }
      : isNameTaken(draft.name, taken)
        ? { name: { kind: 'taken' } }
        : {}),
    ...(descriptionError ? { description: problemOf(draft.description, descriptionError) } : {}),
  }
}

/** As they are stored. */
export const storedNamed = ({ name, description }: NamedFields): NamedFields => ({
  name: name.trim(),
  description: description.trim(),
})
