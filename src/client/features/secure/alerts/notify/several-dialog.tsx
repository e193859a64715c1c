import { useMemo, useState } from 'react'
import { alertSettingsFieldsSchema, inheritedSettings } from '#shared/domain/alerts/alert-settings.ts'
import { setAlertSettings } from '#client/data/nouns/secure/alert-rules.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields, fieldsOf } from '#client/parts/form/form-fields.tsx'
import { SeveralField } from '#client/parts/form/several-field.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import {
  isAnythingChosen,
  nothingChosen,
  type SeveralDraft,
  severalProblems,
  withChosen,
} from './several-form.ts'
import { SWITCHES } from './settings-form.ts'
import { type NotifyProblem, severityOptions, useNotifyProblemText } from './use-notify-words.ts'
import type { KnownRouting } from './use-rule-context.ts'

interface SeveralDialogProps {
  routing: KnownRouting
  onClose: () => void
}

interface Failure {
  company: string
  error: string
}

/** Sets what is chosen for several companies; each is saved by itself, and those that fail are named (ALERT-21, ALERT-22). */
export function SeveralDialog({ routing, onClose }: SeveralDialogProps) {
  const device = useDevice()
  const t = useTexts('alertNotify')
  const customers = useWatched(watchCustomers)
  const [isNothing, setNothing] = useState(false)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const companies = useMemo(
    () => (customers ?? []).map(({ row }) => ({ value: row.id, label: row.name })),
    [customers],
  )
  const form = useForm<SeveralDraft, NotifyProblem>({ seen: nothingChosen, judge: severalProblems })
  const save = async () => {
    setNothing(!isAnythingChosen(form.values))
    if (!isAnythingChosen(form.values)) return
    const failed: Failure[] = []
    const saved = await form.submit(async (draft) => {
      for (const customerId of draft.companies) {
        const name = companies.find(({ value }) => value === customerId)?.label ?? customerId
        const error = await saveOne(customerId, name, draft)
        if (error !== undefined) failed.push({ company: name, error })
      }
      return { outcome: 'saved' as const, count: draft.companies.length }
    })
    if (!saved) return
    setFailures(failed)
    if (failed.length > 0) return
    showToast({ tone: 'ok', text: t('several.saved', { count: saved.count }) })
    onClose()
  }
  /** Why it could not be saved; undefined where it could. */
  const saveOne = async (customerId: string, name: string, draft: SeveralDraft) => {
    const {
      id: _id,
      customer_id: _,
      ...seen
    } = routing.settings.get(customerId) ?? {
      ...inheritedSettings,
      id: '',
      customer_id: customerId,
    }
    const settings = withChosen(seen, draft)
    const { error } = alertSettingsFieldsSchema.safeParse(settings)
    if (error) return t('problems.emailEmpty')
    const { outcome } = await setAlertSettings(
      device,
      { customerId, name, seen: routing.settings.get(customerId) },
      settings,
    )
    return outcome === 'saved' ? undefined : t(`failures.${outcome === 'forbidden' ? outcome : 'notKept'}`)
  }
  return (
    <FormDialog form={form} title={t('several.title')} onSave={() => void save()} onClose={onClose}>
      <p>{t('several.purpose')}</p>
      {isNothing ? <Callout tone="error">{t('several.nothing')}</Callout> : null}
      {failures.map(({ company, error }) => (
        <Callout key={company} tone="error">
          {t('several.error', { companyName: company, error })}
        </Callout>
      ))}
      <FormFields form={form}>
        <SeveralFields form={form} companies={companies} />
      </FormFields>
    </FormDialog>
  )
}

interface SeveralFieldsProps {
  form: ReturnType<typeof useForm<SeveralDraft, NotifyProblem>>
  companies: readonly { value: string; label: string }[]
}

function SeveralFields({ form, companies }: SeveralFieldsProps) {
  const t = useTexts('alertNotify')
  const locale = useLocale()
  const field = fieldsOf(form, useNotifyProblemText())
  const keep = { value: 'keep' as const, label: t('several.keep') }
  const inherit = { value: 'inherit' as const, label: t('several.inherit') }
  return (
    <>
      <SeveralField
        {...field('companies', t('several.companies'))}
        options={companies}
        words={{
          add: t('several.add'),
          find: t('several.add'),
          noSuch: t('several.none'),
          none: t('several.none'),
          remove: (name) => t('several.remove', { name }),
        }}
      />
      {form.values.companies.length < companies.length ? (
        <div>
          <Button onClick={() => form.set({ companies: companies.map(({ value }) => value).toSorted() })}>
            {t('several.every', { number: companies.length.toLocaleString(locale) })}
          </Button>
        </div>
      ) : null}
      {SWITCHES.map((name) => (
        <SelectField
          key={name}
          {...field(name, t(`${name}.label`))}
          options={[keep, inherit, { value: 'on', label: t('on') }, { value: 'off', label: t('off') }]}
        />
      ))}
      <SelectField
        {...field('severity', t('severity.label'))}
        options={[keep, inherit, ...severityOptions(t)]}
      />
      <SelectField
        {...field('recipientsOf', t('several.recipients'))}
        options={[keep, inherit, { value: 'own', label: t('several.recipientsOwn') }]}
      />
      {form.values.recipientsOf === 'own' ? (
        <TextArea {...field('recipients', t('recipients.label'))} help={t('recipients.help')} rows={3} />
      ) : null}
    </>
  )
}
