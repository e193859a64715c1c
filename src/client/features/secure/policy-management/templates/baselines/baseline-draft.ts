import {
  type PolicyBaseline,
  type PolicyBaselineFields,
  policyBaselineFieldsSchema,
  policyTemplateLimits,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import { type FieldProblem, problemOf } from '#client/parts/field-problem.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import { isNameTaken } from '../free-name.ts'

export type BaselineProblem = FieldProblem | { kind: 'taken' }
export type BaselineProblems = Problems<PolicyBaselineFields, BaselineProblem>

export const EMPTY_BASELINE: PolicyBaselineFields = { name: '', description: '', templates: [] }

export const fieldsOfBaseline = ({ name, description, templates }: PolicyBaseline): PolicyBaselineFields => ({
  name,
  description,
  templates,
})

/** What is wrong with what was entered (CA-37); `taken` are the names of the other baselines. */
export function baselineProblems(draft: PolicyBaselineFields, taken: readonly string[]): BaselineProblems {
  const { name, description } = policyBaselineFieldsSchema.shape
  const nameError = name.safeParse(draft.name).error
  const descriptionError = description.safeParse(draft.description).error
  const isTooMany = draft.templates.length > policyTemplateLimits.members
  return {
    ...(nameError
      ? { name: problemOf(draft.name, nameError) }
      : isNameTaken(draft.name, taken)
        ? { name: { kind: 'taken' } }
        : {}),
    ...(descriptionError ? { description: problemOf(draft.description, descriptionError) } : {}),
    ...(draft.templates.length === 0 || isTooMany ? { templates: { kind: 'required' } } : {}),
  }
}

/** A baseline as it is stored; its templates stay in their order. */
export const storedBaseline = ({
  name,
  description,
  templates,
}: PolicyBaselineFields): PolicyBaselineFields => ({
  name: name.trim(),
  description: description.trim(),
  templates,
})

/** A list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from)
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return rest.toSpliced(to, 0, item)
}
