import { chakra } from '@chakra-ui/react'
import type { Check } from '#shared/domain/posture/check.ts'
import { isByHand } from '#shared/domain/posture/templates/template-checks.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { foundText } from '#client/features/secure/parts/check-verdict.tsx'

const Facts = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 },
})
const Target = chakra('span', {
  base: {
    minW: 0,
    lineClamp: 2,
    overflowWrap: 'anywhere',
    '& code': { ms: 1.5, color: 'text' },
  },
})

/** What a check asks for: its compliant value, a licence, and whether a person has to set it. */
export function CheckFacts({ check }: { check: Check }) {
  const t = useTexts('postureTemplates')
  const posture = useTexts('posture')
  const tray = useTexts('tray')
  const isNothing = check.target === null || (Array.isArray(check.target) && check.target.length === 0)
  const value = isNothing ? tray('nothing') : foundText(check.target)
  return (
    <Facts>
      <Target title={value}>
        {t('form.target')}
        <code>{value}</code>
      </Target>
      {check.requires === 'free' ? null : <Badge mono>{posture(`licenses.${check.requires}`)}</Badge>}
      {isByHand(check) ? <Badge tone="amber">{t('byHand')}</Badge> : null}
    </Facts>
  )
}
