import { assign, fromPromise, setup } from 'xstate'
import { consentLimits } from '#shared/domain/integrations/consent-limits.ts'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { ConsentAnswer } from '#client/data/nouns/consent/consent-channel.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'

/** The vendor's page, and whether the browser let it be opened. */
export type ShownConsentPage = Pick<ConsentPage, 'url' | 'state'> & { isShown: boolean }

/** What of a connection its making tells. */
export type ConnectedIntegration = Pick<Integration, 'state'>

interface ConnectContext {
  page: ShownConsentPage | undefined
  answer: ConsentAnswer | undefined
  refusal: Refusal | undefined
}

export type ConnectEvent = { type: 'connect' } | { type: 'cancel' }

/** Connects a company by an administrator's consent in a window of the vendor's. */
export const connectMachine = setup({
  types: { context: {} as ConnectContext, events: {} as ConnectEvent },
  actors: {
    showPage: fromPromise<ShownConsentPage>(() => new Promise(() => {})),
    hear: fromPromise<ConsentAnswer, { state: string }>(() => new Promise(() => {})),
    confirm: fromPromise<ConnectedIntegration, ConsentAnswer>(() => new Promise(() => {})),
  },
  delays: { untilUnanswered: consentLimits.answer },
  guards: {
    isPending: (_, { state }: ConnectedIntegration) => state === 'Connecting',
    isRefused: (_, { cause }: { cause: unknown }) =>
      ['consentRefused', 'googleConsentRefused', 'quickbooksConsentRefused'].includes(
        refusalOf(cause).code ?? '',
      ),
    isMismatch: (_, { cause }: { cause: unknown }) => refusalOf(cause).code === 'tenantMismatch',
  },
  actions: {
    forget: assign({ page: undefined, answer: undefined, refusal: undefined }),
    notePage: assign((_, page: ShownConsentPage) => ({ page })),
    noteAnswer: assign((_, answer: ConsentAnswer) => ({ answer })),
    noteRefusal: assign((_, { cause }: { cause: unknown }) => ({ refusal: refusalOf(cause) })),
  },
}).createMachine({
  id: 'connect',
  context: { page: undefined, answer: undefined, refusal: undefined },
  initial: 'idle',
  states: {
    idle: { on: { connect: 'asking' } },
    asking: {
      entry: 'forget',
      invoke: {
        src: 'showPage',
        onDone: { target: 'waiting', actions: { type: 'notePage', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'noteRefusal', params: ({ event }) => ({ cause: event.error }) },
        },
      },
      on: { cancel: 'idle' },
    },
    waiting: {
      invoke: {
        src: 'hear',
        input: ({ context: { page } }) => {
          invariant(page, 'an answer is waited for after its page was shown')
          return { state: page.state }
        },
        onDone: {
          target: 'confirming',
          actions: { type: 'noteAnswer', params: ({ event }) => event.output },
        },
        onError: 'unanswered',
      },
      after: { untilUnanswered: 'unanswered' },
      on: { cancel: 'idle' },
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context: { answer } }) => {
          invariant(answer, 'an answer is handed in after it came')
          return answer
        },
        onDone: [
          { guard: { type: 'isPending', params: ({ event }) => event.output }, target: 'pending' },
          { target: 'connected' },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ cause: event.error }) },
            target: 'refused',
          },
          {
            guard: { type: 'isMismatch', params: ({ event }) => ({ cause: event.error }) },
            target: 'mismatch',
          },
          {
            target: 'failed',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ cause: event.error }) },
          },
        ],
      },
    },
    connected: { on: { connect: 'asking' } },
    /** The server asks the vendor until the consent is applied. */
    pending: { on: { connect: 'asking' } },
    refused: { on: { connect: 'asking', cancel: 'idle' } },
    mismatch: { on: { connect: 'asking', cancel: 'idle' } },
    failed: { on: { connect: 'asking', cancel: 'idle' } },
    unanswered: { on: { connect: 'asking', cancel: 'idle' } },
  },
})
