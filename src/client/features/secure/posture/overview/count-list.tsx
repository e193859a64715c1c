import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: 2,
    fontSize: 'control',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: 3,
      alignItems: 'baseline',
    },
    '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .note': { ms: 2, fontSize: 'small', color: 'muted' },
    '& .count': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
    '& .track': {
      gridColumn: '1 / -1',
      mt: 0.5,
      h: '0.25rem',
      bg: 'sunken',
      borderRadius: 'full',
      overflow: 'hidden',
    },
    '& .level': { display: 'block', h: 'full', bg: 'accentLine', borderRadius: 'full' },
  },
})

export interface CountedItem {
  id: string
  name: string
  count: number
  /** Quietly beside the name. */
  note?: ReactNode
  /** What can be done with it. */
  act?: ReactNode
}

/** The most frequent of something, with bars to compare them by. */
export function CountList({ items, locale }: { items: readonly CountedItem[]; locale: string }) {
  const most = Math.max(1, ...items.map(({ count }) => count))
  return (
    <List>
      {items.map(({ id, name, count, note, act }) => (
        <li key={id}>
          <span className="name" title={name}>
            {name}
            {note ? <span className="note">{note}</span> : null}
          </span>
          <span className="count">{count.toLocaleString(locale)}</span>
          {act}
          <span className="track" aria-hidden>
            <span className="level" style={{ width: `${(count / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </List>
  )
}
