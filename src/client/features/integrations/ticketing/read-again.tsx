import { RefreshCw } from 'lucide-react'
import type { TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { refreshTicketTool } from '#client/data/nouns/ticketing.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useAsk } from '#client/parts/connection/use-ask.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

interface ReadAgainProps {
  tool: Pick<TicketTool, 'id' | 'type' | 'state'>
  disabledReason: string | undefined
}

/** Has what the tool offers, and its customers, read anew. */
export function ReadAgain({ tool, disabledReason }: ReadAgainProps) {
  const device = useDevice()
  const t = useTexts('ticketing')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [ask, run] = useAsk()
  const read = async () => {
    const isAsked = await run(async () => {
      try {
        await refreshTicketTool(device, tool.id)
      } catch (cause) {
        const { code } = refusalOf(cause)
        const reason = code ? errors(code) : words('cannotWait')
        showToast({ tone: 'error', text: `${reason} ${t('connection.notStarted')}` })
        throw cause
      }
    })
    if (isAsked)
      showToast({ tone: 'info', text: t('connection.reading', { name: APPLICATION_NAMES[tool.type] }) })
  }
  return (
    <Button
      icon={<RefreshCw aria-hidden />}
      busy={ask.state === 'asking'}
      disabledReason={disabledReason ?? (tool.state === 'Syncing' ? t('connection.isReading') : undefined)}
      onClick={() => void read()}
    >
      {words('readAgain')}
    </Button>
  )
}
