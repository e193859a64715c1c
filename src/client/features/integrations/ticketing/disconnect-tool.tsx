import { disconnectTicketTool } from '#client/data/nouns/ticketing.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { DisconnectButton } from '#client/parts/connection/disconnect.tsx'
import { useTexts } from '#client/texts/texts.ts'

interface DisconnectToolProps {
  toolId: string
  name: string
  disabledReason: string | undefined
}

/** Parts the organization from its ticketing tool (INT-07). */
export function DisconnectTool({ toolId, name, disabledReason }: DisconnectToolProps) {
  const device = useDevice()
  const t = useTexts('ticketing')
  return (
    <DisconnectButton
      title={t('disconnect.title', { name })}
      done={t('disconnect.done', { name })}
      onDisconnect={() => disconnectTicketTool(device, toolId)}
      disabledReason={disabledReason}
    >
      <p>{t('disconnect.text')}</p>
      <p>{t('disconnect.kept', { name })}</p>
    </DisconnectButton>
  )
}
