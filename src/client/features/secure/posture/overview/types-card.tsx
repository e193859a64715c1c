import type { DetectionsPart, Read } from '#shared/domain/risk/risk-overview.ts'
import type { DetectionTotals } from '#shared/domain/risk/risk-totals.ts'
import { CountList } from './count-list.tsx'
import { OverviewCard } from './overview-card.tsx'
import { vendorWord, type Words } from './overview-words.ts'
import { Quiet } from './quiet.tsx'
import type { SplitPart } from './split-part.ts'

interface TypesCardProps extends Words {
  split: SplitPart<Read<DetectionsPart>>
  types: DetectionTotals['types']
  companies: number
}

/** What was detected most often. */
export function TypesCard({ split, types, companies, t, locale }: TypesCardProps) {
  return (
    <OverviewCard title={t('frequent')} split={split} companies={companies} t={t} locale={locale}>
      {types.length === 0 ? <Quiet>{t('noDetections')}</Quiet> : null}
      <CountList
        locale={locale}
        items={types.map(({ type, count }) => ({ id: type, name: vendorWord(t, 'types', type), count }))}
      />
    </OverviewCard>
  )
}
