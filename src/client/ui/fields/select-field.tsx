import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { controlStyle } from '../theme/styles.ts'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& svg': {
      position: 'absolute',
      insetInlineEnd: 2.5,
      top: 'calc(50% - 0.4375rem)',
      boxSize: '0.875rem',
      color: 'muted',
      pointerEvents: 'none',
    },
  },
})
const Choice = chakra('select', {
  base: { ...controlStyle, appearance: 'none', pe: 8, textOverflow: 'ellipsis' },
})

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

export type SelectFieldProps<Value extends string> = FieldProps & {
  value: Value | undefined
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLSelectElement>
}

export function SelectField<Value extends string>({
  label,
  hideLabel = false,
  help,
  error,
  required = false,
  value,
  onChange,
  options,
  placeholder,
  ...rest
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {(parts) => (
        <Frame>
          <Choice
            {...rest}
            {...parts}
            value={value ?? ''}
            onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {value === undefined || placeholder !== undefined ? (
              <option value="" disabled>
                {placeholder}
              </option>
            ) : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Choice>
          <ChevronDown aria-hidden />
        </Frame>
      )}
    </Field>
  )
}
