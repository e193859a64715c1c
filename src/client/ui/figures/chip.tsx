import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    maxW: 'full',
    h: '1.625rem',
    ps: 2.5,
    fontSize: 'small',
    fontWeight: 'medium',
    color: 'text',
    bg: 'accentBg',
    borderWidth: '1px',
    borderColor: 'accentLine',
    borderRadius: 'pill',
    '& > span': { truncate: true },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      h: 'full',
      ps: 1,
      pe: 2,
      borderRadius: 'pill',
      color: 'muted',
      outlineOffset: '-2px',
      cursor: 'pointer',
      '& svg': { boxSize: '0.8125rem' },
      _hover: { color: 'text' },
    },
    '@media (pointer: coarse)': {
      h: '2rem',
      borderRadius: 'full',
      '& button': {
        position: 'relative',
        _after: { content: '""', position: 'absolute', inset: '-0.375rem -0.375rem -0.375rem -0.625rem' },
      },
    },
  },
})

export type ChipProps = { children: ReactNode; removeLabel: string; onRemove: () => void }

/** One active filter, taken away by its cross. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <Box>
      <span>{children}</span>
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <X aria-hidden />
      </button>
    </Box>
  )
}
