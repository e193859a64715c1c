import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './overlays/tooltip.tsx'

const ButtonBox = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    flexShrink: 0,
    h: 'control',
    px: 3,
    fontSize: 'control',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    '& svg': { flexShrink: 0, boxSize: '1rem' },
    _disabled: { bg: 'sunken', borderColor: 'line', color: 'faint', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      primary: { bg: 'accent', color: 'onAccent', '&:hover:not([aria-disabled])': { bg: 'accentStrong' } },
      secondary: {
        bg: 'surface',
        borderColor: 'lineStrong',
        color: 'text',
        '&:hover:not([aria-disabled])': { bg: 'sunken' },
      },
      quiet: {
        color: 'muted',
        '&:hover:not([aria-disabled])': { bg: 'sunken', color: 'text' },
        _disabled: { bg: 'transparent', borderColor: 'transparent' },
      },
      danger: { bg: 'danger', color: 'onAccent', '&:hover:not([aria-disabled])': { bg: 'dangerStrong' } },
    },
    wide: { true: { w: 'full' } },
  },
})

export type ButtonProps = {
  children: ReactNode
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  type?: 'button' | 'submit'
  /** Why it cannot be used now; the button stays reachable so that the reason can be read. */
  disabledReason?: string | undefined
  disabled?: boolean | undefined
  busy?: boolean | undefined
  icon?: ReactNode
  wide?: boolean
  form?: string
  tabIndex?: number
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  ref?: Ref<HTMLButtonElement>
  'aria-label'?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox'
  'aria-controls'?: string
  'aria-pressed'?: boolean
}

/** Spreads what a surrounding trigger adds, so it can open menus and popovers. */
export function Button({
  children,
  variant = 'secondary',
  type = 'button',
  disabledReason,
  disabled = false,
  busy = false,
  icon,
  onClick,
  ...rest
}: ButtonProps) {
  const resting = disabled || busy || disabledReason !== undefined
  const button = (
    <ButtonBox
      {...rest}
      type={type}
      variant={variant}
      aria-disabled={resting || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (resting) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Spinner aria-hidden /> : icon}
      {icon ? <span className="label">{children}</span> : children}
    </ButtonBox>
  )
  return disabledReason === undefined ? button : <Tooltip text={disabledReason}>{button}</Tooltip>
}
