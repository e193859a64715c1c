import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { googleConsent } from '#client/data/nouns/consent/google-consent.ts'
import { disconnect } from '#client/data/nouns/directory-sync.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { Consent } from '#client/parts/connection/consent.tsx'
import { DisconnectButton } from '#client/parts/connection/disconnect.tsx'
import { PauseButton } from '#client/parts/connection/pause.tsx'
import { SyncProgress } from '#client/parts/connection/sync-progress.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Card } from './card.tsx'
import { Actions, ConnectionStanding, ConnectionState, Quiet, useConnection } from './connection-standing.tsx'
import { useObstacles } from './use-obstacles.ts'

interface GoogleCardProps {
  customerId: string
  company: string
}

/** A company's connection to its Google Workspace: its state, and everything that can be done about it (INT-32). */
export function GoogleCard({ customerId, company }: GoogleCardProps) {
  const device = useDevice()
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const obstacles = useObstacles()
  const { blocked, noManage } = obstacles
  const connection = useConnection(customerId, 'GWS')
  const { integration, task } = connection
  return (
    <Card title={APPLICATION_NAMES.GWS} isWide action={<ConnectionState {...connection} />}>
      {integration ? (
        <ConnectionStanding
          integration={integration}
          task={task}
          company={company}
          obstacles={obstacles}
          faultText={(fault) =>
            t(`google.faults.${fault}`, {
              scopes: integration.missing_scopes.join(', ') || 'admin.directory.user.readonly',
            })
          }
          facts={[
            { term: t('google.workspace'), value: integration.tenant_name },
            { term: companies('microsoft.domains'), value: integration.domains.join(', ') },
            { term: t('google.customerId'), value: integration.tenant_id },
          ]}
        >
          {task ? <SyncProgress task={task} /> : null}
        </ConnectionStanding>
      ) : (
        <>
          <Quiet>{t('google.none')}</Quiet>
          <Quiet>{t('google.sees')}</Quiet>
          <Quiet>{t('google.changes')}</Quiet>
        </>
      )}
      <Consent
        // A connection that comes or goes ends what was going on.
        key={`${customerId} ${integration?.id}`}
        way={googleConsent(customerId)}
        isAgain={integration !== undefined}
        words={(word) => t(`google.consent.${word}`)}
        disabledReason={blocked}
      />
      {integration ? (
        <Actions>
          {integration.is_active ? (
            <PauseButton integration={integration} company={company} disabledReason={noManage} />
          ) : null}
          <DisconnectButton
            title={t('google.disconnectTitle', { name: company })}
            done={companies('disconnect.done', { name: company })}
            onDisconnect={() => disconnect(device, integration.id)}
            disabledReason={blocked}
          >
            <p>{t('google.disconnectText')}</p>
          </DisconnectButton>
        </Actions>
      ) : null}
    </Card>
  )
}
