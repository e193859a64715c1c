import type { AlertStatus } from '#shared/domain/alerts/alert-row.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { DAY } from '#shared/lib/time.ts'
import { setAlertStatuses, snoozeAlert } from '#client/data/nouns/secure/alerts.ts'
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
  /** The same for several, told by one sentence and taken back as one. */
  setStatuses: (alerts: readonly NamedAlert[], status: Exclude<AlertStatus, 'new'>) => Promise<void>
  /** For a day, or again where it is snoozed. */
  snooze: (alert: NamedAlert) => Promise<void>
}

/** Whether its own snooze holds, which is what ends by hand; a rule is changed where rules are. */
export const isSnoozedItself = ({ row }: NamedAlert, now: number): boolean =>
  row.snoozed_until !== null && Date.parse(row.snoozed_until) > now

/** An alert as it is once a person has changed it: what an undo expects to find. */
const changed = (alert: NamedAlert, change: Partial<NamedAlert['row']>): NamedAlert => ({
  ...alert,
  row: { ...alert.row, ...change },
})

/** What a person does with an alert: it shows at once, is sent when there is a network, and can be taken back. */
export function useAlertActs(): AlertActs {
  const device = useDevice()
  const t = useTexts('alerts')
  const tray = useTexts('tray')
  const words = useTexts('words')
  const readOnly = useReadOnlyReason()
  const isManager = reaches(useAccess().permissions.secure, 'manage')
  const tell = (isSaved: boolean, text: string, takeBack?: () => Promise<boolean>) => {
    if (!isSaved) return showToast({ tone: 'error', text: t('acts.notKept') })
    const undo = async () => {
      if (takeBack) tell(await takeBack(), t('acts.undone'))
    }
    return showToast({
      tone: 'ok',
      text,
      action: takeBack && { label: words('undo'), onClick: () => void undo() },
    })
  }
  const setAll = async (alerts: readonly NamedAlert[], status: AlertStatus, text: string) => {
    const isSaved = await setAlertStatuses(
      device,
      alerts.map((alert) => ({ alert, status })),
    )
    tell(isSaved, text, () =>
      setAlertStatuses(
        device,
        alerts.map((alert) => ({ alert: changed(alert, { status }), status: alert.row.status })),
      ),
    )
  }
  return {
    disabledReason: readOnly ?? (isManager ? undefined : t('acts.noManage')),
    setStatuses: (alerts, status) => setAll(alerts, status, t(`bulk.${status}`, { count: alerts.length })),
    setStatus: (alert, status) =>
      setAll([alert], status, tray(`describe.alert.${status}`, { subject: alert.title })),
    snooze: async (alert) => {
      const now = device.clock.now()
      const until = isSnoozedItself(alert, now) ? null : new Date(now + DAY).toISOString()
      const set = async (seen: NamedAlert, wanted: string | null) =>
        (await snoozeAlert(device, seen, wanted)).outcome === 'saved'
      tell(
        await set(alert, until),
        tray(until === null ? 'describe.unsnooze' : 'describe.snooze', { subject: alert.title }),
        () => set(changed(alert, { snoozed_until: until }), alert.row.snoozed_until),
      )
    },
  }
}
