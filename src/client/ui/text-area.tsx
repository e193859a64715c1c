import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { controlStyle } from './styles.ts'

const Area = chakra('textarea', {
  base: { ...controlStyle, h: 'auto', py: 2, lineHeight: '1.5', resize: 'vertical' },
  variants: { mono: { true: { fontFamily: 'mono' } } },
})

export type TextAreaProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  rows?: number
  name?: string
  placeholder?: string
  maxLength?: number
  mono?: boolean
  disabled?: boolean
  readOnly?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  label,
  hideLabel = false,
  help,
  error,
  required = false,
  rows = 4,
  onChange,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {(parts) => (
        <Area
          {...rest}
          {...parts}
          rows={rows}
          onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
