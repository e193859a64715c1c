import { type PlacesPart, type Read, RISK_DAYS } from '#shared/domain/risk/risk-overview.ts'
import { topPlaces } from '#shared/domain/risk/risk-totals.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { CountList } from './count-list.tsx'
import { Incomplete } from './incomplete.tsx'
import { OverviewCard } from './overview-card.tsx'
import type { Words } from './overview-words.ts'
import { Quiet } from './quiet.tsx'
import { ToLocation } from './to-location.tsx'
import type { SplitPart } from './split-part.ts'

interface PlacesCardProps extends Words {
  title: string
  /** What stands there where risks were looked for and none has such a place. */
  none: string
  split: SplitPart<Read<PlacesPart>>
  companies: number
  nameOf: (place: string) => string
  /** The only one of them; a location is one of a company. */
  companyId: string | undefined
}

/** Where the most risky sign-ins came from. */
export function PlacesCard({ title, none, split, companies, nameOf, companyId, t, locale }: PlacesCardProps) {
  const parts = split.measured.map(({ part }) => part)
  const places = topPlaces(parts)
  const withoutSignIns = parts.find(({ without_sign_ins }) => without_sign_ins !== null)?.without_sign_ins
  return (
    <OverviewCard title={title} split={split} companies={companies} t={t} locale={locale}>
      {places.length === 0 ? (
        <Quiet>{none}</Quiet>
      ) : (
        <>
          <Quiet>{t('riskySignIns', { days: RISK_DAYS.toLocaleString(locale) })}</Quiet>
          <CountList
            locale={locale}
            items={places.map(({ place, count, last_at }) => ({
              id: place,
              name: nameOf(place),
              count,
              note: <TimeText at={last_at} locale={locale} />,
              act: <ToLocation place={place} name={nameOf(place)} companyId={companyId} t={t} />,
            }))}
          />
        </>
      )}
      {withoutSignIns ? (
        <Quiet>{t('withoutSignIns', { reason: t(`reasons.${withoutSignIns}`) })}</Quiet>
      ) : null}
      {parts.some(({ is_incomplete }) => is_incomplete) ? <Incomplete t={t} /> : null}
    </OverviewCard>
  )
}
