import { type ReactNode, useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { connectorFault, useAsk } from './use-ask.ts'

interface AskButtonProps {
  label: string
  /** The question. */
  title: string
  /** What goes with it, and what stays. */
  children: ReactNode
  confirm: string
  /** What is told afterwards. */
  done: string
  /** What did not happen, where the server refuses. */
  refused: string
  onConfirm: () => Promise<void>
  disabledReason: string | undefined
}

/** Has the server do at once what cannot be undone, after a question that says what goes with it. */
export function AskButton({
  label,
  title,
  children,
  confirm: confirmLabel,
  done,
  refused,
  onConfirm,
  disabledReason,
}: AskButtonProps) {
  const t = useTexts('companies')
  const words = useTexts('words')
  const [isAsking, setAsking] = useState(false)
  const [ask, run, forget] = useAsk()
  const close = () => {
    setAsking(false)
    forget()
  }
  const confirm = async () => {
    if (!(await run(onConfirm))) return
    setAsking(false)
    showToast({ tone: 'ok', text: done })
  }
  return (
    <>
      <Button disabledReason={disabledReason} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={() => void confirm()}
        title={title}
        confirm={confirmLabel}
        cancel={words('cancel')}
        closeLabel={words('close')}
        disabledReason={disabledReason}
        busy={ask.state === 'asking'}
        danger
      >
        {children}
        {ask.state === 'refused' ? (
          <RefusalCallout
            title={refused}
            refusal={ask}
            reason={connectorFault(ask, t)}
            unanswered={t('noServer.server')}
          />
        ) : null}
      </ConfirmDialog>
    </>
  )
}
