import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { isRunning, type Task } from '#shared/domain/tasks/task.ts'
import { watchConnections } from '#client/data/nouns/integrations.ts'
import { PauseButton, PausedCallout } from '#client/parts/connection/pause.tsx'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Card } from './card.tsx'
import { DisconnectDuo } from './disconnect-duo.tsx'
import { DuoForm } from './duo-form.tsx'
import { toldState } from './integration-rows.ts'
import { SyncNow } from './sync-now.tsx'
import { type Obstacles, useObstacles } from './use-obstacles.ts'
import { UtcTime } from './utc-time.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

/** Faults with a text of their own; what is behind any other cannot be helped here. */
const FAULTS = ['unauthorized', 'missingScope', 'throttled', 'unreachable'] as const

interface DuoCardProps {
  customerId: string
  company: string
}

/** A company's connection to Duo: its state, the way to connect it, and everything that can be done about it. */
export function DuoCard({ customerId, company }: DuoCardProps) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const obstacles = useObstacles()
  const { blocked, noManage } = obstacles
  const [isGiving, setGiving] = useState(false)
  const { integration, task } = useDuo(customerId)
  const state = toldState(integration, task)
  const title = APPLICATION_NAMES.DUOSecurity
  const shown = <Verdict kind={STATE_VERDICTS[state]}>{companies(`microsoft.states.${state}`)}</Verdict>
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
      <DuoStanding integration={integration} task={task} company={company} obstacles={obstacles} />
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

/** The connection of a company, if there is one, and what reads it now. */
function useDuo(customerId: string) {
  const connections = useWatched(watchConnections)
  const integration = connections?.integrations.find(
    ({ row }) => row.type === 'DUOSecurity' && row.customer_id === customerId,
  )?.row
  return { integration, task: integration && connections?.tasks.get(integration.id) }
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

interface DuoStandingProps {
  integration: Integration
  task: Task | undefined
  company: string
  obstacles: Obstacles
}

/** What is wrong with a connection, what is known of it, and the way to have it read again. */
function DuoStanding({ integration, task, company, obstacles: { noManage, noSync } }: DuoStandingProps) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const locale = useLocale()
  const running = task !== undefined && isRunning(task)
  const fault = integration.fault ?? (task?.state === 'failed' ? task.fault : null)
  const known = FAULTS.find((each) => each === fault) ?? 'other'
  return (
    <>
      {fault !== null && !running ? <Callout tone="error" title={t(`duo.faults.${known}`)} /> : null}
      {integration.is_active ? null : (
        <PausedCallout integration={integration} company={company} disabledReason={noManage} />
      )}
      <DefinitionList
        items={[
          {
            term: t('columns.synced'),
            value: integration.last_synced ? (
              <UtcTime at={integration.last_synced} locale={locale} />
            ) : (
              t('never')
            ),
          },
          { term: t('duo.apiHostname'), value: integration.tenant_id },
        ]}
      />
      <SyncNow
        key={integration.id}
        integrationId={integration.id}
        application={integration.type}
        disabledReason={
          running
            ? companies('microsoft.syncRunning')
            : integration.is_active
              ? noSync
              : companies('microsoft.pausedHelp')
        }
      />
    </>
  )
}
