import type { AlertStatus } from '#shared/domain/alerts/alert-row.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { DAY } from '#shared/lib/time.ts'
import { setAlertStatus, snoozeAlert } from '#client/data/nouns/alerts.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { NamedAlert } from './alert-rows.ts'

export interface AlertActs {
  /** Why nobody may do any of it. */
  disabledReason: string | undefined
  setStatus: (alert: NamedAlert, status: AlertStatus) => Promise<void>
  /** For a day, or again where it is snoozed. */
  snooze: (alert: NamedAlert) => Promise<void>
}

/** Whether its own snooze holds, which is what ends by hand; a rule is changed where rules are. */
export const isSnoozedItself = ({ row }: NamedAlert, now: number): boolean =>
  row.snoozed_until !== null && Date.parse(row.snoozed_until) > now

/** What a person does with an alert: it shows at once, and is sent when there is a network. */
export function useAlertActs(): AlertActs {
  const device = useDevice()
  const t = useTexts('alerts')
  const tray = useTexts('tray')
  const readOnly = useReadOnlyReason()
  const isManager = reaches(useAccess().permissions.secure, 'manage')
  const tell = (outcome: string, text: string) =>
    outcome === 'saved'
      ? showToast({ tone: 'ok', text })
      : showToast({ tone: 'error', text: t('acts.notKept') })
  return {
    disabledReason: readOnly ?? (isManager ? undefined : t('acts.noManage')),
    setStatus: async (alert, status) => {
      const { outcome } = await setAlertStatus(device, alert, status)
      tell(outcome, tray(`describe.alert.${status}`, { subject: alert.title }))
    },
    snooze: async (alert) => {
      const now = device.clock.now()
      const until = isSnoozedItself(alert, now) ? null : new Date(now + DAY).toISOString()
      const { outcome } = await snoozeAlert(device, alert, until)
      tell(outcome, tray(until === null ? 'describe.unsnooze' : 'describe.snooze', { subject: alert.title }))
    },
  }
}
