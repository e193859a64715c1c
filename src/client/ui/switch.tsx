import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    minH: 'control',
    '& .words': { minW: 0 },
    '& .help': { fontSize: 'small', color: 'muted' },
  },
})
const Track = chakra('button', {
  base: {
    position: 'relative',
    flexShrink: 0,
    w: '2rem',
    h: '1.125rem',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'lineControl',
    borderRadius: 'full',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '2px',
      insetInlineStart: '2px',
      boxSize: '0.75rem',
      bg: 'lineControl',
      borderRadius: 'full',
      transition: 'transform 120ms',
    },
    // The whole of a fingertip counts.
    _after: { content: '""', position: 'absolute', inset: '-0.8125rem -0.375rem' },
    "&[aria-checked='true']": {
      bg: 'accent',
      borderColor: 'accent',
      _before: { bg: 'onAccent', transform: 'translateX(0.875rem)' },
    },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Also the place for the reason when it is disabled. */
  help?: ReactNode
  disabled?: boolean
}

/** Takes effect at once; what is saved with a form is a `Checkbox`. */
export function Switch({ label, checked, onChange, help, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <Box>
      <div className="words">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {help ? (
          <div id={`${id}-help`} className="help">
            {help}
          </div>
        ) : null}
      </div>
      <Track
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        aria-disabled={disabled || undefined}
        onClick={() => {
          if (!disabled) onChange(!checked)
        }}
      />
    </Box>
  )
}
