import { fieldsOf } from '#client/parts/form/form-fields.tsx'
import type { Form } from '#client/parts/form/use-form.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { ExceptionProblem } from './exception-form.ts'

/** `useFormField` with what can be wrong with the fields of the setup. */
export function useSetupField<Values extends object>(
  form: Pick<Form<Values, ExceptionProblem>, 'values' | 'problems' | 'set' | 'leave'>,
) {
  return fieldsOf(form, useProblemText())
}

function useProblemText() {
  const t = useTexts('usualSetup')
  const fieldText = useFieldText()
  return (problem: ExceptionProblem, label: string): string => {
    switch (problem.kind) {
      case 'invalidIp':
      case 'ipIsInList':
      case 'longEntry': {
        const text = t(`problems.${problem.kind}`)
        return problem.of === 1 ? text : t('problems.atLine', { problem: text, ...place(problem) })
      }
      case 'tooMany':
        return t('problems.tooMany', { limit: problem.limit })
      case 'startIsPast':
      case 'endIsNotLater':
      case 'letsNothing':
        return t(`problems.${problem.kind}`)
      default:
        return fieldText(problem, label)
    }
  }
}

const LONGEST_SHOWN = 60

const place = ({ line, entry }: { line: number; entry: string }) => ({
  line,
  entry: entry.length > LONGEST_SHOWN ? `${entry.slice(0, LONGEST_SHOWN)}…` : entry,
})
