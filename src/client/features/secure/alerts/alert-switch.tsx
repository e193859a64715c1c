import { useTexts } from '#client/texts/texts.ts'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import type { AlertsAddress } from './alerts-address.ts'

/** What of an address is of one of the lists alone. */
export const leaving = {
  open: undefined,
  sort: undefined,
  direction: undefined,
  columns: undefined,
} satisfies Partial<AlertsAddress>

interface AlertSwitchProps {
  by: AlertsAddress['by']
  onAddress: (change: Partial<AlertsAddress>) => void
}

/** Whether the list is of alerts, or of the incidents that they make. */
export function AlertSwitch({ by, onAddress }: AlertSwitchProps) {
  const t = useTexts('alerts')
  return (
    <Segmented
      label={t('lists.label')}
      value={by ?? 'alert'}
      onChange={(chosen) => onAddress({ ...leaving, by: chosen === 'incident' ? chosen : undefined })}
      options={[
        { value: 'alert', label: t('lists.alerts') },
        { value: 'incident', label: t('lists.incidents') },
      ]}
    />
  )
}
