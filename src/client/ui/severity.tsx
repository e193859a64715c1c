import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tones } from './tone.ts'

export type SeverityLevel = 'high' | 'medium' | 'low' | 'informational'

const shapes = {
  high: <path d="M5 1 9.5 9h-9z" />,
  medium: <path d="m5 .5 4.5 4.5L5 9.5.5 5z" />,
  low: <circle cx="5" cy="5" r="4.25" />,
  informational: <circle cx="5" cy="5" r="3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />,
}

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    px: 1.5,
    fontSize: 'small',
    fontWeight: 'semibold',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
    borderRadius: '4px',
    verticalAlign: 'middle',
    '& svg': { boxSize: '0.625rem', flexShrink: 0 },
  },
  variants: {
    level: { high: tones.orange, medium: tones.amber, low: tones.blue, informational: tones.neutral },
  },
})

export function Severity({ level, children }: { level: SeverityLevel; children: ReactNode }) {
  return (
    <Box level={level}>
      <svg viewBox="0 0 10 10" fill="currentColor" aria-hidden>
        {shapes[level]}
      </svg>
      {children}
    </Box>
  )
}
