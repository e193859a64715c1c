import { assign, fromPromise, setup } from 'xstate'
import type { ItemState, PostureTask } from '#shared/domain/posture/posture-task.ts'
import { isUnderWay } from '#shared/domain/posture/posture-task.ts'

/** What somebody wants done to one company's tenant. */
export interface CompanyRequest {
  customerId: string
  checks: { checkId: string; expected: string }[]
}

/** What this device noted of it, in the order in which it was wanted. */
export interface Sent {
  /** Undefined for a company whose task this device did not keep. */
  taskIds: readonly (string | undefined)[]
  /** Why nothing was noted at all. */
  failure: 'forbidden' | 'notKept' | undefined
}

/** How far the tasks are that were sent; undefined for one that is not on this device. */
export type TaskProgress = readonly (PostureTask | undefined)[]

interface ProtectContext {
  companyIds: readonly string[]
  /** What is previewed, by company; undefined: everything of each. */
  only: ReadonlyMap<string, readonly string[]> | undefined
  wanted: readonly CompanyRequest[]
  taskIds: Sent['taskIds']
  /** The tasks that were on this device: one that is gone again was not taken by the server. */
  seen: ReadonlySet<string>
  failure: Sent['failure']
}

export type ProtectEvent =
  | { type: 'choose'; companyIds: readonly string[] }
  | { type: 'preview' }
  | { type: 'back' }
  | { type: 'apply'; wanted: readonly CompanyRequest[] }
  | { type: 'told'; tasks: TaskProgress }
  | { type: 'retry'; tasks: TaskProgress }

/** Whether a task will never come: this device did not keep it, or the server did not take it. */
export const isRefused = ({ seen }: Pick<ProtectContext, 'seen'>, taskId: string | undefined): boolean =>
  taskId === undefined || seen.has(taskId)

const isDone = (state: ItemState) => state === 'applied' || state === 'unneeded'

/** What of a task may be asked for again, by company. */
function failedOf(tasks: TaskProgress, wanted: readonly CompanyRequest[]): Map<string, string[]> {
  const failed = tasks.map((task, place): [string, string[]] => {
    const asked = wanted[place]
    if (!task) return [asked?.customerId ?? '', (asked?.checks ?? []).map(({ checkId }) => checkId)]
    return [
      task.customer_id,
      task.items.filter(({ state }) => !isDone(state)).map(({ check_id }) => check_id),
    ]
  })
  return new Map(failed.filter(([, checkIds]) => checkIds.length > 0))
}

/** Changes of tenants: chosen, looked at, sent, followed to their end, and what failed looked at again (POST-11). */
export const protectMachine = setup({
  types: {
    context: {} as ProtectContext,
    events: {} as ProtectEvent,
    input: {} as { companyIds: readonly string[] | undefined },
  },
  actors: {
    send: fromPromise<Sent, { wanted: readonly CompanyRequest[] }>(() => new Promise(() => {})),
  },
  guards: {
    hasChosen: ({ context }) => context.companyIds.length > 0,
    isSent: (_, { taskIds }: Sent) => taskIds.some((id) => id !== undefined),
    isApplied: (_, { tasks }: { tasks: TaskProgress }) => tasks.every((task) => task?.state === 'completed'),
    isOver: ({ context }, { tasks }: { tasks: TaskProgress }) =>
      tasks.every((task, place) => (task ? !isUnderWay(task) : isRefused(context, context.taskIds[place]))),
    wantsAny: (_, { wanted }: { wanted: readonly CompanyRequest[] }) => wanted.length > 0,
  },
}).createMachine({
  id: 'protect',
  context: ({ input }) => ({
    companyIds: input.companyIds ?? [],
    only: undefined,
    wanted: [],
    taskIds: [],
    seen: new Set(),
    failure: undefined,
  }),
  initial: 'deciding',
  states: {
    // Whoever comes from one company has chosen it.
    deciding: { always: [{ guard: 'hasChosen', target: 'selected' }, { target: 'selecting' }] },
    selecting: {
      on: {
        choose: { actions: assign({ companyIds: ({ event }) => event.companyIds }) },
        preview: { guard: 'hasChosen', target: 'selected' },
      },
    },
    selected: {
      on: {
        back: { target: 'selecting', actions: assign({ failure: undefined }) },
        apply: {
          guard: { type: 'wantsAny', params: ({ event }) => event },
          target: 'sending',
          actions: assign({ wanted: ({ event }) => event.wanted, failure: undefined }),
        },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context: { wanted } }) => ({ wanted }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'applying',
            actions: assign({ taskIds: ({ event }) => event.output.taskIds }),
          },
          { target: 'selected', actions: assign({ failure: ({ event }) => event.output.failure }) },
        ],
        onError: { target: 'selected', actions: assign({ failure: 'notKept' }) },
      },
    },
    applying: {
      on: {
        told: [
          { guard: { type: 'isApplied', params: ({ event }) => event }, target: 'applied' },
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'error' },
          {
            actions: assign({
              seen: ({ context, event }) =>
                new Set([...context.seen, ...event.tasks.flatMap((task) => task?.id ?? [])]),
            }),
          },
        ],
      },
    },
    applied: {},
    error: {
      on: {
        retry: {
          target: 'selected',
          actions: assign(({ context, event }) => {
            const only = failedOf(event.tasks, context.wanted)
            return { only, companyIds: [...only.keys()], taskIds: [] }
          }),
        },
      },
    },
  },
})
