import { useRef } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'

interface SessionDialogProps {
  onSignIn: () => void
  /** Whoever is in the middle of something may finish it on the device. */
  onPutOff: () => void
}

/** Says that the server no longer stands by the session, and leads to the sign-in (SESS-09, SESS-10). */
export function SessionDialog({ onSignIn, onPutOff }: SessionDialogProps) {
  const t = useTexts('session')
  const errors = useTexts('errors')
  const signIn = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      urgent
      size="small"
      title={t('title')}
      closeLabel={t('putOff')}
      initialFocus={signIn}
      onClose={onPutOff}
      footer={
        <>
          <Button onClick={onPutOff}>{t('putOff')}</Button>
          <Button ref={signIn} variant="primary" onClick={onSignIn}>
            {t('signIn')}
          </Button>
        </>
      }
    >
      <p>{errors('sessionUnverified')}</p>
      <p>{t('nothingLost')}</p>
    </Dialog>
  )
}
