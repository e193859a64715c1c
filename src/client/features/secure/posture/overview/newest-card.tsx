import { chakra } from '@chakra-ui/react'
import type { DetectionsPart, Read } from '#shared/domain/risk/risk-overview.ts'
import type { DetectionTotals } from '#shared/domain/risk/risk-totals.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { OverviewCard } from './overview-card.tsx'
import { countryText, vendorWord, type Words } from './overview-words.ts'
import { levelOf, riskTone } from './risk-tone.ts'
import { Quiet } from './quiet.tsx'
import type { SplitPart } from './split-part.ts'

const List = chakra('ol', {
  base: {
    fontSize: 'control',
    '& li': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) auto',
        md: '5rem minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1fr) 6rem',
      },
      columnGap: 3,
      rowGap: 0.5,
      alignItems: 'baseline',
      py: 2,
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& .what': { fontWeight: 'medium' },
    '& .level': { justifySelf: 'start', order: { base: 2, md: 0 } },
    '& .what, & .who, & .where': { minW: 0, overflowWrap: 'anywhere' },
    '& .who, & .where, & .when': { color: 'muted', order: 3 },
    '& .who, & .where': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& .when': { gridColumn: { base: '1 / -1', md: 'auto' }, textAlign: { md: 'end' }, whiteSpace: 'nowrap' },
  },
})

interface NewestCardProps extends Words {
  split: SplitPart<Read<DetectionsPart>>
  newest: DetectionTotals['newest']
  /** The names of several companies, or nothing where there is one. */
  companyOf: ((companyId: string) => string) | undefined
  companies: number
}

/** The newest of what was detected, each with who and where. */
export function NewestCard({ split, newest, companyOf, companies, t, locale }: NewestCardProps) {
  return (
    <OverviewCard title={t('newest')} split={split} companies={companies} t={t} locale={locale}>
      {newest.length === 0 ? <Quiet>{t('noDetections')}</Quiet> : null}
      <List>
        {newest.map((each, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the vendor's ids are not carried
          <li key={`${each.at} ${place}`}>
            <span className="level">
              <Badge tone={riskTone[levelOf(each.level)]}>{t(`levels.${levelOf(each.level)}`)}</Badge>
            </span>
            <span className="what">{vendorWord(t, 'types', each.type)}</span>
            <span className="who">
              {[each.user ?? t('unknownUser'), companyOf?.(each.companyId)].filter(Boolean).join(' · ')}
            </span>
            <span className="where">
              {[
                vendorWord(t, 'states', each.state),
                each.country === null ? undefined : countryText(each.country, locale),
                each.ip,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="when">
              <TimeText at={each.at} locale={locale} />
            </span>
          </li>
        ))}
      </List>
    </OverviewCard>
  )
}
