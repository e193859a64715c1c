import type { ReactNode } from 'react'
import type { FormParts } from '#client/parts/form/form-state.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import type { FirstRunFields, FirstRunIssues } from './first-run-fields.ts'
import type { FirstRunEvent } from './first-run.machine.ts'

export interface FirstRunStepProps {
  form: FormParts<FirstRunFields, FirstRunIssues>
  notice: ReactNode
  send: (event: FirstRunEvent) => void
}

/** Who the first person is. */
export function OwnerStep({ form, notice, send }: FirstRunStepProps) {
  const t = useTexts('firstRun')
  const words = useTexts('words')
  const { values, problems, set, leave } = form
  const text = (field: 'firstName' | 'lastName' | 'email') => {
    const problem = problems[field]
    return {
      label: t(field),
      value: values[field],
      onChange: (value: string) => set({ [field]: value }),
      onBlur: () => leave(field),
      error: problem && t(`issues.${problem}`),
    }
  }
  return (
    <AuthCard
      title={t('ownerTitle')}
      words={
        <>
          <p>{words('stepOf', { step: 1, steps: 2 })}</p>
          <p>{t('ownerHelp')}</p>
        </>
      }
      notice={notice}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <TextField {...text('firstName')} autoComplete="given-name" autoFocus />
      <TextField {...text('lastName')} autoComplete="family-name" />
      <TextField {...text('email')} type="email" autoComplete="email" />
      <NewPasswordFields email={values.email.trim()} form={form} />
      <Actions>
        <span />
        <Button type="submit" variant="primary">
          {words('next')}
        </Button>
      </Actions>
    </AuthCard>
  )
}
