import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 4,
    alignItems: 'center',
    '& label': { cursor: 'pointer', py: 2.5 },
    '& .help': { gridColumn: 1, mt: -2, pb: 2.5, fontSize: 'small', color: 'muted' },
    '& input': {
      appearance: 'none',
      flexShrink: 0,
      w: '2rem',
      h: '1.125rem',
      p: '2px',
      bg: 'lineControl',
      borderRadius: 'pill',
      cursor: 'pointer',
      transition: 'background-color 120ms',
      _before: {
        content: '""',
        display: 'block',
        boxSize: '0.875rem',
        bg: 'onAccent',
        borderRadius: 'full',
        transition: 'transform 120ms',
      },
      '&:checked': { bg: 'accent', _before: { transform: 'translateX(0.875rem)' } },
      // Forced colours paint every background alike.
      '@media (forced-colors: active)': {
        borderWidth: '1px',
        p: '1px',
        _before: { bg: 'ButtonText', forcedColorAdjust: 'none' },
      },
    },
    '@media (pointer: coarse)': { minH: '2.75rem' },
  },
})

export type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  help?: ReactNode
}

/** Turns something on or off at once; a choice that waits for a button is a checkbox. */
export function Switch({ label, checked, onChange, help }: SwitchProps) {
  const id = useId()
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {help ? (
        <div id={`${id}-help`} className="help">
          {help}
        </div>
      ) : null}
    </Row>
  )
}
