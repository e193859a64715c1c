import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { isUnderWay } from '#shared/domain/posture/posture-task.ts'
import { undoTask } from '#client/data/nouns/secure/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import type { NamedTask } from './named-tasks.ts'
import { ProtectButton } from '#client/features/secure/parts/protect-button.tsx'
import { TaskItems } from '#client/features/secure/parts/tasks/task-items.tsx'
import { TaskState } from '#client/features/secure/parts/tasks/task-state.tsx'
import { useProtectObstacle } from '#client/features/secure/parts/use-protect-obstacle.ts'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 },
})

interface TaskPanelProps {
  task: NamedTask
  /** Undefined where it is not looked after any more. */
  company: CompanyPosture | undefined
  onClose: () => void
}

/** One change of a tenant: what was sent, what stood there, and the way back. */
export function TaskPanel(props: TaskPanelProps) {
  const { task, onClose } = props
  const t = useTexts('protect')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const { undo, failure } = useUndo(props)
  const { row } = task
  return (
    <SidePanel
      title={task.what}
      context={task.company}
      summary={
        <Line>
          <TaskState task={task} isTakenBack={task.isTakenBack} />
          <TimeSentence
            at={Date.parse(row.requested_at)}
            locale={locale}
            sentence={(time) => `${task.by}, ${time}`}
          />
        </Line>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={<TaskActs {...props} onUndo={() => setAsking(true)} />}
    >
      {failure ? (
        <Callout tone="error" title={errors('baselineNotSaved')}>
          {t(`failures.${failure}`)}
        </Callout>
      ) : null}
      <TaskItems items={row.items} isWhole />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void undo(() => setAsking(false))}
        title={t('undo.title')}
        confirm={t('undo.confirm')}
        cancel={words('cancel')}
        closeLabel={words('close')}
      >
        {t('undo.text', { company: task.company })}
      </ConfirmDialog>
    </SidePanel>
  )
}

/** Takes a change back, and says why it was not. `undo` tells when there is an answer. */
function useUndo({ task: { row, reversible, company }, onClose }: TaskPanelProps) {
  const device = useDevice()
  const t = useTexts('protect')
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const undo = async (answered: () => void) => {
    const { outcome } = await undoTask(device, row, [...reversible], company)
    answered()
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: t('undo.asked') })
    onClose()
  }
  return { undo, failure }
}

/** The ways to try again what failed, and to take back what was done. */
function TaskActs({ task, company, onUndo }: TaskPanelProps & { onUndo: () => void }) {
  const t = useTexts('protect')
  const obstacle = useProtectObstacle()
  const { row, reversible, isTakenBack } = task
  const failed = row.items.filter(({ state }) => state !== 'applied' && state !== 'unneeded')
  const isRunning = isUnderWay(row)
  return (
    <>
      {row.action === 'apply' && !isTakenBack && failed.length > 0 && !isRunning && company ? (
        <ProtectButton
          label={t('retry')}
          title={task.what}
          companies={[company]}
          checkIds={failed.map(({ check_id }) => check_id)}
          companyIds={[company.id]}
        />
      ) : null}
      <Button
        disabledReason={
          obstacle ??
          (isRunning
            ? t('undo.running')
            : reversible.size > 0
              ? undefined
              : t(isTakenBack ? 'undo.done' : 'undo.none'))
        }
        onClick={onUndo}
      >
        {t('undo.open')}
      </Button>
    </>
  )
}
