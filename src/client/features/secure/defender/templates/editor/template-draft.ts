import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import type { MailTemplateFields } from '#shared/domain/defender/mail-template.ts'
import {
  policyOfTemplate,
  templatePolicyOf,
  validateTemplatePolicy,
} from '#shared/domain/defender/template-policy.ts'
import {
  type NamedProblem,
  namedProblems,
  storedNamed,
} from '#client/features/secure/parts/templates/named-fields.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import {
  draftOf,
  findingsByInput,
  type MailDraft,
  type MailProblem,
  type MailProblems,
  policyOf,
  storedDraft,
} from '../../policies/editor/mail-draft.ts'

/** A template while it is entered: its policy, and what is said of the template itself. */
export type TemplateDraft = MailDraft & { templateName: string; templateDescription: string }

export type TemplateProblem = MailProblem | NamedProblem
export type TemplateProblems = Problems<TemplateDraft, TemplateProblem>

/** What was said of a template as the form holds it. */
export const templateDraftOf = ({ name, description, policy }: MailTemplateFields): TemplateDraft => ({
  ...draftOf(policyOfTemplate(policy)),
  templateName: name,
  templateDescription: description,
})

/** What was entered and refused, as the form holds it. */
export const typedDraftOf = ({
  name,
  description,
  policy,
}: Partial<MailTemplateFields>): Partial<TemplateDraft> => ({
  ...(policy ? draftOf(policyOfTemplate(policy)) : {}),
  ...(name === undefined ? {} : { templateName: name }),
  ...(description === undefined ? {} : { templateDescription: description }),
})

export const storedTemplateDraft = (draft: TemplateDraft): TemplateDraft => {
  const { name, description } = storedNamed(namedOf(draft))
  return { ...draft, ...storedDraft(draft), templateName: name, templateDescription: description }
}

const namedOf = ({ templateName: name, templateDescription: description }: TemplateDraft) => ({
  name,
  description,
})

/** What was entered of a template; `base` is its policy as the person saw it. */
export const fieldsOfDraft = (draft: TemplateDraft, base: MailPolicy): MailTemplateFields => ({
  ...namedOf(draft),
  policy: templatePolicyOf(policyOf(draft, base)),
})

/** What of a template is another; a policy is changed as a whole. */
export function changedFields(
  draft: TemplateDraft,
  base: MailPolicy,
  changes: Partial<TemplateDraft>,
): Partial<MailTemplateFields> {
  const { name, description, policy } = fieldsOfDraft(draft, base)
  const { templateName, templateDescription, ...ofPolicy } = changes
  return {
    ...(templateName === undefined ? {} : { name }),
    ...(templateDescription === undefined ? {} : { description }),
    ...(Object.keys(ofPolicy).length > 0 ? { policy } : {}),
  }
}

/** What keeps the draft from being saved, at its inputs; `taken` are the names of the other templates. */
export function templateProblems(
  draft: TemplateDraft,
  base: MailPolicy,
  taken: readonly string[],
): TemplateProblems {
  const { name, description } = namedProblems(namedOf(draft), taken)
  return {
    ...findingsByInput(validateTemplatePolicy(fieldsOfDraft(draft, base).policy)),
    ...(name ? { templateName: name } : {}),
    ...(description ? { templateDescription: description } : {}),
  }
}

/** What is wrong with the policy. */
export const policyProblems = (problems: TemplateProblems): MailProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem?.kind === 'findings'))

/** What is wrong with what is said of the template. */
export const namedProblemOf = (problem: TemplateProblem | undefined): NamedProblem | undefined =>
  problem?.kind === 'findings' ? undefined : problem
