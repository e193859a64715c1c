import { BellOff, Check } from 'lucide-react'
import { isClosed } from '#shared/domain/alerts/alert-row.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { Swipe } from '#client/ui/data-table/data-table-props.ts'
import type { NamedAlert } from './alert-rows.ts'
import { isSnoozedItself, useAlertActs } from './use-alert-acts.ts'

/** On a phone a card is dragged to the right to resolve its alert, and to the left to snooze it; the panel has buttons. */
export function useAlertSwipe(): Swipe<NamedAlert> | undefined {
  const t = useTexts('alerts')
  const { clock } = useDevice()
  const { disabledReason, setStatus, snooze } = useAlertActs()
  if (disabledReason !== undefined) return undefined
  return {
    start: {
      label: t('acts.resolve'),
      icon: <Check aria-hidden />,
      tone: 'ok',
      isOffered: ({ row }) => !isClosed(row),
      act: (alert) => setStatus(alert, 'resolved'),
    },
    end: {
      label: t('acts.snooze'),
      icon: <BellOff aria-hidden />,
      tone: 'warn',
      isOffered: (alert) => !isClosed(alert.row) && !isSnoozedItself(alert, clock.now()),
      act: snooze,
    },
  }
}
