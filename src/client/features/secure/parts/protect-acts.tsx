import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import type { TaskProgress } from './protect.machine.ts'
import type { ProtectState, SendProtect } from './use-protect-machine.ts'
import { useProtectObstacle } from './use-protect-obstacle.ts'
import type { WantedChanges } from './use-wanted-changes.ts'

interface ProtectActsProps {
  state: ProtectState
  send: SendProtect
  changes: WantedChanges
  /** The tasks that were sent. */
  tasks: TaskProgress
  /** Companies are chosen in the dialog. */
  isChoosing: boolean
  onClose: () => void
}

/** The ways on and back, step by step. */
export function ProtectActs({ state, send, changes, tasks, isChoosing, onClose }: ProtectActsProps) {
  const t = useTexts('protect')
  const words = useTexts('words')
  const obstacle = useProtectObstacle()
  const { companyIds, only } = state.context
  const { previews, wanted, count } = changes
  if (state.matches('selecting')) {
    return (
      <>
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button
          variant="primary"
          disabledReason={companyIds.length > 0 ? undefined : t('obstacles.noCompany')}
          onClick={() => send({ type: 'preview' })}
        >
          {t('choose.preview')}
        </Button>
      </>
    )
  }
  if (state.matches('selected') || state.matches('sending')) {
    return (
      <>
        {isChoosing && only === undefined ? (
          <Button onClick={() => send({ type: 'back' })}>{words('back')}</Button>
        ) : (
          <Button onClick={onClose}>{words('cancel')}</Button>
        )}
        <Button
          variant="primary"
          busy={state.matches('sending')}
          disabledReason={
            obstacle ?? (!previews ? t('obstacles.reading') : count > 0 ? undefined : t('obstacles.nothing'))
          }
          onClick={() => send({ type: 'apply', wanted })}
        >
          {count > 0 ? t('applyOf', { count }) : t('apply')}
        </Button>
      </>
    )
  }
  const isOver = state.matches('applied') || state.matches('error')
  return (
    <>
      {state.matches('error') ? (
        <Button onClick={() => send({ type: 'retry', tasks })}>{t('retry')}</Button>
      ) : null}
      <Button variant="primary" onClick={onClose}>
        {isOver ? words('done') : words('close')}
      </Button>
    </>
  )
}
