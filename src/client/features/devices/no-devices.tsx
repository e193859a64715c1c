import { CloudOff, MonitorSmartphone, TriangleAlert } from 'lucide-react'
import type { Refusal } from '#client/data/refusal.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

interface NoDevicesProps {
  /** `filtered`: some are there, none fits. `offline`: there is no network to ask by. */
  why: 'filtered' | 'none' | 'offline' | 'failed'
  refusal: Refusal | undefined
  isReading: boolean
  onClear: () => void
  onRetry: () => void
}

/** What stands in the table's place when it has no rows. */
export function NoDevices({ why, refusal, isReading, onClear, onRetry }: NoDevicesProps) {
  const t = useTexts('devices')
  const table = useTexts('table')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const retry = (
    <Button busy={isReading} onClick={onRetry}>
      {words('tryAgain')}
    </Button>
  )
  if (why === 'offline') {
    return (
      <EmptyState
        icon={<CloudOff aria-hidden />}
        title={table('offline')}
        reason={table('offlineReason')}
        action={retry}
      />
    )
  }
  if (why === 'failed') {
    const reason = refusal?.code
      ? words('refused', { reason: errors(refusal.code, { replace: refusal.values ?? {} }) })
      : words('unreachable')
    return (
      <EmptyState
        icon={<TriangleAlert aria-hidden />}
        title={t('empty.failed')}
        reason={reason}
        action={retry}
      />
    )
  }
  const icon = <MonitorSmartphone aria-hidden />
  if (why === 'filtered') {
    const clear = <Button onClick={onClear}>{words('clearSearch')}</Button>
    return (
      <EmptyState icon={icon} title={t('empty.notFound')} reason={t('empty.notFoundReason')} action={clear} />
    )
  }
  return <EmptyState icon={icon} title={t('empty.title')} reason={t('empty.reason')} />
}
