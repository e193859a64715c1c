import { type DetectionsPart, type Read, RISK_LEVELS } from '#shared/domain/risk/risk-overview.ts'
import type { DetectionTotals } from '#shared/domain/risk/risk-totals.ts'
import { SparkBars } from '#client/ui/figures/spark-bars.tsx'
import { BigFigure } from './big-figure.tsx'
import { DaySpan } from './day-span.tsx'
import { Incomplete } from './incomplete.tsx'
import { Legend } from './legend.tsx'
import { OverviewCard } from './overview-card.tsx'
import { barsText, type Words } from './overview-words.ts'
import { riskTone } from './risk-tone.ts'
import type { SplitPart } from './split-part.ts'

interface DetectionsCardProps extends Words {
  split: SplitPart<Read<DetectionsPart>>
  totals: DetectionTotals
  companies: number
}

/** How many risks were detected, by level and day. */
export function DetectionsCard({ split, totals, companies, t, locale }: DetectionsCardProps) {
  const title = t('detections')
  const days = totals.days.map(({ date }) => date)
  const bars = totals.days.map((day) => ({
    id: day.date,
    parts: RISK_LEVELS.map((level) => ({ tone: riskTone[level], value: day[level] })),
  }))
  const label = barsText(
    { t, locale },
    {
      name: title,
      days: bars.map(({ id, parts }) => ({
        date: id,
        count: parts.reduce((sum, { value }) => sum + value, 0),
      })),
    },
  )
  return (
    <OverviewCard title={title} split={split} companies={companies} t={t} locale={locale}>
      <BigFigure
        figure={totals.total.toLocaleString(locale)}
        note={
          <>
            <span>{t('inDays', { days: days.length.toLocaleString(locale) })}</span>
            {companies > 1 ? <span>{t('atCompanies', { count: split.measured.length })}</span> : null}
          </>
        }
      />
      <DaySpan days={days} locale={locale}>
        <SparkBars label={label} bars={bars} />
      </DaySpan>
      <Legend
        locale={locale}
        items={RISK_LEVELS.map((level) => ({
          id: level,
          tone: riskTone[level],
          label: t(`levels.${level}`),
          count: totals.levels[level],
        }))}
      />
      {totals.isIncomplete ? <Incomplete t={t} /> : null}
    </OverviewCard>
  )
}
