import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { type Step, STEPS } from './user-draft.ts'

const Trail = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    rowGap: 1,
    fontSize: 'control',
    listStyle: 'none',
    '& [aria-current]': { color: 'text', fontWeight: 'semibold' },
  },
})

interface StepBarProps {
  step: Step
  /** Undefined where the steps are gone through in their order. */
  onStep: ((step: Step) => void) | undefined
}

export function StepBar({ step, onStep }: StepBarProps) {
  const t = useTexts('users')
  if (onStep)
    return (
      <Segmented
        label={t('form.steps.label')}
        value={step}
        onChange={onStep}
        options={STEPS.map((value) => ({ value, label: t(`form.steps.${value}`) }))}
      />
    )
  return (
    <>
      <Trail aria-label={t('form.steps.label')}>
        {STEPS.map((each, at) => (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            {at + 1}. {t(`form.steps.${each}`)}
          </li>
        ))}
      </Trail>
      <chakra.span srOnly role="status">
        {t(`form.steps.${step}`)}
      </chakra.span>
    </>
  )
}
