import { assign, fromPromise, setup } from 'xstate'
import { isRefusal } from '#client/data/call/api-error.ts'
import { type PoolProblem, poolProblemOf } from '#client/data/user-pool/pool-problem.ts'
import type { SignInStep } from '#client/data/user-pool/sign-in-step.ts'
import { beginForm, enter, type FormState, tryForm } from '#client/parts/form/form-state.ts'
import { type HeldFormEvent, noteFormEvent } from '#client/parts/form/held-form.ts'
import { type FirstRunFields, type FirstRunStep, isStepRight, stepFields } from './first-run-fields.ts'

export interface FirstRunContext {
  form: FormState<FirstRunFields>
  problem: PoolProblem | undefined
}

export type FirstRunEvent =
  | HeldFormEvent<FirstRunFields>
  | { type: 'form.submit' }
  | { type: 'back' }
  | { type: 'retry' }

/** What the first step can mend. */
const OF_OWNER: readonly PoolProblem[] = ['accountExists', 'invalidPassword']

const isLinkInvalid = (cause: unknown) => isRefusal(cause) && cause.code === 'setUpLinkInvalid'

/** The first person of a live site: who they are, then what their organization is called. */
export const firstRunMachine = setup({
  types: {
    context: {} as FirstRunContext,
    events: {} as FirstRunEvent,
    input: {} as { timeZone: string },
  },
  actors: {
    checkLink: fromPromise<void>(() => new Promise(() => {})),
    setUp: fromPromise<SignInStep | undefined, FirstRunFields>(() => new Promise(() => {})),
  },
  guards: {
    isRight: ({ context }, step: FirstRunStep) => isStepRight(step, context.form.values),
    isLinkInvalid: (_, { cause }: { cause: unknown }) => isLinkInvalid(cause),
    isAboutOwner: (_, { cause }: { cause: unknown }) => OF_OWNER.includes(poolProblemOf(cause)),
  },
  actions: {
    noteForm: assign(({ context }, event: HeldFormEvent<FirstRunFields>) => ({
      form: noteFormEvent(context.form, event),
    })),
    tryStep: assign(({ context }, step: FirstRunStep) => ({
      form: tryForm(context.form, stepFields[step]),
      problem: undefined,
    })),
    noteProblem: assign((_, { cause }: { cause: unknown }) => ({ problem: poolProblemOf(cause) })),
    forgetProblem: assign({ problem: undefined }),
    forgetPasswords: assign(({ context }) => ({
      form: enter(context.form, { password: '', confirmation: '' }),
    })),
    /** Provided by the page. */
    tellDone: (_args, _step: SignInStep | undefined) => {},
  },
}).createMachine({
  id: 'first-run',
  context: ({ input }) => ({
    form: beginForm<FirstRunFields>({
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      confirmation: '',
      organization: '',
      timeZone: input.timeZone,
      hasPSA: true,
    }),
    problem: undefined,
  }),
  initial: 'checkingLink',
  on: {
    'field.*': { actions: { type: 'noteForm', params: ({ event }) => event } },
  },
  states: {
    checkingLink: {
      entry: 'forgetProblem',
      invoke: {
        src: 'checkLink',
        onDone: 'owner',
        onError: [
          {
            guard: { type: 'isLinkInvalid', params: ({ event }) => ({ cause: event.error }) },
            target: 'linkInvalid',
          },
          {
            target: 'uncertain',
            actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
          },
        ],
      },
    },
    /** Nobody could be asked about the link. */
    uncertain: { on: { retry: 'checkingLink' } },
    owner: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isRight', params: 'owner' },
            target: 'organization',
            actions: { type: 'tryStep', params: 'owner' },
          },
          { actions: { type: 'tryStep', params: 'owner' } },
        ],
      },
    },
    organization: {
      on: {
        back: { target: 'owner', actions: 'forgetProblem' },
        'form.submit': [
          {
            guard: { type: 'isRight', params: 'organization' },
            target: 'settingUp',
            actions: { type: 'tryStep', params: 'organization' },
          },
          { actions: { type: 'tryStep', params: 'organization' } },
        ],
      },
    },
    settingUp: {
      invoke: {
        src: 'setUp',
        input: ({ context }) => context.form.values,
        onDone: {
          target: 'done',
          actions: ['forgetPasswords', { type: 'tellDone', params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: { type: 'isLinkInvalid', params: ({ event }) => ({ cause: event.error }) },
            target: 'linkInvalid',
            actions: 'forgetPasswords',
          },
          {
            guard: { type: 'isAboutOwner', params: ({ event }) => ({ cause: event.error }) },
            target: 'owner',
            actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
          },
          {
            target: 'organization',
            actions: { type: 'noteProblem', params: ({ event }) => ({ cause: event.error }) },
          },
        ],
      },
    },
    linkInvalid: { type: 'final' },
    done: { type: 'final' },
  },
})
