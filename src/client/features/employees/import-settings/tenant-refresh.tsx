import { useMachine } from '@xstate/react'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { isRunning, type Task } from '#shared/domain/tasks/task.ts'
import { readTask, startSync } from '#client/data/nouns/directory-sync.ts'
import { watchConnection } from '#client/data/nouns/integrations.ts'
import { type PolledTask } from '#client/machines/task-poll.machine.ts'
import { syncPollMachine, tenantRefreshMachine } from '#client/machines/tenant-refresh.machine.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'

/** Reads the directory of a company anew; there only where Microsoft 365 belongs or is mapped to it (EMP-30). */
export function TenantRefresh({ company }: { company: string }) {
  const connection = useWatched(watchConnection, company)
  const integration = connection?.integration
  if (!integration || integration.customer_id !== company) return null
  return <RefreshButton key={integration.id} integration={integration} tasks={connection.tasks} />
}

function RefreshButton({ integration, tasks }: { integration: Integration; tasks: readonly Task[] }) {
  const device = useDevice()
  const isOnline = useIsOnline()
  const t = useTexts('importSettings')
  const errors = useTexts('errors')
  const [state, send] = useMachine(
    tenantRefreshMachine.provide({
      actors: {
        start: fromPromise(() => startSync(device, integration.id, TENANT_APPLICATION)),
        taskPoll: syncPollMachine.provide({
          actors: {
            retrieve: fromPromise<PolledTask, { taskId: string }>(({ input }) =>
              readTask(device, integration.id, input.taskId),
            ),
          },
        }),
      },
      actions: {
        tell: (_, outcome) => {
          if (outcome === 'completed') showToast({ tone: 'ok', text: t('refresh.done') })
          else if (outcome === 'failed') showToast({ tone: 'error', text: t('refresh.failed') })
          else showToast({ tone: 'info', text: t('refresh.goesOn') })
        },
      },
    }),
  )
  const { taskId, refusal } = state.context
  const ours = tasks.find(({ id }) => id === taskId)
  const isOver = ours !== undefined && !isRunning(ours)
  const isGood = ours?.state === 'completed'
  useEffect(() => {
    if (isOver) send({ type: 'task.ended', taskId, isGood })
  }, [isOver, taskId, isGood, send])
  useEffect(() => {
    if (refusal)
      showToast({
        tone: 'error',
        text: refusal.code === undefined ? t('refresh.notStarted') : errors(refusal.code),
      })
  }, [refusal, t, errors])
  const [newest] = tasks
  const isBusy = !state.matches('idle') || (newest !== undefined && isRunning(newest))
  const mayRead = reaches(levelOf(device.login.permissions, 'employees'), 'manage')
  const why = !mayRead
    ? t('refresh.forbidden')
    : isBusy
      ? t('refresh.running')
      : !integration.is_active
        ? t('refresh.paused')
        : isOnline
          ? undefined
          : t('refresh.offline')
  return (
    <Button icon={<RefreshCw aria-hidden />} disabledReason={why} onClick={() => send({ type: 'refresh' })}>
      {t('refresh.button')}
    </Button>
  )
}
