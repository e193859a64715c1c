import type { Integration } from '#shared/domain/integrations/integration.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { refusalText, useAsk } from './use-ask.ts'

interface FaultCalloutProps {
  fault: string
  state: Integration['state']
  /** Connects to the same tenant again. */
  onReconnect: () => Promise<void>
  disabledReason: string | undefined
}

/** Why a tenant was not read; where it refused access, the way to ask for that again (PERM-22). */
export function FaultCallout({ fault, state, onReconnect, disabledReason }: FaultCalloutProps) {
  const t = useTexts('companies')
  const errors = useTexts('errors')
  const [ask, run] = useAsk()
  const isRefused = ask.state === 'refused'
  const isUnauthenticated = state === 'Auth Failed'
  return (
    <Callout
      tone="error"
      title={isRefused ? refusalText(ask, { companies: t, errors }) : fault}
      action={
        isUnauthenticated ? (
          <Button
            busy={ask.state === 'asking'}
            disabledReason={disabledReason}
            onClick={() => void run(onReconnect)}
          >
            {t('microsoft.reconnect')}
          </Button>
        ) : undefined
      }
    >
      {isUnauthenticated ? t(isRefused ? 'microsoft.notReconnected' : 'microsoft.reconnectHelp') : undefined}
    </Callout>
  )
}
