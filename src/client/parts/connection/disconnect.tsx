import { type ReactNode, useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { connectorFault, useAsk } from './use-ask.ts'

interface DisconnectButtonProps {
  /** The question. */
  title: string
  /** What goes with it, and what stays. */
  children: ReactNode
  /** What is told afterwards. */
  done: string
  onDisconnect: () => Promise<void>
  disabledReason: string | undefined
}

/** Ends a connection after a question that says what goes with it (INT-07). */
export function DisconnectButton({
  title,
  children,
  done,
  onDisconnect,
  disabledReason,
}: DisconnectButtonProps) {
  const t = useTexts('companies')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [isAsking, setAsking] = useState(false)
  const [ask, run, forget] = useAsk()
  const close = () => {
    setAsking(false)
    forget()
  }
  const confirm = async () => {
    if (!(await run(onDisconnect))) return
    setAsking(false)
    showToast({ tone: 'ok', text: done })
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
        title={title}
        confirm={t('disconnect.confirm')}
        cancel={words('cancel')}
        closeLabel={words('close')}
        disabledReason={disabledReason}
        busy={ask.state === 'asking'}
        danger
      >
        {children}
        {ask.state === 'refused' ? (
          <RefusalCallout
            title={errors('integrationNotRemoved')}
            refusal={ask}
            reason={connectorFault(ask, t)}
            unanswered={t('noServer.server')}
          />
        ) : null}
      </ConfirmDialog>
    </>
  )
}
