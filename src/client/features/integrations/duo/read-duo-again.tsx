import { RefreshCw } from 'lucide-react'
import { refreshDuoParent } from '#client/data/nouns/duo-accounts.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useAsk } from '#client/parts/connection/use-ask.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

/** Has the accounts read anew. */
export function ReadDuoAgain({ disabledReason }: { disabledReason: string | undefined }) {
  const device = useDevice()
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [ask, run] = useAsk()
  const read = () =>
    run(async () => {
      try {
        await refreshDuoParent(device)
      } catch (cause) {
        const { code } = refusalOf(cause)
        showToast({ tone: 'error', text: code ? errors(code) : words('cannotWait') })
        throw cause
      }
    })
  return (
    <Button
      icon={<RefreshCw aria-hidden />}
      busy={ask.state === 'asking'}
      disabledReason={disabledReason}
      onClick={() => void read()}
    >
      {words('readAgain')}
    </Button>
  )
}
