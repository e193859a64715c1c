import { invariant } from '#shared/lib/invariant.ts'
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { type GuessedColumns, wholeMapping } from '#shared/domain/employee-import/guess-columns.ts'
import {
  type ImportFault,
  type ImportField,
  importFileProblem,
  type ImportMapping,
} from '#shared/domain/employee-import/import-file.ts'
import type { ImportResult } from '#client/data/imports/employee-imports.ts'
import type { ImportPreview, OpenedSheet, PutOutcome, Read } from '#client/data/imports/importer.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'

/** Why a chosen file is not taken, by what it is called (EMP-12) or by what is in it. */
export type FileFault = ImportFault | 'invalidType' | 'tooBig'

/** A preview, and how many people have a place at the company besides those that are there; undefined where no company is chosen. */
export interface Previewed extends ImportPreview {
  places: number | undefined
}

export interface ImportContext {
  company: string | undefined
  file: File | undefined
  fault: FileFault | undefined
  sheet: OpenedSheet | undefined
  columns: GuessedColumns | undefined
  preview: Previewed | undefined
  /** People that were read, or bytes that were sent. */
  progress: number
  /** The random string under which the file is put, its own for each one. */
  random: string
  /** Where it was put. */
  key: string | undefined
  link: { url: string; media: string } | undefined
  importId: string | undefined
  result: ImportResult | undefined
  /** Why it was not put, or not begun. */
  put: Exclude<PutOutcome, 'put'> | undefined
  refusal: Refusal | undefined
}

export type ImportEvent =
  | { type: 'company'; company: string | undefined }
  | { type: 'file'; file: File }
  | { type: 'column'; field: ImportField; column: number | undefined }
  | { type: 'header'; row: number }
  | { type: 'import' }
  | { type: 'online' }
  | { type: 'stop' }
  | { type: 'retry' }
  /** An earlier import is looked at. */
  | { type: 'show'; id: string }
  | { type: 'again'; random: string }
  | { type: 'progress'; at: number }
  | { type: 'put.ended'; outcome: PutOutcome }
  | { type: 'result'; result: ImportResult }

export interface SentFile {
  file: File
  random: string
}

const never = () => new Promise<never>(() => {})

/** What a file and its columns say together; undefined as long as something is missing. */
export const mappingOf = ({ columns }: Pick<ImportContext, 'columns'>): ImportMapping | undefined =>
  columns && wholeMapping(columns)

/** Whether a preview has anybody to import. */
export const hasGoodRows = ({ preview }: Pick<ImportContext, 'preview'>): boolean =>
  preview !== undefined && preview.imported + preview.changed > 0

