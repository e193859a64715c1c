import { chakra } from '@chakra-ui/react'
import { PlanList } from '#client/features/secure/parts/policies/plan-list.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Switch } from '#client/ui/fields/switch.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { DeploySource } from './deploy-source.ts'
import type { DeployPlan, PlannedPolicy } from './plan-deployment.ts'
import { PlanEntry } from './plan-entry.tsx'
import { countsText, placeOf } from './plan-outcomes.ts'
import { settingsOfCompany } from './settings-of-company.ts'

const Told = chakra('div', { base: { color: 'text' } })

interface DeployPreviewProps {
  sources: readonly DeploySource[]
  plans: readonly DeployPlan[]
  keepsRecipients: boolean
  onKeeps: (keeps: boolean) => void
}

/** What a deployment would do, and what is chosen for it. */
export function DeployPreview({ sources, plans, keepsRecipients, onKeeps }: DeployPreviewProps) {
  const t = useTexts('defender')
  const personal = [...new Set(sources.flatMap(({ policy }) => settingsOfCompany(policy)))]
  const hasRecipients = sources.some(({ customerId }) => customerId !== undefined)
  return (
    <>
      {hasRecipients ? (
        <Told>
          <Switch
            label={t('deploy.keep')}
            help={t(keepsRecipients ? 'deploy.keepOn' : 'deploy.keepOff')}
            checked={keepsRecipients}
            onChange={onKeeps}
          />
        </Told>
      ) : (
        <Quiet as="p">{t('deploy.ofTemplates')}</Quiet>
      )}
      {personal.length > 0 ? (
        <Callout tone="warn">
          {t('deploy.personal', { names: personal.map((name) => t(`policy.settings.${name}`)).join(', ') })}
        </Callout>
      ) : null}
      <Told role="status">{countsText(plans, t)}</Told>
      <PlanList
        plans={plans}
        isOfOne={sources.length === 1}
        placeOf={placeOf}
        keyOf={keyOf}
        nameOf={nameOf}
        countsText={(plan) => countsText([plan], t)}
        renderEntry={renderEntry}
      />
    </>
  )
}

const keyOf = ({ source }: PlannedPolicy) => source.key
const nameOf = ({ source }: PlannedPolicy) => source.policy.name
const renderEntry = (title: string, planned: PlannedPolicy) => <PlanEntry title={title} planned={planned} />
