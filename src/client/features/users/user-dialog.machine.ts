import { assign, fromPromise, setup } from 'xstate'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { beginForm, type FormState, hasProblems, tryForm } from '#client/parts/form/form-state.ts'
import { type HeldFormEvent, noteFormEvent } from '#client/parts/form/held-form.ts'
import { firstWrong, type Step, stepFields, stepProblems, STEPS, type UserDraft } from './user-draft.ts'

export interface UserDialogContext {
  form: FormState<UserDraft>
  step: Step
  /** Why the last try to save failed. */
  refusal: Refusal | undefined
}

export type UserDialogEvent =
  | HeldFormEvent<UserDraft>
  | { type: 'step.chosen'; step: Step }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'save' }

/** What is sent, and what it was when the person began. */
export interface SentDraft {
  draft: UserDraft
  seen: UserDraft
}

const stepBy = (step: Step, distance: number): Step => STEPS[STEPS.indexOf(step) + distance] ?? step

/** Entering a user in steps: details, permissions, companies; then it is sent. */
export const userDialogMachine = setup({
  types: {
    context: {} as UserDialogContext,
    events: {} as UserDialogEvent,
    input: {} as { draft: UserDraft; step?: Step },
  },
  actors: { save: fromPromise<void, SentDraft>(async () => {}) },
  guards: {
    isStepFine: ({ context: { form, step } }) => !hasProblems(stepProblems(step, form.values)),
    isFine: ({ context: { form } }) => firstWrong(form.values) === undefined,
  },
  actions: {
    noteForm: assign(({ context }, event: HeldFormEvent<UserDraft>) => ({
      form: noteFormEvent(context.form, event),
    })),
    tryStep: assign(({ context: { form, step } }) => ({ form: tryForm(form, stepFields[step]) })),
    tryAll: assign(({ context: { form, step } }) => ({
      form: tryForm(form),
      step: firstWrong(form.values) ?? step,
    })),
    choose: assign((_, step: Step) => ({ step })),
    goOn: assign(({ context }) => ({ step: stepBy(context.step, 1) })),
    goBack: assign(({ context }) => ({ step: stepBy(context.step, -1) })),
    noteRefusal: assign((_, refusal: Refusal) => ({ refusal })),
    forgetRefusal: assign({ refusal: undefined }),
    finish: () => {},
  },
}).createMachine({
  id: 'userDialog',
  context: ({ input: { draft, step = 'details' } }) => ({
    form: beginForm(draft),
    step,
    refusal: undefined,
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        'field.*': { actions: { type: 'noteForm', params: ({ event }) => event } },
        'step.chosen': { actions: { type: 'choose', params: ({ event }) => event.step } },
        next: [{ guard: 'isStepFine', actions: 'goOn' }, { actions: 'tryStep' }],
        back: { actions: 'goBack' },
        save: [{ guard: 'isFine', target: 'saving' }, { actions: 'tryAll' }],
      },
    },
    saving: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'save',
        input: ({ context: { form } }) => ({ draft: form.values, seen: form.seen }),
        onDone: 'saved',
        onError: {
          target: 'entering',
          actions: { type: 'noteRefusal', params: ({ event }) => refusalOf(event.error) },
        },
      },
    },
    saved: { type: 'final', entry: 'finish' },
  },
})
