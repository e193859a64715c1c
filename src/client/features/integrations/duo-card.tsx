import { type ReactNode, useState } from 'react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { connectDuo } from '#client/data/nouns/duo.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { PauseButton } from '#client/parts/connection/pause.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from './card.tsx'
import { Actions, ConnectionStanding, ConnectionState, Quiet, useConnection } from './connection-standing.tsx'
import { DisconnectDuo } from './disconnect-duo.tsx'
import { DuoForm } from './duo-form.tsx'
import { useObstacles } from './use-obstacles.ts'

interface DuoCardProps {
  customerId: string
  company: string
}

/** A company's connection to Duo: its state, the way to connect it, and everything that can be done about it. */
export function DuoCard({ customerId, company }: DuoCardProps) {
  const device = useDevice()
  const t = useTexts('integrations')
  const duo = useTexts('duo')
  const obstacles = useObstacles()
  const { blocked, noManage } = obstacles
  const [isGiving, setGiving] = useState(false)
  const connection = useConnection(customerId, 'DUOSecurity')
  const { integration, task } = connection
  const title = APPLICATION_NAMES.DUOSecurity
  const shown = <ConnectionState {...connection} />
  const form = (
    <DuoForm
      onConnect={(credentials) => connectDuo(device, customerId, credentials)}
      disabledReason={blocked}
      onConnected={() => setGiving(false)}
    />
  )
  if (!integration) {
    return (
      <Card title={title} isWide action={shown}>
        <Unconnected>{form}</Unconnected>
      </Card>
    )
  }
  const isMapped = integration.kind === CONNECTION_KINDS.CSP
  return (
    <Card title={title} isWide action={shown}>
      {isMapped ? <Through integration={integration} /> : null}
      <ConnectionStanding
        integration={integration}
        task={task}
        company={company}
        obstacles={obstacles}
        faultText={(fault) => {
          if (!isMapped) return t(`duo.faults.${fault}`)
          if (integration.fault === 'notFound') return duo('company.faults.notFound')
          return fault === 'unauthorized' || fault === 'missingScope'
            ? duo(`company.faults.${fault}`)
            : t(`duo.faults.${fault}`)
        }}
        facts={[
          ...(isMapped ? [{ term: duo('company.account'), value: integration.tenant_name }] : []),
          { term: t('duo.apiHostname'), value: integration.tenant_id },
        ]}
      />
      {isGiving ? form : null}
      <Actions>
        {isGiving ? null : (
          <Button disabledReason={blocked} onClick={() => setGiving(true)}>
            {isMapped ? duo('company.ownKeys') : t('duo.otherKeys')}
          </Button>
        )}
        {integration.is_active ? (
          <PauseButton integration={integration} company={company} disabledReason={noManage} />
        ) : null}
        <DisconnectDuo
          company={company}
          integrationId={integration.id}
          text={isMapped ? duo('company.disconnectText') : t('duo.disconnectText')}
          disabledReason={blocked}
        />
      </Actions>
    </Card>
  )
}

/** That the organization's Duo account reaches the company, or does no more. */
function Through({ integration: { state } }: { integration: Integration }) {
  const duo = useTexts('duo')
  return state === 'Missing Details' ? (
    <Callout tone="error" title={duo('company.parted')} />
  ) : (
    <Quiet>{duo('company.through')}</Quiet>
  )
}

/** That there is no connection, around the way to one. */
function Unconnected({ children }: { children: ReactNode }) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  return (
    <>
      <Quiet>{t('duo.none')}</Quiet>
      {children}
      <Quiet>{companies('consent.pending')}</Quiet>
    </>
  )
}
