import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'

/** Tells what became of a change; true where this device has kept it. */
export function useTellKept() {
  const t = useTexts('licenses')
  return ({ outcome }: SubmitOutcome): boolean => {
    const isKept = outcome === 'saved'
    showToast({ tone: isKept ? 'ok' : 'error', text: t(isKept ? 'saved' : 'notSaved') })
    return isKept
  }
}
