import { LINT_SEVERITIES } from '#shared/domain/conditional-access/lint/lint-rule.ts'
import type { LintSeverity } from '#shared/domain/conditional-access/lint/lint-rule.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { heatIcons, heatTones } from '#client/ui/figures/heat.tsx'
import { Faint, Tags } from '#client/ui/words.tsx'
import type { AccessTexts } from './policy-texts.ts'
import type { SeverityCount } from '#shared/domain/conditional-access/look-at-company.ts'

/** How grave a finding is, by shape, word and colour; with a number where several are as grave. */
export function LintSeverityBadge({ severity, count }: { severity: LintSeverity; count?: number }) {
  const t = useTexts('access')
  return (
    <Badge tone={heatTones[severity]}>
      {heatIcons[severity]}
      {t(`values.${severity}`)}
      {count === undefined ? null : ` ${count}`}
    </Badge>
  )
}

export const findingsText = (counts: SeverityCount | undefined, t: AccessTexts): string => {
  if (!counts) return ''
  const some = LINT_SEVERITIES.filter((severity) => counts[severity] > 0)
  return some.length === 0
    ? t('phrases.clean')
    : some.map((severity) => `${t(`values.${severity}`)} ${counts[severity]}`).join(', ')
}

/** How many findings name a policy, by their severity; a dash where it was not looked at. */
export function FindingTags({ counts }: { counts: SeverityCount | undefined }) {
  const t = useTexts('access')
  if (!counts) return <Faint>–</Faint>
  const some = LINT_SEVERITIES.filter((severity) => counts[severity] > 0)
  if (some.length === 0) return <Faint>{t('phrases.clean')}</Faint>
  return (
    <Tags css={{ flexWrap: 'nowrap' }}>
      {some.map((severity) => (
        <LintSeverityBadge key={severity} severity={severity} count={counts[severity]} />
      ))}
    </Tags>
  )
}
