export interface ThreadSettings {
  /** The compiled code of PostgreSQL. */
  postgres: WebAssembly.Module
  /** Where the data lives; undefined keeps it in memory. */
  folder: string | undefined
  /** A database to start from, as `dump` gave it. */
  dump: Uint8Array<ArrayBuffer> | undefined
}

export type ThreadRequest = { id: number } & (
  | { do: 'open' }
  | { do: 'query'; sql: string; parameters: unknown[] }
  | { do: 'script'; sql: string }
  | { do: 'dump' }
  | { do: 'close' }
)

export interface QueryAnswer {
  rows: Record<string, unknown>[]
  affectedRows: number
  selected: boolean
}

export type ThreadAnswer =
  | { id: number; value: unknown; error?: undefined }
  | {
      id: number
      error: {
        message: string
        code?: string
        constraint?: string
        detail?: string
        /** PostgreSQL itself ended or went astray; it did not refuse a statement. */
        isCrash: boolean
      }
    }
