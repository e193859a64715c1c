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
export function shownProblems<Values extends object, Problem extends { kind: string }>(
  { left, isTried }: Pick<FormState<Values>, 'left' | 'isTried'>,
  found: Problems<Values, Problem>,
): Problems<Values, Problem> {
  if (isTried) return found
  const shown: { -readonly [Field in keyof Values]?: Problem | undefined } = {}
  for (const field of Object.keys(found) as (keyof Values)[])
    if (left.includes(field) || found[field]?.kind === 'max') shown[field] = found[field]
  return shown
}

export const hasProblems = (problems: object): boolean =>
  Object.values(problems).some((problem) => problem !== undefined)

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)
