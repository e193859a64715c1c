import { Link2 } from 'lucide-react'
import type { PartnerConnection } from '#shared/domain/partner/partner.ts'
import { refreshPartner } from '#client/data/nouns/partner.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTools } from '#client/machines/use-tools.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { InfoTip } from '#client/ui/info-tip.tsx'
import { ReadAgain } from '../read-again.tsx'

interface PartnerToolsProps {
  connection: PartnerConnection
  obstacle: string | undefined
  onLink: () => void
}

/** What can be done with the partner's connection. */
export function PartnerTools({ connection: { id, state }, obstacle, onLink }: PartnerToolsProps) {
  const device = useDevice()
  const t = useTexts('partner')
  const tools = useTools({})
  return (
    <>
      <ReadAgain
        disabledReason={obstacle ?? (state === 'Syncing' ? t('isReading') : undefined)}
        onRead={() => refreshPartner(device, id)}
      />
      {tools.has('createMagicLink') ? (
        <>
          <Button variant="primary" icon={<Link2 aria-hidden />} disabledReason={obstacle} onClick={onLink}>
            {t('link.button')}
          </Button>
          <InfoTip label={t('link.info.label')} text={t('link.info.text')} />
        </>
      ) : null}
    </>
  )
}
