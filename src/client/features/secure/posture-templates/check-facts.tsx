import { chakra } from '@chakra-ui/react'
import type { Check } from '#shared/domain/posture/check.ts'
import { isByHand } from '#shared/domain/posture/templates/template-checks.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { useFindings } from '#client/features/secure/parts/use-findings.ts'

const Facts = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 },
})
const Target = chakra('span', {
  base: {
    minW: 0,
    lineClamp: 2,
    overflowWrap: 'anywhere',
  },
})

/** What a check asks for: what it has to be, a licence, and whether a person has to set it. */
export function CheckFacts({ check }: { check: Check }) {
  const t = useTexts('postureTemplates')
  const posture = useTexts('posture')
  const target = useFindings().targetText(check.id)
  return (
    <Facts>
      <Target title={target}>{target}</Target>
      {check.requires === 'free' ? null : <Badge mono>{posture(`licenses.${check.requires}`)}</Badge>}
      {isByHand(check) ? <Badge tone="amber">{t('byHand')}</Badge> : null}
    </Facts>
  )
}
