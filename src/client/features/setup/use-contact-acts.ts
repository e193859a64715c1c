import { reaches } from '#shared/domain/permissions/levels.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { type AskedContacts, setTenantContacts } from '#client/data/nouns/secure/tenant-contacts.ts'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Whether this person may change what stands in tenants at all; the screen is of those who manage companies. */
export const useMaySet = (): boolean => reaches(useAccess().permissions.secure, 'manage')

/** Why no addresses can be set now; the server says the same. */
export function useSetObstacle(): string | undefined {
  const t = useTexts('setup')
  const readOnly = useReadOnlyReason()
  const maySet = useMaySet()
  return readOnly ?? (maySet ? undefined : t('noManage'))
}

/** Asks for addresses to be set, at one company at least, and gives what came of it: where one was not kept, why. */
export function useSetContacts() {
  const device = useDevice()
  return async (asked: readonly AskedContacts[]): Promise<SubmitOutcome> => {
    const outcomes = await setTenantContacts(device, asked)
    const worst = outcomes.find(({ outcome }) => outcome !== 'saved') ?? outcomes[0]
    invariant(worst, 'something is asked for')
    return worst
  }
}
