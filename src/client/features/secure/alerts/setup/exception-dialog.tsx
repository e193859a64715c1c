import { type UsualException, usualSetupLimits } from '#shared/domain/alerts/usual-setup.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { CountriesField } from './countries-field.tsx'
import {
  type ExceptionDraft,
  exceptionDraftOf,
  exceptionOf,
  type ExceptionProblem,
  exceptionProblems,
  storedException,
} from './exception-form.ts'
import { useSetupField } from './use-setup-field.ts'

const LATEST = '9999-12-31T23:59'

interface ExceptionDialogProps {
  /** Undefined: a new one. */
  seen: UsualException | undefined
  /** Takes the exception into the form of what is usual, which saves it. */
  onDone: (exception: UsualException) => void
  onClose: () => void
}

/** One exception: for whom, what it lets through, for how long, and why (ALERT-13, ALERT-14). */
export function ExceptionDialog({ seen, onDone, onClose }: ExceptionDialogProps) {
  const t = useTexts('usualSetup')
  const words = useTexts('words')
  const form = useForm<ExceptionDraft, ExceptionProblem>({
    seen: exceptionDraftOf(seen),
    judge: (draft) => exceptionProblems(draft, seen, Date.now()),
    stored: storedException,
  })
  const done = async () => {
    const kept = await form.submit((draft) =>
      Promise.resolve({ outcome: 'saved' as const, exception: exceptionOf(draft, seen) }),
    )
    if (!kept) return
    onDone(kept.exception)
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={seen ? t('exception.edit') : t('exception.add')}
      word={words('done')}
      disabledReason={seen && !form.isChanged ? words('unchanged') : undefined}
      onSave={() => void done()}
      onClose={onClose}
    >
      <p>{t('exception.purpose')}</p>
      <FormFields form={form}>
        <WhomAndWhat form={form} />
        <When form={form} />
        <Note form={form} />
      </FormFields>
    </FormDialog>
  )
}

interface PartProps {
  form: Form<ExceptionDraft, ExceptionProblem>
}

function WhomAndWhat({ form }: PartProps) {
  const t = useTexts('usualSetup')
  const field = useSetupField(form)
  return (
    <>
      <RadioList
        label={t('exception.whom')}
        value={form.values.whom}
        onChange={(whom) => form.set({ whom })}
        options={(['everybody', 'account'] as const).map((value) => ({
          value,
          label: t(`exception.whoms.${value}`),
          help: t(`exception.whoms.${value}Help`),
        }))}
      />
      {form.values.whom === 'account' ? (
        <TextField {...field('account', t('exception.account'))} required autoComplete="off" />
      ) : null}
      <CountriesField
        label={t('exception.countries')}
        value={form.values.countries}
        onChange={(countries) => form.set({ countries })}
        readOnly={false}
      />
      <TextArea {...field('addresses', t('exception.addresses'))} help={t('safe_addresses.help')} rows={2} />
      <TextArea {...field('domains', t('exception.domains'))} help={t('exception.domainsHelp')} rows={2} />
    </>
  )
}

function When({ form }: PartProps) {
  const t = useTexts('usualSetup')
  const field = useSetupField(form)
  return (
    <>
      <RadioList
        label={t('exception.time')}
        value={form.values.time}
        onChange={(time) => form.set({ time })}
        options={(['always', 'limited'] as const).map((value) => ({
          value,
          label: t(`exception.times.${value}`),
          help: t(`exception.times.${value}Help`),
        }))}
      />
      {form.values.time === 'limited' ? (
        <>
          <TextField {...field('from', t('exception.from'))} type="datetime-local" max={LATEST} required />
          <TextField {...field('until', t('exception.until'))} type="datetime-local" max={LATEST} required />
        </>
      ) : null}
    </>
  )
}

function Note({ form }: PartProps) {
  const t = useTexts('usualSetup')
  const field = useSetupField(form)
  return (
    <TextArea
      {...field('note', t('exception.note'))}
      help={t('exception.noteHelp')}
      rows={2}
      maxLength={usualSetupLimits.note}
    />
  )
}
