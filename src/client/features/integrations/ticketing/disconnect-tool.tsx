import { useState } from 'react'
import { disconnectTicketTool } from '#client/data/nouns/ticketing.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useAsk } from '#client/parts/connection/use-ask.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface DisconnectToolProps {
  toolId: string
  name: string
  disabledReason: string | undefined
}

/** Parts the organization from its ticketing tool, after a question that says what goes with it (INT-07). */
export function DisconnectTool({ toolId, name, disabledReason }: DisconnectToolProps) {
  const device = useDevice()
  const t = useTexts('ticketing')
  const companies = useTexts('companies')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [isAsking, setAsking] = useState(false)
  const [ask, run, forget] = useAsk()
  const close = () => {
    setAsking(false)
    forget()
  }
  const confirm = async () => {
    if (!(await run(() => disconnectTicketTool(device, toolId)))) return
    setAsking(false)
    showToast({ tone: 'ok', text: t('disconnect.done', { name }) })
  }
  return (
    <>
      <Button disabledReason={disabledReason} onClick={() => setAsking(true)}>
        {companies('disconnect.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={() => void confirm()}
        title={t('disconnect.title', { name })}
        confirm={companies('disconnect.confirm')}
        cancel={words('cancel')}
        closeLabel={words('close')}
        disabledReason={disabledReason}
        busy={ask.state === 'asking'}
        danger
      >
        <p>{t('disconnect.text')}</p>
        <p>{t('disconnect.kept', { name })}</p>
        {ask.state === 'refused' ? (
          <RefusalCallout
            title={errors('integrationNotRemoved')}
            refusal={ask}
            unanswered={words('cannotWait')}
          />
        ) : null}
      </ConfirmDialog>
    </>
  )
}
