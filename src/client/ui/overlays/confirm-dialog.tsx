import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  confirm: string
  cancel: string
  closeLabel: string
  danger?: boolean
  busy?: boolean
  disabledReason?: string | undefined
}

/** Asks before something that matters; the careful answer has the focus. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirm,
  cancel,
  closeLabel,
  danger = false,
  busy = false,
  disabledReason,
}: ConfirmDialogProps) {
  const careful = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      size="small"
      urgent
      initialFocus={careful}
      footer={
        <>
          <Button ref={careful} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabledReason={disabledReason}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
