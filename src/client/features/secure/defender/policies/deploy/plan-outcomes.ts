import type { MailTexts } from '../mail-policy-words.ts'
import type { PlannedPolicy } from './plan-deployment.ts'

/** What changes comes first, then what is left out, then what is as it should be. */
const OUTCOMES = ['create', 'update', 'left', 'same'] as const

export const placeOf = ({ outcome }: PlannedPolicy): number => OUTCOMES.indexOf(outcome)

/** How many policies come to what. */
export function countsText(plans: readonly { policies: readonly PlannedPolicy[] }[], t: MailTexts): string {
  const all = plans.flatMap(({ policies }) => policies)
  return OUTCOMES.flatMap((outcome) => {
    const count = all.filter((planned) => planned.outcome === outcome).length
    return count > 0 ? [t(`deploy.counts.${outcome}`, { count })] : []
  }).join(', ')
}
