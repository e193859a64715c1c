import { chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Switch } from '#client/ui/fields/switch.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { ChooseCompanies } from '../../../parts/choose-companies.tsx'
import { useMailActs } from '../use-mail-acts.ts'
import { askedDeployment, type DeployPlan, planDeployment, settingsOfCompany } from './plan-deployment.ts'
import { OUTCOMES, PlanList } from './plan-list.tsx'
import { useDeployTargets } from './use-deploy-targets.ts'

const Step = chakra('h3', { base: { color: 'text', fontWeight: 'semibold', outline: 'none' } })

interface DeployDialogProps {
  source: MailPolicy
  /** The company that it is of. */
  sourceId: string
  /** What was asked is on its way. */
  onDeployed: () => void
  onClose: () => void
}

/** A policy that is made, or made the same, at other companies; what that does is shown before it is sent (DEF-06). */
export function DeployDialog({ source: given, sourceId, onDeployed, onClose }: DeployDialogProps) {
  const t = useTexts('defender')
  const words = useTexts('words')
  // What arrives meanwhile is not what was looked at.
  const [source] = useState(given)
  const targets = useDeployTargets(sourceId)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [step, setStep] = useState<'choose' | 'preview'>('choose')
  const [keepsRecipients, setKeeps] = useState(false)
  const plans = useMemo(
    () =>
      targets &&
      planDeployment(
        source,
        targets.filter(({ id }) => chosen.includes(id)),
        { keepsRecipients },
      ),
    [source, targets, chosen, keepsRecipients],
  )
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('deploy.title', { name: source.name })}
      closeLabel={words('close')}
      footer={
        step === 'choose' ? (
          <>
            <Button onClick={onClose}>{words('cancel')}</Button>
            <Button
              variant="primary"
              disabledReason={
                targets ? (chosen.length === 0 ? t('deploy.chooseFirst') : undefined) : t('deploy.reading')
              }
              onClick={() => setStep('preview')}
            >
              {t('deploy.showPreview')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setStep('choose')}>{words('back')}</Button>
            <SendButton plans={plans ?? []} onDeployed={onDeployed} onClose={onClose} />
          </>
        )
      }
    >
      <StepName step={step} />
      {targets ? null : <SkeletonRows rows={4} label={t('deploy.reading')} />}
      {targets && step === 'choose' ? (
        <ChooseCompanies
          companies={targets.map(({ id, name, isConnected, domains }) => ({
            id,
            name,
            isSelectable: isConnected,
            help: isConnected ? t('deploy.domains', { count: domains.length }) : t('deploy.notConnected'),
          }))}
          allLabel={t('deploy.all')}
          chosen={chosen}
          onChoose={setChosen}
        />
      ) : null}
      {plans && step === 'preview' ? (
        <Preview source={source} plans={plans} keepsRecipients={keepsRecipients} onKeeps={setKeeps} />
      ) : null}
    </Dialog>
  )
}

const STEPS = ['choose', 'preview'] as const

/** Which step it is; it takes the focus from what is gone with the step before. */
function StepName({ step }: { step: (typeof STEPS)[number] }) {
  const t = useTexts('defender')
  const words = useTexts('words')
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return (
    <Step ref={heading} tabIndex={-1}>
      {`${words('stepOf', { step: STEPS.indexOf(step) + 1, steps: STEPS.length })}: ${t(`deploy.steps.${step}`)}`}
    </Step>
  )
}

interface SendButtonProps extends Pick<DeployDialogProps, 'onDeployed' | 'onClose'> {
  plans: readonly DeployPlan[]
}

function SendButton({ plans, onDeployed, onClose }: SendButtonProps) {
  const t = useTexts('defender')
  const { change } = useMailActs()
  const [isBusy, setBusy] = useState(false)
  const asked = askedDeployment(plans)
  const send = async () => {
    setBusy(true)
    const isKept = await change(asked)
    setBusy(false)
    if (!isKept) return
    onClose()
    onDeployed()
  }
  return (
    <Button
      variant="primary"
      busy={isBusy}
      disabledReason={asked.length === 0 ? t('deploy.nothing') : undefined}
      onClick={() => void send()}
    >
      {t('deploy.send', { count: asked.length })}
    </Button>
  )
}

const Told = chakra('div', { base: { color: 'text' } })

interface PreviewProps {
  source: MailPolicy
  plans: readonly DeployPlan[]
  keepsRecipients: boolean
  onKeeps: (keeps: boolean) => void
}

function Preview({ source, plans, keepsRecipients, onKeeps }: PreviewProps) {
  const t = useTexts('defender')
  const ofCompany = settingsOfCompany(source)
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    count: plans.filter((plan) => plan.outcome === outcome).length,
  })).filter(({ count }) => count > 0)
  return (
    <>
      <Told>
        <Switch
          label={t('deploy.keep')}
          help={t(keepsRecipients ? 'deploy.keepOn' : 'deploy.keepOff')}
          checked={keepsRecipients}
          onChange={onKeeps}
        />
      </Told>
      {ofCompany.length > 0 ? (
        <Callout tone="warn">
          {t('deploy.personal', { names: ofCompany.map((name) => t(`policy.settings.${name}`)).join(', ') })}
        </Callout>
      ) : null}
      <Told role="status">
        {counts.map(({ outcome, count }) => t(`deploy.counts.${outcome}`, { count })).join(', ')}
      </Told>
      <PlanList plans={plans} kind={source.kind} />
    </>
  )
}
