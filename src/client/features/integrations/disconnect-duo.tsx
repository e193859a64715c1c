import { useState } from 'react'
import { disconnect } from '#client/data/nouns/directory-sync.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { refusalText, useAsk } from '#client/parts/connection/use-ask.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface DisconnectDuoProps {
  company: string
  integrationId: string
  disabledReason: string | undefined
}

/** Parts a company from its Duo account after a confirmation (INT-07). */
export function DisconnectDuo({ company, integrationId, disabledReason }: DisconnectDuoProps) {
  const device = useDevice()
  const t = useTexts('integrations')
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
    if (!(await run(() => disconnect(device, integrationId)))) return
    setAsking(false)
    showToast({ tone: 'ok', text: companies('disconnect.done', { name: company }) })
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
        title={t('duo.disconnectTitle', { name: company })}
        confirm={companies('disconnect.confirm')}
        cancel={words('cancel')}
        closeLabel={words('close')}
        disabledReason={disabledReason}
        busy={ask.state === 'asking'}
        danger
      >
        <p>{t('duo.disconnectText')}</p>
        {ask.state === 'refused' ? (
          <Callout tone="error" title={errors('integrationNotRemoved')}>
            {refusalText(ask, { companies, errors })}
          </Callout>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
