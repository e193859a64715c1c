import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { controlStyle } from '../theme/styles.ts'

const Input = chakra('input', {
  base: controlStyle,
  variants: { mono: { true: { fontFamily: 'mono' } } },
})
const Row = chakra('div', { base: { display: 'flex', gap: 2, alignItems: 'center' } })

export type TextFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'number' | 'date' | 'time' | 'datetime-local'
  name?: string
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  placeholder?: string
  maxLength?: number
  min?: number | string
  max?: number | string
  /** For ids, codes and JSON. */
  mono?: boolean
  disabled?: boolean
  readOnly?: boolean
  autoFocus?: boolean
  /** Stands beside the input: a unit or a button. */
  trailing?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  hideLabel = false,
  help,
  error,
  required = false,
  onChange,
  trailing,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {(parts) => {
        const input = (
          <Input
            {...rest}
            {...parts}
            type={type}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value)}
          />
        )
        return trailing ? (
          <Row>
            {input}
            {trailing}
          </Row>
        ) : (
          input
        )
      }}
    </Field>
  )
}
