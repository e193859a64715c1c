import { chakra } from '@chakra-ui/react'
import { type DevicePolicy, devicePolicySchema } from '#shared/domain/organization/device-policy.ts'
import { FormProblem } from '#client/parts/form-problem.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { RadioList } from '#client/ui/radio-list.tsx'
import { TextField } from '#client/ui/text-field.tsx'

/** The rules while they are entered: a number is text until it is one. */
export type RulesDraft = Omit<DevicePolicy, 'urgentMinutes'> & { urgentMinutes: string }

export const draftOf = ({ urgentMinutes, ...rest }: DevicePolicy): RulesDraft => ({
  ...rest,
  urgentMinutes: String(urgentMinutes),
})

/** The rules that were entered; undefined while something in them is not valid. */
export function rulesOf({ urgentMinutes, ...rest }: RulesDraft): DevicePolicy | undefined {
  const digits = urgentMinutes.trim()
  return devicePolicySchema.safeParse({ ...rest, urgentMinutes: /^\d+$/.test(digits) ? Number(digits) : NaN })
    .data
}

const Fields = chakra('div', { base: { display: 'grid', gap: 5, color: 'text' } })
const Unit = chakra('span', { base: { fontSize: 'control', color: 'muted' } })

interface RulesFormProps {
  draft: RulesDraft
  onChange: (draft: RulesDraft) => void
  disabled: boolean
  isWrong: boolean
}

export function RulesForm({ draft, onChange, disabled, isWrong }: RulesFormProps) {
  const t = useTexts('devices')
  return (
    <Fields>
      <FormProblem isWrong={isWrong} />
      <RadioList
        label={t('rules.fieldMode.label')}
        value={draft.fieldMode}
        onChange={(fieldMode) => onChange({ ...draft, fieldMode })}
        disabled={disabled}
        options={(['allowed', 'required', 'forbidden'] as const).map((value) => ({
          value,
          label: t(`rules.fieldMode.${value}`),
          help: t(`rules.fieldMode.${value}Help`),
        }))}
      />
      <Checkbox
        label={t('rules.keepSealed')}
        help={t('rules.keepSealedHelp')}
        checked={draft.keepSealed}
        onChange={(keepSealed) => onChange({ ...draft, keepSealed })}
        disabled={disabled}
      />
      <TextField
        label={t('rules.urgentMinutes')}
        help={t('rules.urgentMinutesHelp')}
        error={isWrong ? t('rules.urgentMinutesError') : undefined}
        value={draft.urgentMinutes}
        onChange={(urgentMinutes) => onChange({ ...draft, urgentMinutes })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        disabled={disabled}
        trailing={<Unit>{t('rules.minutes')}</Unit>}
      />
      <RadioList
        label={t('rules.pushText.label')}
        value={draft.pushText}
        onChange={(pushText) => onChange({ ...draft, pushText })}
        disabled={disabled}
        options={(['full', 'company', 'generic'] as const).map((value) => ({
          value,
          label: t(`rules.pushText.${value}`),
          help: t(`rules.pushText.${value}Help`),
        }))}
      />
    </Fields>
  )
}
