import { chakra } from '@chakra-ui/react'
import { ChevronRight, ShieldCheck } from 'lucide-react'
import type { FirstThing } from '#shared/domain/posture/what-to-do-first.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { SeverityBadge } from '#client/features/secure/parts/severity-badge.tsx'
import type { Protecting } from '#client/features/secure/parts/use-protect.tsx'
import { useProtectObstacle } from '#client/features/secure/parts/use-protect-obstacle.ts'

// A line of a table where there is room, else a card.
const Line = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '1.5rem minmax(0, 1fr)', md: '1.5rem minmax(0, 1fr) 5.5rem 8rem' },
    alignItems: { base: 'start', md: 'center' },
    columnGap: 3,
    rowGap: 1.5,
    px: 3.5,
    py: { base: 3, md: 2 },
    bg: { base: 'surface', md: 'transparent' },
    borderWidth: { base: '1px', md: '1px 0 0' },
    borderColor: 'line',
    borderRadius: { base: 'card', md: 0 },
    '& .rank': { color: 'muted', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    '& .what': { minW: 0 },
    '& .step': {
      gridColumn: '2',
      display: { base: 'flex', md: 'contents' },
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    '& .level': { justifySelf: 'start' },
    // Above the title, which can be pressed all over the line.
    '& .act': { position: 'relative', zIndex: 1, justifySelf: 'end' },
  },
})
const Title = chakra('button', {
  base: {
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    _after: { content: '""', position: 'absolute', inset: 0 },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'accentText', outlineOffset: '-2px' },
    },
  },
})
const Facts = chakra('p', {
  base: { mt: 0.5, fontSize: 'control', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})

interface FirstLineProps {
  thing: FirstThing
  rank: number
  isOne: boolean
  onOpen: () => void
  onPreview: (what: Protecting) => void
}

/** One check to be met: how severe, what it takes, where and for whom, and one step towards it. */
export function FirstLine({ thing, rank, isOne, onOpen, onPreview }: FirstLineProps) {
  const t = useTexts('whatFirst')
  const protect = useTexts('protect')
  const posture = useTexts('posture')
  const locale = useLocale()
  const obstacle = useProtectObstacle()
  const { check, companyIds } = thing
  const { name } = useCheckWords()(check.id)
  const facts = [
    isOne ? undefined : protect('companies', { count: companyIds.length }),
    usePeople(thing),
    posture(`efforts.${check.effort}`),
  ]
  return (
    <Line>
      <span className="rank">{rank.toLocaleString(locale)}</span>
      <div className="what">
        <Title type="button" onClick={onOpen}>
          {name}
        </Title>
        <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      </div>
      <div className="step">
        <span className="level">
          <SeverityBadge severity={check.severity} />
        </span>
        <span className="act">
          {check.remedy ? (
            <Button
              icon={<ShieldCheck aria-hidden />}
              aria-label={t('previewOf', { name })}
              disabledReason={obstacle}
              onClick={() => onPreview({ title: name, checkIds: [check.id], companyIds })}
            >
              {t('preview')}
            </Button>
          ) : (
            <Button
              icon={<ChevronRight aria-hidden />}
              aria-label={t('showHowOf', { name })}
              onClick={onOpen}
            >
              {t('showHow')}
            </Button>
          )}
        </span>
      </div>
    </Line>
  )
}

/** Whom it reaches: by their number where it was read, by a word where it is not everyone. */
function usePeople({ audience, people }: FirstThing): string | undefined {
  const t = useTexts('whatFirst')
  const protect = useTexts('protect')
  if (audience !== 'everyone') return protect(`audience.${audience}`)
  return people && t(people.isWhole ? 'people' : 'peopleAtLeast', { count: people.count })
}
