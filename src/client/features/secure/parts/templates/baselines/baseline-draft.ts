import {
  type PolicyBaseline,
  type PolicyBaselineFields,
  policyTemplateLimits,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import { type NamedProblem, namedProblems, storedNamed } from '../named-fields.ts'

/** What a baseline needs to know of a template, whatever it is of. */
export interface NamedTemplate {
  id: string
  name: string
}

export type BaselineProblem = NamedProblem
export type BaselineProblems = Problems<PolicyBaselineFields, BaselineProblem>

export const EMPTY_BASELINE: PolicyBaselineFields = { name: '', description: '', templates: [] }

export const fieldsOfBaseline = ({ name, description, templates }: PolicyBaseline): PolicyBaselineFields => ({
  name,
  description,
  templates,
})

/** What is wrong with what was entered (CA-37); `taken` are the names of the other baselines. */
export function baselineProblems(draft: PolicyBaselineFields, taken: readonly string[]): BaselineProblems {
  const isTooMany = draft.templates.length > policyTemplateLimits.members
  return {
    ...namedProblems(draft, taken),
    ...(draft.templates.length === 0 || isTooMany ? { templates: { kind: 'required' } } : {}),
  }
}

/** A baseline as it is stored; its templates stay in their order. */
export const storedBaseline = ({ templates, ...named }: PolicyBaselineFields): PolicyBaselineFields => ({
  ...storedNamed(named),
  templates,
})

/** A list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from)
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return rest.toSpliced(to, 0, item)
}
