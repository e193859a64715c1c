import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

const FieldBox = chakra('div', { base: { display: 'grid', gap: 1.5, minW: 0, alignContent: 'start' } })
const Label = chakra('label', {
  base: { fontSize: 'control', fontWeight: 'medium', color: 'text', justifySelf: 'start' },
})
const Mark = chakra('span', { base: { color: 'red', ms: 0.5 } })
const Help = chakra('div', { base: { fontSize: 'small', color: 'muted', lineHeight: '1.4' } })
const Problem = chakra('div', {
  base: {
    display: 'flex',
    gap: 1.5,
    fontSize: 'small',
    color: 'red',
    lineHeight: '1.4',
    _empty: { display: 'none' },
    '& svg': { boxSize: '0.875rem', mt: '0.15em', flexShrink: 0 },
  },
})

/** What every labelled control takes. */
export type FieldProps = {
  label: string
  hideLabel?: boolean
  help?: ReactNode
  error?: string | undefined
  required?: boolean
}

type FieldParts = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export function Field({
  label,
  hideLabel = false,
  help,
  error,
  required = false,
  children,
}: FieldProps & { children: (parts: FieldParts) => ReactNode }) {
  const id = useId()
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <FieldBox>
      <Label htmlFor={id} srOnly={hideLabel}>
        {label}
        {required ? <Mark aria-hidden>*</Mark> : null}
      </Label>
      {children({
        id,
        required: required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {help ? <Help id={`${id}-help`}>{help}</Help> : null}
      <Problem id={`${id}-error`} aria-live="polite">
        {error ? (
          <>
            <CircleAlert aria-hidden />
            {error}
          </>
        ) : null}
      </Problem>
    </FieldBox>
  )
}
