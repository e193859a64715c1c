import { disconnect } from '#client/data/nouns/directory-sync.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { DisconnectButton } from '#client/parts/connection/disconnect.tsx'
import { useTexts } from '#client/texts/texts.ts'

interface DisconnectDuoProps {
  company: string
  integrationId: string
  /** What goes with it. */
  text: string
  disabledReason: string | undefined
}

/** Parts a company from its Duo account (INT-07). */
export function DisconnectDuo({ company, integrationId, text, disabledReason }: DisconnectDuoProps) {
  const device = useDevice()
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  return (
    <DisconnectButton
      title={t('duo.disconnectTitle', { name: company })}
      done={companies('disconnect.done', { name: company })}
      onDisconnect={() => disconnect(device, integrationId)}
      disabledReason={disabledReason}
    >
      <p>{text}</p>
    </DisconnectButton>
  )
}
