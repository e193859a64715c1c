import {
  type AskedMailPolicies,
  changeMailPolicies,
  undoMailPolicies,
} from '#client/data/nouns/secure/mail-policies.ts'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { usePolicyObstacle } from '#client/features/secure/parts/policies/use-policy-obstacle.ts'
import { useTellSubmitted } from '#client/features/secure/parts/tasks/use-tell-submitted.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'

/** Why no policy can be changed now; the server says the same. */
export function useMailObstacle(): string | undefined {
  const t = useTexts('defender')
  return usePolicyObstacle({ noManage: t('acts.noManage'), notBought: t('acts.notBought') })
}

/** Asks for policies to be changed, and for a change to be taken back; says what came of it, and whether all was kept. */
export function useMailActs() {
  const device = useDevice()
  const t = useTexts('defender')
  const tellSubmitted = useTellSubmitted()
  const tell = (outcomes: readonly SubmitOutcome[], text: string) =>
    tellSubmitted(outcomes, () => showToast({ tone: 'ok', text }))
  return {
    change: async (asked: readonly AskedMailPolicies[]) =>
      tell(
        await changeMailPolicies(device, asked),
        t('acts.asked', { count: asked.reduce((sum, { items }) => sum + items.length, 0) }),
      ),
    undo: async (task: Parameters<typeof undoMailPolicies>[1], company: string) =>
      tell([await undoMailPolicies(device, task, company)], t('acts.undoAsked')),
  }
}
