import { assign, fromPromise, setup } from 'xstate'

/** Why this device cannot be told anything. */
export type Obstacle = 'unsupported' | 'noServiceWorker' | 'noPushKey' | 'noPushService'

/** How notifications stand on this device. */
export type SubscriptionState =
  | { state: 'off' }
  | { state: 'on' }
  | { state: 'blocked' }
  | { state: 'impossible'; obstacle: Obstacle }

/** Why something that was asked for did not happen, or not wholly. */
export type Problem =
  | 'dismissed'
  | 'unreachable'
  | 'refused'
  | 'failed'
  | 'notSent'
  | 'forgotten'
  | 'stillTold'

/** What turning on came to: how it stands now, and why it is not on. */
export type SwitchOutcome = SubscriptionState & { problem?: Problem }
export type TestOutcome = 'sent' | 'forgotten' | 'notSent' | 'unreachable' | 'refused'

export interface NotificationsContext {
  obstacle: Obstacle | undefined
  problem: Problem | undefined
  /** A test was sent. */
  isTested: boolean
}

export type NotificationsEvent = { type: 'on.asked' } | { type: 'off.asked' } | { type: 'test.asked' }

/** Notifications on this device: how they stand, turned on, tested, turned off. */
export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  actors: {
    look: fromPromise<SubscriptionState>(async () => ({ state: 'off' })),
    turnOn: fromPromise<SwitchOutcome>(async () => ({ state: 'on' })),
    /** Tells whether the server heard of it. */
    turnOff: fromPromise<boolean>(async () => true),
    test: fromPromise<TestOutcome>(async () => 'sent'),
  },
  guards: {
    isOn: (_, { state }: SwitchOutcome) => state === 'on',
    isBlocked: (_, { state }: SwitchOutcome) => state === 'blocked',
    isImpossible: (_, { state }: SwitchOutcome) => state === 'impossible',
    isForgotten: (_, tested: TestOutcome) => tested === 'forgotten',
  },
  actions: {
    forget: assign({ problem: undefined, isTested: false }),
    noteTurned: assign((_, turned: SwitchOutcome) => ({
      obstacle: turned.state === 'impossible' ? turned.obstacle : undefined,
      problem: turned.problem,
    })),
    noteProblem: assign((_, problem: Problem) => ({ problem })),
    noteTested: assign((_, tested: TestOutcome) =>
      tested === 'sent' ? { isTested: true } : { problem: tested },
    ),
  },
}).createMachine({
  id: 'notifications',
  context: { obstacle: undefined, problem: undefined, isTested: false },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        onDone: [
          { guard: { type: 'isOn', params: ({ event }) => event.output }, target: 'on' },
          { guard: { type: 'isBlocked', params: ({ event }) => event.output }, target: 'blocked' },
          {
            guard: { type: 'isImpossible', params: ({ event }) => event.output },
            target: 'impossible',
            actions: { type: 'noteTurned', params: ({ event }) => event.output },
          },
          { target: 'off' },
        ],
        onError: { target: 'off', actions: { type: 'noteProblem', params: 'failed' } },
      },
    },
    off: { on: { 'on.asked': 'turningOn' } },
    turningOn: {
      entry: 'forget',
      invoke: {
        src: 'turnOn',
        onDone: [
          { guard: { type: 'isOn', params: ({ event }) => event.output }, target: 'on' },
          { guard: { type: 'isBlocked', params: ({ event }) => event.output }, target: 'blocked' },
          {
            guard: { type: 'isImpossible', params: ({ event }) => event.output },
            target: 'impossible',
            actions: { type: 'noteTurned', params: ({ event }) => event.output },
          },
          { target: 'off', actions: { type: 'noteTurned', params: ({ event }) => event.output } },
        ],
        onError: { target: 'off', actions: { type: 'noteProblem', params: 'failed' } },
      },
    },
    on: { on: { 'off.asked': 'turningOff', 'test.asked': 'testing' } },
    turningOff: {
      entry: 'forget',
      invoke: {
        src: 'turnOff',
        onDone: [
          { guard: ({ event }) => event.output, target: 'off' },
          { target: 'off', actions: { type: 'noteProblem', params: 'stillTold' } },
        ],
        onError: { target: 'on', actions: { type: 'noteProblem', params: 'failed' } },
      },
    },
    testing: {
      entry: 'forget',
      invoke: {
        src: 'test',
        onDone: [
          {
            guard: { type: 'isForgotten', params: ({ event }) => event.output },
            target: 'off',
            actions: { type: 'noteProblem', params: 'forgotten' },
          },
          { target: 'on', actions: { type: 'noteTested', params: ({ event }) => event.output } },
        ],
        onError: { target: 'on', actions: { type: 'noteProblem', params: 'failed' } },
      },
    },
    blocked: {},
    impossible: {},
  },
})
