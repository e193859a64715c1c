import { useMemo, useState } from 'react'
import { DAY } from '#shared/lib/time.ts'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import { watchPostureChanges } from '#client/data/nouns/secure/posture.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { TREND_DAYS } from './score-trend.ts'

/** What became of something since the beginning of a trend, by the kept changes. */
type TrendOf<T> = (
  companies: readonly CompanyPosture[],
  changes: readonly PostureChange[],
  since: string,
) => T

/** How something went with these companies; undefined while they or the changes are being read. */
export function useTrend<T>(
  companies: readonly CompanyPosture[] | undefined,
  trendOf: TrendOf<T>,
): T | undefined {
  const [since] = useState(() => new Date(Date.now() - TREND_DAYS * DAY).toISOString())
  const changes = useWatched(watchPostureChanges)
  return useMemo(
    () => companies && changes && trendOf(companies, changes, since),
    [companies, changes, since, trendOf],
  )
}
