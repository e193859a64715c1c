import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import type { FieldProblem } from '../field-problem.ts'
import { useUnsaved } from '../use-unsaved.tsx'
import {
  asEntered,
  beginForm,
  changesOf,
  enter,
  type FormParts,
  hasProblems,
  isSame,
  leaveField,
  type Problems,
  shownProblems,
  tryForm,
} from './form-state.ts'

export type FormFailure = Exclude<SubmitOutcome['outcome'], 'saved'>

interface FormOptions<Values, Problem extends { kind: string }> {
  /** As the person sees the values when they begin; what arrives meanwhile becomes a conflict, not a silent loss. */
  seen: Values
  /** What was entered before and refused (ERR-11). */
  typed?: Partial<Values> | undefined
  judge: (values: Values, seen: Values) => Problems<Values, Problem>
  /** How the values are stored: without outer spaces, a list in order. A difference that is not stored is no change. */
  stored?: (values: Values) => Values
  /** The parts of the address that hold the form. */
  heldBy?: readonly string[]
  /** Stays on the screen: what arrives is shown for as long as nothing was entered. */
  isLive?: boolean
}

/** A form while it is filled in: what was entered, what is wrong with it, and whether it would be lost. */
export interface Form<Values, Problem extends { kind: string } = FieldProblem> extends FormParts<
  Values,
  Problems<Values, Problem>
> {
  seen: Values
  /** The fields that differ from what the person saw, as they are stored. */
  changes: Partial<Values>
  isChanged: boolean
  isSaving: boolean
  /** Why the last try to save failed. */
  failure: FormFailure | undefined
  /** Why the last request was not carried out. */
  refusal: Refusal | undefined
  /** Begins again, with these values or with those that were seen. */
  restart: (seen?: Values, typed?: Partial<Values>) => void
  /**
   * Saves what was entered. Where something is wrong nothing is saved: what is wrong is shown, and the first such field
   * gets the focus. Gives the answer once it is saved; the form's entries are then nothing to lose any more.
   * `asItIs`: what was entered is not sent, so that nothing of it can be wrong.
   */
  submit: <Answer extends { outcome: SubmitOutcome['outcome'] }>(
    save: (values: Values, changes: Partial<Values>) => Promise<Answer>,
    sends?: 'entries' | 'asItIs',
  ) => Promise<Extract<Answer, { outcome: 'saved' }> | undefined>
  /** As `submit`, for what cannot wait in the queue: gives whether the request was carried out. */
  ask: (request: (values: Values, changes: Partial<Values>) => Promise<void>) => Promise<boolean>
  /** Asks before an act that would lose what was entered. */
  guard: (act: () => void) => void
  /** Takes back that the entries would be lost, before an act that gives them up. */
  release: () => void
  /** The question that `guard` asks; it has to be shown somewhere. */
  dialog: ReactNode
  /** Takes what stands around the fields. */
  box: (element: HTMLDivElement | null) => void
}

/** See `Form`. Several fields that are saved by one button are one form. */
export function useForm<Values extends object, Problem extends { kind: string } = FieldProblem>({
  seen: given,
  typed,
  judge,
  stored = asEntered,
  heldBy,
  isLive = false,
}: FormOptions<Values, Problem>): Form<Values, Problem> {
  const [heard, setHeard] = useState(given)
  const [state, setState] = useState(() => beginForm(given, typed))
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const found = judge(state.values, state.seen)
  const problems = shownProblems(state, found)
  const changes = changesOf(state, stored)
  const isChanged = Object.keys(changes).length > 0
  const { guard, release, dialog } = useUnsaved(isChanged, heldBy)
  if (isLive && !isChanged && !isSame(given, heard)) {
    setHeard(given)
    setState(beginForm(given))
  }

  /** Shows all that is wrong; gives whether nothing is. */
  const check = () => {
    flushSync(() => setState((now) => tryForm(now)))
    if (!hasProblems(found)) return true
    box?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] :is(input, button)')?.focus()
    return false
  }
  const whileSaving = <Answer>(act: () => Promise<Answer>) => {
    setSaving(true)
    return act().finally(() => setSaving(false))
  }
  return {
    ...state,
    changes,
    isChanged,
    problems,
    isWrong: hasProblems(problems),
    isSaving,
    failure,
    refusal,
    set: (change) => setState((now) => enter(now, change)),
    leave: (field) => setState((now) => leaveField(now, field, stored)),
    restart: (next, before) => {
      setState((now) => beginForm(next ?? now.seen, before))
      setFailure(undefined)
      setRefusal(undefined)
    },
    submit: async (save, sends = 'entries') => {
      if (isSaving || (sends === 'entries' && !check())) return undefined
      const answer = await whileSaving(() => save(stored(state.values), changes))
      if (answer.outcome === 'saved') {
        release()
        return answer as Extract<typeof answer, { outcome: 'saved' }>
      }
      setFailure(answer.outcome)
      return undefined
    },
    ask: async (request) => {
      if (isSaving || !check()) return false
      setRefusal(undefined)
      const refused = await whileSaving(() =>
        request(stored(state.values), changes).then(() => undefined, refusalOf),
      )
      if (!refused) release()
      setRefusal(refused)
      return refused === undefined
    },
    guard,
    release,
    dialog,
    box: setBox,
  }
}
