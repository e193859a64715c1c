import { MAIL_POLICY_KINDS, type MailPolicyKind, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import type { MailTemplate, MailTemplateFields } from '#shared/domain/defender/mail-template.ts'
import { templatePolicyOf } from '#shared/domain/defender/template-policy.ts'

interface Beginning {
  /** In the address: a kind, or the template that is copied. */
  from: string | undefined
  /** What was entered before and refused. */
  typed: Partial<MailTemplateFields> | undefined
  templates: readonly MailTemplate[]
  /** A name for a copy. */
  copyOf: (name: string) => string
}

/** What a new template begins with; undefined where the address names nothing that there is. */
export function templateStart({ from, typed, templates, copyOf }: Beginning): MailTemplateFields | undefined {
  // Its policy was entered as a whole, with what no input shows.
  if (typed?.policy) return { name: '', description: '', policy: typed.policy }
  const kind = MAIL_POLICY_KINDS.find((each) => each === from)
  if (kind) return blankTemplate(kind)
  const source = templates.find(({ id }) => id === from)
  return source && { name: copyOf(source.name), description: source.description, policy: source.policy }
}

const blankTemplate = (kind: MailPolicyKind): MailTemplateFields => ({
  name: '',
  description: '',
  policy: templatePolicyOf(newMailPolicy(kind, '')),
})
