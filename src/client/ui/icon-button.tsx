import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Tooltip } from './overlays/tooltip.tsx'

const IconButtonBox = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSize: 'control',
    color: 'muted',
    borderRadius: 'control',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '& svg': { boxSize: '1rem' },
    '&:hover:not([aria-disabled])': { bg: 'sunken', color: 'text' },
    _disabled: { color: 'faint', cursor: 'not-allowed' },
  },
  variants: {
    small: { true: { boxSize: '1.5rem', '@media (pointer: coarse)': { boxSize: 'control' } } },
    framed: { true: { borderWidth: '1px', borderColor: 'lineStrong', bg: 'surface' } },
  },
})

export type IconButtonProps = {
  icon: ReactNode
  /** Its accessible name, shown as a tooltip too. */
  label: string
  small?: boolean
  framed?: boolean
  disabledReason?: string | undefined
  tabIndex?: number
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  ref?: Ref<HTMLButtonElement>
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox'
  'aria-pressed'?: boolean
  'aria-controls'?: string | undefined
}

export function IconButton({ icon, label, disabledReason, onClick, ...rest }: IconButtonProps) {
  const button = (
    <IconButtonBox
      {...rest}
      type="button"
      aria-label={label}
      title={disabledReason === undefined ? label : undefined}
      aria-disabled={disabledReason !== undefined || undefined}
      onClick={(event) => {
        if (disabledReason === undefined) onClick?.(event)
      }}
    >
      {icon}
    </IconButtonBox>
  )
  return disabledReason === undefined ? button : <Tooltip text={disabledReason}>{button}</Tooltip>
}
