import { type ReactNode, useState } from 'react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { PauseButton } from '#client/parts/connection/pause.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
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
  const t = useTexts('integrations')
  const obstacles = useObstacles()
  const { blocked, noManage } = obstacles
  const [isGiving, setGiving] = useState(false)
  const connection = useConnection(customerId, 'DUOSecurity')
  const { integration, task } = connection
  const title = APPLICATION_NAMES.DUOSecurity
  const shown = <ConnectionState {...connection} />
  const form = (
    <DuoForm customerId={customerId} disabledReason={blocked} onConnected={() => setGiving(false)} />
  )
  if (!integration) {
    return (
      <Card title={title} isWide action={shown}>
        <Unconnected>{form}</Unconnected>
      </Card>
    )
  }
  return (
    <Card title={title} isWide action={shown}>
      <ConnectionStanding
        integration={integration}
        task={task}
        company={company}
        obstacles={obstacles}
        faultText={(fault) => t(`duo.faults.${fault}`)}
        facts={[{ term: t('duo.apiHostname'), value: integration.tenant_id }]}
      />
      {isGiving ? form : null}
      <Actions>
        {isGiving ? null : (
          <Button disabledReason={blocked} onClick={() => setGiving(true)}>
            {t('duo.otherKeys')}
          </Button>
        )}
        {integration.is_active ? (
          <PauseButton integration={integration} company={company} disabledReason={noManage} />
        ) : null}
        <DisconnectDuo company={company} integrationId={integration.id} disabledReason={blocked} />
      </Actions>
    </Card>
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
