import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'

const Head = chakra('h4', { base: { fontSize: 'small', color: 'muted', mb: 1 } })
const Three = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 1.5,
    '& div': { minW: 0, px: 2, py: 1.5, borderWidth: '1px', borderColor: 'line', borderRadius: 'control' },
    '& dt': { fontSize: 'group', color: 'muted' },
    '& dd': { fontSize: 'control', overflowWrap: 'anywhere' },
    '& [data-none]': { color: 'muted', fontStyle: 'italic' },
  },
})

interface ConflictSidesProps {
  name: string
  sides: Record<'was' | 'mine' | 'theirs', unknown>
  /** What a side says in words. */
  word: (side: unknown) => string
}

/** A field that two have changed: as it was, as it is wanted, and as it is. */
export function ConflictSides({ name, sides, word }: ConflictSidesProps) {
  const t = useTexts('tray')
  return (
    <div>
      <Head>{name}</Head>
      <Three>
        {(['was', 'mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <dt>{t(side)}</dt>
            <dd data-none={isNothing(sides[side]) || undefined}>{word(sides[side])}</dd>
          </div>
        ))}
      </Three>
    </div>
  )
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''
