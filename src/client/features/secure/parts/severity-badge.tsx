import type { Severity } from '#shared/domain/posture/severity.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { heatIcons, heatTones } from '#client/ui/figures/heat.tsx'

/** How severe a check is, by shape, word and colour. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  const t = useTexts('posture')
  return (
    <Badge tone={heatTones[severity]}>
      {heatIcons[severity]}
      {t(`severities.${severity}`)}
    </Badge>
  )
}
