import pino from 'pino'

export type Log = pino.Logger

/** Structured lines on standard output. Whatever could be a secret is taken out, wherever it stands. */
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
