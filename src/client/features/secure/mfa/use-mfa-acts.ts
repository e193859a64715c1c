import { reaches } from '#shared/domain/permissions/levels.ts'
import { type AskedMfa, changeMfa, undoMfa } from '#client/data/nouns/secure/mfa.ts'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTellSubmitted } from '#client/features/secure/parts/tasks/use-tell-submitted.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTell } from '#client/parts/use-tell.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Why nobody's state can be changed now; the server says the same. */
export function useMfaObstacle(): string | undefined {
  const t = useTexts('mfa')
  const { permissions } = useAccess()
  const readOnly = useReadOnlyReason()
  if (readOnly !== undefined) return readOnly
  return reaches(permissions.secure, 'manage') ? undefined : t('change.noManage')
}

/** Asks for states to be changed, and for a change to be taken back; says what came of it, and whether all was kept. */
export function useMfaActs() {
  const device = useDevice()
  const tell = useTell()
  const tellSubmitted = useTellSubmitted()
  const told = (outcomes: readonly SubmitOutcome[]) => tellSubmitted(outcomes, () => tell('changeMfaStatus'))
  return {
    change: async (asked: readonly AskedMfa[]) => told(await changeMfa(device, asked)),
    undo: async (task: Parameters<typeof undoMfa>[1], company: string) =>
      told([await undoMfa(device, task, company)]),
  }
}
