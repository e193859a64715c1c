import type { JudgedCheck } from './score.ts'
import type { Reason } from './verdict.ts'

/** How a company stands in some checks, those aside that the audit leaves out. */
export interface Tally {
  /** Compliant, or resolved by somebody. */
  met: number
  /** Measured, or resolved by somebody. */
  counted: number
  notMeasured: number
  /** Why most of what is not measured is not; undefined where everything is. */
  reason: Reason | undefined
}

export function tallyOf(judged: readonly JudgedCheck[]): Tally {
  let met = 0
  let counted = 0
  const reasons = new Map<Reason, number>()
  for (const { verdict, isIncluded, isResolved } of judged) {
    if (!isIncluded) continue
    if (isResolved || verdict.status === 'compliant') met++
    if (isResolved || verdict.status !== 'notMeasured') counted++
    else reasons.set(verdict.reason, (reasons.get(verdict.reason) ?? 0) + 1)
  }
  const [most] = [...reasons].toSorted(([, a], [, b]) => b - a)
  return {
    met,
    counted,
    notMeasured: [...reasons.values()].reduce((sum, each) => sum + each, 0),
    reason: most?.[0],
  }
}
