import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Tone, tones } from './tone.ts'

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    maxW: 'full',
    px: 1.5,
    fontSize: 'tiny',
    fontWeight: 'semibold',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
    borderRadius: '4px',
    verticalAlign: 'middle',
    '& svg': { boxSize: '0.8125rem', flexShrink: 0 },
  },
  variants: {
    tone: tones,
    /** A tag: framed, for ids and plans. */
    mono: {
      true: {
        fontFamily: 'mono',
        fontWeight: 'normal',
        bg: 'transparent',
        borderWidth: '1px',
        borderColor: 'lineStrong',
        lineHeight: '1.125rem',
      },
    },
  },
})

export type BadgeProps = { children: ReactNode; tone?: Tone; mono?: boolean }

export function Badge({ children, tone = 'neutral', mono = false }: BadgeProps) {
  return (
    <Box tone={tone} mono={mono}>
      {children}
    </Box>
  )
}
