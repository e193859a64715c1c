import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { dayText } from './overview-words.ts'

// As high as the card leaves it: cards beside one another have more or less to say below.
const Box = chakra('div', { base: { display: 'flex', flexDirection: 'column', flexGrow: 1 } })
const Ends = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    mt: 1,
    fontSize: 'group',
    color: 'faint',
    fontVariantNumeric: 'tabular-nums',
  },
})

interface DaySpanProps {
  days: readonly string[]
  locale: string
  /** The drawing. */
  children: ReactNode
}

/** A drawing of days, with the first and the last one below it. */
export const DaySpan = ({ days, locale, children }: DaySpanProps) => (
  <Box>
    {children}
    <Ends aria-hidden>
      <span>{dayText(days[0] ?? '', locale)}</span>
      <span>{dayText(days.at(-1) ?? '', locale)}</span>
    </Ends>
  </Box>
)
