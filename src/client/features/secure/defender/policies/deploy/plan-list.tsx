import { chakra } from '@chakra-ui/react'
import type { MailPolicyKind } from '#shared/domain/defender/mail-policy.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { type MailTexts, useFindingText } from '../mail-policy-words.ts'
import { recipientsText } from '../recipient-words.ts'
import { differenceWords } from '../setting-words.ts'
import type { DeployPlan, LeftReason } from './plan-deployment.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 2.5 } })
const Entry = chakra('li', {
  base: {
    px: 3.5,
    py: 2.5,
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    fontSize: 'control',
    overflowWrap: 'anywhere',
    '& .head': { display: 'flex', alignItems: 'center', gap: 2 },
    '& .name': { flex: '1 1 auto', minW: 0, fontSize: 'body', fontWeight: 'semibold', color: 'text' },
    '& .rest': { mt: 1 },
  },
})

/** What changes comes first, then what is left out, then what is as it should be. */
export const OUTCOMES = ['create', 'update', 'left', 'same'] as const

const tones = { create: 'green', update: 'blue', left: 'amber', same: 'neutral' } as const

/** What would be done, company by company, before anything is. */
export function PlanList({ plans, kind }: { plans: readonly DeployPlan[]; kind: MailPolicyKind }) {
  const t = useTexts('defender')
  const inOrder = plans.toSorted((a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome))
  return (
    <List>
      {inOrder.map((plan) => (
        <Entry key={plan.id}>
          <div className="head">
            <span className="name">{plan.name}</span>
            <Badge tone={tones[plan.outcome]}>{t(`deploy.outcomes.${plan.outcome}`)}</Badge>
          </div>
          <Details plan={plan} kind={kind} t={t} />
        </Entry>
      ))}
    </List>
  )
}

function Details({ plan, kind, t }: { plan: DeployPlan; kind: MailPolicyKind; t: MailTexts }) {
  const locale = useLocale()
  const reasonText = useReasonText()
  if (plan.outcome === 'same') return null
  if (plan.outcome === 'left')
    return (
      <Quiet className="rest" as="p">
        {reasonText(plan.reason)}
      </Quiet>
    )
  if (plan.outcome === 'create')
    return (
      <Quiet className="rest" as="p">
        {t('deploy.forWhom', { who: recipientsText(plan.policy, t) })}
      </Quiet>
    )
  return (
    <ul className="rest">
      {plan.differences.map((difference) => (
        <li key={difference.member}>
          <Quiet>{t('deploy.change', differenceWords(kind, difference, { t, locale }))}</Quiet>
        </li>
      ))}
    </ul>
  )
}

/** Why a company is left out, in words. */
function useReasonText() {
  const t = useTexts('defender')
  const findingText = useFindingText()
  return (reason: LeftReason): string => {
    if (typeof reason === 'object') return findingText(reason)
    return isOfDeployment(reason) ? t(`deploy.reasons.${reason}`) : t(`faults.${reason}`)
  }
}

type OfDeployment = 'notRead' | 'noDomains' | 'builtIn' | 'updating'
const OF_DEPLOYMENT: ReadonlySet<string> = new Set<OfDeployment>([
  'notRead',
  'noDomains',
  'builtIn',
  'updating',
])
const isOfDeployment = (reason: string): reason is OfDeployment => OF_DEPLOYMENT.has(reason)
