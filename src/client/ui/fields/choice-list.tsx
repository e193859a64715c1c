import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const List = chakra('ul', {
  base: { borderWidth: '1px', borderColor: 'line', borderRadius: 'card', overflow: 'hidden' },
})
const Choice = chakra('li', {
  base: {
    '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'line' },
    '& button': {
      display: 'grid',
      gridTemplateColumns: '1rem minmax(0, 1fr)',
      columnGap: 3,
      w: 'full',
      px: 3.5,
      py: 3,
      textAlign: 'start',
      cursor: 'pointer',
      outlineOffset: '-2px',
      _hover: { bg: 'sunken' },
      "&[aria-disabled='true']": { cursor: 'not-allowed', bg: 'transparent' },
    },
    '& svg': { boxSize: '1rem', mt: '0.125rem', color: 'muted' },
    '& .title': { color: 'text', fontWeight: 'semibold' },
    '& .words': { gridColumn: 2, fontSize: 'control', color: 'muted', textWrap: 'pretty' },
    "& [aria-disabled='true'] .title": { color: 'muted' },
  },
  variants: { tone: { danger: { '& svg, & .title': { color: 'red' } } } },
})

export type ChoiceItem = {
  id: string
  icon: ReactNode
  title: string
  /** What follows from it, or why it cannot be chosen. */
  words: ReactNode
  tone?: 'danger'
  disabled?: boolean
  onChoose: () => void
}

/** A decision among a few ways, each with what follows from it. */
export function ChoiceList({ items }: { items: ChoiceItem[] }) {
  return (
    <List>
      {items.map(({ id, icon, title, words, tone, disabled = false, onChoose }) => (
        <Choice key={id} {...(tone ? { tone } : {})}>
          <button
            type="button"
            aria-disabled={disabled || undefined}
            onClick={() => {
              if (!disabled) onChoose()
            }}
          >
            {icon}
            <span className="title">{title}</span>
            <span className="words">{words}</span>
          </button>
        </Choice>
      ))}
    </List>
  )
}
