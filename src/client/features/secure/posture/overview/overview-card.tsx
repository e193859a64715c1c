import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import type { Words } from './overview-words.ts'
import { NotMeasured } from './not-measured.tsx'
import type { SplitPart } from './split-part.ts'

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    minW: 0,
    px: 3.5,
    py: 3,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 3,
    '& h2': { fontSize: 'control', fontWeight: 'semibold' },
    '& span': { fontSize: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  },
})

interface OverviewCardProps extends Words {
  title: string
  /** What is shown, and why it is not shown of some companies. */
  split: Pick<SplitPart<unknown>, 'reasons' | 'readAt'>
  /** How many companies are looked at. */
  companies: number
  /** What is said of the companies of which only a part is not measured. */
  summary?: string
  /** What is measured; it is left out where nothing is. */
  children: ReactNode
}

/** One part of the overview: how old it is, what it says, and of whom it says nothing. */
export function OverviewCard({
  title,
  split,
  companies,

  summary,
  children,
  t,
  locale,
}: OverviewCardProps) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {split.readAt === undefined ? null : (
          <TimeSentence at={split.readAt} locale={locale} sentence={(time) => t('asOf', { time })} />
        )}
      </Head>
      {split.readAt === undefined ? null : children}
      <NotMeasured
        reasons={split.reasons}
        companies={companies}
        isPart={split.readAt !== undefined}
        summary={summary}
        t={t}
        locale={locale}
      />
    </Box>
  )
}
