import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'

/** Says that what was asked for is kept, as `saved` does it, else why it is not; gives whether it is. */
export function useTellSubmitted() {
  const t = useTexts('protect')
  return (outcomes: readonly SubmitOutcome[], saved: () => void): boolean => {
    const failed = outcomes.find(({ outcome }) => outcome !== 'saved')
    if (!failed) saved()
    else
      showToast({
        tone: 'error',
        text: t(failed.outcome === 'forbidden' ? 'failures.forbidden' : 'failures.notKept'),
      })
    return failed === undefined
  }
}
