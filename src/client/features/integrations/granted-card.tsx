import type { ComponentProps, ReactNode } from 'react'
import type { Integration } from '#shared/domain/integrations/integration.ts'
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

export interface GrantedCardProps {
  customerId: string
  company: string
}

interface VendorWords {
  type: Integration['type']
  title: string
  way: ComponentProps<typeof Consent>['way']
  words: NonNullable<ComponentProps<typeof Consent>['words']>
  /** What it is for, while it is not connected. */
  about: readonly string[]
  faultText: (
    fault: Parameters<ComponentProps<typeof ConnectionStanding>['faultText']>[0],
    integration: Integration,
  ) => string
  facts: (integration: Integration) => ComponentProps<typeof ConnectionStanding>['facts']
  disconnectTitle: (company: string) => string
  disconnectText: string
  /** Beside pausing and disconnecting. */
  action?: ReactNode
}

/** A company's connection to a vendor that somebody of it lets us into: its state, and everything that can be done about it. */
export function GrantedCard({ customerId, company, ...vendor }: GrantedCardProps & VendorWords) {
  const device = useDevice()
  const companies = useTexts('companies')
  const obstacles = useObstacles()
  const { blocked, noManage } = obstacles
  const connection = useConnection(customerId, vendor.type)
  const { integration, task } = connection
  return (
    <Card title={vendor.title} isWide action={<ConnectionState {...connection} />}>
      {integration ? (
        <ConnectionStanding
          integration={integration}
          task={task}
          company={company}
          obstacles={obstacles}
          faultText={(fault) => vendor.faultText(fault, integration)}
          facts={vendor.facts(integration)}
        >
          {task ? <SyncProgress task={task} /> : null}
        </ConnectionStanding>
      ) : (
        vendor.about.map((sentence) => <Quiet key={sentence}>{sentence}</Quiet>)
      )}
      <Consent
        // A connection that comes or goes ends what was going on.
        key={`${customerId} ${integration?.id}`}
        way={vendor.way}
        isAgain={integration !== undefined}
        words={vendor.words}
        disabledReason={blocked}
      />
      {integration ? (
        <Actions>
          {vendor.action}
          {integration.is_active ? (
            <PauseButton integration={integration} company={company} disabledReason={noManage} />
          ) : null}
          <DisconnectButton
            title={vendor.disconnectTitle(company)}
            done={companies('disconnect.done', { name: company })}
            onDisconnect={() => disconnect(device, integration.id)}
            disabledReason={blocked}
          >
            <p>{vendor.disconnectText}</p>
          </DisconnectButton>
        </Actions>
      ) : null}
    </Card>
  )
}
