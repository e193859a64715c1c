import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'
import type { FormParts, Problems } from '#client/parts/form/form-state.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import type { NamedFields, NamedProblem } from './named-fields.ts'

interface NamedInputsProps {
  form: Pick<
    FormParts<NamedFields, Problems<NamedFields, NamedProblem>>,
    'values' | 'problems' | 'set' | 'leave'
  >
  nameHelp?: string
}

/** What a person says of a template: its name and what it is for. */
export function NamedInputs({ form: { values, problems, set, leave }, nameHelp }: NamedInputsProps) {
  const t = useTexts('protectionTemplates')
  const fieldText = useFieldText()
  const textOf = (problem: NamedProblem | undefined, label: string) => {
    if (problem === undefined) return undefined
    return problem.kind === 'taken' ? t('save.taken') : fieldText(problem, label)
  }
  return (
    <>
      <TextField
        label={t('save.name')}
        help={nameHelp}
        required
        autoComplete="off"
        value={values.name}
        onChange={(name) => set({ name })}
        onBlur={() => leave('name')}
        error={textOf(problems.name, t('save.name'))}
      />
      <TextArea
        label={t('save.description')}
        rows={2}
        maxLength={policyTemplateLimits.description}
        value={values.description}
        onChange={(description) => set({ description })}
        onBlur={() => leave('description')}
        error={textOf(problems.description, t('save.description'))}
      />
    </>
  )
}
