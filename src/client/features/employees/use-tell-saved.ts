import { useObservable } from 'dexie-react-hooks'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { undoAll } from '#client/data/queue/decisions.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'

/** Tells what became of changes: one toast for all; true when every one is kept. */
export function useTellSaved() {
  const t = useTexts('employees')
  const words = useTexts('words')
  const device = useDevice()
  const status = useObservable(() => device.sync.status, [device])
  const knownFault = status?.fault ?? null

  const takeBack = async (keys: readonly string[]) => {
    const gone = await undoAll(device, keys)
    const isUndone = keys.every((key) => gone.has(key))
    showToast({ tone: isUndone ? 'ok' : 'warn', text: t(isUndone ? 'outcome.undone' : 'outcome.tooLate') })
  }

  return (answers: readonly SubmitOutcome[]): boolean => {
    const problem = answers.find((answer) => answer.outcome !== 'saved')
    if (problem) {
      showToast({ tone: 'error', text: t(`outcome.${problem.outcome}`) })
      return false
    }
    // Nobody notices a lost network before trying to use it.
    const fault = knownFault ?? (navigator.onLine ? null : 'offline')
    const keys = answers.flatMap((answer) => (answer.outcome === 'saved' ? answer.key : []))
    const next = fault === null ? 'saved' : fault === 'offline' ? 'savedOffline' : 'savedWaiting'
    showToast({
      tone: 'ok',
      text: t(`outcome.${next}`),
      // In step it is sent before anybody could take it back.
      action: fault === null ? undefined : { label: words('undo'), onClick: () => void takeBack(keys) },
    })
    return true
  }
}
