import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    flexShrink: 0,
    px: 2,
    py: 1.5,
    bg: 'accentBg',
    borderTopWidth: '1px',
    borderColor: 'accentLine',
    fontSize: 'control',
    animation: 'fadeIn 120ms ease-out',
  },
})
const Count = chakra('span', {
  base: { fontWeight: 'semibold', me: 2, fontVariantNumeric: 'tabular-nums' },
})

type BulkBarProps = { text: string; clearLabel: string; onClear: () => void; children: ReactNode }

export function BulkBar({ text, clearLabel, onClear, children }: BulkBarProps) {
  return (
    <Bar>
      <IconButton icon={<X aria-hidden />} label={clearLabel} onClick={onClear} />
      <Count role="status">{text}</Count>
      {children}
    </Bar>
  )
}
