import { assign, fromPromise, setup } from 'xstate'
import type { AgreementStatus } from '#shared/domain/agreements/agreement.ts'
import { ApiError, isRefusal } from '#client/data/call/api-error.ts'

/** The file as it came. */
export type AgreementFile = Uint8Array<ArrayBuffer>

export interface AgreementContext {
  status: AgreementStatus | undefined
  file: AgreementFile | undefined
  /** The agreement stands before the screen to which the sign-in has led, until it is accepted. */
  redirectedFromLogin: boolean
  /** The decision did not reach the server. */
  isUnsaved: boolean
}

export type AgreementEvent =
  | { type: 'server.heard' }
  | { type: 'file.retried' }
  /** It came, and what came is no document. */
  | { type: 'file.broken' }
  | { type: 'accepted' }
  | { type: 'declined' }

/**
 * Whoever is signed in has accepted the licence agreement, or is shown it and decides (AUTH-39 to AUTH-42). Who cannot
 * be asked works on: a check that is refused is only logged, and without the server it waits for the next contact.
 */
export const agreementMachine = setup({
  types: { context: {} as AgreementContext, events: {} as AgreementEvent },
  actors: {
    check: fromPromise<AgreementStatus>(() => new Promise(() => {})),
    load: fromPromise<AgreementFile>(() => new Promise(() => {})),
    save: fromPromise<void, AgreementStatus>(() => new Promise(() => {})),
    leave: fromPromise<void>(() => new Promise(() => {})),
  },
  guards: {
    isSigned: (_args, status: AgreementStatus) => status.agreementSigned,
    isUnanswered: (_args, { cause }: { cause: unknown }) => cause instanceof ApiError && !isRefusal(cause),
  },
  actions: {
    noteStatus: assign((_, status: AgreementStatus) => ({ status })),
    noteFile: assign((_, file: AgreementFile) => ({ file })),
    forgetFile: assign({ file: undefined }),
    noteUnsaved: assign({ isUnsaved: true }),
    noteRedirected: assign({ redirectedFromLogin: true }),
    forgetRedirected: assign({ redirectedFromLogin: false }),
    forgetUnsaved: assign({ isUnsaved: false }),
    /** Provided by the app. */
    log: (_args, _params: { cause: unknown }) => {},
    remember: (_args) => {},
  },
}).createMachine({
  id: 'agreement',
  context: { status: undefined, file: undefined, redirectedFromLogin: false, isUnsaved: false },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'check',
        onDone: [
          { guard: { type: 'isSigned', params: ({ event }) => event.output }, target: 'signed' },
          {
            target: 'unsigned',
            actions: { type: 'noteStatus', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ cause: event.error }) },
            target: 'unasked',
          },
          {
            target: 'passed',
            actions: { type: 'log', params: ({ event }) => ({ cause: event.error }) },
          },
        ],
      },
    },
    unasked: { on: { 'server.heard': 'checking' } },
    unsigned: {
      entry: 'noteRedirected',
      initial: 'loading',
      on: { declined: 'declined' },
      states: {
        loading: {
          invoke: {
            src: 'load',
            onDone: {
              target: 'reading',
              actions: { type: 'noteFile', params: ({ event }) => event.output },
            },
            onError: 'unreadable',
          },
        },
        unreadable: { entry: 'forgetFile', on: { 'file.retried': 'loading' } },
        reading: { on: { 'file.broken': 'unreadable', accepted: '#agreement.saving' } },
      },
    },
    saving: {
      entry: 'forgetUnsaved',
      invoke: {
        src: 'save',
        input: ({ context: { status } }) => {
          if (status) return status
          throw new Error('Impossible: only what was asked for is accepted')
        },
        onDone: 'accepted',
        onError: { target: 'unsigned.reading', actions: 'noteUnsaved' },
      },
    },
    declined: { invoke: { src: 'leave' } },
    signed: { type: 'final', entry: 'remember' },
    accepted: { type: 'final', entry: ['forgetRedirected', 'remember'] },
    passed: { type: 'final' },
  },
})
