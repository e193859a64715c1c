import { passes } from '#shared/domain/licenses/subscription.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { type AskedAccess, changeAccess, undoAccess } from '#client/data/nouns/secure/access-policies.ts'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTellSubmitted } from '#client/features/secure/parts/tasks/use-tell-submitted.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { askedOf, type PolicyAct } from './policy-acts.ts'
import type { ListedPolicy } from './policy-rows.ts'

/** Why policies cannot be changed now; the server says the same. */
export function usePolicyObstacle(): string | undefined {
  const t = useTexts('access')
  const { permissions, subscription } = useAccess()
  const readOnly = useReadOnlyReason()
  if (readOnly !== undefined) return readOnly
  if (!reaches(permissions.secure, 'manage')) return t('acts.noManage')
  // What the device has not heard of yet keeps nobody back: the server decides.
  return subscription && !passes('policyManagement', subscription) ? t('acts.notBought') : undefined
}

/** Asks for policies to be changed, and for a change to be taken back; says what came of it. */
export function usePolicyActs() {
  const device = useDevice()
  const t = useTexts('access')
  const tellSubmitted = useTellSubmitted()
  const tell = (outcomes: readonly SubmitOutcome[], text: string) =>
    tellSubmitted(outcomes, () => showToast({ tone: 'ok', text }))
  return {
    act: async (policies: readonly ListedPolicy[], act: PolicyAct) =>
      tell(await changeAccess(device, askedOf(policies, act)), t('acts.asked', { count: policies.length })),
    change: async (asked: AskedAccess) =>
      tell(await changeAccess(device, [asked]), t('acts.asked', { count: asked.items.length })),
    undo: async (task: Parameters<typeof undoAccess>[1], company: string) =>
      tell([await undoAccess(device, task, company)], t('acts.undoAsked')),
  }
}
