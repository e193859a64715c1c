import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { controlStyle } from '../theme/styles.ts'

const Area = chakra('textarea', {
  base: { ...controlStyle, h: 'auto', py: 2, lineHeight: '1.4', resize: 'vertical' },
})

export type TextAreaProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  rows?: number
  name?: string
  maxLength?: number
  disabled?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** A text of several lines. */
export function TextArea({
  label,
  hideLabel = false,
  help,
  error,
  required = false,
  onChange,
  rows = 4,
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
