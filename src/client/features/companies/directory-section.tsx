import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { RefreshCw } from 'lucide-react'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { isRunning } from '#shared/domain/tasks/task.ts'
import { disconnect, startSync } from '#client/data/nouns/directory-sync.ts'
import { watchConnection } from '#client/data/nouns/integrations.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Consent } from '#client/parts/connection/consent.tsx'
import { DisconnectButton } from '#client/parts/connection/disconnect.tsx'
import { PausedCallout } from '#client/parts/connection/pause.tsx'
import { FaultCallout } from '#client/parts/connection/fault-callout.tsx'
import { faultText } from '#client/parts/connection/fault-words.ts'
import { ProductList } from './product-list.tsx'
import { Section } from '#client/parts/connection/section.tsx'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { SyncProgress } from '#client/parts/connection/sync-progress.tsx'
import { Mono } from '#client/ui/words.tsx'
import { refusalText, useAsk } from '#client/parts/connection/use-ask.ts'

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
  const words = useTexts('words')
  const errors = useTexts('errors')
  const locale = useLocale()
  const connection = useObservable(() => watchConnection(device, customer.id), [device, customer.id])
  const status = useObservable(() => device.sync.status, [device])
  const [ask, run] = useAsk()
  const { permissions } = device.login
  const noServer = status?.fault ? t(`noServer.${status.fault}`) : undefined
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
  const { integration, licenses, tasks } = connection
  const notConnectable = reaches(permissions.integrations, 'manage')
    ? noServer
    : t('microsoft.connectForbidden')
  const consent = (
    <Consent
      // A connection that comes or goes ends what was going on.
      key={integration?.id}
      customerId={customer.id}
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

  const sync = async () => {
    await startSync(device, integration.id)
  }
  const [task] = tasks
  const running = task !== undefined && isRunning(task)
  const fault = running ? undefined : faultText(t, integration, task)
  const state = running ? 'Syncing' : integration.state
  const isConnecting = state === 'Connecting'
  const blocked = reaches(levelOf(permissions, 'employees'), 'manage')
    ? noServer
    : t('microsoft.syncForbidden')
  return (
    <Section
      title={title}
      action={
        <Button
          icon={<RefreshCw aria-hidden />}
          busy={ask.state === 'asking'}
          disabledReason={
            running
              ? t('microsoft.syncRunning')
              : isConnecting
                ? t('consent.pending')
                : integration.is_active
                  ? blocked
                  : t('microsoft.pausedHelp')
          }
          onClick={() => void run(sync)}
        >
          {t('microsoft.sync')}
        </Button>
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
      {isConnecting ? (
        <Callout tone="info" title={t('consent.pending')}>
          {t('consent.pendingHelp')}
        </Callout>
      ) : null}
      {integration.is_active ? null : (
        <PausedCallout
          integration={integration}
          company={customer.name}
          disabledReason={
            reaches(permissions.integrations, 'manage') ? undefined : t('microsoft.connectForbidden')
          }
        />
      )}
      {integration.missing_scopes.length > 0 || state === 'Auth Failed' ? consent : null}
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
      {task ? <SyncProgress task={task} /> : null}
      {!reaches(permissions.licenseCenter, 'readOnly') ? (
        <Quiet>{t('microsoft.hiddenProducts')}</Quiet>
      ) : licenses.length > 0 ? (
        <ProductList licenses={licenses} />
      ) : integration.last_synced ? (
        <Quiet>{t('microsoft.noProducts')}</Quiet>
      ) : null}
      <Actions>
        <DisconnectButton
          companyName={customer.name}
          onDisconnect={() => disconnect(device, integration.id)}
          disabledReason={notConnectable}
        />
      </Actions>
    </Section>
  )
}
