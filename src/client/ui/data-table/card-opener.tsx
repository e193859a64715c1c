import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const OpenerBox = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    textAlign: 'start',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'card' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'accentText' } },
  },
})

/** The title of a card; pressing anywhere on the card presses it. */
export function CardOpener({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <OpenerBox type="button" data-opener onClick={onClick}>
      {children}
    </OpenerBox>
  )
}
