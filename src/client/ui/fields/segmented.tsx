import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Box = chakra('div', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    h: 'control',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    overflow: 'hidden',
    fontSize: 'control',
    fontWeight: 'medium',
    maxW: 'full',
    overflowX: 'auto',
    '& label': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      px: 3,
      color: 'muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '& svg': { boxSize: '1rem' },
      _hover: { color: 'text' },
      '&:has(:checked)': { bg: 'sunken', color: 'text', fontWeight: 'semibold' },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'accentText',
        outlineOffset: '-2px',
        borderRadius: 'control',
      },
    },
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  },
})

export type SegmentedProps<Value extends string> = {
  label: string
  /** Shows the icons alone; the labels are still read out. */
  iconsOnly?: boolean
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}

/** Where there is no room for all of them, the chosen one is in sight. With the next frame, as to ask now would lay out the page twice. */
function showWhole(label: HTMLLabelElement | null) {
  const line = label?.parentElement
  if (!label || !line) return undefined
  const frame = requestAnimationFrame(() => {
    if (line.scrollWidth <= line.clientWidth) return
    line.scrollLeft += label.getBoundingClientRect().right - line.getBoundingClientRect().right
  })
  return () => cancelAnimationFrame(frame)
}

export function Segmented<Value extends string>({
  label,
  iconsOnly = false,
  value,
  onChange,
  options,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <Box role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label
          key={option.value}
          ref={option.value === value ? showWhole : undefined}
          title={iconsOnly ? option.label : undefined}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {iconsOnly ? <chakra.span srOnly>{option.label}</chakra.span> : option.label}
        </label>
      ))}
    </Box>
  )
}
