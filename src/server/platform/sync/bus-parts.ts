import type { ArgsOf, CommandName } from '#shared/contract/commands.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { AnyRow } from '#shared/contract/kinds.ts'
import type { Log } from '#server/platform/log.ts'
import type { EntityTables } from './entity-table.ts'
import type { Scope } from './scope.ts'
import type { SyncStore } from './sync-store.ts'
import type { DetailedCode, RefusedCommand, ValidatedCommand } from './validated-command.ts'
import type { Work } from './work.ts'

/** What only the server can know: whether a command may be carried out beside everything else there is. */
export type Guard<Args = unknown> = (
  context: { work: Work; scope: Scope; args: Args },
  row: AnyRow | undefined,
) => Promise<ErrorCode | DetailedCode | undefined>

/**
 * What a command does beyond its own rows, in the same transaction. What it gives back is done once that is committed;
 * a crash in between loses it, so that something else has to find what was left behind.
 */
export type Effect<Args = unknown> = (context: {
  work: Work
  scope: Scope
  args: Args
}) => Promise<(() => void) | void>

export type Guards = { [N in CommandName]?: Guard<ArgsOf<N>> }
export type Effects = { [N in CommandName]?: Effect<ArgsOf<N>> }

export interface BusParts {
  store: SyncStore
  /** Only to say which partition a row lives in and how its id is written. */
  tables: EntityTables
  guards: Guards
  effects: Effects
  /** The refusal behind a constraint of the database that two writers met at once. */
  constraints: Readonly<Record<string, ErrorCode>>
  now: () => number
  publish: (organizationId: string, version: number) => void
  log: Log
}

/** A command after what can be said of it without the database. */
export type ReadyCommand = ValidatedCommand | RefusedCommand

/** What the earlier commands of a batch leave to the later ones. */
export interface Course {
  /** Lanes in which a command was not carried out: what comes behind it waits. */
  stopped: ReadonlySet<string>
  /** Keys, in lower case, of the commands whose effect is there. */
  done: ReadonlySet<string>
  /** Companies that this batch has made. */
  made: ReadonlySet<string>
}
