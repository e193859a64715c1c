import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { type IntuneTexts, targetsText, useFindingText } from '../device-policy-words.ts'
import { wantedWhom } from '../whom.ts'
import type { LeftReason, PlannedPolicy } from './plan-deployment.ts'

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    '& .name': { flex: '1 1 auto', minW: 0, fontWeight: 'semibold', color: 'text' },
  },
})

const tones = { create: 'green', replace: 'blue', left: 'amber', exists: 'neutral' } as const

/** What would become of one policy at one company. */
export function PlanEntry({ title, planned }: { title: string; planned: PlannedPolicy }) {
  const t = useTexts('intune')
  const detailTexts = useDetailTexts()
  return (
    <>
      <Head>
        <span className="name">{title}</span>
        <Badge tone={tones[planned.outcome]}>{t(`deploy.outcomes.${planned.outcome}`)}</Badge>
      </Head>
      {detailTexts(planned).map((text) => (
        <Quiet key={text} as="p" mt={1}>
          {text}
        </Quiet>
      ))}
    </>
  )
}

/** What is said of an outcome beside its name. */
function useDetailTexts() {
  const t = useTexts('intune')
  const reasonText = useReasonText()
  return (planned: PlannedPolicy): string[] => {
    if (planned.outcome === 'exists') return []
    if (planned.outcome === 'left') return [reasonText(planned.reason)]
    if (planned.outcome === 'create') return [whomText(planned, t)]
    return [planned.targets === null ? t('deploy.stays') : whomText(planned, t)]
  }
}

const whomText = ({ targets }: Extract<PlannedPolicy, { outcome: 'create' | 'replace' }>, t: IntuneTexts) =>
  targets === null ? t('deploy.forNobody') : t('deploy.forWhom', { who: targetsText(wantedWhom(targets), t) })

/** Why a policy is left out at a company, in words. */
function useReasonText() {
  const t = useTexts('intune')
  const findingText = useFindingText()
  return (reason: LeftReason): string => {
    if (typeof reason === 'object') return findingText(reason)
    switch (reason) {
      case 'updating':
      case 'holdsSecrets':
        return t(`acts.leftOut.${reason}`)
      case 'notRead':
      case 'ownCompany':
      case 'sameName':
      case 'several':
      case 'secretThere':
      case 'groupUnnamed':
        return t(`deploy.reasons.${reason}`)
      default:
        return t(`reasons.${reason}`)
    }
  }
}
