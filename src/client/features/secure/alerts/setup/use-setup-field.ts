import type { Form } from '#client/parts/form/use-form.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { ExceptionProblem } from './exception-form.ts'

/** What a labelled control needs to be a field of a form of the setup: `useFormField` with what can be wrong here. */
export function useSetupField<Values extends object>(
  form: Pick<Form<Values, ExceptionProblem>, 'values' | 'problems' | 'set' | 'leave'>,
) {
  const problemText = useProblemText()
  return <Field extends keyof Values>(field: Field, label: string) => {
    const problem = form.problems[field]
    return {
      label,
      value: form.values[field],
      onChange: (value: Values[Field]) => form.set({ [field]: value } as unknown as Partial<Values>),
      onBlur: () => form.leave(field),
      error: problem && problemText(problem, label),
    }
  }
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
