import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { PlanEntry } from './plan-entry.tsx'
import type { DeployPlan } from './plan-deployment.ts'
import { countsText, inOrder } from './plan-outcomes.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 2.5 } })
const Card = chakra('li', {
  base: {
    px: 3.5,
    py: 2.5,
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    fontSize: 'control',
    overflowWrap: 'anywhere',
    '& summary': { cursor: 'pointer', color: 'muted' },
    '& summary .name': { fontSize: 'body', fontWeight: 'semibold', color: 'text' },
    '& [open] > summary': { mb: 2.5 },
  },
})

/** More companies than these are folded. */
const OPEN = 3

interface PlanListProps {
  plans: readonly DeployPlan[]
  /** One policy is deployed, so that each company has one line. */
  isOfOne: boolean
}

/** What would be done, company by company, before anything is. */
export function PlanList({ plans, isOfOne }: PlanListProps) {
  if (isOfOne) return <CompaniesOfOne plans={plans} />
  return (
    <List>
      {plans.map((plan) => (
        <Card key={plan.id}>
          <FoldedCompany plan={plan} isOpenAtFirst={plans.length <= OPEN} />
        </Card>
      ))}
    </List>
  )
}

function CompaniesOfOne({ plans }: Pick<PlanListProps, 'plans'>) {
  const entries = plans.flatMap(({ id, name, policies: [planned] }) =>
    planned ? [{ id, name, planned }] : [],
  )
  return (
    <List>
      {inOrder(entries, ({ planned }) => planned.outcome).map(({ id, name, planned }) => (
        <Card key={id}>
          <PlanEntry title={name} planned={planned} />
        </Card>
      ))}
    </List>
  )
}

/** A company's policies, which are drawn once they are looked at: there may be thousands of all companies. */
function FoldedCompany({ plan, isOpenAtFirst }: { plan: DeployPlan; isOpenAtFirst: boolean }) {
  const t = useTexts('intune')
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="name">{plan.name}</span> {countsText([plan], t)}
      </summary>
      {isOpen ? (
        <List>
          {inOrder(plan.policies, ({ outcome }) => outcome).map((planned) => (
            <li key={planned.source.key}>
              <PlanEntry title={planned.source.policy.name} planned={planned} />
            </li>
          ))}
        </List>
      ) : null}
    </details>
  )
}
