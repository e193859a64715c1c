import { chakra } from '@chakra-ui/react'
import { type Tone, tones } from '#client/ui/figures/tone.ts'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3.5,
    rowGap: 1,
    fontSize: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& li': { display: 'flex', alignItems: 'center', gap: 1.5, color: 'muted' },
    '& b': { fontWeight: 'semibold', color: 'text' },
  },
})
const Dot = chakra('span', { base: { boxSize: '0.5rem', borderRadius: '2px', bg: 'currentColor' } })

export interface LegendItem {
  id: string
  tone: Tone
  label: string
  count: number
}

/** What the colours of a drawing stand for, and how many there are of each. */
export const Legend = ({ items, locale }: { items: readonly LegendItem[]; locale: string }) => (
  <List>
    {items.map(({ id, tone, label, count }) => (
      <li key={id}>
        <Dot aria-hidden color={tone === 'orange' ? 'orangeLine' : tones[tone].color} />
        {label} <b>{count.toLocaleString(locale)}</b>
      </li>
    ))}
  </List>
)
