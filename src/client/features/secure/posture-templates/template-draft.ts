import {
  type PostureTemplate,
  type TemplateFields,
  templateFieldsSchema,
  templateLimits,
} from '#shared/domain/posture/templates/posture-template.ts'
import { type FieldProblem, problemOf } from '#client/parts/field-problem.ts'
import type { Problems } from '#client/parts/form/form-state.ts'

export type TemplateProblem = FieldProblem | { kind: 'taken' }
export type TemplateProblems = Problems<TemplateFields, TemplateProblem>

export const EMPTY_TEMPLATE: TemplateFields = { name: '', description: '', checks: [] }

export const fieldsOf = ({ name, description, checks }: PostureTemplate): TemplateFields => ({
  name,
  description,
  checks,
})

/** What is wrong with what was entered, by field (POST-23); `taken` are the names of the other templates. */
export function problemsOf(draft: TemplateFields, taken: readonly string[]): TemplateProblems {
  const { name, description } = templateFieldsSchema.shape
  const nameError = name.safeParse(draft.name).error
  const descriptionError = description.safeParse(draft.description).error
  return {
    ...(nameError
      ? { name: problemOf(draft.name, nameError) }
      : isTaken(draft.name, taken)
        ? { name: { kind: 'taken' } }
        : {}),
    ...(descriptionError ? { description: problemOf(draft.description, descriptionError) } : {}),
    ...(draft.checks.length === 0 ? { checks: { kind: 'required' } } : {}),
  }
}

/** A template as it is stored; in which order checks were chosen is no difference. */
export function storedFields({ name, description, checks }: TemplateFields): TemplateFields {
  const { shape } = templateFieldsSchema
  return {
    name: shape.name.safeParse(name).data ?? name,
    description: shape.description.safeParse(description).data ?? description,
    checks: checks.toSorted(),
  }
}

/** With these checks chosen, or no longer chosen. */
export const withChecks = (
  draft: TemplateFields,
  checkIds: readonly string[],
  isChosen: boolean,
): TemplateFields => ({
  ...draft,
  checks: isChosen
    ? [...new Set([...draft.checks, ...checkIds])]
    : draft.checks.filter((id) => !checkIds.includes(id)),
})

/** A name for a copy that no template has yet, and that is not too long. */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : ` ${count}`
    const name = wanted.slice(0, templateLimits.name - suffix.length).trim() + suffix
    if (!isTaken(name, taken)) return name
  }
}

const isTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((each) => each.toLowerCase() === name.trim().toLowerCase())
