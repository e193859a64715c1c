import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode, Ref } from 'react'

const PillBox = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minW: 0,
    h: '1.75rem',
    px: 3,
    fontSize: 'control',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderRadius: 'pill',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    '& > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
    position: 'relative',
    // A fingertip is wider than the pill.
    '@media (pointer: coarse)': {
      h: '2rem',
      borderRadius: 'full',
      _after: { content: '""', position: 'absolute', inset: '-0.4375rem 0' },
    },
  },
  variants: {
    tone: {
      quiet: { bg: 'surface', borderColor: 'line', color: 'text', '--dot': 'colors.faint' },
      ok: { bg: 'surface', borderColor: 'line', color: 'text', '--dot': 'colors.green' },
      warn: { bg: 'amberBg', borderColor: 'amberBg', color: 'amber', '--dot': 'colors.amber' },
      error: { bg: 'redBg', borderColor: 'redBg', color: 'red', '--dot': 'colors.red' },
    },
  },
})

const Dot = chakra('span', {
  base: { boxSize: '0.4375rem', borderRadius: 'full', flexShrink: 0, bg: 'var(--dot)' },
  variants: { working: { true: { animation: 'breathe 1.6s ease-in-out infinite' } } },
})

export type StatusPillProps = {
  tone: 'quiet' | 'ok' | 'warn' | 'error'
  children: ReactNode
  /** The dot breathes while something is under way. */
  working?: boolean
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  ref?: Ref<HTMLButtonElement>
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog'
}

export function StatusPill({ tone, children, working = false, ...rest }: StatusPillProps) {
  return (
    <PillBox {...rest} type="button" tone={tone} data-now>
      <Dot aria-hidden working={working} />
      <span>{children}</span>
    </PillBox>
  )
}
