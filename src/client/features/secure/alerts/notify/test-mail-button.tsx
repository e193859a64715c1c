import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { sendTestMail } from '#client/data/nouns/secure/alert-channels.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface TestMailButtonProps {
  /** The first of them gets it; whoever sends it where there are none. */
  recipients: readonly string[]
  disabledReason: string | undefined
}

/** Sends a mail as those of alerts are, at most once every five seconds (ALERT-07). */
export function TestMailButton({ recipients, disabledReason }: TestMailButtonProps) {
  const device = useDevice()
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const to = recipients[0] ?? device.login.userData.email
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
