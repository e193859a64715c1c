import { useMemo, useState } from 'react'
import { DAY } from '#shared/lib/time.ts'
import { watchPostureChanges } from '#client/data/nouns/posture.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { scoreTrend, TREND_DAYS } from './score-trend.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** By how much the score of these companies went up or down; nothing where it did not. */
export function TrendNote({ companies }: { companies: readonly CompanyPosture[] }) {
  const t = useTexts('posture')
  const locale = useLocale()
  const [since] = useState(() => new Date(Date.now() - TREND_DAYS * DAY).toISOString())
  const changes = useWatched(watchPostureChanges)
  const points = useMemo(
    () => (changes ? scoreTrend(companies, changes, since) : 0),
    [companies, changes, since],
  )
  if (points === 0) return null
  return t('figures.trend', {
    points: points.toLocaleString(locale, { signDisplay: 'always' }),
    days: TREND_DAYS.toLocaleString(locale),
  })
}