/** Employees of a file: chosen, read, looked through, sent and imported (EMP-11 to EMP-14). */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as { company: string | undefined; random: string },
  },
  actors: {
    openFile: fromPromise<Read<OpenedSheet>, { file: File }>(never),
    previewFile: fromPromise<
      Read<Previewed>,
      { file: File; mapping: ImportMapping; company: string | undefined; onRead: (people: number) => void }
    >(never),
    link: fromPromise<{ url: string; key: string; media: string }, SentFile>(never),
    /** Tells `progress` and `put.ended`. */
    putFile: fromCallback<ImportEvent, { file: File; url: string; media: string }>(() => {}),
    start: fromPromise<{ id: string }, { file: File; key: string; company: string; mapping: ImportMapping }>(
      never,
    ),
    /** Tells `result` again and again until it is over. */
    watchImport: fromCallback<ImportEvent, { id: string }>(() => {}),
  },
  guards: {
    isWhole: ({ context }) => mappingOf(context) !== undefined,
    isOpen: ({ context }) => context.sheet !== undefined,
    /** Told from outside: whether the browser has a network. */
    isOnline: () => true,
    canImport: ({ context }) => context.company !== undefined && hasGoodRows(context),
    isTaken: (_, { file }: { file: File }) => importFileProblem(file) === undefined,
    isPut: (_, { outcome }: { outcome: PutOutcome }) => outcome === 'put',
    isDone: (_, { result }: { result: ImportResult }) => result.status === 'done',
    isFailed: (_, { result }: { result: ImportResult }) => result.status === 'failed',
  },
  actions: {
    noteRefusal: assign((_, { cause }: { cause: unknown }) => ({
      refusal: refusalOf(cause),
      put: undefined,
    })),
    noteResult: assign((_, { result }: { result: ImportResult }) => ({ result })),
    noteProgress: assign((_, { at }: { at: number }) => ({ progress: at })),
    takeFile: assign((_, { file }: { file: File }) => ({
      file,
      fault: importFileProblem(file),
      sheet: undefined,
      columns: undefined,
      preview: undefined,
    })),
    forgetFailure: assign({ refusal: undefined, put: undefined }),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({ ...EMPTY, ...input }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'idle',
      on: {
        company: { target: '.deciding', actions: assign({ company: ({ event }) => event.company }) },
        show: {
          target: 'importing',
          actions: assign({ importId: ({ event }) => event.id, result: undefined }),
        },
        file: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: '.opening',
            actions: { type: 'takeFile', params: ({ event }) => event },
          },
          { target: '.idle', actions: { type: 'takeFile', params: ({ event }) => event } },
        ],
        column: {
          guard: 'isOpen',
          target: '.deciding',
          actions: assign(({ context, event }) => withColumn(context, event)),
        },
        header: {
          guard: 'isOpen',
          target: '.deciding',
          actions: assign(({ context: { columns }, event }) => ({
            columns: { header_row: event.row, columns: columns?.columns ?? {} },
          })),
        },
      },
      states: {
        idle: {},
        opening: {
          invoke: {
            src: 'openFile',
            input: ({ context }) => ({ file: fileOf(context) }),
            onDone: {
              target: 'deciding',
              actions: assign(({ event: { output } }) =>
                output.fault === undefined
                  ? { sheet: output.read, columns: output.read.guessed }
                  : { fault: output.fault },
              ),
            },
            onError: { target: 'idle', actions: assign({ fault: 'broken' }) },
          },
        },
        deciding: {
          entry: assign({ preview: undefined, progress: 0 }),
          always: [
            { guard: 'isWhole', target: 'previewing' },
            { guard: 'isOpen', target: 'mapping' },
            { target: 'idle' },
          ],
        },
        /** Something that a person has to have has no column yet, or a column says two things. */
        mapping: {},
        previewing: {
          invoke: {
            src: 'previewFile',
            input: ({ context, self }) => ({
              file: fileOf(context),
              mapping: wholeOf(context),
              company: context.company,
              onRead: (at: number) => self.send({ type: 'progress', at }),
            }),
            onDone: {
              target: 'previewed',
              actions: assign(({ event: { output } }) =>
                output.fault === undefined
                  ? { preview: output.read, fault: undefined }
                  : { fault: output.fault },
              ),
            },
            onError: { target: 'idle', actions: assign({ fault: 'broken' }) },
          },
          on: { progress: { actions: { type: 'noteProgress', params: ({ event }) => event } } },
        },
        previewed: { on: { import: { guard: 'canImport', target: '#import.waiting' } } },
      },
    },
    /** There is no network: it is sent as soon as there is one. */
    waiting: {
      always: { guard: 'isOnline', target: 'signing' },
      on: { online: 'signing', stop: 'choosing.previewed' },
    },
    signing: {
      entry: ['forgetFailure', assign({ progress: 0 })],
      invoke: {
        src: 'link',
        input: ({ context }) => ({ file: fileOf(context), random: context.random }),
        onDone: {
          target: 'uploading',
          actions: assign(({ event: { output } }) => ({ key: output.key, link: output })),
        },
        onError: {
          target: 'uploadFailed',
          actions: { type: 'noteRefusal', params: ({ event }) => ({ cause: event.error }) },
        },
      },
      on: { stop: 'choosing.previewed' },
    },
    uploading: {
      invoke: {
        src: 'putFile',
        input: ({ context }) => ({
          file: fileOf(context),
          url: context.link?.url ?? '',
          media: context.link?.media ?? '',
        }),
      },
      on: {
        progress: { actions: { type: 'noteProgress', params: ({ event }) => event } },
        'put.ended': [
          { guard: { type: 'isPut', params: ({ event }) => event }, target: 'sending' },
          {
            target: 'uploadFailed',
            actions: assign({ put: ({ event: { outcome } }) => (outcome === 'put' ? undefined : outcome) }),
          },
        ],
        stop: 'choosing.previewed',
      },
    },
    sending: {
      invoke: {
        src: 'start',
        input: ({ context }) => ({
          file: fileOf(context),
          key: context.key ?? '',
          company: context.company ?? '',
          mapping: wholeOf(context),
        }),
        onDone: {
          target: 'importing',
          actions: assign({ importId: ({ event }) => event.output.id, result: undefined }),
        },
        onError: {
          target: 'uploadFailed',
          actions: { type: 'noteRefusal', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    /** The server imports, whether somebody looks or not. */
    importing: {
      invoke: { src: 'watchImport', input: ({ context }) => ({ id: context.importId ?? '' }) },
      on: {
        result: [
          {
            guard: { type: 'isDone', params: ({ event }) => event },
            target: 'done',
            actions: { type: 'noteResult', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => event },
            target: 'parseFailed',
            actions: { type: 'noteResult', params: ({ event }) => event },
          },
          { actions: { type: 'noteResult', params: ({ event }) => event } },
        ],
      },
    },
    done: {},
    parseFailed: {},
    uploadFailed: { on: { retry: 'waiting', stop: 'choosing.previewed' } },
  },
  on: {
    /** Another file, for the same company. */
    again: {
      target: '.choosing.idle',
      actions: assign(({ context, event }) => ({ ...EMPTY, company: context.company, random: event.random })),
    },
  },
})

const EMPTY = {
  file: undefined,
  fault: undefined,
  sheet: undefined,
  columns: undefined,
  preview: undefined,
  progress: 0,
  key: undefined,
  link: undefined,
  importId: undefined,
  result: undefined,
  put: undefined,
  refusal: undefined,
} satisfies Omit<ImportContext, 'company' | 'random'>

function fileOf({ file }: ImportContext): File {
  invariant(file, 'a file was chosen')
  return file
}

function wholeOf(context: ImportContext): ImportMapping {
  const mapping = mappingOf(context)
  invariant(mapping, 'every column that is needed was chosen')
  return mapping
}

/** A column says one thing: what it said before has to be chosen anew. */
function withColumn(
  { columns }: ImportContext,
  { field, column }: { field: ImportField; column: number | undefined },
): Pick<ImportContext, 'columns'> {
  const others = Object.entries(columns?.columns ?? {}).filter(
    ([other, at]) => other !== field && at !== column,
  )
  const chosen = column === undefined ? others : [...others, [field, column] as const]
  return { columns: { header_row: columns?.header_row ?? 0, columns: Object.fromEntries(chosen) } }
}
