import type { ErrorCode, ErrorValues } from '#shared/contract/errors.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { CommandResult } from '#shared/contract/sync.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** What a device may take as the outcome of a command when it sends the same one again. */
export interface IdempotencyRow {
  key: string
  fingerprint: string
  result: unknown
}

/** A command that was answered for good before: carried out at `version`, or refused where `refusal` is there. */
export interface RememberedAnswer {
  key: string
  fingerprint: string
  version: number
  refusal?: Refusal | undefined
}

/** What a person was told of a command that was not carried out. */
export interface Refusal {
  outcome: CommandResult['outcome']
  status: number
  code: ErrorCode
  values?: ErrorValues | undefined
  /** The row that contradicted it. */
  rowId?: string | undefined
}

export interface RefusedKey {
  key: string
  fingerprint: string
  refusal: Refusal
}

export interface Held<K extends Kind = Kind> {
  row: RowOf<K> | undefined
  v: number
}

/** A row before a transaction, and as it leaves it; undefined where there is none. */
export interface Change<K extends Kind = Kind> {
  before: RowOf<K> | undefined
  after: RowOf<K> | undefined
}

/** The changes of one transaction. They are staged in memory and written together at its end. */
export interface Work {
  tx: Tx
  organizationId: string
  /** Reads rows and locks them until the transaction ends. Rows staged in this work come as staged. */
  load: <K extends Kind>(kind: K, ids: readonly string[]) => Promise<void>
  /** A row that was loaded: as staged, else as stored. Its version is 0 when it is not there. */
  get: <K extends Kind>(kind: K, id: string) => Held<K>
  put: <K extends Kind>(kind: K, row: RowOf<K>) => void
  /** Every row of a kind that was changed so far. */
  changed: <K extends Kind>(kind: K) => Change<K>[]
  remove: (kind: Kind, id: string) => void
  /** Which of these keys were carried out before, and as what. */
  recall: (keys: readonly string[]) => Promise<RememberedAnswer[]>
  remember: (row: IdempotencyRow) => void
  /** Keeps that a command was refused, which is no change: a copy of it that comes late is refused, too. */
  refuse: (row: RefusedKey) => void
}

export interface CommitOutcome<T> {
  result: T
  /** The organization's version at which the changes are visible; undefined when nothing changed. */
  version: number | undefined
}
