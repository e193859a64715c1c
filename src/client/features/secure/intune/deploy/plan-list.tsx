import { PlanList as Plans } from '#client/features/secure/parts/policies/plan-list.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { PlanEntry } from './plan-entry.tsx'
import type { DeployPlan } from './plan-deployment.ts'
import { countsText, placeOf } from './plan-outcomes.ts'

interface PlanListProps {
  plans: readonly DeployPlan[]
  /** One policy is deployed, so that each company has one line. */
  isOfOne: boolean
}

/** What would be done, company by company, before anything is. */
export function PlanList({ plans, isOfOne }: PlanListProps) {
  const t = useTexts('intune')
  return (
    <Plans
      plans={plans}
      isOfOne={isOfOne}
      placeOf={placeOf}
      keyOf={({ source }) => source.key}
      nameOf={({ source }) => source.policy.name}
      countsText={(plan) => countsText([plan], t)}
      renderEntry={(title, planned) => <PlanEntry title={title} planned={planned} />}
    />
  )
}
