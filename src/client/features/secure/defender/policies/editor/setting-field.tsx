import { useMemo } from 'react'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import type { MailChoice, MailSetting } from '#shared/domain/defender/settings/mail-setting.ts'
import { MAIL_VOCABULARIES } from '#shared/domain/defender/settings/mail-vocabularies.ts'
import { countries } from '#client/parts/countries.ts'
import { SeveralField } from '#client/parts/form/several-field.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { languages } from '../languages.ts'
import type { MailTexts } from '../mail-policy-words.ts'
import { isOfCodes, keptEntries } from './mail-draft.ts'
import { type MailForm, useMailField } from './use-mail-field.ts'

interface SettingFieldProps<Setting extends MailSetting = MailSetting> {
  setting: Setting
  form: MailForm
  /** As the person saw it. */
  seen: MailPolicy
}

type Of<Type extends MailSetting['type']> = Extract<MailSetting, { type: Type }>

/** A setting as its type draws it. */
export function SettingField({ setting, ...rest }: SettingFieldProps) {
  switch (setting.type) {
    case 'switch':
      return <SwitchField setting={setting} {...rest} />
    case 'choice':
      return <ChoiceField setting={setting} {...rest} />
    case 'number':
      return <NumberField setting={setting} {...rest} />
    case 'text':
      return <WordsField setting={setting} {...rest} />
    default:
      return isOfCodes(setting) ? (
        <CodesField setting={setting} {...rest} />
      ) : (
        <LinesField setting={setting} {...rest} />
      )
  }
}

/** What the input of a setting needs, whatever its value is. */
function useSetting({ setting, form }: Pick<SettingFieldProps, 'setting' | 'form'>) {
  const t = useTexts('defender')
  const { value, ...field } = useMailField(form)(setting.name, t(`policy.settings.${setting.name}`))
  return { t, value, field, text: typeof value === 'string' ? value : '' }
}

function SwitchField({ setting, form }: SettingFieldProps<Of<'switch'>>) {
  const { value, field } = useSetting({ setting, form })
  return (
    <div data-invalid={field.error ? '' : undefined}>
      <Checkbox label={field.label} checked={value === true} onChange={field.onChange} error={field.error} />
    </div>
  )
}

/** A word of the vendor's that nobody here knows stays a choice. */
function ChoiceField({ setting, form }: SettingFieldProps<Of<'choice'>>) {
  const { t, text, field } = useSetting({ setting, form })
  const known = setting.choices.map((choice) => ({ value: choice as string, label: choiceText(choice, t) }))
  const isKnown = known.some(({ value }) => value === text)
  return (
    <div onBlur={field.onBlur}>
      <SelectField
        label={field.label}
        error={field.error}
        value={text}
        onChange={field.onChange}
        options={isKnown ? known : [...known, { value: text, label: text }]}
      />
    </div>
  )
}

const choiceText = (choice: MailChoice, t: MailTexts) => t(`policy.choices.${choice}`)

function NumberField({ setting, form }: SettingFieldProps<Of<'number'>>) {
  const { t, text, field } = useSetting({ setting, form })
  const { least, most } = setting
  return <TextField {...field} value={text} inputMode="numeric" help={t('form.range', { least, most })} />
}

function WordsField({ setting, form, seen }: SettingFieldProps<Of<'text'>>) {
  const { t, text, field } = useSetting({ setting, form })
  const help = isFirstQuarantine(setting, seen) ? t('form.quarantineHelp') : undefined
  if (isLong(setting)) return <TextArea {...field} value={text} rows={3} />
  return <TextField {...field} value={text} autoComplete="off" {...(help ? { help } : {})} />
}

/** Some kinds have five of these, and one explanation is enough. */
const isFirstQuarantine = (setting: MailSetting, { kind }: MailPolicy) =>
  MAIL_VOCABULARIES[kind].settings.find((each) => each.type === 'text' && each.of === 'quarantinePolicy') ===
  setting

/** Texts of several lines, that people read. */
const isLong = ({ name }: MailSetting) => name.endsWith('Body') || name === 'CustomNotificationText'

function LinesField({ setting, form, seen }: SettingFieldProps<Of<'texts'>>) {
  const { t, text, field } = useSetting({ setting, form })
  const kept = keptEntries(seen.settings[setting.name]).length
  const help = [linesHelp(setting, t), ...(kept > 0 ? [t('form.kept', { count: kept })] : [])].join(' ')
  return <TextArea {...field} value={text} rows={text.includes('\n') ? 5 : 2} help={help} />
}

const linesHelp = ({ of }: Of<'texts'>, t: MailTexts) => {
  if (of === 'namedAddress') return t('form.namedHelp')
  return t(of === 'fileType' ? 'form.fileTypesHelp' : 'form.oneALine')
}

const noCodes: readonly string[] = []

function CodesField({ setting, form }: SettingFieldProps<Of<'texts'>>) {
  const { t, value, field } = useSetting({ setting, form })
  const locale = useLocale()
  const list = setting.of === 'country' ? 'countries' : 'languages'
  const options = useMemo(
    () => (list === 'countries' ? countries(locale) : languages(locale)),
    [list, locale],
  )
  return (
    <div data-invalid={field.error ? '' : undefined} onBlur={field.onBlur}>
      <SeveralField
        label={field.label}
        error={field.error}
        value={typeof value === 'object' ? value : noCodes}
        onChange={field.onChange}
        options={options}
        words={{
          add: t(`form.${list}.add`),
          find: t(`form.${list}.find`),
          noSuch: t(`form.${list}.noSuch`),
          none: t(`form.${list}.none`),
          remove: (name) => t('form.remove', { name }),
        }}
      />
    </div>
  )
}
