import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { tickStyle } from '../theme/styles.ts'

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 2.5,
    alignItems: 'start',
    minH: '1.5rem',
    '& input': { ...tickStyle, mt: '0.125rem' },
    '& label': { cursor: 'pointer', fontSize: 'body' },
    '&:has(:disabled) label': { color: 'muted', cursor: 'not-allowed' },
    '& .help': { gridColumn: 2, fontSize: 'small', color: 'muted' },
    '& .error': { gridColumn: 2, fontSize: 'small', color: 'red' },
    '@media (pointer: coarse)': { alignItems: 'center', minH: '2.75rem', '& label': { py: 2.5 } },
  },
})

export type CheckboxProps = {
  label: ReactNode
  checked: boolean | 'mixed'
  onChange: (checked: boolean) => void
  /** Also the place for the reason when it is disabled. */
  help?: ReactNode
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  name?: string
}

export function Checkbox({ label, checked, onChange, help, error, ...rest }: CheckboxProps) {
  const id = useId()
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <Box>
      <input
        {...rest}
        id={id}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = checked === 'mixed'
        }}
        checked={checked === true}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {help ? (
        <div id={`${id}-help`} className="help">
          {help}
        </div>
      ) : null}
      {error ? (
        <div id={`${id}-error`} className="error">
          {error}
        </div>
      ) : null}
    </Box>
  )
}
