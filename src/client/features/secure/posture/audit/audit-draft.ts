import type { AuditChoice } from '#client/data/nouns/secure/posture.ts'
import { type AuditSetting, isIncludedBy } from '#shared/domain/posture/audit-setting.ts'

/** What is chosen, by check; null: inherited, or for all companies the product's default. */
export type AuditDraft = Readonly<Record<string, boolean | null>>

/** What is chosen as it is stored for a company, or (null) for all of them. */
export function storedChoices(
  checkIds: readonly string[],
  settings: readonly AuditSetting[],
  customerId: string | null | undefined,
): AuditDraft {
  const own = new Map(
    settings
      .filter((each) => each.customer_id === customerId)
      .map((each): [string, boolean] => [each.check_id, each.enabled]),
  )
  return Object.fromEntries(checkIds.map((checkId) => [checkId, own.get(checkId) ?? null]))
}

export interface ShownSetting {
  checkId: string
  isIncluded: boolean
  /** Nothing of its own is set here. */
  isInherited: boolean
}

/** How checks stand at a company, or (null) for all companies, with what was chosen. */
export function shownSettings(
  checkIds: readonly string[],
  settings: readonly AuditSetting[],
  customerId: string | null,
  draft: AuditDraft,
): ShownSetting[] {
  const others = settings.filter((each) => each.customer_id !== customerId)
  // For all companies nothing stands above but that every check is included.
  const isIncluded = isIncludedBy(customerId === null ? [] : others)
  return checkIds.map((checkId) => {
    const chosen = draft[checkId] ?? null
    return {
      checkId,
      isIncluded: chosen ?? isIncluded(customerId ?? '', checkId),
      isInherited: chosen === null,
    }
  })
}

/** What has to be saved: every choice that is not as it is stored (POST-19). */
export const choicesOf = (changes: Partial<AuditDraft>): AuditChoice[] =>
  Object.entries(changes).map(([checkId, enabled]) => ({ checkId, enabled: enabled ?? null }))

/** One check is included or left out. For all companies to include it is to set nothing. */
export const choose = (customerId: string | null, checkId: string, isIncluded: boolean): AuditDraft => ({
  [checkId]: customerId === null && isIncluded ? null : isIncluded,
})

/** These checks inherit again (POST-16). */
export const inherit = (checkIds: readonly string[]): AuditDraft =>
  Object.fromEntries(checkIds.map((checkId) => [checkId, null]))

interface AuditSave {
  isLoaded: boolean
  isSaving: boolean
  /** Undefined: at company level, with no company chosen. */
  customerId: string | null | undefined
  changes: readonly AuditChoice[]
}

/** Why nothing can be saved now (POST-20); undefined where it can. */
export function saveObstacle({ isLoaded, isSaving, customerId, changes }: AuditSave) {
  if (customerId === undefined) return 'noCompany'
  if (!isLoaded) return 'loading'
  if (isSaving) return 'saving'
  return changes.length === 0 ? 'unchanged' : undefined
}
