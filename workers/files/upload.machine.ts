import { assign, fromPromise, setup } from 'xstate'
import type { UploadFault, UploadState } from '#client/data/uploads/upload-record.ts'
import { backoff } from '#workers/server/backoff.ts'
import type { TakenIn } from './read-content.ts'
import { lastingFault } from './upload-problem.ts'

export type UploadEvent =
  | { type: 'upload.pause' }
  | { type: 'upload.resume' }
  | { type: 'upload.cancel' }
  /** The network is back, or somebody wants it tried at once. */
  | { type: 'network.returned' }

export interface UploadInput {
  /** Null until the content was taken in. */
  sha256: string | null
  /** Whether all of it is on this device. */
  isKept: boolean
  isPaused: boolean
  /** All of it was sent, and the server was told so. */
  isSent: boolean
  /** Whether the file can be read: the page that was given it is still there. */
  hasFile: boolean
  random: () => number
}

interface UploadContext extends UploadInput {
  fault: UploadFault | null
  /** How often in a row something that passes was in the way. */
  failures: number
}

const unprovided = <Output, Input = void>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('Whoever starts the machine provides this')))

const causeOf = ({ event }: { event: { error: unknown } }) => ({ cause: event.error })

/** What passes is waited for, all else ends the upload. */
function failing() {
  return [
    { guard: { type: 'isPassing' as const, params: causeOf }, target: 'waiting' as const },
    { target: 'failed' as const, actions: { type: 'noteFault' as const, params: causeOf } },
  ]
}

const hashOf = ({ context }: { context: UploadContext }) => ({ sha256: context.sha256 ?? '' })

/**
 * One upload: its content is taken in, it is begun at the server, sent in parts, ended, and waited for until the server says
 * that what arrived is what was sent. What passes is waited for; what does not ends it (FILE-04).
 */
export const uploadMachine = setup({
  types: { context: {} as UploadContext, events: {} as UploadEvent, input: {} as UploadInput },
  actors: {
    readContent: unprovided<TakenIn>(),
    beginUpload: unprovided<void>(),
    sendParts: unprovided<void>(),
    completeUpload: unprovided<void, { sha256: string }>(),
    /** Gives why the server refuses what arrived; null where it does not. */
    watchCheck: unprovided<UploadFault | null, { sha256: string }>(),
  },
  actions: {
    /** Provided: what is told of an upload is what is kept of it. */
    keepState: (_, state: UploadState) => void state,
    noteFault: assign({ fault: (_, { cause }: { cause: unknown }) => lastingFault(cause) ?? 'unexpected' }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    canSend: ({ context: { sha256, isKept, hasFile } }) => sha256 !== null && (isKept || hasFile),
    hasFile: ({ context }) => context.hasFile,
    isPassing: (_, { cause }: { cause: unknown }) => {
      const fault = lastingFault(cause)
      // Parts that got lost are sent again.
      return fault === undefined || fault === 'uploadIncomplete'
    },
    isOver: (_, { cause }: { cause: unknown }) => lastingFault(cause) === 'uploadOver',
  },
  delays: { beforeAttempt: ({ context }) => backoff(context.failures, context.random()) },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, fault: null, failures: 0 }),
  initial: 'opening',
  on: { 'upload.cancel': '.canceled' },
  states: {
    opening: {
      always: [{ guard: ({ context }) => context.isPaused, target: 'paused' }, { target: 'goingOn' }],
    },
    goingOn: {
      always: [
        { guard: ({ context }) => context.isSent, target: 'checking' },
        { guard: 'canSend', target: 'beginning' },
        { guard: 'hasFile', target: 'reading' },
        { target: 'failed', actions: assign({ fault: 'contentGone' as const }) },
      ],
    },
    reading: {
      entry: { type: 'keepState', params: 'reading' },
      on: { 'upload.pause': 'paused' },
      invoke: {
        src: 'readContent',
        onDone: {
          target: 'beginning',
          actions: assign(({ event }) => event.output),
        },
        onError: { target: 'failed', actions: { type: 'noteFault', params: causeOf } },
      },
    },
    beginning: {
      entry: { type: 'keepState', params: 'sending' },
      on: { 'upload.pause': 'paused' },
      invoke: {
        src: 'beginUpload',
        onDone: 'sending',
        onError: failing(),
      },
    },
    sending: {
      on: { 'upload.pause': 'paused' },
      invoke: {
        src: 'sendParts',
        onDone: { target: 'completing', actions: 'forgetFailures' },
        onError: [
          // It was ended, and the answer was lost.
          { guard: { type: 'isOver', params: causeOf }, target: 'completing' },
          ...failing(),
        ],
      },
    },
    completing: {
      invoke: {
        src: 'completeUpload',
        input: hashOf,
        onDone: { target: 'checking', actions: ['forgetFailures', assign({ isSent: true })] },
        onError: failing(),
      },
    },
    checking: {
      entry: { type: 'keepState', params: 'checking' },
      invoke: {
        src: 'watchCheck',
        input: hashOf,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'uploaded' },
          { target: 'failed', actions: assign({ fault: ({ event }) => event.output }) },
        ],
        onError: failing(),
      },
    },
    waiting: {
      entry: ['countFailure', { type: 'keepState', params: 'waiting' }],
      on: { 'upload.pause': 'paused', 'upload.resume': 'goingOn', 'network.returned': 'goingOn' },
      after: { beforeAttempt: 'goingOn' },
    },
    paused: {
      entry: { type: 'keepState', params: 'paused' },
      on: { 'upload.resume': 'goingOn' },
    },
    uploaded: { type: 'final', entry: { type: 'keepState', params: 'uploaded' } },
    failed: { type: 'final', entry: { type: 'keepState', params: 'failed' } },
    canceled: { type: 'final', entry: { type: 'keepState', params: 'canceled' } },
  },
})
