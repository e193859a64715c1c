import { useState } from 'react'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { readAlertRecords } from '#client/data/nouns/secure/alerts.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'

/** What the vendor wrote, as it wrote it: only the server has it. */
export function AlertRecords({ row }: { row: AlertRow }) {
  const t = useTexts('alerts')
  const device = useDevice()
  const isOnline = useIsOnline()
  const [records, setRecords] = useState<string>()
  const [isFailed, setFailed] = useState(false)
  const read = async () => {
    setFailed(false)
    try {
      setRecords(JSON.stringify(await readAlertRecords(device, row), undefined, 2))
    } catch {
      setFailed(true)
    }
  }
  return (
    <PanelPart title={t('panel.records')} isFolded>
      {isFailed ? <Callout tone="error">{t('panel.recordsFailed')}</Callout> : null}
      {records === undefined ? (
        <Button disabledReason={isOnline ? undefined : t('panel.recordsOffline')} onClick={() => void read()}>
          {t('panel.readRecords')}
        </Button>
      ) : (
        <pre>{records}</pre>
      )}
    </PanelPart>
  )
}
