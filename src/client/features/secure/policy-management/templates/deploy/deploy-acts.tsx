import { useState } from 'react'
import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { askedOfPlans, type CompanyPlan, retryOf, reversibleOf } from './plan-companies.ts'
import type { DeployState, SendDeploy } from './use-deploy-machine.ts'

interface DeployActsProps {
  state: DeployState
  send: SendDeploy
  /** Undefined while this device reads. */
  plans: readonly CompanyPlan[] | undefined
  runId: string
  tasks: readonly AccessTask[]
  companyOf: (id: string) => string
  /** What was deployed is still here, so that it can be tried again. */
  hasTemplates: boolean
  /** Why nothing can be deployed now. */
  obstacle: string | undefined
  onClose: () => void
}

/** What comes next in a deployment. */
export function DeployActs(props: DeployActsProps) {
  const { state, send } = props
  const words = useTexts('words')
  if (state.matches('select')) return <Next {...props} />
  if (state.matches('prompt'))
    return (
      <>
        <Button onClick={() => send({ type: 'back' })}>{words('back')}</Button>
        <Next {...props} />
      </>
    )
  return state.matches('preview') || state.matches('submitting') ? (
    <Submit {...props} />
  ) : (
    <Followed {...props} />
  )
}

function Next({ state, send }: DeployActsProps) {
  const t = useTexts('policyTemplates')
  const isLast = state.matches('prompt') || !state.context.asksInputs
  return (
    <Button
      variant="primary"
      disabledReason={state.context.companyIds.length === 0 ? t('deploy.chooseFirst') : undefined}
      onClick={() => send({ type: 'next' })}
    >
      {isLast ? t('deploy.preview') : t('deploy.next')}
    </Button>
  )
}

function Submit({ state, send, plans, obstacle }: DeployActsProps) {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const asked = askedOfPlans(plans ?? [])
  const reason = plans ? (asked.length === 0 ? t('deploy.nothing') : undefined) : t('deploy.reading')
  const left = (plans?.length ?? 0) - asked.length
  return (
    <>
      {left > 0 && asked.length > 0 ? <span>{t('deploy.left', { count: left })}</span> : null}
      <Button onClick={() => send({ type: 'back' })}>{words('back')}</Button>
      <Button
        variant="primary"
        busy={state.matches('submitting')}
        disabledReason={obstacle ?? reason}
        onClick={() => send({ type: 'submit', asked })}
      >
        {asked.length === 0 ? t('acts.deploy') : t('deploy.sent', { count: asked.length })}
      </Button>
    </>
  )
}

/** After it was sent: again what failed, or back with what was done. */
function Followed({
  state,
  send,
  runId,
  tasks,
  companyOf,
  hasTemplates,
  obstacle,
  onClose,
}: DeployActsProps) {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const [isAsking, setAsking] = useState(false)
  const undone = reversibleOf(runId, tasks, companyOf)
  const retried = retryOf(runId, tasks)
  const mayRetry = (state.matches('partly') || state.matches('failed')) && retried.companyIds.length > 0
  return (
    <>
      {(state.matches('applied') || state.matches('partly')) && undone.length > 0 ? (
        <Button variant="quiet" disabledReason={obstacle} onClick={() => setAsking(true)}>
          {t('deploy.rollBack')}
        </Button>
      ) : null}
      {mayRetry && hasTemplates ? (
        <Button disabledReason={obstacle} onClick={() => send({ type: 'retry', ...retried })}>
          {t('deploy.retry')}
        </Button>
      ) : null}
      <Button variant="primary" onClick={onClose}>
        {words('done')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          send({ type: 'rollBack', tasks: undone })
        }}
        title={t('deploy.rollBackTitle')}
        confirm={t('deploy.rollBack')}
        cancel={words('cancel')}
        closeLabel={words('close')}
        danger
      >
        {t('deploy.rollBackText')}
      </ConfirmDialog>
    </>
  )
}
