import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { DeployFrame } from '#client/features/secure/parts/policies/deploy-frame.tsx'
import { someNames } from '#client/features/secure/parts/policies/some-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { useDeviceActs } from '../acts/use-device-acts.ts'
import { companyChoices } from './company-choices.ts'
import { audiencesOf, type DeploySource, filteredAmong, isTemplate } from './deploy-source.ts'
import { DeployChoices } from './deploy-choices.tsx'
import { askedDeployment, type DeployChoice, type DeployPlan, planDeployment } from './plan-deployment.ts'
import { PlanList } from './plan-list.tsx'
import { countsText } from './plan-outcomes.ts'
import { useDeployTargets } from './use-deploy-targets.ts'

interface DeployDialogProps {
  sources: readonly DeploySource[]
  /** What it is called that is deployed; without it, by the policies. */
  subject?: string
  /** What was asked is on its way. */
  onDeployed: () => void
  onClose: () => void
}

/** Policies that are made, or whose settings are taken over, at other companies; what that does is shown before it is sent (INTUNE-06). */
export function DeployDialog({ sources: given, subject, onDeployed, onClose }: DeployDialogProps) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const { change } = useDeviceActs()
  // What arrives meanwhile is not what was looked at.
  const [sources] = useState(given)
  const targets = useDeployTargets(sources)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [choice, setChoice] = useState<DeployChoice>({ audience: 'nobody', existing: 'leave' })
  const plans = useMemo(
    () =>
      planDeployment(
        sources,
        (targets ?? []).filter(({ id }) => chosen.includes(id)),
        choice,
      ),
    [sources, targets, chosen, choice],
  )
  const asked = useMemo(() => askedDeployment(plans), [plans])
  const [first] = sources
  const name = subject ?? (sources.length === 1 ? first?.policy.name : undefined)
  return (
    <DeployFrame
      words={{
        title:
          name === undefined
            ? t('deploy.titleOfSeveral', { count: sources.length })
            : t('deploy.title', { name }),
        steps: { choose: t('deploy.steps.choose'), preview: t('deploy.steps.preview') },
        all: t('deploy.all'),
        showPreview: t('deploy.showPreview'),
        chooseFirst: t('deploy.chooseFirst'),
        reading: t('deploy.reading'),
        nothing: t('deploy.nothing'),
        send: (count) => t('deploy.send', { count }),
      }}
      companies={targets && companyChoices(sources, targets, t, words('notRead'))}
      chosen={chosen}
      onChoose={setChosen}
      count={asked.length}
      send={() => change(asked)}
      onDeployed={onDeployed}
      onClose={onClose}
    >
      <Preview sources={sources} plans={plans} choice={choice} onChoice={setChoice} />
    </DeployFrame>
  )
}

const Told = chakra('div', { base: { color: 'text' } })

interface PreviewProps {
  sources: readonly DeploySource[]
  plans: readonly DeployPlan[]
  choice: DeployChoice
  onChoice: (choice: DeployChoice) => void
}

function Preview({ sources, plans, choice, onChoice }: PreviewProps) {
  const t = useTexts('intune')
  const filtered = choice.audience === 'same' ? filteredAmong(sources) : []
  return (
    <>
      <DeployChoices
        audiences={audiencesOf(sources)}
        choice={choice}
        onChange={onChoice}
        isAnyThere={isAnyThere(plans)}
      />
      {filtered.length > 0 ? (
        <Callout tone="warn">
          {t('deploy.filters', { names: someNames(filtered.map(({ policy }) => policy.name)) })}
        </Callout>
      ) : null}
      {sources.some(isTemplate) ? null : (
        <Quiet as="p" fontSize="small">
          {t('deploy.tenants')}
        </Quiet>
      )}
      <Told role="status">{countsText(plans, t)}</Told>
      <PlanList plans={plans} isOfOne={sources.length === 1} />
    </>
  )
}

const isAnyThere = (plans: readonly DeployPlan[]) =>
  plans.some(({ policies }) =>
    policies.some(
      (planned) =>
        planned.outcome === 'exists' ||
        planned.outcome === 'replace' ||
        (planned.outcome === 'left' && planned.reason === 'several'),
    ),
  )
