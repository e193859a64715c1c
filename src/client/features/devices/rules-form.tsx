import { chakra } from '@chakra-ui/react'
import { type DevicePolicy, devicePolicySchema } from '#shared/domain/organization/device-policy.ts'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import type { Problems } from '#client/parts/form/form-state.ts'
import type { Form } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'

/** The rules while they are entered: a number is text until it is one. */
export type RulesDraft = Omit<DevicePolicy, 'urgentMinutes'> & { urgentMinutes: string }

export const draftOf = ({ urgentMinutes, ...rest }: DevicePolicy): RulesDraft => ({
  ...rest,
  openOffline: rest.openOffline ?? true,
  urgentMinutes: String(urgentMinutes),
})

/** The rules that were entered; undefined while something in them is not valid. */
export function rulesOf({ urgentMinutes, ...rest }: RulesDraft): DevicePolicy | undefined {
  const digits = urgentMinutes.trim()
  return devicePolicySchema.safeParse({ ...rest, urgentMinutes: /^\d+$/.test(digits) ? Number(digits) : NaN })
    .data
}

/** Only the minutes can be entered wrong. */
export const problemsOf = (draft: RulesDraft): Problems<RulesDraft> =>
  rulesOf(draft) ? {} : { urgentMinutes: { kind: 'invalid' } }

const Unit = chakra('span', { base: { fontSize: 'control', color: 'muted' } })

interface RulesFormProps {
  form: Form<RulesDraft>
  disabled: boolean
}

export function RulesForm({ form, disabled }: RulesFormProps) {
  const t = useTexts('devices')
  const { values: draft, set } = form
  return (
    <FormFields
      form={form}
      failureText={(failure) => t(`rules.failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
    >
      <RadioList
        label={t('rules.fieldMode.label')}
        value={draft.fieldMode}
        onChange={(fieldMode) => set({ fieldMode })}
        disabled={disabled}
        options={(['allowed', 'required', 'forbidden'] as const).map((value) => ({
          value,
          label: t(`rules.fieldMode.${value}`),
          help: t(`rules.fieldMode.${value}Help`),
        }))}
      />
      <Checkbox
        label={t('rules.openOffline')}
        help={t('rules.openOfflineHelp')}
        checked={draft.openOffline ?? true}
        onChange={(openOffline) => set({ openOffline })}
        disabled={disabled}
      />
      <Checkbox
        label={t('rules.keepSealed')}
        help={t('rules.keepSealedHelp')}
        checked={draft.keepSealed}
        onChange={(keepSealed) => set({ keepSealed })}
        disabled={disabled}
      />
      <TextField
        label={t('rules.urgentMinutes')}
        help={t('rules.urgentMinutesHelp')}
        error={form.problems.urgentMinutes && t('rules.urgentMinutesError')}
        value={draft.urgentMinutes}
        onChange={(urgentMinutes) => set({ urgentMinutes })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        disabled={disabled}
        trailing={<Unit>{t('rules.minutes')}</Unit>}
      />
      <RadioList
        label={t('rules.pushText.label')}
        value={draft.pushText}
        onChange={(pushText) => set({ pushText })}
        disabled={disabled}
        options={(['full', 'company', 'generic'] as const).map((value) => ({
          value,
          label: t(`rules.pushText.${value}`),
          help: t(`rules.pushText.${value}Help`),
        }))}
      />
    </FormFields>
  )
}
