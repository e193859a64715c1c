import { type AlertTaskStep, STEP_FAULTS } from '#shared/domain/alerts/alert-task.ts'
import { useTexts } from '#client/texts/texts.ts'

interface Words {
  t: ReturnType<typeof useTexts<'alertTasks'>>
  errors: ReturnType<typeof useTexts<'errors'>>
}

/** What became of a step, in a sentence (ALERT-21). */
export function stepSentence({ step, state, fault, before }: AlertTaskStep, { t, errors }: Words): string {
  const name = t(`steps.${step}`)
  if (state === 'done')
    return t(step === 'blockSignIn' && before === 'blocked' ? 'done.wasBlocked' : `done.${step}`)
  const said =
    state === 'failed' ? errors('remediationFailed', { action: name }) : t(`ends.${state}`, { step: name })
  return fault === null ? said : `${said}. ${faultSentence(fault, { t, errors })}`
}

/** A fault that only a newer server knows is told as one that nobody understands. */
function faultSentence(fault: string, { t, errors }: Words): string {
  const known = STEP_FAULTS.find((each) => each === fault) ?? 'unexpectedAnswer'
  return known === 'emergencyAccount' || known === 'providerAccount' ? errors(known) : t(`faults.${known}`)
}

export function useStepWords(): (step: AlertTaskStep) => string {
  const words = { t: useTexts('alertTasks'), errors: useTexts('errors') }
  return (step) => stepSentence(step, words)
}
