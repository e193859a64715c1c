import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 2.5,
    fontSize: 'small',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    '& .figure': {
      fontSize: 'figure',
      lineHeight: '1.75rem',
      fontWeight: 'title',
      letterSpacing: '-0.01em',
      color: 'text',
    },
  },
})

/** The figure of a card, and what it is of. */
export const BigFigure = ({ figure, note }: { figure: string; note: ReactNode }) => (
  <Line>
    <span className="figure">{figure}</span>
    {note}
  </Line>
)
