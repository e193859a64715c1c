import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

const Group = chakra('fieldset', {
  base: {
    minW: 0,
    '& legend': { mb: 1.5, fontSize: 'control', fontWeight: 'medium', color: 'text' },
    '& .options': { borderWidth: '1px', borderColor: 'line', borderRadius: 'card', overflow: 'hidden' },
  },
})
const Option = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 1fr)',
    columnGap: 2.5,
    px: 3,
    py: 2,
    cursor: 'pointer',
    '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'line' },
    _hover: { bg: 'bg' },
    '&:has(:checked)': { bg: 'accentBg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accentText', outlineOffset: '-2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', '& .name': { color: 'muted' } },
    '& .name': { fontSize: 'body', color: 'text' },
    '&:has(:checked) .name': { fontWeight: 'semibold' },
    '& .help': { gridColumn: 2, fontSize: 'small', lineHeight: '1.4', color: 'muted', textWrap: 'pretty' },
    '@media (pointer: coarse)': { minH: '2.75rem', alignContent: 'center' },
  },
})
const Dot = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    boxSize: '1rem',
    mt: '0.125rem',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'lineControl',
    borderRadius: 'full',
    cursor: 'inherit',
    outline: 'none',
    _before: {
      content: '""',
      boxSize: '0.375rem',
      borderRadius: 'full',
      bg: 'onAccent',
      transform: 'scale(0)',
    },
    _checked: { bg: 'accent', borderColor: 'accent', _before: { transform: 'none' } },
    '&:disabled': { bg: 'sunken', borderColor: 'line' },
    '&:disabled:checked': { _before: { bg: 'muted', transform: 'none' } },
  },
})

export type RadioListProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Each with one line that says what follows from it. */
  options: readonly { value: Value; label: string; help: string }[]
  disabled?: boolean
}

/** One of a few ways, each with what follows from it; it takes effect when its form is saved. */
export function RadioList<Value extends string>({
  label,
  value,
  onChange,
  options,
  disabled = false,
}: RadioListProps<Value>) {
  const name = useId()
  return (
    <Group disabled={disabled}>
      <legend>{label}</legend>
      <div className="options">
        {options.map((option) => (
          <Option key={option.value}>
            <Dot
              type="radio"
              name={name}
              checked={option.value === value}
              aria-labelledby={`${name}-${option.value}`}
              aria-describedby={`${name}-${option.value}-help`}
              onChange={() => onChange(option.value)}
            />
            <span id={`${name}-${option.value}`} className="name">
              {option.label}
            </span>
            <span id={`${name}-${option.value}-help`} className="help">
              {option.help}
            </span>
          </Option>
        ))}
      </div>
    </Group>
  )
}
