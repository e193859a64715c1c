import type { IntuneTexts } from '../device-policy-words.ts'
import type { PlannedPolicy } from './plan-deployment.ts'

/** What changes comes first, then what is left out, then what is there already. */
const OUTCOMES = ['create', 'replace', 'left', 'exists'] as const

/** Where a plan stands in the list of a company. */
export const placeOf = ({ outcome }: Pick<PlannedPolicy, 'outcome'>): number => OUTCOMES.indexOf(outcome)

/** How many policies come to what. */
export function countsText(plans: readonly { policies: readonly PlannedPolicy[] }[], t: IntuneTexts): string {
  const all = plans.flatMap(({ policies }) => policies)
  return OUTCOMES.flatMap((outcome) => {
    const count = all.filter((planned) => planned.outcome === outcome).length
    return count > 0 ? [t(`deploy.counts.${outcome}`, { count })] : []
  }).join(', ')
}
