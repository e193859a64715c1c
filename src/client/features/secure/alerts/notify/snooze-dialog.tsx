import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { SnoozeRule } from '#shared/domain/alerts/snooze-rule.ts'
import {
  addSnoozeRule,
  deleteSnoozeRule,
  setSnoozeRule,
  watchSnoozeRules,
} from '#client/data/nouns/alert-rules.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { countries } from '#client/parts/countries.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields, fieldsOf } from '#client/parts/form/form-fields.tsx'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { DeleteRuleDialog } from './delete-rule-dialog.tsx'
import {
  definitionOf,
  MATTERS,
  type SnoozeDraft,
  snoozeDraftOf,
  snoozeProblems,
  type SnoozeStart,
  storedSnooze,
  termsOf,
} from './snooze-form.ts'
import { TypesField } from './types-field.tsx'
import { useMatterText } from './use-matter-text.ts'
import { type NotifyProblem, useNotifyObstacle, useNotifyProblemText } from './use-notify-words.ts'
import { useTypesText } from './use-types-text.ts'

interface SnoozeDialogProps {
  /** Whose alerts; null for all companies. */
  customerId: string | null
  /** Undefined for a new one. */
  seen: SnoozeRule | undefined
  /** What a new one begins with. */
  start?: SnoozeStart
  onClose: () => void
}

/** One snooze rule: which alerts, whose or from where, and for how long. What it is about never changes. */
export function SnoozeDialog({ customerId, seen, start, onClose }: SnoozeDialogProps) {
  const device = useDevice()
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const obstacle = useNotifyObstacle(customerId)
  const [isDeleting, setDeleting] = useState(false)
  const rules = useWatched(watchSnoozeRules)
  const others = seen ? [] : (rules ?? []).map(({ row }) => row)
  const form = useForm<SnoozeDraft, NotifyProblem>({
    seen: snoozeDraftOf(seen, start),
    judge: (draft) => snoozeProblems(draft, others, customerId),
    stored: storedSnooze,
  })
  const save = async () => {
    if (seen && !form.isChanged) return
    const saved = await form.submit((draft) => {
      const terms = termsOf(draft, seen, new Date(device.clock.now()).toISOString())
      return seen
        ? setSnoozeRule(device, seen, terms)
        : addSnoozeRule(device, definitionOf(draft, customerId), terms)
    })
    if (!saved) return
    showToast({ tone: 'ok', text: t('snoozed.saved', { name: form.values.name.trim() }) })
    onClose()
  }
  return (
    <>
      <FormDialog
        form={form}
        title={seen ? t('snoozed.edit') : t('snoozed.add')}
        disabledReason={seen && !form.isChanged ? words('unchanged') : undefined}
        acts={
          seen ? (
            <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
              {words('delete')}
            </Button>
          ) : null
        }
        onSave={obstacle === undefined ? () => void save() : undefined}
        onClose={onClose}
      >
        {obstacle === undefined ? null : <Callout tone="info">{obstacle}</Callout>}
        <p>{t('snoozed.purpose')}</p>
        <FormFields
          form={form}
          failedTitle={t('notSaved')}
          failureText={(failure) => t(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
        >
          <SnoozeFields form={form} seen={seen} />
        </FormFields>
      </FormDialog>
      {isDeleting && seen ? (
        <DeleteRuleDialog
          title={t('snoozed.deleteTitle')}
          text={t('snoozed.deleteText', { name: seen.name })}
          done={t('snoozed.deleted', { name: seen.name })}
          remove={() => deleteSnoozeRule(device, seen)}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            form.release()
            onClose()
          }}
        />
      ) : null}
    </>
  )
}

interface PartProps {
  form: Form<SnoozeDraft, NotifyProblem>
}

function SnoozeFields({ form, seen }: PartProps & { seen: SnoozeRule | undefined }) {
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const field = fieldsOf(form, useNotifyProblemText())
  const { duration, enabled, beginsNow } = form.values
  return (
    <>
      <TextField {...field('name', words('name'))} required autoComplete="off" />
      {seen ? <KnownMatter rule={seen} /> : <MatterFields form={form} />}
      <RadioList
        label={t('snoozed.duration')}
        value={duration}
        onChange={(next) => form.set({ duration: next })}
        options={(['day', 'days'] as const).map((value) => ({
          value,
          label: t(`snoozed.durations.${value}`),
          help: t(`snoozed.durations.${value}Help`),
        }))}
      />
      {duration === 'days' ? (
        <TextField {...field('days', t('snoozed.days'))} inputMode="numeric" maxLength={3} required />
      ) : null}
      {seen ? (
        <>
          <Checkbox
            label={t('snoozed.again')}
            checked={beginsNow}
            onChange={(next) => form.set({ beginsNow: next })}
          />
          <Checkbox
            label={t('snoozed.enabled')}
            checked={enabled}
            onChange={(next) => form.set({ enabled: next })}
          />
        </>
      ) : null}
    </>
  )
}

function KnownMatter({ rule }: { rule: SnoozeRule }) {
  const typesOf = useTypesText()
  const aboutOf = useMatterText()
  return <p>{[aboutOf(rule.matter), typesOf(rule.detections)].join(' · ')}</p>
}

function MatterFields({ form }: PartProps) {
  const t = useTexts('alertNotify')
  const locale = useLocale()
  const options = useMemo(() => countries(locale), [locale])
  const field = fieldsOf(form, useNotifyProblemText())
  const { about } = form.values
  return (
    <>
      <TypesField {...field('detections', t('rules.choose'))} />
      <RadioList
        label={t('snoozed.about')}
        value={about}
        onChange={(next) => form.set({ about: next })}
        options={MATTERS.map((value) => ({
          value,
          label: t(`snoozed.matters.${value}`),
          help: t(`snoozed.matters.${value}Help`),
        }))}
      />
      {about === 'account' ? (
        <TextField {...field('account', t('snoozed.account'))} required autoComplete="off" />
      ) : null}
      {about === 'address' ? (
        <TextField {...field('address', t('snoozed.address'))} required autoComplete="off" mono />
      ) : null}
      {about === 'country' ? (
        <SelectField
          {...field('country', t('snoozed.country'))}
          required
          options={[{ value: '', label: '–' }, ...options]}
        />
      ) : null}
    </>
  )
}
