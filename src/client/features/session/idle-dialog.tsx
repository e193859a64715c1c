import { useEffect, useRef, useState } from 'react'
import { SECOND } from '#shared/lib/time.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'

interface IdleDialogProps {
  /** When the session ends by itself, in milliseconds since 1970. */
  endsAt: number
  onStay: () => void
  onLeave: () => void
}

/** Asks whether somebody is still there, and counts down (SESS-07, SESS-08). */
export function IdleDialog({ endsAt, onStay, onLeave }: IdleDialogProps) {
  const t = useTexts('lock')
  const stay = useRef<HTMLButtonElement>(null)
  const seconds = useSecondsUntil(endsAt)
  return (
    <Dialog
      open
      urgent
      size="small"
      title={t('idle.title')}
      closeLabel={t('idle.stay')}
      initialFocus={stay}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>{t('idle.leave')}</Button>
          <Button ref={stay} variant="primary" onClick={onStay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p role="timer">{t('idle.countdown', { count: seconds })}</p>
    </Dialog>
  )
}

function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time))
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(secondsUntil(time)), SECOND / 4)
    return () => clearInterval(ticking)
  }, [time])
  return seconds
}

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / SECOND))
