import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { useFieldText } from '../use-field-text.ts'
import type { FormParts, Problems } from './form-state.ts'
import type { Form, FormFailure } from './use-form.ts'

const Fields = chakra('div', { base: { display: 'grid', gap: 4, color: 'text' } })

interface FormFieldsProps {
  form: Pick<FormParts<never>, 'isWrong'> & Partial<Pick<Form<never>, 'failure' | 'box'>>
  /** Says above the reason what was not saved. */
  failedTitle?: string
  failureText?: (failure: FormFailure) => string
  children: ReactNode
}

/** The fields of a form, below what is wrong with all of it: that something is (ERR-10), or why it was not saved. */
export function FormFields({ form, failedTitle, failureText, children }: FormFieldsProps) {
  const t = useTexts('fields')
  const { box, isWrong, failure } = form
  return (
    <Fields {...(box ? { ref: box } : {})}>
      {isWrong ? <Callout tone="error">{t('form')}</Callout> : null}
      {failure && failureText ? (
        <Callout tone="error" {...(failedTitle ? { title: failedTitle } : {})}>
          {failureText(failure)}
        </Callout>
      ) : null}
      {children}
    </Fields>
  )
}

/** What a labelled control needs to be a field of a form: `<TextField {...field('name', t('name'))} />`. */
export function useFormField<Values extends object>(form: FormParts<Values>) {
  return fieldsOf(form, useFieldText())
}

/** The same where something else can be wrong with a field, which `problemText` puts into words. */
export const fieldsOf =
  <Values extends object, Problem extends { kind: string }>(
    form: Pick<FormParts<Values, Problems<Values, Problem>>, 'values' | 'problems' | 'set' | 'leave'>,
    problemText: (problem: Problem, label: string) => string,
  ) =>
  <Field extends keyof Values>(field: Field, label: string) => {
    const problem = form.problems[field]
    return {
      label,
      value: form.values[field],
      onChange: (value: Values[Field]) => form.set({ [field]: value } as unknown as Partial<Values>),
      onBlur: () => form.leave(field),
      error: problem && problemText(problem, label),
    }
  }
