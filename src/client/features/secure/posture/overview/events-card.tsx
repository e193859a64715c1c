import type { DayOfEvents } from '#shared/domain/risk/monitored-events.ts'
import { SparkBars } from '#client/ui/figures/spark-bars.tsx'
import { BigFigure } from './big-figure.tsx'
import { DaySpan } from './day-span.tsx'
import { Legend } from './legend.tsx'
import { notMeasuredCount } from './not-measured.tsx'
import { OverviewCard } from './overview-card.tsx'
import { barsText, type Words } from './overview-words.ts'
import type { SplitPart } from './split-part.ts'

interface EventsCardProps extends Words {
  days: readonly DayOfEvents[]
  split: Pick<SplitPart<unknown>, 'reasons' | 'readAt'>
  companies: number
}

/** What happened in tenants, day by day: risks that were detected, and settings that were found changed. */
export function EventsCard({ days, split, companies, t, locale }: EventsCardProps) {
  const sum = (of: 'detections' | 'changes') => days.reduce((total, day) => total + day[of], 0)
  const title = t('events')
  const [detections, changes] = [sum('detections'), sum('changes')]
  const label = barsText(
    { t, locale },
    { name: title, days: days.map((day) => ({ date: day.date, count: day.detections + day.changes })) },
  )
  return (
    <OverviewCard
      title={title}
      split={split}
      companies={companies}
      summary={
        companies === 1
          ? t('withoutDetections')
          : t('withoutDetectionsAt', { count: notMeasuredCount(split.reasons) })
      }
      t={t}
      locale={locale}
    >
      <BigFigure
        figure={(detections + changes).toLocaleString(locale)}
        note={<span>{t('inDays', { days: days.length.toLocaleString(locale) })}</span>}
      />
      <DaySpan days={days.map(({ date }) => date)} locale={locale}>
        <SparkBars
          label={label}
          bars={days.map(({ date, detections: detected, changes: changed }) => ({
            id: date,
            parts: [
              { tone: 'accent', value: changed },
              { tone: 'orange', value: detected },
            ],
          }))}
        />
      </DaySpan>
      <Legend
        locale={locale}
        items={[
          { id: 'detections', tone: 'orange', label: t('detections'), count: detections },
          { id: 'changes', tone: 'accent', label: t('changes'), count: changes },
        ]}
      />
    </OverviewCard>
  )
}
