import { useLocale, useTexts } from '#client/texts/texts.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { scoreTrend, TREND_DAYS } from './score-trend.ts'
import { useTrend } from './use-trend.ts'

/** By how much the score of these companies went up or down; nothing where it did not. */
export function TrendNote({ companies }: { companies: readonly CompanyPosture[] }) {
  const t = useTexts('posture')
  const locale = useLocale()
  const points = useTrend(companies, scoreTrend) ?? 0
  if (points === 0) return null
  return t('figures.trend', {
    points: points.toLocaleString(locale, { signDisplay: 'always' }),
    days: TREND_DAYS.toLocaleString(locale),
  })
}
