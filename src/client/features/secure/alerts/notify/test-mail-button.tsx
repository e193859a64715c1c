import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { sendTestMail } from '#client/data/nouns/alert-channels.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface TestMailButtonProps {
  /** To whom; a person's own address where there are no recipients. */
  to: string
  disabledReason: string | undefined
}

/** Sends a mail as those of alerts are, at most once every five seconds (ALERT-07). */
export function TestMailButton({ to, disabledReason }: TestMailButtonProps) {
  const device = useDevice()
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await sendTestMail(device, to)
      showToast({ tone: 'ok', text: t('testMail.sent', { name: to }) })
    } catch (cause) {
      const { code } = refusalOf(cause)
      showToast({ tone: 'error', text: code ? errors(code) : words('cannotWait') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      icon={<MailCheck aria-hidden />}
      busy={isBusy}
      disabledReason={disabledReason}
      onClick={() => void send()}
    >
      {t('testMail.send')}
    </Button>
  )
}
