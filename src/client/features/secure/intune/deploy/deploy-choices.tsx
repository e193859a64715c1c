import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import type { DeployAudience } from './deploy-source.ts'
import type { DeployChoice } from './plan-deployment.ts'

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gap: 4,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(18rem, 1fr))' },
    alignItems: 'start',
    color: 'text',
  },
})

interface DeployChoicesProps {
  /** Those that there are for what is deployed. */
  audiences: readonly DeployAudience[]
  choice: DeployChoice
  onChange: (choice: DeployChoice) => void
  /** Whether there is a policy of one of the names at a chosen company. */
  isAnyThere: boolean
}

/** For whom policies are deployed, and what becomes of those that have their names. */
export function DeployChoices({ audiences, choice, onChange, isAnyThere }: DeployChoicesProps) {
  const t = useTexts('intune')
  const { audience, existing } = choice
  return (
    <Choices>
      <RadioList
        label={t('deploy.audience.label')}
        value={audience}
        onChange={(next) => onChange({ ...choice, audience: next })}
        options={audiences.map((value) => ({
          value,
          label: t(`deploy.audience.${value}`),
          help: t(`deploy.audience.help.${value}`),
        }))}
      />
      {isAnyThere ? (
        <RadioList
          label={t('deploy.existing.label')}
          value={existing}
          onChange={(next) => onChange({ ...choice, existing: next })}
          options={[
            { value: 'leave', label: t('deploy.existing.leave'), help: t('deploy.existing.help.leave') },
            {
              value: 'replace',
              label: t('deploy.existing.replace'),
              help: t(`deploy.existing.help.${audience}`),
            },
          ]}
        />
      ) : null}
    </Choices>
  )
}
