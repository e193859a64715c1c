import { chakra } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { controlStyle } from '../theme/styles.ts'

const Frame = chakra('div', { base: { position: 'relative' } })
const Input = chakra('input', { base: { ...controlStyle, pe: 'control' } })
const Toggle = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    w: 'control',
    display: 'grid',
    placeItems: 'center',
    color: 'muted',
    borderRadius: 'control',
    outlineOffset: '-3px',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '& svg': { boxSize: '1rem' },
  },
})

export type PasswordFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  autoComplete: 'current-password' | 'new-password' | 'off'
  name?: string
  /** Digits alone bring the keys of digits on a phone. */
  inputMode?: 'numeric'
  maxLength?: number
  disabled?: boolean
  autoFocus?: boolean
  showLabel: string
  hideShownLabel: string
  ref?: Ref<HTMLInputElement>
}

export function PasswordField({
  label,
  hideLabel = false,
  help,
  error,
  required = false,
  onChange,
  showLabel,
  hideShownLabel,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {(parts) => (
        <Frame>
          <Input
            {...rest}
            {...parts}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value)}
          />
          <Toggle
            type="button"
            aria-label={shown ? hideShownLabel : showLabel}
            title={shown ? hideShownLabel : showLabel}
            aria-controls={parts.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Toggle>
        </Frame>
      )}
    </Field>
  )
}
