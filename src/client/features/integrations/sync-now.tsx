import { chakra } from '@chakra-ui/react'
import { useMachine } from '@xstate/react'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { TENANT_APPLICATION, type VendorApplication } from '#shared/domain/integrations/applications.ts'
import { readTask, startSync } from '#client/data/nouns/directory-sync.ts'
import type { IntegrationEvent } from '#client/machines/integration.machine.ts'
import { syncNowMachine } from '#client/machines/sync-now.machine.ts'
import { type PolledTask, taskPollMachine } from '#client/machines/task-poll.machine.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { refusalText } from '#client/parts/connection/use-ask.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

const Box = chakra('div', { base: { display: 'grid', gap: 3, justifyItems: 'start' } })

interface SyncNowProps {
  integrationId: string
  application?: VendorApplication
  /** Is told that a sync begins, or that it does not. */
  onStep?: (step: Extract<IntegrationEvent, { type: 'sync' | 'sync.refused' }>) => void
  disabledReason: string | undefined
}

/** Has a company read at once, and follows that as long as it is worth it (INT-10). */
export function SyncNow({
  integrationId,
  application = TENANT_APPLICATION,
  onStep,
  disabledReason,
}: SyncNowProps) {
  const device = useDevice()
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const errors = useTexts('errors')
  const [state, send] = useMachine(
    syncNowMachine.provide({
      actors: {
        start: fromPromise(({ input }) => startSync(device, input.integrationId, application)),
        taskPoll: taskPollMachine.provide({
          actors: {
            retrieve: fromPromise<PolledTask, { taskId: string }>(({ input }) =>
              readTask(device, integrationId, input.taskId),
            ),
          },
        }),
      },
      actions: {
        tell: (_, { outcome }) => {
          if (outcome === 'completed') showToast({ tone: 'ok', text: t('sync.done') })
          if (outcome === 'failed') showToast({ tone: 'error', text: t('sync.failed') })
        },
      },
    }),
    { input: { integrationId } },
  )
  const { refusal, polled } = state.context
  useEffect(() => {
    if (refusal) onStep?.({ type: 'sync.refused' })
  }, [refusal, onStep])
  return (
    <Box>
      <Button
        icon={<RefreshCw aria-hidden />}
        busy={state.matches('starting')}
        disabledReason={state.matches('polling') ? companies('microsoft.syncRunning') : disabledReason}
        onClick={() => {
          onStep?.({ type: 'sync' })
          send({ type: 'sync' })
        }}
      >
        {t('sync.button')}
      </Button>
      {refusal ? (
        <Callout tone="error" title={refusalText(refusal, { companies, errors })}>
          {companies('microsoft.notStarted')}
        </Callout>
      ) : null}
      {polled?.outcome === 'attemptsExceeded' ? (
        <Callout tone="info" title={errors('taskAttemptsExceeded')}>
          {t('sync.goesOn')}
        </Callout>
      ) : null}
      {polled?.outcome === 'retrieveFailed' ? (
        <Callout tone="warn" title={errors('taskNotRead')}>
          {t('sync.goesOn')}
        </Callout>
      ) : null}
    </Box>
  )
}
