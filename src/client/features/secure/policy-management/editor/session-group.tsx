import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { useEditor } from './editor-context.ts'
import { type Members, textIn } from './policy-members.ts'
import { frequencyOf, intervalOf } from './session-values.ts'
import { InputBox, useInputError } from './value-field.tsx'

const Stack = chakra('div', { base: { display: 'grid', gap: 3 } })
const NONE = 'none'

/** What holds while somebody is signed in. */
export function SessionGroup() {
  return (
    <>
      <Frequency />
      <Choice
        input="persistentBrowser"
        member="mode"
        words={['always', 'never']}
        whole={(mode) => ({ isEnabled: true, mode })}
      />
      <Choice
        input="cloudAppSecurity"
        member="cloudAppSecurityType"
        words={['monitorOnly', 'blockDownloads', 'mcasConfigured']}
        whole={(cloudAppSecurityType) => ({ isEnabled: true, cloudAppSecurityType })}
      />
      <Choice
        input="continuousAccessEvaluation"
        member="mode"
        words={['strictLocation', 'disabled', 'strictEnforcement']}
        whole={(mode) => ({ mode })}
      />
      <Switches />
    </>
  )
}

function Frequency() {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const { form } = useEditor()
  const error = useInputError('signInFrequency')
  const { signInFrequency: held } = form.values
  const interval = intervalOf(held)
  const value = held?.['value']
  return (
    <InputBox input="signInFrequency">
      <Stack>
        <SelectField
          label={access('members.frequency')}
          value={interval}
          onChange={(next) => form.set({ signInFrequency: frequencyOf(held, next) })}
          options={(['none', 'everyTime', 'hours', 'days'] as const).map((each) => ({
            value: each,
            label: t(`frequency.${each}`),
          }))}
          error={interval === 'hours' || interval === 'days' ? undefined : error}
        />
        {interval === 'hours' || interval === 'days' ? (
          <TextField
            label={t(`frequency.count.${interval}`)}
            inputMode="numeric"
            maxLength={4}
            value={typeof value === 'number' ? String(value) : ''}
            onChange={(text) =>
              form.set({ signInFrequency: { ...held, value: /^\d+$/.test(text) ? Number(text) : null } })
            }
            error={error}
          />
        ) : null}
      </Stack>
    </InputBox>
  )
}

const LABELS = {
  persistentBrowser: 'persistent',
  cloudAppSecurity: 'cloudApps',
  continuousAccessEvaluation: 'evaluation',
} as const

type SessionWord =
  | 'always'
  | 'never'
  | 'monitorOnly'
  | 'blockDownloads'
  | 'mcasConfigured'
  | 'strictLocation'
  | 'disabled'
  | 'strictEnforcement'

interface ChoiceProps {
  input: keyof typeof LABELS
  member: string
  words: readonly SessionWord[]
  whole: (word: string) => Members
}

/** One of the vendor's words, or that it is not set. */
function Choice({ input, member, words, whole }: ChoiceProps) {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const { form } = useEditor()
  const error = useInputError(input)
  const held = form.values[input]
  const isOn = held !== null && held['isEnabled'] !== false
  const word = isOn ? (textIn(held, member) ?? NONE) : NONE
  const options = [
    { value: NONE, label: t('notSet') },
    ...words.map((each) => ({ value: each as string, label: t(`session.${each}`) })),
  ]
  return (
    <InputBox input={input}>
      <SelectField
        label={access(`members.${LABELS[input]}`)}
        value={word}
        onChange={(next) => form.set({ [input]: next === NONE ? null : { ...held, ...whole(next) } })}
        options={
          options.some(({ value }) => value === word) ? options : [...options, { value: word, label: word }]
        }
        error={error}
      />
    </InputBox>
  )
}

function Switches() {
  const access = useTexts('access')
  const { form } = useEditor()
  const { applicationEnforcedRestrictions: restrictions, secureSignInSession: tokens } = form.values
  return (
    <Stack>
      <Checkbox
        label={access('members.restrictions')}
        checked={restrictions?.['isEnabled'] === true}
        onChange={(isEnabled) =>
          form.set({ applicationEnforcedRestrictions: isEnabled ? { ...restrictions, isEnabled } : null })
        }
      />
      <Checkbox
        label={access('members.tokens')}
        checked={tokens?.['isEnabled'] === true}
        onChange={(isEnabled) =>
          form.set({ secureSignInSession: isEnabled ? { ...tokens, isEnabled } : null })
        }
      />
      <Checkbox
        label={access('members.resilience')}
        checked={form.values.disableResilienceDefaults}
        onChange={(disableResilienceDefaults) => form.set({ disableResilienceDefaults })}
      />
    </Stack>
  )
}
