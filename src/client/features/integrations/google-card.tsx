import { chakra } from '@chakra-ui/react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { isRunning, type Task } from '#shared/domain/tasks/task.ts'
import { googleConsent } from '#client/data/nouns/consent/google-consent.ts'
import { disconnect } from '#client/data/nouns/directory-sync.ts'
import { watchConnections } from '#client/data/nouns/integrations.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { Consent } from '#client/parts/connection/consent.tsx'
import { DisconnectButton } from '#client/parts/connection/disconnect.tsx'
import { PauseButton, PausedCallout } from '#client/parts/connection/pause.tsx'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { SyncProgress } from '#client/parts/connection/sync-progress.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Card } from './card.tsx'
import { toldState } from './integration-rows.ts'
import { SyncNow } from './sync-now.tsx'
import { type Obstacles, useObstacles } from './use-obstacles.ts'
import { UtcTime } from './utc-time.tsx'

const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

/** Faults with a text of their own; what is behind any other cannot be helped here. */
const FAULTS = ['unauthorized', 'missingScope', 'throttled', 'unreachable'] as const

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
  const { integration, task } = useGoogle(customerId)
  const state = toldState(integration, task)
  const shown = <Verdict kind={STATE_VERDICTS[state]}>{companies(`microsoft.states.${state}`)}</Verdict>
  return (
    <Card title={APPLICATION_NAMES.GWS} isWide action={shown}>
      {integration ? (
        <GoogleStanding integration={integration} task={task} company={company} obstacles={obstacles} />
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

/** The connection of a company, if there is one, and what reads it now. */
function useGoogle(customerId: string) {
  const connections = useWatched(watchConnections)
  const integration = connections?.integrations.find(
    ({ row }) => row.type === 'GWS' && row.customer_id === customerId,
  )?.row
  return { integration, task: integration && connections?.tasks.get(integration.id) }
}

interface GoogleStandingProps {
  integration: Integration
  task: Task | undefined
  company: string
  obstacles: Obstacles
}

/** What is wrong with a connection, what is known of it, and the way to have it read again. */
function GoogleStanding({
  integration,
  task,
  company,
  obstacles: { noManage, noSync },
}: GoogleStandingProps) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const locale = useLocale()
  const running = task !== undefined && isRunning(task)
  const fault = integration.fault ?? (task?.state === 'failed' ? task.fault : null)
  const known = FAULTS.find((each) => each === fault) ?? 'other'
  const scopes = integration.missing_scopes.join(', ') || 'admin.directory.user.readonly'
  return (
    <>
      {fault !== null && !running ? (
        <Callout tone="error" title={t(`google.faults.${known}`, { scopes })} />
      ) : null}
      {integration.is_active ? null : (
        <PausedCallout integration={integration} company={company} disabledReason={noManage} />
      )}
      <DefinitionList
        items={[
          { term: t('google.workspace'), value: integration.tenant_name },
          { term: companies('microsoft.domains'), value: integration.domains.join(', ') },
          { term: t('google.customerId'), value: integration.tenant_id },
          {
            term: t('columns.synced'),
            value: integration.last_synced ? (
              <UtcTime at={integration.last_synced} locale={locale} />
            ) : (
              t('never')
            ),
          },
        ]}
      />
      {task ? <SyncProgress task={task} /> : null}
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
