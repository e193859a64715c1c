import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    fontSize: 'group',
    fontWeight: 'medium',
    color: 'muted',
    _before: { content: '""', flex: 1, h: '1px', bg: 'line' },
    _after: { content: '""', flex: 1, h: '1px', bg: 'line' },
  },
})

/** Two ways, and the word between them. */
export const WordDivider = ({ children }: { children: ReactNode }) => <Line>{children}</Line>
