import type { AuditChoice } from '#client/data/nouns/posture.ts'
import { type AuditSetting, isIncludedBy } from '#shared/domain/posture/audit-setting.ts'

/** What was chosen and not saved yet, by check; null: inherited, or for all companies the product's default. */
export type AuditDraft = ReadonlyMap<string, boolean | null>

export const NO_CHOICES: AuditDraft = new Map()

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
  const own = ownChoices(settings, customerId)
  const others = settings.filter((each) => each.customer_id !== customerId)
  // For all companies nothing stands above but that every check is included.
  const isIncluded = isIncludedBy(customerId === null ? [] : others)
  return checkIds.map((checkId) => {
    const chosen = draft.has(checkId) ? draft.get(checkId) : own.get(checkId)
    return {
      checkId,
      isIncluded: chosen ?? isIncluded(customerId ?? '', checkId),
      isInherited: (chosen ?? null) === null,
    }
  })
}

/** What has to be saved: every choice that is not as it is stored (POST-19). */
export function changesOf(
  draft: AuditDraft,
  settings: readonly AuditSetting[],
  customerId: string | null,
): AuditChoice[] {
  const own = ownChoices(settings, customerId)
  return [...draft]
    .filter(([checkId, enabled]) => enabled !== (own.get(checkId) ?? null))
    .map(([checkId, enabled]) => ({ checkId, enabled }))
}

/** One check is included or left out. For all companies to include it is to set nothing. */
export const choose = (
  draft: AuditDraft,
  customerId: string | null,
  checkId: string,
  isIncluded: boolean,
): AuditDraft => new Map(draft).set(checkId, customerId === null && isIncluded ? null : isIncluded)

/** One check of a company inherits again. */
export const inherit = (draft: AuditDraft, checkId: string): AuditDraft => new Map(draft).set(checkId, null)

/** Every check inherits (POST-16). */
export const allInherited = (checkIds: readonly string[]): AuditDraft =>
  new Map(checkIds.map((checkId) => [checkId, null]))

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

const ownChoices = (settings: readonly AuditSetting[], customerId: string | null) =>
  new Map(
    settings
      .filter((each) => each.customer_id === customerId)
      .map((each): [string, boolean] => [each.check_id, each.enabled]),
  )
