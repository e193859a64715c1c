import { dayOf, riskDays } from '#shared/domain/risk/risk-days.ts'
import type { ScorePart, ScorePoint } from '#shared/domain/risk/risk-overview.ts'
import type { ControlProfile, VendorList, SecureScore } from '#server/connectors/risks.ts'

type ScoreValues = Omit<ScorePoint, 'date'>

/** The secure score of each of the last days. `now` is in milliseconds since 1970. */
export const secureScorePart = (scores: VendorList<SecureScore>, now: number): ScorePart =>
  scorePart(scores, now, ({ currentScore, maxScore }) => scored(currentScore, maxScore))

/** The same of the controls of category Identity alone, of which the vendor gives no sum. */
export function identityScorePart(
  scores: VendorList<SecureScore>,
  profiles: VendorList<ControlProfile>,
  now: number,
): ScorePart {
  const maxima = new Map(profiles.items.map(({ id, maxScore }) => [id, maxScore]))
  return scorePart(scores, now, ({ controlScores = [] }) => {
    const controls = new Map(
      controlScores.flatMap(({ controlCategory, controlName, score }) => {
        const most = maxima.get(controlName)
        // A control of which either is unknown would make the share wrong.
        const isKnown = controlName !== undefined && score !== undefined && most !== undefined
        return isKnown && controlCategory === 'Identity' ? [[controlName, { score, most }] as const] : []
      }),
    )
    const sum = (of: 'score' | 'most') => [...controls.values()].reduce((total, each) => total + each[of], 0)
    return scored(sum('score'), sum('most'))
  })
}

function scorePart(
  { items, isIncomplete }: VendorList<SecureScore>,
  now: number,
  scoredOn: (score: SecureScore) => ScoreValues | undefined,
): ScorePart {
  const days = new Set(riskDays(now))
  const dated = items
    .flatMap((score) => {
      const { createdDateTime: at } = score
      return at !== undefined && days.has(dayOf(at)) ? [{ at, score }] : []
    })
    .toSorted((a, b) => a.at - b.at)
  const newest = dated.at(-1)
  if (!newest) {
    const isUnderstood = !isIncomplete && items.every(({ createdDateTime }) => createdDateTime !== undefined)
    return { reason: isUnderstood ? 'notComputed' : 'unexpectedAnswer' }
  }
  // An older one is not how it stands.
  if (!scoredOn(newest.score)) return { reason: 'unexpectedAnswer' }
  const points = new Map<string, ScorePoint>()
  for (const { at, score } of dated) {
    const point = scoredOn(score)
    if (point) points.set(dayOf(at), { date: dayOf(at), ...point })
  }
  return { read_at: new Date(now).toISOString(), days: [...points.values()] }
}

function scored(current: number | undefined, maximum: number | undefined): ScoreValues | undefined {
  if (current === undefined || maximum === undefined) return undefined
  if (current < 0 || maximum <= 0 || current > maximum) return undefined
  return { current: rounded(current), maximum: rounded(maximum) }
}

const rounded = (points: number) => Math.round(points * 100) / 100
