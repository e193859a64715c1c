import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { foldText } from '#shared/lib/fold-text.ts'
import { Section } from '#client/parts/connection/section.tsx'
import { SearchField } from '#client/ui/fields/search-field.tsx'
import { Quiet } from '#client/ui/words.tsx'

/** As many as somebody reads; the search finds the others. */
const SHOWN = 100
/** From so many on, a search is of use. */
const SEARCHED_FROM = 11

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    fontSize: 'control',
    '& > li': {
      display: 'grid',
      py: 1.5,
      borderBottomWidth: '1px',
      borderColor: 'line',
      overflowWrap: 'anywhere',
      _last: { borderBottomWidth: 0 },
    },
  },
})

interface FoundListProps {
  /** What each says, and in smaller letters below it; both are searched. */
  rows: readonly (readonly [string, string])[]
  title: string
  counted: string
  find: string
  none: string
  more: (count: number) => string
}

/** Much that was found on a device: counted, the first of it, and a search. */
export function FoundList({ rows, title, counted, find, none, more }: FoundListProps) {
  const [wanted, setWanted] = useState('')
  const fitting = rows.filter((row) => foldText(row.join(' ')).includes(foldText(wanted.trim())))
  return (
    <Section title={counted}>
      {rows.length >= SEARCHED_FROM ? <SearchField label={find} value={wanted} onChange={setWanted} /> : null}
      {fitting.length === 0 ? (
        <Quiet>{none}</Quiet>
      ) : (
        <Rows aria-label={title}>
          {fitting.slice(0, SHOWN).map(([text, below]) => (
            <li key={JSON.stringify([text, below])}>
              <span>{text}</span>
              <Quiet>{below}</Quiet>
            </li>
          ))}
        </Rows>
      )}
      {fitting.length > SHOWN ? <Quiet>{more(fitting.length - SHOWN)}</Quiet> : null}
    </Section>
  )
}
