import { assign, fromPromise, setup } from 'xstate'
import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { deploymentRun, type RunState } from '#shared/domain/conditional-access/templates/deployment-run.ts'
import type { ChosenInputs } from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import type { AskedAccess } from '#client/data/nouns/secure/access-policies.ts'
import type { NotedTasks } from '#client/data/nouns/secure/policy-templates.ts'

/** A task that is to be taken back. */
export interface TakenBack extends Pick<AccessTask, 'id' | 'customer_id'> {
  company: string
}

interface DeployContext {
  companyIds: readonly string[]
  /** Whether anything is asked for each tenant. */
  asksInputs: boolean
  /** What was said for all companies, by the names of inputs. */
  common: ChosenInputs
  /** What was said otherwise for one, by the company's id. */
  own: ReadonlyMap<string, ChosenInputs>
  run: string
  asked: readonly AskedAccess[]
  undone: readonly TakenBack[]
  /** The tasks without which nothing is known of what was asked last. */
  awaited: readonly string[]
  /** Those that were on this device: one that is gone again was not taken by the server. */
  seen: ReadonlySet<string>
  /** Of what was begun before, what failed is looked at again. */
  isRetry: boolean
  /** `gone`: this device has nothing of the run. */
  failure: NotedTasks['failure'] | 'gone'
}

export type DeployEvent =
  | { type: 'choose'; companyIds: readonly string[] }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'answer'; inputs: ChosenInputs }
  | { type: 'answerFor'; companyId: string; inputs: ChosenInputs | undefined }
  | { type: 'submit'; asked: readonly AskedAccess[] }
  | { type: 'told'; tasks: readonly AccessTask[] }
  | { type: 'retry'; companyIds: readonly string[]; own: ReadonlyMap<string, ChosenInputs> }
  | { type: 'rollBack'; tasks: readonly TakenBack[] }

interface DeployInput {
  /** Undefined where a new run begins; else it is followed. */
  resumed: boolean
  run: string
  asksInputs: boolean
  common: ChosenInputs
}

const idsOf = (tasks: readonly AccessTask[]): ReadonlySet<string> => new Set(tasks.map(({ id }) => id))

/** How the run stands by these tasks; undefined as long as those are missing that were asked for last. */
function standingOf(context: DeployContext, tasks: readonly AccessTask[]): RunState | undefined {
  const known = idsOf(tasks)
  const isHere = context.awaited.every((id) => known.has(id) || context.seen.has(id))
  if (!isHere) return undefined
  // What the server did not take is gone again, and nothing of it will come.
  return deploymentRun(context.run, tasks)?.state ?? 'failed'
}

type Told = { tasks: readonly AccessTask[] }

const stands = (state: RunState) => ({
  guard: { type: 'stands', params: ({ event }: { event: Told }) => ({ tasks: event.tasks, state }) } as const,
  target: `#deploy.${state}` as const,
  actions: { type: 'note', params: ({ event }: { event: Told }) => event } as const,
})

/** Where a run may be next, by its tasks. */
const followed = {
  told: [
    stands('pending'),
    stands('applied'),
    stands('partly'),
    stands('failed'),
    stands('rolledBack'),
    { actions: { type: 'note', params: ({ event }: { event: Told }) => event } as const },
  ],
} as const

/**
 * A deployment of templates (CA-26, CA-38): companies are chosen, what is open is said, everything is looked at, sent, followed to its
 * end, tried again where it failed, and taken back. What was sent lives in its tasks, so that it is followed after a restart, too.
 */
