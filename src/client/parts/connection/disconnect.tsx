import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { refusalText, useAsk } from './use-ask.ts'

interface DisconnectButtonProps {
  companyName: string
  onDisconnect: () => Promise<void>
  disabledReason: string | undefined
}

/** Parts a company from its tenant after a confirmation (INT-07). */
export function DisconnectButton({ companyName, onDisconnect, disabledReason }: DisconnectButtonProps) {
  const t = useTexts('companies')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [isAsking, setAsking] = useState(false)
  const [ask, run, forget] = useAsk()
  const isBusy = ask.state === 'asking'
  const close = () => {
    setAsking(false)
    forget()
  }
  const confirm = async () => {
    if (!(await run(onDisconnect))) return
    setAsking(false)
    showToast({ tone: 'ok', text: t('disconnect.done', { name: companyName }) })
  }
  return (
    <>
      <Button disabledReason={disabledReason} onClick={() => setAsking(true)}>
        {t('disconnect.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={() => void confirm()}
        title={t('disconnect.title', { name: companyName })}
        confirm={t('disconnect.confirm')}
        cancel={words('cancel')}
        closeLabel={words('close')}
        disabledReason={disabledReason}
        busy={isBusy}
        danger
      >
        <p>{t('disconnect.text')}</p>
        <p>{t('disconnect.kept')}</p>
        {ask.state === 'refused' ? (
          <Callout tone="error" title={errors('integrationNotRemoved')}>
            {refusalText(ask, { companies: t, errors })}
          </Callout>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
