import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { monitoredEvents } from '#shared/domain/risk/monitored-events.ts'
import { riskDays } from '#shared/domain/risk/risk-days.ts'
import { detectionTotals } from '#shared/domain/risk/risk-totals.ts'
import { watchPostureChanges } from '#client/data/nouns/secure/posture.ts'
import { watchRiskOverviews } from '#client/data/nouns/secure/risk.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { NoPosture } from '../posture-words.tsx'
import { DetectionsCard } from './detections-card.tsx'
import { EventsCard } from './events-card.tsx'
import { NewestCard } from './newest-card.tsx'
import { countryText } from './overview-words.ts'
import { PlacesCard } from './places-card.tsx'
import { ScoreCard } from './score-card.tsx'
import { readUntil, splitPart } from './split-part.ts'
import { TypesCard } from './types-card.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

const Panel = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } })
const Drawings = chakra('div', {
  base: {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
  },
})
const Lists = chakra('div', {
  base: {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  },
})

interface OverviewPanelProps {
  /** One, or all of them; undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
}

/** Microsoft's scores, what was detected, and where it came from, over these companies (RISK-01). */
export function OverviewPanel({ companies }: OverviewPanelProps) {
  const t = useTexts('risk')
  const locale = useLocale()
  const overviews = useWatched(watchRiskOverviews)
  const changes = useWatched(watchPostureChanges)
  const shown = useMemo(() => {
    if (!companies || !overviews || !changes) return undefined
    const days = riskDays(readUntil(companies, overviews) ?? 0)
    const detections = splitPart(companies, overviews, (each) => each.risk_detections)
    const ids = new Set(companies.map(({ id }) => id))
    return {
      days,
      secureScore: splitPart(companies, overviews, (each) => each.secure_score),
      identityScore: splitPart(companies, overviews, (each) => each.identity_score),
      detections,
      totals: detectionTotals(detections.measured, days),
      countries: splitPart(companies, overviews, (each) => each.risky_countries),
      ips: splitPart(companies, overviews, (each) => each.risky_ips),
      events: {
        days: monitoredEvents(ids, [...overviews.values()], changes, days),
        // What changed is known of every company that was read; of detections the reasons say where not.
        split: {
          reasons: detections.reasons,
          readAt: companies.flatMap(({ readAt }) => readAt ?? []).toSorted()[0],
        },
      },
    }
  }, [companies, overviews, changes])
  const names = useMemo(() => new Map(companies?.map(({ id, name }) => [id, name])), [companies])
  if (!companies || !shown) return <SkeletonRows rows={8} label={t('loading')} />
  if (companies.length === 0) return <NoPosture why="none" />
  const words = { t, locale, companies: companies.length }
  const companyOf = companies.length > 1 ? (id: string) => names.get(id) ?? '–' : undefined
  const only = companies.length === 1 ? companies[0]?.id : undefined
  const isDetecting = shown.detections.measured.length > 0
  return (
    <Panel>
      <Drawings>
        <ScoreCard title={t('secureScore')} split={shown.secureScore} days={shown.days} {...words} />
        <ScoreCard title={t('identityScore')} split={shown.identityScore} days={shown.days} {...words} />
        <DetectionsCard split={shown.detections} totals={shown.totals} {...words} />
        <EventsCard {...shown.events} {...words} />
      </Drawings>
      <Lists>
        {isDetecting ? <TypesCard split={shown.detections} types={shown.totals.types} {...words} /> : null}
        <PlacesCard
          title={t('countries')}
          none={t('noCountries')}
          split={shown.countries}
          nameOf={(code) => countryText(code, locale)}
          companyId={only}
          {...words}
        />
        <PlacesCard
          title={t('ips')}
          none={t('noIps')}
          split={shown.ips}
          nameOf={(ip) => ip}
          companyId={only}
          {...words}
        />
      </Lists>
      {isDetecting ? (
        <NewestCard split={shown.detections} newest={shown.totals.newest} companyOf={companyOf} {...words} />
      ) : null}
    </Panel>
  )
}
