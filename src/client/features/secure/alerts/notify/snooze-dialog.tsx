import { useMemo } from 'react'
import type { SnoozeRule } from '#shared/domain/alerts/snooze-rule.ts'
import {
  addSnoozeRule,
  deleteSnoozeRule,
  setSnoozeRule,
  watchSnoozeRules,
} from '#client/data/nouns/secure/alert-rules.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { countries } from '#client/parts/countries.ts'
import { fieldsOf } from '#client/parts/form/form-fields.tsx'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { RuleFrame } from './rule-frame.tsx'
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
import { type NotifyProblem, useNotifyProblemText } from './use-notify-words.ts'
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
  const rules = useWatched(watchSnoozeRules)
  const others = seen ? [] : (rules ?? []).map(({ row }) => row)
  const form = useForm<SnoozeDraft, NotifyProblem>({
    seen: snoozeDraftOf(seen, start),
    judge: (draft) => snoozeProblems(draft, others, customerId),
    stored: storedSnooze,
  })
  const save = (draft: SnoozeDraft) => {
    const terms = termsOf(draft, seen, new Date(device.clock.now()).toISOString())
    return seen
      ? setSnoozeRule(device, seen, terms)
      : addSnoozeRule(device, definitionOf(draft, customerId), terms)
  }
  return (
    <RuleFrame
      words="snoozed"
      customerId={customerId}
      seen={seen}
      form={form}
      save={save}
      remove={(rule) => deleteSnoozeRule(device, rule)}
      onClose={onClose}
    >
      <SnoozeFields form={form} seen={seen} />
    </RuleFrame>
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
