import { chakra } from '@chakra-ui/react'
import type { Texts } from '#client/texts/sections.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { useFindingText } from '../mail-policy-words.ts'
import { recipientsText } from '../recipient-words.ts'
import { differenceWords } from '../setting-words.ts'
import type { LeftReason, PlannedPolicy } from './plan-deployment.ts'

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    '& .name': { flex: '1 1 auto', minW: 0, fontWeight: 'semibold', color: 'text' },
  },
})

const tones = { create: 'green', update: 'blue', left: 'amber', same: 'neutral' } as const

/** What would become of one policy at one company. */
export function PlanEntry({ title, planned }: { title: string; planned: PlannedPolicy }) {
  const t = useTexts('defender')
  return (
    <>
      <Head>
        <span className="name">{title}</span>
        <Badge tone={tones[planned.outcome]}>{t(`deploy.outcomes.${planned.outcome}`)}</Badge>
      </Head>
      <Details planned={planned} />
    </>
  )
}

function Details({ planned }: { planned: PlannedPolicy }) {
  const t = useTexts('defender')
  const locale = useLocale()
  const reasonText = useReasonText()
  if (planned.outcome === 'same') return null
  if (planned.outcome !== 'update')
    return (
      <Quiet as="p" mt={1}>
        {planned.outcome === 'left'
          ? reasonText(planned.reason)
          : t('deploy.forWhom', { who: recipientsText(planned.policy, t) })}
      </Quiet>
    )
  const { kind } = planned.policy
  return (
    <chakra.ul mt={1}>
      {planned.differences.map((difference) => (
        <li key={difference.member}>
          <Quiet>{t('deploy.change', differenceWords(kind, difference, { t, locale }))}</Quiet>
        </li>
      ))}
    </chakra.ul>
  )
}

/** Why a policy is left out at a company, in words. */
function useReasonText() {
  const t = useTexts('defender')
  const findingText = useFindingText()
  return (reason: LeftReason): string => {
    if (typeof reason === 'object') return findingText(reason)
    return isOfDeployment(reason) ? t(`deploy.reasons.${reason}`) : t(`faults.${reason}`)
  }
}

type OfDeployment = Extract<LeftReason, keyof Texts['defender']['deploy']['reasons']>
const OF_DEPLOYMENT: ReadonlySet<string> = new Set<OfDeployment>([
  'notRead',
  'noDomains',
  'builtIn',
  'updating',
  'changing',
  'ownCompany',
  'everywhere',
  'sameName',
])
const isOfDeployment = (reason: string): reason is OfDeployment => OF_DEPLOYMENT.has(reason)
