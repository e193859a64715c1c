import {
  asEntered,
  changesOf,
  enter,
  type FormParts,
  type FormState,
  hasProblems,
  leaveField,
  shownProblems,
} from './form-state.ts'

/** What a machine is told of the form that it holds. */
export type HeldFormEvent<Values> =
  | { type: 'field.typed'; change: Partial<Values> }
  | { type: 'field.left'; field: keyof Values }

/** The form after what its machine was told. */
export const noteFormEvent = <Values extends object>(
  state: FormState<Values>,
  event: HeldFormEvent<Values>,
): FormState<Values> =>
  event.type === 'field.typed' ? enter(state, event.change) : leaveField(state, event.field, asEntered)

/** The form that a machine holds, as its fields take it. `found`: all that is wrong with it. */
export const heldForm = <Values extends object, Found extends object>(
  state: FormState<Values>,
  found: Found,
  send: (event: HeldFormEvent<Values>) => void,
): FormParts<Values, Found> & { isChanged: boolean } => {
  const problems = shownProblems(state, found)
  return {
    values: state.values,
    problems,
    isWrong: hasProblems(problems),
    isChanged: Object.keys(changesOf(state, asEntered)).length > 0,
    set: (change) => send({ type: 'field.typed', change }),
    leave: (field) => send({ type: 'field.left', field }),
  }
}
