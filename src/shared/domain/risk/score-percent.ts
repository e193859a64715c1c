import type { ScorePart, ScorePoint } from './risk-overview.ts'

/** A score in percent, from 0 to 100. */
export const percentOf = ({ current, maximum }: Pick<ScorePoint, 'current' | 'maximum'>): number =>
  Math.min(100, (100 * current) / maximum)

/** The newest score in percent; undefined where it is not measured. */
export function scorePercent(part: ScorePart | undefined): number | undefined {
  const newest = part && 'days' in part ? part.days.at(-1) : undefined
  return newest && percentOf(newest)
}

export interface MeanScore {
  /** In percent, whole, as it is shown. */
  percent: number
  /** By how many points it changed since `since`, over those that were scored on several days; undefined for none. */
  change: { points: number; since: string } | undefined
  /** For each of the days the mean of those scored on it; undefined where none was. */
  line: (number | undefined)[]
  measured: number
}

/** The mean of several scores that are measured; undefined where none is. */
export function meanScore(parts: readonly ScorePart[], days: readonly string[]): MeanScore | undefined {
  const percent = meanOf(parts.flatMap((part) => scorePercent(part) ?? []))
  if (percent === undefined) return undefined
  const series = parts.flatMap((part) => ('days' in part ? [part.days] : []))
  const spans = series.flatMap((points) => {
    const [first, last] = [points[0], points.at(-1)]
    return first && last && first !== last
      ? [{ points: percentOf(last) - percentOf(first), since: first.date }]
      : []
  })
  const points = meanOf(spans.map((span) => span.points))
  const since = spans.map((span) => span.since).toSorted()[0]
  return {
    percent: Math.floor(percent),
    change: points === undefined || since === undefined ? undefined : { points: Math.round(points), since },
    line: meanLine(series, days),
    measured: series.length,
  }
}

/** A tenant that was not scored on a day still stands as on the day before: else the mean would jump with who is in it. */
function meanLine(series: readonly ScorePoint[][], days: readonly string[]): (number | undefined)[] {
  const lines = series.map((points) =>
    days.map((day) => {
      const point = points.findLast(({ date }) => date <= day)
      return point && percentOf(point)
    }),
  )
  return days.map((_, place) => meanOf(lines.flatMap((line) => line[place] ?? [])))
}

const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, each) => sum + each, 0) / values.length
