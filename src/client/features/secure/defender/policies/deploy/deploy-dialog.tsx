import { useMemo, useState } from 'react'
import { DeployFrame } from '#client/features/secure/parts/policies/deploy-frame.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { useMailActs } from '../use-mail-acts.ts'
import { DeployPreview } from './deploy-preview.tsx'
import type { DeploySource } from './deploy-source.ts'
import { askedDeployment, planDeployment } from './plan-deployment.ts'
import { useDeployTargets } from './use-deploy-targets.ts'

interface DeployDialogProps {
  /** Policies of companies, or of templates. */
  sources: readonly DeploySource[]
  /** What they are together; without it, what the one is or how many there are. */
  title?: string | undefined
  /** What was asked is on its way. */
  onDeployed: () => void
  onClose: () => void
}

/** Policies that are made, or made the same, at other companies; what that does is shown before it is sent (DEF-06). */
export function DeployDialog({ sources: given, title, onDeployed, onClose }: DeployDialogProps) {
  const t = useTexts('defender')
  const { change } = useMailActs()
  // What arrives meanwhile is not what was looked at.
  const [sources] = useState(given)
  const targets = useDeployTargets(sources)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [keepsRecipients, setKeeps] = useState(false)
  const planOf = useMemo(() => planDeployment(sources, { keepsRecipients }), [sources, keepsRecipients])
  const plans = useMemo(() => {
    const wanted = new Set(chosen)
    return (targets ?? []).filter(({ id }) => wanted.has(id)).map(planOf)
  }, [targets, chosen, planOf])
  const asked = useMemo(() => askedDeployment(plans), [plans])
  return (
    <DeployFrame
      words={{
        title: title ?? titleOf(sources, t),
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
      <DeployPreview sources={sources} plans={plans} keepsRecipients={keepsRecipients} onKeeps={setKeeps} />
    </DeployFrame>
  )
}

const titleOf = (sources: readonly DeploySource[], t: ReturnType<typeof useTexts<'defender'>>) => {
  const [first] = sources
  return first && sources.length === 1
    ? t('deploy.title', { name: first.policy.name })
    : t('deploy.titleOfSeveral', { count: sources.length })
}
