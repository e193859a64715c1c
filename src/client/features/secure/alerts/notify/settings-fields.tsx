import { chakra } from '@chakra-ui/react'
import { type AlertSettingsFields, settledSettings } from '#shared/domain/alerts/alert-settings.ts'
import { fieldsOf } from '#client/parts/form/form-fields.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { type Choice, type SettingsForm, type SettingSwitch, SWITCHES } from './settings-form.ts'
import { severityOptions, useNotifyProblemText } from './use-notify-words.ts'

const Pairs = chakra('div', {
  base: { display: 'grid', gap: 4, gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } },
})

interface SettingsFieldsProps {
  form: SettingsForm
  /** What somebody said of all companies, where it is the settings of one. */
  everywhere: AlertSettingsFields | undefined
  isOrganization: boolean
}

export function SettingsFields({ form, everywhere, isOrganization }: SettingsFieldsProps) {
  const t = useTexts('alertNotify')
  const field = fieldsOf(form, useNotifyProblemText())
  const inherited = settledSettings(everywhere)
  const inheritedSwitch: Record<SettingSwitch, boolean> = {
    enabled: inherited.enabled,
    push_enabled: inherited.pushEnabled,
    email_enabled: inherited.emailEnabled,
    webhook_enabled: inherited.webhookEnabled,
    ticketing_enabled: inherited.ticketingEnabled,
  }
  const choices = (name: SettingSwitch): { value: Choice; label: string }[] => [
    ...(isOrganization
      ? []
      : [
          {
            value: 'inherit' as const,
            label: t('asAll', { value: inheritedSwitch[name] ? t('on') : t('off') }),
          },
        ]),
    { value: 'on', label: t('on') },
    { value: 'off', label: t('off') },
  ]
  return (
    <>
      <Pairs>
        {SWITCHES.map((name) => (
          <SelectField
            key={name}
            {...field(name, t(`${name}.label`))}
            help={t(`${name}.help`)}
            options={choices(name)}
          />
        ))}
      </Pairs>
      <SelectField
        {...field('severity', t('severity.label'))}
        help={t('severity.help')}
        options={[
          ...(isOrganization
            ? []
            : [
                {
                  value: 'inherit' as const,
                  label: t('asAll', { value: t(`severities.${inherited.severity}`) }),
                },
              ]),
          ...severityOptions(t),
        ]}
      />
      <Recipients form={form} inherited={inherited.recipients} isOrganization={isOrganization} />
      {isOrganization ? <QuietHours form={form} /> : null}
    </>
  )
}

interface RecipientsProps {
  form: SettingsForm
  inherited: readonly string[]
  isOrganization: boolean
}

function Recipients({ form, inherited, isOrganization }: RecipientsProps) {
  const t = useTexts('alertNotify')
  const field = fieldsOf(form, useNotifyProblemText())
  const { hasOwnRecipients } = form.values
  const error = form.problems.recipients
  return (
    <>
      {isOrganization ? null : (
        <RadioList
          label={t('recipients.label')}
          value={hasOwnRecipients ? 'own' : 'inherited'}
          onChange={(choice) => form.set({ hasOwnRecipients: choice === 'own' })}
          options={[
            {
              value: 'inherited',
              label: t('recipients.inherited'),
              help: inherited.join(', ') || t('recipients.nobody'),
            },
            { value: 'own', label: t('recipients.own'), help: t('recipients.ownHelp') },
          ]}
        />
      )}
      {isOrganization || hasOwnRecipients || error ? (
        <TextArea
          {...field('recipients', t('recipients.label'))}
          hideLabel={!isOrganization}
          help={t('recipients.help')}
          rows={3}
          disabled={!isOrganization && !hasOwnRecipients}
        />
      ) : null}
    </>
  )
}

function QuietHours({ form }: { form: SettingsForm }) {
  const t = useTexts('alertNotify')
  const field = fieldsOf(form, useNotifyProblemText())
  const { isQuiet } = form.values
  return (
    <>
      <Checkbox
        label={t('quiet.label')}
        help={t('quiet.help')}
        checked={isQuiet}
        onChange={(checked) => form.set({ isQuiet: checked })}
      />
      {isQuiet ? (
        <Pairs>
          <TextField {...field('quietFrom', t('quiet.from'))} type="time" required />
          <TextField {...field('quietUntil', t('quiet.until'))} type="time" required />
        </Pairs>
      ) : null}
    </>
  )
}
