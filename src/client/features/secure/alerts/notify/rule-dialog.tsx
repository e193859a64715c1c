import { chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import type { AlertRule } from '#shared/domain/alerts/alert-rule.ts'
import { deleteAlertRule, saveAlertRule } from '#client/data/nouns/secure/alert-rules.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { fieldsOf } from '#client/parts/form/form-fields.tsx'
import { SeveralField } from '#client/parts/form/several-field.tsx'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { RuleFrame } from './rule-frame.tsx'
import { type RuleDraft, ruleDraftOf, ruleOf, ruleProblems, storedRule } from './rule-form.ts'
import { TypesField } from './types-field.tsx'
import { type NotifyProblem, severityOptions, useNotifyProblemText } from './use-notify-words.ts'

const RuleTicketHints = later(() => import('./notice-hints.tsx').then((part) => part.RuleTicketHints))

const Group = chakra('fieldset', {
  base: { display: 'grid', gap: 2, '& > legend': { mb: 1, fontSize: 'control', fontWeight: 'medium' } },
})
const Times = chakra('div', {
  base: { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

interface RuleDialogProps {
  /** Whose rule it is; null for all companies. */
  customerId: string | null
  /** Undefined for a new one. */
  seen: AlertRule | undefined
  onClose: () => void
}

/** One rule: which alerts, from which severity on, how and whom, and what is done at once. */
export function RuleDialog({ customerId, seen, onClose }: RuleDialogProps) {
  const device = useDevice()
  const t = useTexts('alertNotify')
  const form = useForm<RuleDraft, NotifyProblem>({
    seen: ruleDraftOf(seen),
    judge: ruleProblems,
    stored: storedRule,
  })
  return (
    <RuleFrame
      words="rules"
      customerId={customerId}
      seen={seen}
      form={form}
      save={(draft) => saveAlertRule(device, { customerId, seen }, ruleOf(draft))}
      remove={(rule) => deleteAlertRule(device, rule)}
      onClose={onClose}
    >
      <WhichAlerts form={form} />
      <HowFields form={form} customerId={customerId} />
      <Remediation form={form} />
      <Checkbox
        label={t('rules.enabled')}
        checked={form.values.enabled}
        onChange={(enabled) => form.set({ enabled })}
      />
    </RuleFrame>
  )
}

interface PartProps {
  form: Form<RuleDraft, NotifyProblem>
}

function WhichAlerts({ form }: PartProps) {
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const field = fieldsOf(form, useNotifyProblemText())
  return (
    <>
      <TextField {...field('name', words('name'))} required autoComplete="off" />
      <TypesField {...field('detections', t('rules.choose'))} />
      <SelectField {...field('severity', t('rules.severity'))} options={severityOptions(t)} />
    </>
  )
}

function HowFields({ form, customerId }: PartProps & { customerId: string | null }) {
  const t = useTexts('alertNotify')
  const field = fieldsOf(form, useNotifyProblemText())
  const users = useWatched(watchUsers)
  const { push, email } = form.values
  return (
    <>
      <Group>
        <legend>{t('rules.how')}</legend>
        {(['push', 'email', 'webhook'] as const).map((channel) => (
          <Checkbox
            key={channel}
            label={t(`rules.${channel}`)}
            checked={form.values[channel]}
            onChange={(checked) => form.set({ [channel]: checked })}
          />
        ))}
        <Quiet>{t('rules.howHelp')}</Quiet>
      </Group>
      <TicketField form={form} customerId={customerId} />
      {push ? (
        <SeveralField
          {...field('people', t('rules.people'))}
          help={t('rules.peopleHelp')}
          options={(users ?? []).map(({ id, first_name, last_name, email: address }) => ({
            value: id,
            label: `${first_name} ${last_name}`.trim() || address,
          }))}
          words={{
            add: t('rules.addPerson'),
            find: t('rules.findPerson'),
            noSuch: t('rules.noSuchPerson'),
            none: t('rules.nobody'),
            remove: (name) => t('rules.removeType', { name }),
          }}
        />
      ) : null}
      {email ? (
        <TextArea {...field('recipients', t('rules.recipients'))} help={t('rules.recipientsHelp')} rows={2} />
      ) : null}
    </>
  )
}

/** Whether a ticket is opened, and at which priority (INT-31). */
function TicketField({ form, customerId }: PartProps & { customerId: string | null }) {
  const t = useTexts('alertNotify')
  const field = fieldsOf(form, useNotifyProblemText())
  const { ticket } = form.values
  return (
    <>
      <SelectField
        {...field('ticket', t('rules.ticket'))}
        value={ticket ?? 'none'}
        onChange={(value) => form.set({ ticket: value === 'none' ? null : value })}
        options={(['none', 'severity', 'critical'] as const).map((value) => ({
          value,
          label: t(`rules.tickets.${value}`),
        }))}
      />
      {ticket === null ? null : (
        <Suspense>
          <RuleTicketHints customerId={customerId} />
        </Suspense>
      )}
    </>
  )
}

function Remediation({ form }: PartProps) {
  const t = useTexts('alertNotify')
  const field = fieldsOf(form, useNotifyProblemText())
  const { remediates } = form.values
  return (
    <>
      <Checkbox
        label={t('rules.remediate')}
        help={t('rules.remediateHelp')}
        checked={remediates}
        onChange={(checked) => form.set({ remediates: checked })}
      />
      {remediates ? (
        <Times>
          {(['days', 'hours', 'minutes'] as const).map((unit) => (
            <TextField key={unit} {...field(unit, t(`rules.${unit}`))} inputMode="numeric" maxLength={5} />
          ))}
        </Times>
      ) : null}
    </>
  )
}
