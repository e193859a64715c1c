import { importPolicies } from '#shared/domain/conditional-access/import-policies.ts'
import { type PolicyBody, policyBodySchema } from '#shared/domain/conditional-access/policy.ts'
import {
  type PolicyTemplate,
  type PolicyTemplateFields,
  policyTemplateFieldsSchema,
  policyTemplateLimits,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import { validateTemplate } from '#shared/domain/conditional-access/templates/validate-template.ts'
import type { PolicyFinding } from '#shared/domain/conditional-access/validation/finding.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { isNameTaken } from '#client/features/secure/parts/templates/free-name.ts'
import { type FieldProblem, problemOf } from '#client/parts/field-problem.ts'
import type { Problems } from '#client/parts/form/form-state.ts'

/** What the form of a template holds: the policy as somebody writes it. */
export interface TemplateDraft {
  name: string
  description: string
  text: string
  prompts: PolicyTemplateFields['prompted_inputs']
}
type TextProblem = 'notJson' | 'tooLarge' | 'brokenRule'
export type DraftProblem =
  | FieldProblem
  | { kind: 'taken' }
  | { [Kind in TextProblem]: { kind: Kind } }[TextProblem]
export type DraftProblems = Problems<TemplateDraft, DraftProblem>

export const textOfBody = (body: PolicyBody): string => JSON.stringify(body, null, 2)

export const draftOf = ({
  name,
  description,
  body,
  prompted_inputs,
}: Pick<PolicyTemplate, 'name' | 'description' | 'body' | 'prompted_inputs'>): TemplateDraft => ({
  name,
  description,
  text: textOfBody(body),
  prompts: prompted_inputs,
})

/** What of a draft these fields are. */
export const draftPartOf = ({
  name,
  description,
  body,
  prompted_inputs: prompts,
}: Partial<PolicyTemplateFields>): Partial<TemplateDraft> => ({
  ...definedOnly({ name, description, prompts }),
  ...(body && { text: textOfBody(body) }),
})

/** The policy of a text: as we write it, or as the vendor does; undefined where there is none in it. */
export function bodyIn(text: string): PolicyBody | undefined {
  const own = policyBodySchema.safeParse(parsed(text))
  if (own.success) return own.data
  return importPolicies(text).policies[0]?.body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** What keeps the policy of a draft from being saved, by its places (CA-39). */
export function findingsIn({ text, prompts }: TemplateDraft): readonly PolicyFinding[] {
  const body = bodyIn(text)
  return body ? validateTemplate({ body, prompted_inputs: prompts }) : []
}

/** What is wrong with a draft; `taken` are the names of the other templates. */
export function draftProblems(draft: TemplateDraft, taken: readonly string[]): DraftProblems {
  const { name, description } = policyTemplateFieldsSchema.shape
  const nameError = name.safeParse(draft.name).error
  const descriptionError = description.safeParse(draft.description).error
  const text = textProblem(draft)
  return {
    ...(nameError
      ? { name: problemOf(draft.name, nameError) }
      : isNameTaken(draft.name, taken)
        ? { name: { kind: 'taken' } }
        : {}),
    ...(descriptionError ? { description: problemOf(draft.description, descriptionError) } : {}),
    ...(text ? { text: { kind: text } } : {}),
  }
}

function textProblem(draft: TemplateDraft): TextProblem | undefined {
  const body = bodyIn(draft.text)
  if (!body) return 'notJson'
  if (JSON.stringify(body).length > policyTemplateLimits.body) return 'tooLarge'
  return findingsIn(draft).length > 0 ? 'brokenRule' : undefined
}

/** A draft as it is stored: how a policy is written is no difference. */
export const storedDraft = (draft: TemplateDraft): TemplateDraft => {
  const body = bodyIn(draft.text)
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    text: body ? textOfBody(body) : draft.text,
    prompts: draft.prompts.toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}

/** The fields of a template that these parts of a draft become. */
export function fieldsOfDraft(draft: TemplateDraft): PolicyTemplateFields {
  const { name, description, text, prompts } = storedDraft(draft)
  return policyTemplateFieldsSchema.parse({ name, description, body: bodyIn(text), prompted_inputs: prompts })
}

/** What of a template was changed, by what was changed in the form. */
export function changedFields(
  draft: TemplateDraft,
  changes: Partial<TemplateDraft>,
): Partial<PolicyTemplateFields> {
  const { name, description, body, prompted_inputs } = fieldsOfDraft(draft)
  return {
    ...(changes.name === undefined ? {} : { name }),
    ...(changes.description === undefined ? {} : { description }),
    ...(changes.text === undefined ? {} : { body }),
    ...(changes.prompts === undefined ? {} : { prompted_inputs }),
  }
}
