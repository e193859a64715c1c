import { chakra } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { isRunning } from '#shared/domain/tasks/task.ts'
import { disconnect, startSync } from '#client/data/nouns/directory-sync.ts'
import { type DirectoryConnection, watchConnection } from '#client/data/nouns/integrations.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { companyConsent } from '#client/data/nouns/consent/consent.ts'
import { Consent } from '#client/parts/connection/consent.tsx'
import { DisconnectTenant } from '#client/parts/connection/disconnect-tenant.tsx'
import { PausedCallout } from '#client/parts/connection/pause.tsx'
import { FaultCallout } from '#client/parts/connection/fault-callout.tsx'
import { faultText } from '#client/parts/connection/fault-words.ts'
import { Products } from './products.tsx'
import { useNoServer } from './use-no-server.ts'
import { Section } from '#client/parts/connection/section.tsx'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { SyncProgress } from '#client/parts/connection/sync-progress.tsx'
import { Mono } from '#client/ui/words.tsx'
import { refusalText, useAsk } from '#client/parts/connection/use-ask.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const Actions = chakra('div', { base: { display: 'flex' } })
const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })

const Names = chakra('ul', { base: { listStyleType: 'none', fontSize: 'small', overflowWrap: 'anywhere' } })

const NameList = ({ names }: { names: readonly string[] }) => (
  <Names>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </Names>
)

/** The tenant that a company is read from. */
export function DirectorySection({ customer }: { customer: Customer }) {
  const device = useDevice()
  const t = useTexts('companies')
  const connection = useWatched(watchConnection, customer.id)
  const noServer = useNoServer()
  const { permissions } = device.login
  const title = t('microsoft.title')

  if (!reaches(permissions.integrations, 'readOnly')) {
    return (
      <Section title={title}>
        <Quiet>{t('microsoft.hidden')}</Quiet>
      </Section>
    )
  }
  if (!connection) {
    return (
      <Section title={title}>
        <SkeletonRows rows={4} label={t('microsoft.loading')} />
      </Section>
    )
  }
  const { integration } = connection
  const notConnectable = reaches(permissions.integrations, 'manage')
    ? noServer
    : t('microsoft.connectForbidden')
  const consent = (
    <Consent
      // A connection that comes or goes ends what was going on.
      key={integration?.id}
      way={companyConsent(customer.id)}
      isAgain={integration !== undefined}
      disabledReason={notConnectable}
    />
  )
  if (!integration) {
    return (
      <Section title={title}>
        <Verdict kind="notMeasured">{t('microsoft.states.Unconnected')}</Verdict>
        <Quiet>{t('microsoft.none')}</Quiet>
        {consent}
      </Section>
    )
  }
  return (
    <ConnectedDirectory
      customer={customer}
      connection={{ ...connection, integration }}
      consent={consent}
      notConnectable={notConnectable}
    />
  )
}

type Integration = NonNullable<DirectoryConnection['integration']>
type Shown = Integration['state'] | 'Syncing'

interface ConnectedDirectoryProps {
  customer: Customer
  connection: DirectoryConnection & { integration: Integration }
  consent: ReactNode
  notConnectable: string | undefined
}

function ConnectedDirectory({ customer, connection, consent, notConnectable }: ConnectedDirectoryProps) {
  const device = useDevice()
  const t = useTexts('companies')
  const errors = useTexts('errors')
  const noServer = useNoServer()
  const [ask, run] = useAsk()
  const { permissions } = device.login
  const { integration, licenses, tasks } = connection

  const sync = async () => {
    await startSync(device, integration.id)
  }
  const [task] = tasks
  const running = task !== undefined && isRunning(task)
  const fault = running ? undefined : faultText(t, integration, task)
  const state = running ? 'Syncing' : integration.state
  const blocked = reaches(levelOf(permissions, 'employees'), 'manage')
    ? noServer
    : t('microsoft.syncForbidden')
  return (
    <Section
      title={t('microsoft.title')}
      action={
        <SyncButton
          state={state}
          isActive={integration.is_active}
          blocked={blocked}
          busy={ask.state === 'asking'}
          onClick={() => void run(sync)}
        />
      }
    >
      {ask.state === 'refused' ? (
        <Callout tone="error" title={refusalText(ask, { companies: t, errors })}>
          {t('microsoft.notStarted')}
        </Callout>
      ) : null}
      {fault ? (
        <FaultCallout fault={fault} state={state} onReconnect={sync} disabledReason={blocked} />
      ) : null}
      <ConnectionNotes state={state} integration={integration} company={customer.name} />
      {integration.missing_scopes.length > 0 || state === 'Auth Failed' ? consent : null}
      <TenantFacts state={state} integration={integration} />
      {task ? <SyncProgress task={task} /> : null}
      <Products integration={integration} licenses={licenses} />
      <Actions>
        <DisconnectTenant
          company={customer.name}
          onDisconnect={() => disconnect(device, integration.id)}
          disabledReason={notConnectable}
        />
      </Actions>
    </Section>
  )
}

interface SyncButtonProps extends Pick<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  state: Shown
  isActive: boolean
  /** Why this person cannot start one now. */
  blocked: string | undefined
}

function SyncButton({ state, isActive, blocked, ...button }: SyncButtonProps) {
  const t = useTexts('companies')
  const reason =
    state === 'Syncing'
      ? t('microsoft.syncRunning')
      : state === 'Connecting'
        ? t('consent.pending')
        : isActive
          ? blocked
          : t('microsoft.pausedHelp')
  return (
    <Button icon={<RefreshCw aria-hidden />} disabledReason={reason} {...button}>
      {t('microsoft.sync')}
    </Button>
  )
}

/** What keeps the tenant from being read although nothing failed. */
function ConnectionNotes({
  state,
  integration,
  company,
}: {
  state: Shown
  integration: Integration
  company: string
}) {
  const t = useTexts('companies')
  const { permissions } = useDevice().login
  const mayManage = reaches(permissions.integrations, 'manage')
  return (
    <>
      {state === 'Connecting' ? (
        <Callout tone="info" title={t('consent.pending')}>
          {t('consent.pendingHelp')}
        </Callout>
      ) : null}
      {integration.is_active ? null : (
        <PausedCallout
          integration={integration}
          company={company}
          disabledReason={mayManage ? undefined : t('microsoft.connectForbidden')}
        />
      )}
    </>
  )
}

function TenantFacts({ state, integration }: { state: Shown; integration: Integration }) {
  const t = useTexts('companies')
  const words = useTexts('words')
  const locale = useLocale()
  return (
    <DefinitionList
      items={[
        {
          term: words('state'),
          value: <Verdict kind={STATE_VERDICTS[state]}>{t(`microsoft.states.${state}`)}</Verdict>,
        },
        {
          term: t('microsoft.read'),
          value: integration.last_synced ? (
            <TimeText at={integration.last_synced} locale={locale} />
          ) : (
            words('notRead')
          ),
        },
        { term: t('microsoft.tenant'), value: integration.tenant_name || '–' },
        { term: t('microsoft.tenantId'), value: <Mono>{integration.tenant_id}</Mono> },
        { term: t('microsoft.domains'), value: integration.domains.join(', ') || '–' },
        ...(integration.missing_scopes.length > 0
          ? [{ term: t('microsoft.missingScopes'), value: <NameList names={integration.missing_scopes} /> }]
          : []),
      ]}
    />
  )
}
