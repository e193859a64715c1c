import { assign, fromPromise, setup } from 'xstate'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { SECOND } from '#shared/lib/time.ts'

interface PortalContext {
  /** Of the session; undefined while there is none. */
  url: string | undefined
  refusal: Refusal | undefined
  /** Whether its window is open. */
  isShown: boolean
}

type PortalEvent =
  | { type: 'portal.open' }
  | { type: 'portal.close' }
  | { type: 'portal.retry' }
  | { type: 'reload.asked' }

/** ORG-28. */
export const RELOAD_AFTER = 5 * SECOND

/**
 * A visit to the billing portal (ORG-27): if the subscription changes meanwhile, that is said and the page reloads after
 * five seconds (ORG-28), also where the window was closed by then; not over what somebody has typed elsewhere, which it waits for.
 */
export const portalMachine = setup({
  types: { context: {} as PortalContext, events: {} as PortalEvent },
  actors: {
    openSession: fromPromise<{ url: string }>(() => new Promise(() => {})),
    /** Done as soon as the subscription is not as it was when the visit began. */
    subscriptionChange: fromPromise<void>(() => new Promise(() => {})),
  },
  guards: { isAllSaved: () => true },
  actions: { reload: () => {} },
  delays: { untilReload: RELOAD_AFTER, untilLook: SECOND },
}).createMachine({
  id: 'portal',
  context: { url: undefined, refusal: undefined, isShown: false },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ url: undefined, refusal: undefined, isShown: false }),
      on: { 'portal.open': 'visiting' },
    },
    visiting: {
      entry: assign({ isShown: true }),
      invoke: { src: 'subscriptionChange', onDone: 'changed' },
      on: { 'portal.close': 'closed' },
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            src: 'openSession',
            onDone: { target: 'open', actions: assign({ url: ({ event }) => event.output.url }) },
            onError: {
              target: 'failed',
              actions: assign({ refusal: ({ event }) => refusalOf(event.error) }),
            },
          },
        },
        open: {},
        failed: { on: { 'portal.retry': { target: 'opening', actions: assign({ refusal: undefined }) } } },
      },
    },
    changed: {
      on: { 'portal.close': { actions: assign({ isShown: false }) }, 'reload.asked': 'reloading' },
      after: { untilReload: [{ guard: 'isAllSaved', target: 'reloading' }, { target: 'held' }] },
    },
    held: {
      on: { 'portal.close': { actions: assign({ isShown: false }) }, 'reload.asked': 'reloading' },
      after: {
        untilLook: [
          { guard: 'isAllSaved', target: 'reloading' },
          { target: 'held', reenter: true },
        ],
      },
    },
    reloading: { entry: 'reload', type: 'final' },
  },
})
