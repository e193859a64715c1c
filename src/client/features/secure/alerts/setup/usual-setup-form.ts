import { nothingUsual, type UsualSetupFields, usualSetupLimits } from '#shared/domain/alerts/usual-setup.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import { addressesProblem, linesOf, type ListProblem, namesOf, namesProblem, textOf } from './list-text.ts'

type Written = 'safe_addresses' | 'break_glass_accounts' | 'watched_groups'

/** What is usual while it is entered: what is no choice of countries is written an entry a line. */
export type UsualDraft = Omit<UsualSetupFields, Written> & Record<Written, string>

export function draftOf(seen: UsualSetupFields = nothingUsual): UsualDraft {
  const { operating_countries, malicious_countries, provider_countries, exceptions } = seen
  return {
    operating_countries,
    malicious_countries,
    safe_addresses: textOf(seen.safe_addresses),
    break_glass_accounts: textOf(seen.break_glass_accounts),
    watched_groups: textOf(seen.watched_groups),
    provider_countries,
    exceptions,
  }
}

/** What was entered, right or wrong. */
export const setupOf = (draft: UsualDraft): UsualSetupFields => ({
  ...draft,
  safe_addresses: linesOf(draft.safe_addresses),
  break_glass_accounts: namesOf(draft.break_glass_accounts),
  watched_groups: namesOf(draft.watched_groups),
})

/** What was entered as it is kept: without blank lines, names in small letters and in order. */
export const storedDraft = (draft: UsualDraft): UsualDraft => ({
  ...draft,
  safe_addresses: textOf(linesOf(draft.safe_addresses)),
  break_glass_accounts: textOf(namesOf(draft.break_glass_accounts)),
  watched_groups: textOf(namesOf(draft.watched_groups)),
})

export const problemsOf = (draft: UsualDraft): Problems<UsualDraft, ListProblem> => ({
  safe_addresses: addressesProblem(draft.safe_addresses, usualSetupLimits.addresses),
  break_glass_accounts: namesProblem(draft.break_glass_accounts, usualSetupLimits.accounts),
  watched_groups: namesProblem(draft.watched_groups, usualSetupLimits.accounts),
})
