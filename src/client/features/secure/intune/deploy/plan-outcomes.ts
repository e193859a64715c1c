import type { IntuneTexts } from '../device-policy-words.ts'
import type { DeployPlan, PlannedPolicy } from './plan-deployment.ts'

/** What changes comes first, then what is left out, then what is there already. */
const OUTCOMES = ['create', 'replace', 'left', 'exists'] as const

/** Plans with those first that change something. */
export const inOrder = <Plan>(plans: readonly Plan[], outcomeOf: (plan: Plan) => PlannedPolicy['outcome']) =>
  plans.toSorted((a, b) => OUTCOMES.indexOf(outcomeOf(a)) - OUTCOMES.indexOf(outcomeOf(b)))

/** How many policies come to what. */
export function countsText(plans: readonly DeployPlan[], t: IntuneTexts): string {
  const all = plans.flatMap(({ policies }) => policies)
  return OUTCOMES.flatMap((outcome) => {
    const count = all.filter((planned) => planned.outcome === outcome).length
    return count > 0 ? [t(`deploy.counts.${outcome}`, { count })] : []
  }).join(', ')
}
