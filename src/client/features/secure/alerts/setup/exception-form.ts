import { durationIssue } from '#shared/domain/alerts/event-setup.ts'
import { type UsualException, usualSetupLimits } from '#shared/domain/alerts/usual-setup.ts'
import type { FieldProblem } from '#client/parts/field-problem.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import { addressesProblem, linesOf, type ListProblem, namesOf, namesProblem, textOf } from './list-text.ts'

const LONGEST_ACCOUNT = 320
const MINUTE = 60_000

/** An exception while it is entered; times as a field for them writes them, in the time of this device. */
export interface ExceptionDraft {
  whom: 'everybody' | 'account'
  account: string
  countries: string[]
  addresses: string
  domains: string
  time: 'always' | 'limited'
  from: string
  until: string
  note: string
}

export type ExceptionProblem =
  | FieldProblem
  | ListProblem
  | { kind: 'startIsPast' | 'endIsNotLater' | 'letsNothing' }

export const exceptionDraftOf = (seen: UsualException | undefined): ExceptionDraft => ({
  whom: typeof seen?.account === 'string' ? 'account' : 'everybody',
  account: seen?.account ?? '',
  countries: seen?.countries ?? [],
  addresses: textOf(seen?.addresses ?? []),
  domains: textOf(seen?.domains ?? []),
  time: typeof seen?.from === 'string' ? 'limited' : 'always',
  from: localOf(seen?.from),
  until: localOf(seen?.until),
  note: seen?.note ?? '',
})

/** The exception that was entered, with the detections that it silenced before. */
export const exceptionOf = (draft: ExceptionDraft, seen: UsualException | undefined): UsualException => ({
  account: draft.whom === 'account' ? draft.account.trim() : null,
  from: draft.time === 'limited' ? timeOf(draft.from, seen?.from) : null,
  until: draft.time === 'limited' ? timeOf(draft.until, seen?.until) : null,
  countries: draft.countries.toSorted(),
  addresses: linesOf(draft.addresses),
  domains: namesOf(draft.domains),
  detections: seen?.detections ?? [],
  note: draft.note.trim(),
})

/** What was entered as it is kept. */
export const storedException = (draft: ExceptionDraft): ExceptionDraft => ({
  ...draft,
  account: draft.account.trim(),
  countries: draft.countries.toSorted(),
  addresses: textOf(linesOf(draft.addresses)),
  domains: textOf(namesOf(draft.domains)),
  note: draft.note.trim(),
})

/** What is wrong with an exception at a time; `seen`: as it was before, if it is not a new one. */
export function exceptionProblems(
  draft: ExceptionDraft,
  seen: UsualException | undefined,
  now: number,
): Problems<ExceptionDraft, ExceptionProblem> {
  const { note } = usualSetupLimits
  const { countries, addresses, domains, detections } = exceptionOf(draft, seen)
  const letsNothing = [countries, addresses, domains, detections].every(({ length }) => length === 0)
  return {
    account: draft.whom === 'account' ? accountProblem(draft.account.trim()) : undefined,
    addresses: addressesProblem(draft.addresses, usualSetupLimits.addresses),
    domains: letsNothing ? { kind: 'letsNothing' } : namesProblem(draft.domains, usualSetupLimits.domains),
    ...(draft.time === 'limited' ? timeProblems(draft, seen, now) : {}),
    note: draft.note.trim().length > note ? { kind: 'max', limit: note } : undefined,
  }
}

function accountProblem(account: string): FieldProblem | undefined {
  if (account === '') return { kind: 'required' }
  return account.length > LONGEST_ACCOUNT ? { kind: 'max', limit: LONGEST_ACCOUNT } : undefined
}

/** What is wrong with start and end (ALERT-14). A start that stays as it was may be past, and so may the minute that runs. */
function timeProblems(
  draft: ExceptionDraft,
  seen: UsualException | undefined,
  now: number,
): Problems<ExceptionDraft, ExceptionProblem> {
  const from = timeOf(draft.from, seen?.from)
  const until = timeOf(draft.until, seen?.until)
  if (from === null || until === null)
    return {
      from: from === null ? { kind: 'required' } : undefined,
      until: until === null ? { kind: 'required' } : undefined,
    }
  const duration = { from: Date.parse(from), until: Date.parse(until) }
  const earliest = from === seen?.from ? duration.from : now - (now % MINUTE)
  const kind = durationIssue(duration, earliest)
  if (kind === 'startIsPast') return { from: { kind } }
  return kind === 'endIsNotLater' ? { until: { kind } } : {}
}

/** As a field for a time writes it, to the minute. */
function localOf(time: string | null | undefined): string {
  if (typeof time !== 'string') return ''
  const at = new Date(time)
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}

/** The time that a field says; one that was not touched keeps its seconds. Null where it says none. */
function timeOf(text: string, seen: string | null | undefined): string | null {
  if (typeof seen === 'string' && text === localOf(seen)) return seen
  const at = new Date(text)
  // Fields take years of six digits, which no time that is kept has.
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999 ? null : at.toISOString()
}
