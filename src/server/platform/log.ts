import pino from 'pino'

/** What a line says beside its sentence. */
export interface LogFields {
  /** What happened, by which lines are searched and alarms are raised: `noun.whatHappened`. */
  event: `${string}.${string}`
  [field: string]: unknown
}
type Write = (fields: LogFields, sentence: string) => void

/** A log in which every line names its event. */
export interface Log extends Record<'debug' | 'info' | 'warn' | 'error', Write> {
  /** The same log with fields that stand in each of its lines. */
  child: (fields: Record<string, unknown>) => Log
}

/** Structured lines in JSON on standard output. Whatever could be a secret is taken out, wherever it stands. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    redact: {
      paths: [
        '*.password',
        '*.PASSWORD',
        '*.authorization',
        'authorization',
        '*.access_token',
        '*.client_secret',
      ],
      censor: '(removed)',
    },
  })
