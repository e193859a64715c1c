import type { Verdict } from './verdict.ts'

export interface JudgedCheck {
  verdict: Verdict
  /** Whether the audit looks at it (POST-15). */
  isIncluded: boolean
  /** Whether somebody has recorded a resolution, whatever the verdict says (POST-07). */
  isResolved: boolean
}

/** Whether somebody has something to do: it was measured, is not met, and nobody decided otherwise. */
export const isOpen = ({ verdict, isIncluded, isResolved }: JudgedCheck): boolean =>
  isIncluded && !isResolved && verdict.status === 'notCompliant'

/**
 * The share of included, measured checks that are compliant or resolved, in percent (POST-03). What is resolved counts as
 * measured: somebody has looked. Undefined where nothing was measured, which is no score of 0.
 */
export function scoreOf(judged: readonly JudgedCheck[]): number | undefined {
  const counted = judged.filter(
    ({ verdict, isIncluded, isResolved }) => isIncluded && (isResolved || verdict.status !== 'notMeasured'),
  )
  if (counted.length === 0) return undefined
  const met = counted.filter(({ verdict, isResolved }) => isResolved || verdict.status === 'compliant')
  return (met.length / counted.length) * 100
}
