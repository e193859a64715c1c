import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { Form } from './use-form.ts'

interface FormDialogProps {
  form: Pick<Form<never>, 'isSaving' | 'guard' | 'dialog'>
  title: string
  size?: 'small'
  /** What the button that saves says. */
  word?: string
  /** Why it cannot be saved now. */
  disabledReason?: string | undefined
  /** Buttons before those of every form. */
  acts?: ReactNode
  /** Undefined where the form is only read. */
  onSave: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog of its own, which asks before it is closed with what was entered. Mount it to open it. */
export function FormDialog({
  form,
  title,
  size,
  word,
  disabledReason,
  acts,
  onSave,
  onClose,
  children,
}: FormDialogProps) {
  const words = useTexts('words')
  const leave = () => form.guard(onClose)
  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={title}
        closeLabel={words('close')}
        {...(size ? { size } : {})}
        {...(onSave ? { onSubmit: onSave } : {})}
        footer={
          onSave ? (
            <>
              {acts}
              <Button onClick={leave}>{words('cancel')}</Button>
              <Button type="submit" variant="primary" busy={form.isSaving} disabledReason={disabledReason}>
                {word ?? words('save')}
              </Button>
            </>
          ) : (
            <Button onClick={leave}>{words('close')}</Button>
          )
        }
      >
        {children}
      </Dialog>
      {form.dialog}
    </>
  )
}
