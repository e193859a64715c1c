import { BellOff, Check, Hand, RotateCcw, X } from 'lucide-react'
import { isClosed } from '#shared/domain/alerts/alert-row.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { useHotkey } from '#client/ui/keys/use-hotkey.ts'
import type { NamedAlert } from './alert-rows.ts'
import { SnoozeAlike } from './snooze-alike.tsx'
import { isSnoozedItself, useAlertActs } from './use-alert-acts.ts'

interface AlertActsProps {
  alert: NamedAlert
  /** Leads to the alert after this one, once this one is dealt with. */
  onNext: () => void
}

/** What can be done with an alert: T takes it up, E resolves it, D dismisses it, S snoozes it. */
export function AlertActs({ alert, onNext }: AlertActsProps) {
  const t = useTexts('alerts')
  const { clock } = useDevice()
  const { disabledReason, setStatus, snooze } = useAlertActs()
  const isDone = isClosed(alert.row)
  const isTaken = alert.row.status === 'inProgress'
  const close = async (status: 'resolved' | 'dismissed') => {
    await setStatus(alert, status)
    onNext()
  }
  const key = { enabled: disabledReason === undefined && !isDone, scope: 'panel' } as const
  const takeUp = isTaken ? t('acts.giveBack') : t('acts.takeUp')
  const snoozing = isSnoozedItself(alert, clock.now()) ? t('acts.unsnooze') : t('acts.snooze')
  useHotkey('t', () => void setStatus(alert, isTaken ? 'new' : 'inProgress'), { ...key, word: takeUp })
  useHotkey('e', () => void close('resolved'), { ...key, word: t('acts.resolve') })
  useHotkey('d', () => void close('dismissed'), { ...key, word: t('acts.dismiss') })
  useHotkey('s', () => void snooze(alert), { ...key, word: snoozing })
  if (isDone)
    return (
      <Button
        icon={<RotateCcw aria-hidden />}
        disabledReason={disabledReason}
        onClick={() => void setStatus(alert, 'new')}
      >
        {t('acts.reopen')}
      </Button>
    )
  return (
    <>
      <Button
        variant="primary"
        icon={<Check aria-hidden />}
        disabledReason={disabledReason}
        onClick={() => void close('resolved')}
      >
        {t('acts.resolve')}
      </Button>
      <Button
        icon={<Hand aria-hidden />}
        disabledReason={disabledReason}
        onClick={() => void setStatus(alert, isTaken ? 'new' : 'inProgress')}
      >
        {takeUp}
      </Button>
      <Button
        variant="quiet"
        icon={<X aria-hidden />}
        disabledReason={disabledReason}
        onClick={() => void close('dismissed')}
      >
        {t('acts.dismiss')}
      </Button>
      <Button
        variant="quiet"
        icon={<BellOff aria-hidden />}
        disabledReason={disabledReason}
        onClick={() => void snooze(alert)}
      >
        {snoozing}
      </Button>
      <SnoozeAlike alert={alert} disabledReason={disabledReason} />
    </>
  )
}
