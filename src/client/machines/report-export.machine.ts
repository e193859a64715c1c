import { assign, fromPromise, setup } from 'xstate'
import type { ReportRequest, ReportStatus } from '#shared/contract/endpoints/reports.ts'
import { reportLimits } from '#shared/domain/reports/report.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'

interface ExportContext {
  request: ReportRequest | undefined
  id: string | undefined
  url: string | undefined
  polls: number
  /** Why the server refused the request; undefined where the report failed on its way. */
  refusal: Refusal | undefined
}

export type ExportEvent = { type: 'report.request'; request: ReportRequest } | { type: 'report.dismiss' }

const nothing = { request: undefined, id: undefined, url: undefined, polls: 0, refusal: undefined }

const again = {
  target: 'requesting',
  actions: {
    type: 'noteRequest',
    params: ({ event: { request } }: { event: { request: ReportRequest } }) => ({ request }),
  },
} as const

/** Has a report made, asks for it until it is complete, and saves its file (REP-03). */
export const reportExportMachine = setup({
  types: { context: {} as ExportContext, events: {} as ExportEvent },
  actors: {
    request: fromPromise<{ id?: string }, ReportRequest>(() => new Promise(() => {})),
    retrieve: fromPromise<ReportStatus, { id: string }>(() => new Promise(() => {})),
    download: fromPromise<void, { url: string }>(() => new Promise(() => {})),
  },
  delays: { untilNext: reportLimits.pollEvery },
  guards: {
    hasId: (_, { id }: { id?: string }) => id !== undefined && id !== '',
    isFailed: (_, { error, complete, url }: ReportStatus) => error || (complete && !url),
    isComplete: (_, { complete }: ReportStatus) => complete,
    isExhausted: ({ context }) => context.polls >= reportLimits.polls,
    isUnlicensed: (_, { cause }: { cause: unknown }) => refusalOf(cause).code === 'invalid_licensing',
  },
  actions: {
    noteRequest: assign((_, { request }: { request: ReportRequest }) => ({ ...nothing, request })),
    noteRefusal: assign((_, { cause }: { cause: unknown }) => ({ refusal: refusalOf(cause) })),
  },
}).createMachine({
  id: 'reportExport',
  context: nothing,
  initial: 'idle',
  states: {
    idle: {
      on: { 'report.request': again },
    },
    requesting: {
      invoke: {
        src: 'request',
        input: ({ context: { request } }) => {
          invariant(request, 'what is asked for was said')
          return request
        },
        onDone: [
          {
            guard: { type: 'hasId', params: ({ event }) => event.output },
            target: 'polling',
            actions: assign({ id: ({ event }) => event.output.id }),
          },
          { target: 'error' },
        ],
        onError: [
          {
            guard: { type: 'isUnlicensed', params: ({ event }) => ({ cause: event.error }) },
            target: 'licensingError',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ cause: event.error }) },
          },
          {
            target: 'error',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ cause: event.error }) },
          },
        ],
      },
    },
    polling: {
      initial: 'waiting',
      states: {
        waiting: { after: { untilNext: 'asking' } },
        asking: {
          entry: assign({ polls: ({ context }) => context.polls + 1 }),
          invoke: {
            src: 'retrieve',
            input: ({ context: { id } }) => {
              invariant(id, 'a report that was begun has an id')
              return { id }
            },
            onDone: [
              {
                guard: { type: 'isFailed', params: ({ event }) => event.output },
                target: '#reportExport.error',
              },
              {
                guard: { type: 'isComplete', params: ({ event }) => event.output },
                target: '#reportExport.downloading',
                actions: assign({ url: ({ event }) => event.output.url ?? undefined }),
              },
              { guard: 'isExhausted', target: '#reportExport.error' },
              { target: 'waiting' },
            ],
            onError: '#reportExport.error',
          },
        },
      },
    },
    downloading: {
      invoke: {
        src: 'download',
        input: ({ context: { url } }) => {
          invariant(url, 'a complete report says where it is')
          return { url }
        },
        onDone: 'done',
        onError: 'error',
      },
    },
    done: { on: { 'report.dismiss': 'idle', 'report.request': again } },
    error: { on: { 'report.dismiss': 'idle', 'report.request': again } },
    licensingError: { on: { 'report.dismiss': 'idle', 'report.request': again } },
  },
})
