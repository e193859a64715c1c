import { RefreshCw } from 'lucide-react'
import type { PartnerConnection } from '#shared/domain/partner/partner.ts'
import { refreshPartner } from '#client/data/nouns/partner.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useAsk } from '#client/parts/connection/use-ask.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface ReadPartnerAgainProps {
  connection: Pick<PartnerConnection, 'id' | 'state'>
  disabledReason: string | undefined
}

/** Has relationships and tenants read anew. */
export function ReadPartnerAgain({ connection: { id, state }, disabledReason }: ReadPartnerAgainProps) {
  const device = useDevice()
  const t = useTexts('partner')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [ask, run] = useAsk()
  const read = () =>
    run(async () => {
      try {
        await refreshPartner(device, id)
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
      disabledReason={disabledReason ?? (state === 'Syncing' ? t('isReading') : undefined)}
      onClick={() => void read()}
    >
      {words('readAgain')}
    </Button>
  )
}
