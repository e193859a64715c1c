import { type AlertRow, isClosed } from '#shared/domain/alerts/alert-row.ts'
import type { AlertSeverity } from '#shared/domain/alerts/alert-severity.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { type Heat, heatIcons, heatTones } from '#client/ui/figures/heat.tsx'

export type AlertTexts = ReturnType<typeof useTexts<'alerts'>>

/** Red is for what is severe and nobody has dealt with. */
const heats: Record<AlertSeverity, Heat> = {
  high: 'critical',
  medium: 'medium',
  low: 'low',
  informational: 'low',
}

interface BadgeProps {
  row: Pick<AlertRow, 'severity' | 'status'>
  t: AlertTexts
}

export function AlertSeverityBadge({ row, t }: BadgeProps) {
  const heat = heats[row.severity]
  return (
    <Badge tone={isClosed(row) ? 'neutral' : heatTones[heat]}>
      {heatIcons[heat]}
      {t(`severity.${row.severity}`)}
    </Badge>
  )
}

export const AlertStatusBadge = ({ row, t }: BadgeProps) => (
  <Badge tone={row.status === 'inProgress' ? 'accent' : 'neutral'}>{t(`status.${row.status}`)}</Badge>
)
