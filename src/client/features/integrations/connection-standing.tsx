import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { isRunning, type Task } from '#shared/domain/tasks/task.ts'
import { watchConnections } from '#client/data/nouns/integrations.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { PausedCallout } from '#client/parts/connection/pause.tsx'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { toldState } from './integration-rows.ts'
import { SyncNow } from './sync-now.tsx'
import type { Obstacles } from './use-obstacles.ts'
import { UtcTime } from './utc-time.tsx'

export const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })
export const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

/** Faults with a text of their own; what is behind any other cannot be helped here. */
const FAULTS = ['unauthorized', 'missingScope', 'throttled', 'unreachable'] as const

/** A fault as it is told. */
export const toldFault = (fault: string | null) => FAULTS.find((each) => each === fault) ?? 'other'

/** A company's connection to a vendor, if there is one, and what reads it now. */
export interface Connection {
  integration: Integration | undefined
  task: Task | undefined
}

export function useConnection(customerId: string, type: Integration['type']): Connection {
  const connections = useWatched(watchConnections)
  const integration = connections?.integrations.find(
    ({ row }) => row.type === type && row.customer_id === customerId,
  )?.row
  return { integration, task: integration && connections?.tasks.get(integration.id) }
}

/** How a connection stands, in a word. */
export function ConnectionState({ integration, task }: Connection) {
  const companies = useTexts('companies')
  const state = toldState(integration, task)
  return <Verdict kind={STATE_VERDICTS[state]}>{companies(`microsoft.states.${state}`)}</Verdict>
}

interface ConnectionStandingProps {
  integration: Integration
  task: Task | undefined
  company: string
  obstacles: Obstacles
  faultText: (fault: ReturnType<typeof toldFault>) => string
  /** What is known of it, beside when it was read. */
  facts: readonly { term: string; value: ReactNode }[]
  /** Stands before the button that has it read. */
  children?: ReactNode
}

/** What is wrong with a connection, what is known of it, and the way to have it read again. */
export function ConnectionStanding({
  integration,
  task,
  company,
  obstacles: { noManage, noSync },
  faultText,
  facts,
  children,
}: ConnectionStandingProps) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const locale = useLocale()
  const running = task !== undefined && isRunning(task)
  const fault = integration.fault ?? (task?.state === 'failed' ? task.fault : null)
  const synced = integration.last_synced ? (
    <UtcTime at={integration.last_synced} locale={locale} />
  ) : (
    t('never')
  )
  return (
    <>
      {fault !== null && !running ? <Callout tone="error" title={faultText(toldFault(fault))} /> : null}
      {integration.is_active ? null : (
        <PausedCallout integration={integration} company={company} disabledReason={noManage} />
      )}
      <DefinitionList items={[...facts, { term: t('columns.synced'), value: synced }]} />
      {children}
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
