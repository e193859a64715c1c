import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { Actions, AuthCard } from '../auth-card.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { type FirstRunField, firstRunIssues } from './first-run-fields.ts'
import type { FirstRunContext, FirstRunEvent } from './first-run.machine.ts'

export interface FirstRunStepProps {
  context: FirstRunContext
  notice: ReactNode
  send: (event: FirstRunEvent) => void
}

/** Who the first person is. */
export function OwnerStep({ context, notice, send }: FirstRunStepProps) {
  const t = useTexts('firstRun')
  const words = useTexts('words')
  const { fields, touched } = context
  const issues = firstRunIssues(fields)
  const said = <Field extends FirstRunField>(field: Field) =>
    touched.includes(field) ? issues[field] : undefined
  const text = (field: 'firstName' | 'lastName' | 'email') => {
    const issue = said(field)
    return {
      label: t(field),
      value: fields[field],
      onChange: (value: string) => send({ type: 'field.typed', change: { [field]: value } }),
      onBlur: () => send({ type: 'field.left', field }),
      ...(issue ? { error: t(`issues.${issue}`) } : {}),
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
      <NewPasswordFields
        email={fields.email.trim()}
        value={fields}
        issues={{ password: said('password'), confirmation: said('confirmation') }}
        onChange={(change) => send({ type: 'field.typed', change })}
        onLeave={(field) => send({ type: 'field.left', field })}
      />
      <Actions>
        <span />
        <Button type="submit" variant="primary">
          {words('next')}
        </Button>
      </Actions>
    </AuthCard>
  )
}
