import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { DeployFrame } from '#client/features/secure/parts/policies/deploy-frame.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Switch } from '#client/ui/fields/switch.tsx'
import { useMailActs } from '../use-mail-acts.ts'
import { askedDeployment, type DeployPlan, planDeployment, settingsOfCompany } from './plan-deployment.ts'
import { OUTCOMES, PlanList } from './plan-list.tsx'
import { useDeployTargets } from './use-deploy-targets.ts'

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
  const { change } = useMailActs()
  // What arrives meanwhile is not what was looked at.
  const [source] = useState(given)
  const targets = useDeployTargets(sourceId)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [keepsRecipients, setKeeps] = useState(false)
  const plans = useMemo(
    () =>
      planDeployment(
        source,
        (targets ?? []).filter(({ id }) => chosen.includes(id)),
        { keepsRecipients },
      ),
    [source, targets, chosen, keepsRecipients],
  )
  const asked = askedDeployment(plans)
  return (
    <DeployFrame
      words={{
        title: t('deploy.title', { name: source.name }),
        steps: { choose: t('deploy.steps.choose'), preview: t('deploy.steps.preview') },
        all: t('deploy.all'),
        showPreview: t('deploy.showPreview'),
        chooseFirst: t('deploy.chooseFirst'),
        reading: t('deploy.reading'),
        nothing: t('deploy.nothing'),
        send: (count) => t('deploy.send', { count }),
      }}
      companies={targets?.map(({ id, name, isConnected, domains }) => ({
        id,
        name,
        isSelectable: isConnected,
        help: isConnected ? t('deploy.domains', { count: domains.length }) : t('deploy.notConnected'),
      }))}
      chosen={chosen}
      onChoose={setChosen}
      count={asked.length}
      send={() => change(asked)}
      onDeployed={onDeployed}
      onClose={onClose}
    >
      <Preview source={source} plans={plans} keepsRecipients={keepsRecipients} onKeeps={setKeeps} />
    </DeployFrame>
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
