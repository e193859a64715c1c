import type { NamedFields, NamedProblem } from '#client/features/secure/parts/templates/named-fields.ts'
import { NamedInputs } from '#client/features/secure/parts/templates/named-inputs.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import type { Form } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'

interface TemplateInputsProps {
  form: Form<NamedFields, NamedProblem>
  /** What the policies are called that are made of it. */
  policyName: string
}

/** What a person says of a template: its name and what it is for. */
export function TemplateInputs({ form, policyName }: TemplateInputsProps) {
  const t = useTexts('intune')
  const protect = useTexts('protect')
  return (
    <FormFields
      form={form}
      failedTitle={t('saveTemplate.failed')}
      failureText={(failure) => protect(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
    >
      <NamedInputs form={form} nameHelp={t('saveTemplate.nameHelp', { name: policyName })} />
    </FormFields>
  )
}
