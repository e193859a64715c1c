import { RefreshCw } from 'lucide-react'
import { refusalOf } from '#client/data/refusal.ts'
import { useAsk } from '#client/parts/connection/use-ask.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface ReadAgainProps {
  disabledReason: string | undefined
  onRead: () => Promise<void>
}

/** Has the server read anew what the organization is connected to. */
export function ReadAgain({ disabledReason, onRead }: ReadAgainProps) {
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [ask, run] = useAsk()
  const read = () =>
    run(async () => {
      try {
        await onRead()
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
