import { assign, setup } from 'xstate'
import type { IntegrationState } from '#shared/domain/integrations/integration.ts'
import { SECOND } from '#shared/lib/time.ts'

export type IntegrationEvent =
  /**
   * What the server says of it, and again whenever that changes: a run that ends as the one before leaves the same state,
   * and is news all the same.
   */
  | { type: 'told'; state: IntegrationState; endedAt?: string | null }
  | { type: 'connect' }
  | { type: 'connect.cancel' }
  /** With where the server says that it leads. */
  | { type: 'consent.taken'; state: IntegrationState }
  | { type: 'consent.refused' }
  | { type: 'sync' }
  | { type: 'sync.refused' }
  | { type: 'disconnect' }
  | { type: 'disconnect.refused' }

const stoodAt = (state: IntegrationState) => ({ type: 'stoodAt' as const, params: { state } })

/**
 * A direct connection in the states that it passes (INT-04): the server's, and in between those of what is being done
 * here, before the server's next word comes.
 */
export const integrationMachine = setup({
  types: {
    context: {} as { told: IntegrationState },
    events: {} as IntegrationEvent,
    input: {} as { state: IntegrationState },
  },
  delays: { untilSeen: SECOND },
  guards: {
    isGone: (_, { told }: { told: IntegrationState }) => told === 'Unconnected',
    stoodAt: ({ context }, { state }: { state: IntegrationState }) => context.told === state,
  },
  actions: {
    note: assign((_, { told }: { told: IntegrationState }) => ({ told })),
  },
}).createMachine({
  id: 'integration',
  context: ({ input }) => ({ told: input.state }),
  initial: 'standing',
  on: {
    told: {
      target: '.standing',
      actions: { type: 'note', params: ({ event }) => ({ told: event.state }) },
    },
  },
  states: {
    /** Where the server's last word leaves it. */
    standing: {
      always: [
        { guard: stoodAt('Unconnected'), target: 'unconnected' },
        { guard: stoodAt('Connecting'), target: 'connecting' },
        { guard: stoodAt('Connected'), target: 'connected' },
        { guard: stoodAt('Syncing'), target: 'syncing' },
        { guard: stoodAt('Sync Successful'), target: 'syncSuccessful' },
        { guard: stoodAt('Sync Failed'), target: 'syncFailed' },
        { guard: stoodAt('Auth Failed'), target: 'authFailed' },
        { target: 'ofAnotherKind' },
      ],
    },
    unconnected: { on: { connect: 'authenticating' } },
    authenticating: {
      on: {
        'connect.cancel': 'standing',
        'consent.taken': {
          target: 'authSuccessful',
          actions: { type: 'note', params: ({ event }) => ({ told: event.state }) },
        },
        'consent.refused': 'authFailed',
        // Somebody else's news do not end what is going on in this window.
        told: { actions: { type: 'note', params: ({ event }) => ({ told: event.state }) } },
      },
    },
    // Shown for a moment: what follows from it may be here already.
    authSuccessful: { after: { untilSeen: 'standing' } },
    authFailed: { on: { connect: 'authenticating', sync: 'syncing', disconnect: 'disconnecting' } },
    connecting: { on: { connect: 'authenticating', disconnect: 'disconnecting' } },
    connected: { on: { connect: 'authenticating', sync: 'syncing', disconnect: 'disconnecting' } },
    syncing: { on: { 'sync.refused': 'standing', disconnect: 'disconnecting' } },
    syncSuccessful: { on: { connect: 'authenticating', sync: 'syncing', disconnect: 'disconnecting' } },
    syncFailed: { on: { connect: 'authenticating', sync: 'syncing', disconnect: 'disconnecting' } },
    disconnecting: {
      on: {
        'disconnect.refused': 'standing',
        told: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ told: event.state }) },
            target: 'unconnected',
            actions: { type: 'note', params: ({ event }) => ({ told: event.state }) },
          },
          { actions: { type: 'note', params: ({ event }) => ({ told: event.state }) } },
        ],
      },
    },
    /** Connections by token or through a partner have states of their own. */
    ofAnotherKind: {},
  },
})

const NAMES = {
  unconnected: 'Unconnected',
  authenticating: 'Authenticating',
  authSuccessful: 'Auth Successful',
  authFailed: 'Auth Failed',
  connecting: 'Connecting',
  connected: 'Connected',
  syncing: 'Syncing',
  syncSuccessful: 'Sync Successful',
  syncFailed: 'Sync Failed',
  disconnecting: 'Disconnecting',
} as const satisfies Record<string, IntegrationState>

/** The state in the specification's word. */
export const stateOf = ({ value, context }: { value: string; context: { told: IntegrationState } }) =>
  Object.hasOwn(NAMES, value) ? NAMES[value as keyof typeof NAMES] : context.told
