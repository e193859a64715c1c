import { fieldsOf } from '#client/parts/form/form-fields.tsx'
import type { Form } from '#client/parts/form/use-form.ts'
import { useFindingText } from '../mail-policy-words.ts'
import type { MailDraft, MailProblem } from './mail-draft.ts'

export type MailForm = Pick<Form<MailDraft, MailProblem>, 'values' | 'problems' | 'set' | 'leave'>

/** What a labelled control needs to be an input of the policy; each of several things that are wrong is told. */
export function useMailField(form: MailForm) {
  const textOf = useFindingText()
  return fieldsOf(form, ({ findings }: MailProblem) => [...new Set(findings.map(textOf))].join('; '))
}
