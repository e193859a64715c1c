import { type AlertRow, isClosed } from '#shared/domain/alerts/alert-row.ts'
import type { AlertSeverity } from '#shared/domain/alerts/alert-severity.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { type Heat, heatIcons, heatTones } from '#client/ui/figures/heat.tsx'
import type { NamedAlert } from './alert-rows.ts'

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

/** Where somebody is with an alert; that it notifies nobody is what there is to know of one that is new. */
export const alertStatusText = ({ row, isSnoozed }: Pick<NamedAlert, 'row' | 'isSnoozed'>, t: AlertTexts) =>
  row.status === 'new' && isSnoozed ? t('status.snoozed') : t(`status.${row.status}`)

interface StatusBadgeProps {
  alert: Pick<NamedAlert, 'row' | 'isSnoozed'>
  t: AlertTexts
}

export const AlertStatusBadge = ({ alert, t }: StatusBadgeProps) => (
  <Badge tone={alert.row.status === 'inProgress' ? 'accent' : 'neutral'}>{alertStatusText(alert, t)}</Badge>
)
