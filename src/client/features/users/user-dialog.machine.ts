import { assign, fromPromise, setup } from 'xstate'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { draftProblems, isSameDraft, type Step, STEPS, type UserDraft } from './user-draft.ts'

export interface UserDialogContext {
  /** How the draft was when the dialog opened. */
  seen: UserDraft
  draft: UserDraft
  step: Step
  /** Problems are shown once the person has tried to go on. */
  isTried: boolean
  /** Why the last try to save failed. */
  refusal: Refusal | undefined
}

export type UserDialogEvent =
  | { type: 'draft.changed'; draft: UserDraft }
  | { type: 'step.chosen'; step: Step }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'save' }
  | { type: 'close' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }

/** What is sent, and what it was when the person began. */
export type SentDraft = Pick<UserDialogContext, 'draft' | 'seen'>

const stepBy = (step: Step, distance: number): Step => STEPS[STEPS.indexOf(step) + distance] ?? step

const firstWrong = (draft: UserDraft): Step | undefined => {
  const problems = draftProblems(draft)
  return STEPS.find((step) => problems[step].size > 0)
}

/** Entering a user in steps: details, permissions, companies; then it is sent, or left after a question. */
export const userDialogMachine = setup({
  types: {
    context: {} as UserDialogContext,
    events: {} as UserDialogEvent,
    input: {} as { draft: UserDraft; step?: Step },
  },
  actors: { save: fromPromise<void, SentDraft>(async () => {}) },
  guards: {
    isStepFine: ({ context: { draft, step } }) => draftProblems(draft)[step].size === 0,
    isFine: ({ context: { draft } }) => firstWrong(draft) === undefined,
    isChanged: ({ context: { draft, seen } }) => !isSameDraft(draft, seen),
  },
  actions: {
    showProblems: assign(({ context }) => ({
      isTried: true,
      step: firstWrong(context.draft) ?? context.step,
    })),
    goOn: assign(({ context }) => ({ step: stepBy(context.step, 1), isTried: false })),
    goBack: assign(({ context }) => ({ step: stepBy(context.step, -1) })),
    noteRefusal: assign((_, refusal: Refusal) => ({ refusal })),
    forgetRefusal: assign({ refusal: undefined }),
    finish: () => {},
    leave: () => {},
  },
}).createMachine({
  id: 'userDialog',
  context: ({ input: { draft, step = 'details' } }) => ({
    seen: draft,
    draft,
    step,
    isTried: false,
    refusal: undefined,
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        'draft.changed': { actions: assign(({ event: { draft } }) => ({ draft })) },
        'step.chosen': { actions: assign(({ event: { step } }) => ({ step })) },
        next: [{ guard: 'isStepFine', actions: 'goOn' }, { actions: 'showProblems' }],
        back: { actions: 'goBack' },
        save: [{ guard: 'isFine', target: 'saving' }, { actions: 'showProblems' }],
        close: [{ guard: 'isChanged', target: 'leaving' }, { target: 'left' }],
      },
    },
    saving: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'save',
        input: ({ context: { draft, seen } }) => ({ draft, seen }),
        onDone: 'saved',
        onError: {
          target: 'entering',
          actions: { type: 'noteRefusal', params: ({ event }) => refusalOf(event.error) },
        },
      },
    },
    leaving: { on: { 'leave.confirmed': 'left', 'leave.declined': 'entering' } },
    saved: { type: 'final', entry: 'finish' },
    left: { type: 'final', entry: 'leave' },
  },
})