export const deployMachine = setup({
  types: {
    context: {} as DeployContext,
    events: {} as DeployEvent,
    input: {} as DeployInput,
  },
  actors: {
    send: fromPromise<NotedTasks, { run: string; asked: readonly AskedAccess[] }>(
      () => new Promise(() => {}),
    ),
    takeBack: fromPromise<NotedTasks, { tasks: readonly TakenBack[] }>(() => new Promise(() => {})),
  },
  guards: {
    hasChosen: ({ context }) => context.companyIds.length > 0,
    asks: ({ context }) => context.companyIds.length > 0 && context.asksInputs,
    isRetry: ({ context }) => context.isRetry,
    asksInputs: ({ context }) => context.asksInputs,
    isAny: (_, { asked }: { asked: readonly unknown[] }) => asked.length > 0,
    isNoted: (_, { taskIds }: NotedTasks) => taskIds.length > 0,
    stands: ({ context }, { tasks, state }: Told & { state: RunState }) =>
      standingOf(context, tasks) === state,
  },
  actions: {
    note: assign({
      seen: ({ context }, { tasks }: Told) => {
        const known = idsOf(tasks)
        return new Set([...context.seen, ...context.awaited.filter((id) => known.has(id))])
      },
      failure: ({ context }, { tasks }: Told) => {
        const isUnknown = context.awaited.length === 0 && !deploymentRun(context.run, tasks)
        return isUnknown ? ('gone' as const) : context.failure === 'gone' ? undefined : context.failure
      },
    }),
  },
}).createMachine({
  id: 'deploy',
  context: ({ input }) => ({
    companyIds: [],
    asksInputs: input.asksInputs,
    common: input.common,
    own: new Map(),
    run: input.run,
    asked: [],
    undone: [],
    awaited: [],
    seen: new Set(),
    isRetry: input.resumed,
    failure: undefined,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isRetry', target: 'pending' }, { target: 'select' }] },
    select: {
      on: {
        choose: { actions: assign({ companyIds: ({ event }) => event.companyIds }) },
        next: [
          { guard: 'asks', target: 'prompt' },
          { guard: 'hasChosen', target: 'preview' },
        ],
      },
    },
    prompt: {
      on: {
        answer: { actions: assign({ common: ({ event }) => event.inputs }) },
        back: 'select',
        next: 'preview',
      },
    },
    preview: {
      on: {
        answerFor: {
          actions: assign({
            own: ({ context, event: { companyId, inputs } }) => {
              const own = new Map(context.own)
              if (inputs) own.set(companyId, inputs)
              else own.delete(companyId)
              return own
            },
          }),
        },
        back: [
          { guard: 'isRetry', target: 'pending', actions: assign({ failure: undefined }) },
          { guard: 'asksInputs', target: 'prompt', actions: assign({ failure: undefined }) },
          { target: 'select', actions: assign({ failure: undefined }) },
        ],
        submit: {
          guard: { type: 'isAny', params: ({ event }) => event },
          target: 'submitting',
          actions: assign({ asked: ({ event }) => event.asked, failure: undefined }),
        },
      },
    },
    submitting: {
      invoke: {
        src: 'send',
        input: ({ context: { run, asked } }) => ({ run, asked }),
        onDone: [
          {
            guard: { type: 'isNoted', params: ({ event }) => event.output },
            target: 'pending',
            actions: assign({
              awaited: ({ event }) => event.output.taskIds,
              failure: ({ event }) => event.output.failure,
              isRetry: true,
            }),
          },
          { target: 'preview', actions: assign({ failure: ({ event }) => event.output.failure }) },
        ],
        onError: { target: 'preview', actions: assign({ failure: 'notKept' }) },
      },
    },
    pending: { on: followed },
    applied: {
      on: {
        ...followed,
        rollBack: { target: 'rollingBack', actions: assign({ undone: ({ event }) => event.tasks }) },
      },
    },
    partly: {
      on: {
        ...followed,
        retry: {
          target: 'preview',
          actions: assign(({ event: { companyIds, own } }) => ({ companyIds, own })),
        },
        rollBack: { target: 'rollingBack', actions: assign({ undone: ({ event }) => event.tasks }) },
      },
    },
    failed: {
      on: {
        ...followed,
        retry: {
          target: 'preview',
          actions: assign(({ event: { companyIds, own } }) => ({ companyIds, own })),
        },
      },
    },
    rollingBack: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'takeBack',
            input: ({ context: { undone } }) => ({ tasks: undone }),
            onDone: [
              {
                guard: { type: 'isNoted', params: ({ event }) => event.output },
                target: 'following',
                actions: assign({
                  awaited: ({ event }) => event.output.taskIds,
                  failure: ({ event }) => event.output.failure,
                }),
              },
              {
                target: '#deploy.pending',
                actions: assign({ failure: ({ event }) => event.output.failure }),
              },
            ],
            onError: { target: '#deploy.pending', actions: assign({ failure: 'notKept' }) },
          },
        },
        following: {
          on: {
            told: [
              {
                guard: {
                  type: 'stands',
                  params: ({ event }) => ({ tasks: event.tasks, state: 'pending' as const }),
                },
                actions: { type: 'note', params: ({ event }) => event },
              },
              ...followed.told.slice(1),
            ],
          },
        },
      },
    },
    rolledBack: { on: followed },
  },
})
