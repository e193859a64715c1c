import { useTexts } from '#client/texts/texts.ts'
import { DisconnectButton } from './disconnect.tsx'

interface DisconnectTenantProps {
  company: string
  onDisconnect: () => Promise<void>
  disabledReason: string | undefined
}

/** Parts a company from its tenant (INT-07). */
export function DisconnectTenant({ company, onDisconnect, disabledReason }: DisconnectTenantProps) {
  const t = useTexts('companies')
  return (
    <DisconnectButton
      title={t('disconnect.title', { name: company })}
      done={t('disconnect.done', { name: company })}
      onDisconnect={onDisconnect}
      disabledReason={disabledReason}
    >
      <p>{t('disconnect.text')}</p>
      <p>{t('disconnect.kept')}</p>
    </DisconnectButton>
  )
}
