import { chakra } from '@chakra-ui/react'
import { RISK_DAYS, type Read, type ScorePart } from '#shared/domain/risk/risk-overview.ts'
import { type MeanScore, meanScore } from '#shared/domain/risk/score-percent.ts'
import { SparkLine } from '#client/ui/figures/spark-line.tsx'
import { InfoTip } from '#client/ui/info-tip.tsx'
import { tones } from '#client/ui/figures/tone.ts'
import { DaySpan } from './day-span.tsx'
import { BigFigure } from './big-figure.tsx'
import { OverviewCard } from './overview-card.tsx'
import { dayText, percentText, type Words } from './overview-words.ts'
import type { SplitPart } from './split-part.ts'

const Change = chakra('span', { base: { fontWeight: 'medium' } })

interface ScoreCardProps extends Words {
  title: string
  split: SplitPart<Read<ScorePart>>
  companies: number
  days: readonly string[]
}

/** A score of Microsoft's: how it stands, how it went, and over how many companies. */
export function ScoreCard({ title, split, companies, days, t, locale }: ScoreCardProps) {
  const mean = meanScore(
    split.measured.map(({ part }) => part),
    days,
  )
  return (
    <OverviewCard title={title} split={split} companies={companies} t={t} locale={locale}>
      {mean ? (
        <>
          <BigFigure
            figure={percentText(mean.percent, locale)}
            note={
              <>
                <ChangeNote mean={mean} t={t} locale={locale} />
                {companies > 1 ? <span>{t('meanOf', { count: mean.measured })}</span> : null}
                <InfoTip label={t('scoreHelp.label')} text={t('scoreHelp.text')} />
              </>
            }
          />
          <DaySpan days={days} locale={locale}>
            <SparkLine label={lineText(mean, { t, locale }, title)} values={mean.line} />
          </DaySpan>
        </>
      ) : null}
    </OverviewCard>
  )
}

function ChangeNote({ mean: { change }, t, locale }: { mean: MeanScore } & Words) {
  if (!change) return null
  const tone = change.points > 0 ? 'green' : change.points < 0 ? 'red' : 'neutral'
  return (
    <Change color={tones[tone].color}>
      {t('change', {
        points: change.points.toLocaleString(locale, { signDisplay: 'exceptZero' }),
        date: dayText(change.since, locale),
      })}
    </Change>
  )
}

function lineText({ line }: MeanScore, { t, locale }: Words, name: string): string {
  const known = line.filter((value) => value !== undefined)
  const percent = (value: number | undefined) => percentText(value ?? 0, locale)
  return t('line', {
    name,
    days: RISK_DAYS.toLocaleString(locale),
    first: percent(known[0]),
    last: percent(known.at(-1)),
    least: percent(Math.min(...known)),
    most: percent(Math.max(...known)),
  })
}
