import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { FieldProblem } from '../field-problem.ts'

/** What is wrong with a form, by field. */
export type Problems<Values, Problem = FieldProblem> = {
  readonly [Field in keyof Values]?: Problem | undefined
}

export interface FormState<Values> {
  /** As the person saw the values when they began. */
  seen: Values
  values: Values
  /** The fields that were left after something was entered. */
  left: readonly (keyof Values)[]
  /** Whether saving was tried: from then on all that is wrong is shown. */
  isTried: boolean
}

/** What the fields of a form need of it, wherever it is held; `Found`: what can be wrong with each. */
export interface FormParts<Values, Found = Problems<Values>> {
  values: Values
  /** Those that are shown: of fields that were left, and all once saving was tried. */
  problems: Partial<Found>
  isWrong: boolean
  set: (change: Partial<Values>) => void
  leave: (field: keyof Values) => void
}

export const asEntered = <Values>(values: Values): Values => values

/** A form with what the person sees; `typed` was entered before and refused, and what is wrong with it shows at once. */
export const beginForm = <Values extends object>(
  seen: Values,
  typed?: Partial<Values>,
): FormState<Values> => ({
  seen,
  values: { ...seen, ...typed },
  left: [],
  isTried: typed !== undefined && Object.keys(typed).length > 0,
})

/** The form after something was entered. */
export const enter = <Values extends object>(
  state: FormState<Values>,
  change: Partial<Values>,
): FormState<Values> => ({ ...state, values: { ...state.values, ...change } })

/** The form after saving was tried; `fields`: after going on from these alone, one step of several. */
export const tryForm = <Values extends object>(
  state: FormState<Values>,
  fields?: readonly (keyof Values)[],
): FormState<Values> =>
  fields ? { ...state, left: [...state.left, ...fields] } : { ...state, isTried: true }

/** The form after a field was left, which reads as it is stored. Passing through an untouched field is no mistake yet. */
export function leaveField<Values extends object, Field extends keyof Values>(
  state: FormState<Values>,
  field: Field,
  stored: (values: Values) => Values,
): FormState<Values> {
  const value = stored(state.values)[field]
  return {
    ...state,
    values: { ...state.values, [field]: value },
    left: isSame(value, state.seen[field]) ? state.left : [...state.left, field],
  }
}

/** The fields whose stored value differs from what the person saw, with that value. */
export function changesOf<Values extends object>(
  { seen, values }: Pick<FormState<Values>, 'seen' | 'values'>,
  stored: (values: Values) => Values,
): Partial<Values> {
  const before = stored(seen)
  const after = stored(values)
  const changed: Partial<Values> = {}
  for (const field of Object.keys(after) as (keyof Values)[])
    if (!isSame(after[field], before[field])) changed[field] = after[field]
  return changed
}

/**
 * Of what is wrong, what is shown: of fields that were left, and all of it once saving was tried. What is too long
 * shows at once, because typing on makes nothing of it right.
 */
export function shownProblems<Found extends object>(
  { left, isTried }: { left: readonly PropertyKey[]; isTried: boolean },
  found: Found,
): Partial<Found> {
  if (isTried) return found
  const shown: Partial<Found> = {}
  for (const field of Object.keys(found) as (keyof Found)[])
    if (left.includes(field) || isTooLong(found[field])) shown[field] = found[field]
  return shown
}

const isTooLong = (problem: unknown) =>
  typeof problem === 'object' && problem !== null && 'kind' in problem && problem.kind === 'max'

export const hasProblems = (problems: object): boolean =>
  Object.values(problems).some((problem) => problem !== undefined)

export const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)
