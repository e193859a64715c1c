import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'

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

interface CompanyPlan<Planned> {
  id: string
  name: string
  policies: readonly Planned[]
}

interface PlanListProps<Planned> {
  plans: readonly CompanyPlan<Planned>[]
  /** One policy is deployed, so that each company has one line. */
  isOfOne: boolean
  /** What comes first, by the outcome. */
  placeOf: (planned: Planned) => number
  /** Tells what is planned for a company apart, and names it. */
  keyOf: (planned: Planned) => string
  nameOf: (planned: Planned) => string
  /** How many policies come to what at a company. */
  countsText: (plan: CompanyPlan<Planned>) => string
  renderEntry: (title: string, planned: Planned) => ReactNode
}

/** What would be done, company by company, before anything is. */
export function PlanList<Planned>({ isOfOne, ...props }: PlanListProps<Planned>) {
  if (isOfOne) return <CompaniesOfOne {...props} />
  const { plans } = props
  return (
    <List>
      {plans.map((plan) => (
        <Card key={plan.id}>
          <FoldedCompany {...props} plan={plan} isOpenAtFirst={plans.length <= OPEN} />
        </Card>
      ))}
    </List>
  )
}

type ListParts<Planned> = Omit<PlanListProps<Planned>, 'isOfOne'>

function CompaniesOfOne<Planned>({ plans, placeOf, renderEntry }: ListParts<Planned>) {
  const entries = plans
    .flatMap(({ id, name, policies: [planned] }) => (planned === undefined ? [] : [{ id, name, planned }]))
    .toSorted((a, b) => placeOf(a.planned) - placeOf(b.planned))
  return (
    <List>
      {entries.map(({ id, name, planned }) => (
        <Card key={id}>{renderEntry(name, planned)}</Card>
      ))}
    </List>
  )
}

interface FoldedCompanyProps<Planned> extends Omit<ListParts<Planned>, 'plans'> {
  plan: CompanyPlan<Planned>
  isOpenAtFirst: boolean
}

/** A company's policies, which are drawn once they are looked at: there may be thousands of all companies. */
function FoldedCompany<Planned>({
  plan,
  isOpenAtFirst,
  placeOf,
  keyOf,
  nameOf,
  countsText,
  renderEntry,
}: FoldedCompanyProps<Planned>) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="name">{plan.name}</span> {countsText(plan)}
      </summary>
      {isOpen ? (
        <List>
          {plan.policies
            .toSorted((a, b) => placeOf(a) - placeOf(b))
            .map((planned) => (
              <li key={keyOf(planned)}>{renderEntry(nameOf(planned), planned)}</li>
            ))}
        </List>
      ) : null}
    </details>
  )
}
