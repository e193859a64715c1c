import { rangeIssue } from '#shared/domain/alerts/address-range.ts'
import {
  type SnoozeDefinition,
  type SnoozeRule,
  snoozeRuleId,
  snoozeRuleLimits,
  type SnoozeTerms,
} from '#shared/domain/alerts/snooze-rule.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import { nameProblem } from './rule-form.ts'
import type { NotifyProblem } from './use-notify-words.ts'

export const MATTERS = ['everything', 'account', 'address', 'country'] as const
export type MatterKind = (typeof MATTERS)[number]

/** A snooze rule while it is entered. */
export interface SnoozeDraft {
  name: string
  enabled: boolean
  detections: string[] | null
  about: MatterKind
  account: string
  address: string
  country: string
  duration: 'day' | 'days'
  days: string
  /** Whether its time begins now and not when it once began. */
  beginsNow: boolean
}

/** What a new rule begins with. */
export type SnoozeStart = Partial<
  Pick<SnoozeDraft, 'name' | 'detections' | 'about' | 'account' | 'address' | 'country'>
>

const NEW: SnoozeDraft = {
  name: '',
  enabled: true,
  detections: null,
  about: 'everything',
  account: '',
  address: '',
  country: '',
  duration: 'day',
  days: '7',
  beginsNow: true,
}

export function snoozeDraftOf(seen: SnoozeRule | undefined, start: SnoozeStart = {}): SnoozeDraft {
  if (!seen) return { ...NEW, ...start }
  const { matter, days } = seen
  return {
    ...NEW,
    name: seen.name,
    enabled: seen.enabled,
    detections: seen.detections,
    about: matter.of,
    account: matter.of === 'account' ? matter.account : '',
    address: matter.of === 'address' ? matter.address : '',
    country: matter.of === 'country' ? matter.country : '',
    duration: days === 1 ? 'day' : 'days',
    days: days === 1 ? NEW.days : String(days),
    beginsNow: false,
  }
}

/** What the rule is about. */
export function definitionOf(draft: SnoozeDraft, customerId: string | null): SnoozeDefinition {
  const detections = draft.detections?.toSorted() ?? null
  const matters: Record<MatterKind, SnoozeDefinition['matter']> = {
    everything: { of: 'everything' },
    account: { of: 'account', account: draft.account.trim().toLowerCase() },
    address: { of: 'address', address: draft.address.trim() },
    country: { of: 'country', country: draft.country },
  }
  return { customerId, detections, matter: matters[draft.about] }
}

const daysOf = ({ duration, days }: SnoozeDraft): number => {
  if (duration === 'day') return 1
  return /^\d{1,3}$/.test(days.trim()) ? Number(days) : NaN
}

/** Its name, its time, and whether it holds; `now` is ISO 8601. */
export const termsOf = (draft: SnoozeDraft, seen: SnoozeRule | undefined, now: string): SnoozeTerms => ({
  name: draft.name.trim(),
  enabled: draft.enabled,
  starts_at: seen && !draft.beginsNow ? seen.starts_at : now,
  days: daysOf(draft),
})

/** What was entered as it is kept. */
export const storedSnooze = (draft: SnoozeDraft): SnoozeDraft => ({
  ...draft,
  name: draft.name.trim(),
  detections: draft.detections?.toSorted() ?? null,
  account: draft.about === 'account' ? draft.account.trim().toLowerCase() : '',
  address: draft.about === 'address' ? draft.address.trim() : '',
  country: draft.about === 'country' ? draft.country : '',
  days: draft.duration === 'days' ? draft.days.trim() : NEW.days,
})

/** What is wrong; `others`: the rules that there are, of which none may be about the same (ALERT-12). */
export function snoozeProblems(
  draft: SnoozeDraft,
  others: readonly Pick<SnoozeRule, 'id' | 'name'>[],
  customerId: string | null,
): Problems<SnoozeDraft, NotifyProblem> {
  const same = others.find(({ id }) => id === snoozeRuleId(definitionOf(draft, customerId)))
  const days = daysOf(draft)
  const isOutOfRange = Number.isNaN(days) || days < 1
  return {
    name: nameProblem(draft.name.trim()) ?? (same ? { kind: 'duplicate', name: same.name } : undefined),
    detections: draft.detections?.length === 0 ? { kind: 'noTypes' } : undefined,
    ...matterProblem(draft),
    days:
      (isOutOfRange ? { kind: 'invalid' } : undefined) ??
      (days > snoozeRuleLimits.days ? { kind: 'max', limit: snoozeRuleLimits.days } : undefined),
  }
}

function matterProblem(draft: SnoozeDraft): Problems<SnoozeDraft, NotifyProblem> {
  if (draft.about === 'account' && draft.account.trim() === '') return { account: { kind: 'required' } }
  if (draft.about === 'country' && draft.country === '') return { country: { kind: 'required' } }
  if (draft.about !== 'address') return {}
  if (draft.address.trim() === '') return { address: { kind: 'required' } }
  return rangeIssue([], draft.address.trim()) ? { address: { kind: 'invalidIp' } } : {}
}
