import { Waypoints } from 'lucide-react'
import type { PartnerConnection } from '#shared/domain/partner/partner.ts'
import {
  disconnectPartner,
  type KnownPartner,
  partnerConsent,
  watchPartner,
} from '#client/data/nouns/partner.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { Consent } from '#client/parts/connection/consent.tsx'
import { DisconnectButton } from '#client/parts/connection/disconnect.tsx'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { Card } from '../card.tsx'
import { Actions } from '../connection-standing.tsx'
import { UtcTime } from '../utc-time.tsx'
import { PartnerFault } from './partner-fault.tsx'
import { useOrganizationObstacles } from '../use-organization-obstacles.ts'

/** The Microsoft partner of all companies: its state, the way to connect it, and what can be done about it (INT-34). */
export function PartnerPanel({ onClose }: { onClose: () => void }) {
  const t = useTexts('partner')
  const words = useTexts('words')
  const companies = useTexts('companies')
  const { blocked: obstacle } = useOrganizationObstacles()
  const partner = useWatched(watchPartner)
  const connection = partner?.connection
  const state = connection?.state ?? 'Unconnected'
  const consent = (
    <Consent way={partnerConsent} isAgain={connection !== undefined} disabledReason={obstacle} />
  )
  return (
    <SidePanel
      title={t('title')}
      context={words('allCompanies')}
      closeLabel={words('close')}
      onClose={onClose}
    >
      <Quiet>{t('about')}</Quiet>
      {partner ? (
        <Card
          title={connection?.tenant_name ?? t('title')}
          isWide
          action={<Verdict kind={STATE_VERDICTS[state]}>{companies(`microsoft.states.${state}`)}</Verdict>}
        >
          {connection ? <Connected connection={connection} partner={partner} obstacle={obstacle} /> : null}
          {consent}
          {obstacle === undefined ? null : <Quiet>{obstacle}</Quiet>}
        </Card>
      ) : (
        <SkeletonRows rows={4} label={t('table.loading')} />
      )}
    </SidePanel>
  )
}

interface ConnectedProps {
  connection: PartnerConnection
  partner: KnownPartner
  obstacle: string | undefined
}

function Connected({ connection, partner, obstacle }: ConnectedProps) {
  const device = useDevice()
  const t = useTexts('partner')
  const integrations = useTexts('integrations')
  const locale = useLocale()
  const go = useGo()
  return (
    <>
      <PartnerFault connection={connection} />
      <DefinitionList
        items={[
          { term: t('user'), value: connection.user_name || '–' },
          {
            term: t('checked'),
            value: connection.checked_at ? (
              <UtcTime at={connection.checked_at} locale={locale} />
            ) : (
              integrations('never')
            ),
          },
          {
            term: t('tabs.relationships'),
            value: partner.relationships.length.toLocaleString(locale),
          },
          { term: t('customers'), value: partner.tenants.length.toLocaleString(locale) },
        ]}
      />
      <Actions>
        <Button
          variant="primary"
          icon={<Waypoints aria-hidden />}
          onClick={() =>
            go({
              to: '/integrations/$integrationId/microsoft-csp',
              params: { integrationId: connection.id },
            })
          }
        >
          {t('open')}
        </Button>
        <DisconnectButton
          title={t('disconnect.title')}
          done={t('disconnect.done')}
          onDisconnect={() => disconnectPartner(device, connection.id)}
          disabledReason={obstacle}
        >
          <p>{t('disconnect.text')}</p>
        </DisconnectButton>
      </Actions>
    </>
  )
}
