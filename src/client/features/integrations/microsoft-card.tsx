import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import type { Integration, IntegrationState } from '#shared/domain/integrations/integration.ts'
import { isRunning } from '#shared/domain/tasks/task.ts'
import { disconnect, startSync } from '#client/data/nouns/directory-sync.ts'
import { type IntegrationEvent, integrationMachine, stateOf } from '#client/machines/integration.machine.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { companyConsent } from '#client/data/nouns/consent/consent.ts'
import { Consent } from '#client/parts/connection/consent.tsx'
import { DisconnectTenant } from '#client/parts/connection/disconnect-tenant.tsx'
import { FaultCallout } from '#client/parts/connection/fault-callout.tsx'
import { faultText } from '#client/parts/connection/fault-words.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { SyncProgress } from '#client/parts/connection/sync-progress.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Card } from './card.tsx'
import { Actions, Quiet } from './connection-standing.tsx'
import { ExchangeState } from './exchange-state.tsx'
import type { IntegrationRow } from './integration-rows.ts'
import { MicrosoftFacts } from './microsoft-facts.tsx'
import { PauseButton, PausedCallout } from '#client/parts/connection/pause.tsx'
import { SyncNow } from './sync-now.tsx'
import { type Obstacles, useObstacles } from './use-obstacles.ts'

interface MicrosoftCardProps {
  row: IntegrationRow
  /** Opens the dialog that connects Exchange Online. */
  onExchange: () => void
}

/** A company's direct connection to Microsoft 365: its state, and everything that can be done about it. */
export function MicrosoftCard({ row, onExchange }: MicrosoftCardProps) {
  const device = useDevice()
  const companies = useTexts('companies')
  const obstacles = useObstacles()
  const { blocked, noManage } = obstacles
  const { state, send } = useIntegration(row)
  const { view, customerId, company } = row
  const title = companies('microsoft.title')
  const shown = <Verdict kind={STATE_VERDICTS[state]}>{companies(`microsoft.states.${state}`)}</Verdict>
  const consent = (
    <Consent
      // A connection that comes or goes ends what was going on.
      key={`${customerId} ${view?.row.id}`}
      way={companyConsent(customerId)}
      isAgain={view !== undefined}
      disabledReason={blocked}
      onStep={send}
    />
  )
  if (!view) {
    return (
      <Card title={title} isWide action={shown}>
        <Quiet>{companies('microsoft.none')}</Quiet>
        {consent}
        <Quiet>{companies('consent.pending')}</Quiet>
      </Card>
    )
  }
  const { row: integration } = view
  const leave = () => {
    send({ type: 'disconnect' })
    return disconnect(device, integration.id).catch((cause: unknown) => {
      send({ type: 'disconnect.refused' })
      throw cause
    })
  }
  return (
    <Card title={title} isWide action={shown}>
      <MicrosoftStanding
        row={row}
        integration={integration}
        state={state}
        obstacles={obstacles}
        onExchange={onExchange}
        onStep={send}
      />
      {consent}
      <Actions>
        {integration.is_active ? (
          <PauseButton integration={integration} company={company} disabledReason={noManage} />
        ) : null}
        <DisconnectTenant company={company} onDisconnect={leave} disabledReason={blocked} />
      </Actions>
    </Card>
  )
}

/** The state of a connection: what the server told, and what was begun here since. */
function useIntegration(row: IntegrationRow) {
  const [machine, send] = useMachine(integrationMachine, { input: { state: row.state } })
  const endedAt = row.task?.finished_at ?? null
  useEffect(() => send({ type: 'told', state: row.state, endedAt }), [send, row.state, endedAt])
  return { state: stateOf(machine), send }
}

interface MicrosoftStandingProps extends MicrosoftCardProps {
  integration: Integration
  state: IntegrationState
  obstacles: Obstacles
  onStep: (event: IntegrationEvent) => void
}

/** What is wrong with a connection, what is known of it, and the way to have it read again. */
function MicrosoftStanding({
  row: { task, company },
  integration,
  state,
  obstacles: { blocked, noManage, noSync },
  onExchange,
  onStep,
}: MicrosoftStandingProps) {
  const device = useDevice()
  const companies = useTexts('companies')
  const running = task !== undefined && isRunning(task)
  const fault = running ? undefined : faultText(companies, integration, task)
  return (
    <>
      {fault ? (
        <FaultCallout
          fault={fault}
          state={integration.state}
          onReconnect={async () => {
            await startSync(device, integration.id)
          }}
          disabledReason={noSync}
        />
      ) : null}
      {state === 'Connecting' ? (
        <Callout tone="info" title={companies('consent.pending')}>
          {companies('consent.pendingHelp')}
        </Callout>
      ) : null}
      {integration.is_active ? null : (
        <PausedCallout integration={integration} company={company} disabledReason={noManage} />
      )}
      <MicrosoftFacts integration={integration} />
      <ExchangeState integration={integration} onConnect={onExchange} disabledReason={blocked} />
      {task ? <SyncProgress task={task} /> : null}
      <SyncNow
        key={integration.id}
        integrationId={integration.id}
        onStep={onStep}
        disabledReason={
          running
            ? companies('microsoft.syncRunning')
            : state === 'Connecting'
              ? companies('consent.pending')
              : integration.is_active
                ? noSync
                : companies('microsoft.pausedHelp')
        }
      />
    </>
  )
}
