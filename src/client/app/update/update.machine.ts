import { fromPromise, setup } from 'xstate'
import { SECOND } from '#shared/lib/time.ts'

export type UpdateEvent =
  /** A new build is on the device. */
  | { type: 'build.waiting' }
  /** It is used from now on; `wasUsed` where another one was before. */
  | { type: 'build.used'; wasUsed: boolean }
  | { type: 'update.asked' }

/**
 * A new build is taken when the person says so. All windows change to it at once, and the scripts of the old one are gone
 * then, so it waits for entries in other windows; these are never reloaded by this one.
 */
export const updateMachine = setup({
  types: { events: {} as UpdateEvent },
  actors: { othersHaveUnsaved: fromPromise<boolean>(async () => false) },
  guards: {
    isHeld: (_, hasUnsaved: boolean) => hasUnsaved,
    wasReplaced: (_, wasUsed: boolean) => wasUsed,
  },
  actions: {
    /** Provided by the page. */
    activate: () => {},
    reload: () => {},
  },
  delays: { untilGivenUp: 10 * SECOND },
}).createMachine({
  id: 'update',
  initial: 'current',
  on: {
    'build.used': {
      guard: { type: 'wasReplaced', params: ({ event }) => event.wasUsed },
      target: '.replaced',
    },
  },
  states: {
    current: { on: { 'build.waiting': 'offered' } },
    offered: { on: { 'update.asked': 'asking' } },
    asking: {
      invoke: {
        src: 'othersHaveUnsaved',
        onDone: [
          { guard: { type: 'isHeld', params: ({ event }) => event.output }, target: 'held' },
          { target: 'activating' },
        ],
        onError: 'activating',
      },
    },
    held: { on: { 'update.asked': 'asking' } },
    activating: {
      entry: 'activate',
      on: { 'build.used': 'reloading' },
      after: { untilGivenUp: 'offered' },
    },
    /** Another window has taken it; what this one still has to load is gone. */
    replaced: { on: { 'update.asked': 'reloading', 'build.waiting': 'offered' } },
    reloading: { entry: 'reload', on: { 'build.used': {} } },
  },
})
