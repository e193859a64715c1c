import { chakra } from '@chakra-ui/react'
import type { Seats } from '#client/data/nouns/licenses/licenses.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { dayWords } from '#client/parts/day-words.ts'
import { licenseName } from '#client/parts/license-words.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { licenseCatalogue, MODULES } from '#shared/domain/licenses/catalogue.ts'
import { availableOf, boughtOf } from '#shared/domain/licenses/license-pool.ts'
import type { ModuleNumber } from '#shared/domain/licenses/seat.ts'
import { isUrgent, renewalOf } from './renewal.ts'

const Scroll = chakra('div', {
  base: { display: 'grid', gap: 5, alignContent: 'start', minH: 0, overflowY: 'auto', flex: '1 1 auto' },
})
const Module = chakra('section', {
  base: { display: 'grid', gap: 2.5, '& h2': { fontSize: 'lead', fontWeight: 'semibold' } },
})
const Cards = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))', gap: 3 },
})
const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: 2.5,
    alignContent: 'start',
    p: 3.5,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& h3': { fontWeight: 'semibold' },
  },
})

interface OverviewProps {
  seats: Seats | undefined
  /** Licences of which somebody was left without. */
  shortOf: ReadonlySet<ModuleNumber>
}

/** What was bought of each module and tier, what is taken and what is left (ORG-22). */
export function Overview({ seats, shortOf }: OverviewProps) {
  const t = useTexts('licenses')
  if (!seats) return <SkeletonRows rows={6} label={t('dialog.reading')} />
  return (
    <Scroll tabIndex={0} role="region" aria-label={t('tabs.overview')}>
      {MODULES.map((module) => (
        <Module key={module} aria-label={t(`modules.${module}`)}>
          <h2>{t(`modules.${module}`)}</h2>
          <Cards>
            {licenseCatalogue
              .filter((each) => each.module === module)
              .map(({ moduleNumber }) => (
                <License
                  key={moduleNumber}
                  seats={seats}
                  moduleNumber={moduleNumber}
                  isShort={shortOf.has(moduleNumber)}
                />
              ))}
          </Cards>
        </Module>
      ))}
    </Scroll>
  )
}

interface LicenseProps {
  seats: Seats
  moduleNumber: ModuleNumber
  isShort: boolean
}

function License({ seats: { subscription, counts }, moduleNumber, isShort }: LicenseProps) {
  const t = useTexts('licenses')
  const locale = useLocale()
  const { clock } = useDevice()
  const bought = boughtOf(subscription, moduleNumber)
  const available = availableOf(subscription, counts, moduleNumber)
  const renewal = subscription && bought > 0 ? renewalOf(subscription) : null
  const number = (value: number) => value.toLocaleString(locale)
  return (
    <Card>
      <h3>{licenseName(moduleNumber)}</h3>
      <DefinitionList
        items={[
          { term: t('bought'), value: number(bought) },
          { term: t('assigned'), value: number(counts.get(moduleNumber) ?? 0) },
          { term: t('available'), value: number(available) },
          {
            term: t('renewal.term'),
            value: renewal ? dayWords(renewal, locale) : <Quiet>{t('renewal.none')}</Quiet>,
          },
        ]}
      />
      <Tags>
        {available < 0 ? <Badge tone="red">{t('overdrawn')}</Badge> : null}
        {isShort ? <Badge tone="red">{t('somebodyShort')}</Badge> : null}
        {renewal && isUrgent(renewal, clock.now()) ? <Badge tone="red">{t('renewal.soon')}</Badge> : null}
      </Tags>
    </Card>
  )
}
