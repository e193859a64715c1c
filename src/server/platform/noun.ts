import type { ErrorCode } from '#shared/contract/errors.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { Migration } from './database/migrate.ts'
import type { ServedFile } from './files/served-file.ts'
import type { Mounts } from './http/mount.ts'
import type { Job, Repeat } from './jobs.ts'
import type { SealedColumn } from './keys/seal-stored.ts'
import type { Effects, Guards } from './sync/bus-parts.ts'
import type { EntityTable, EntityTables } from './sync/entity-table.ts'

/** With whom the rows of a table go. What goes with a company goes with its organization, too. */
export type Owner = 'customer' | 'organization'

/** A table whose rows go with their owner: as tombstones where they are of a synced kind. */
export interface OwnedTable {
  table: string
  kind?: Kind
}

/**
 * All that a noun is to the server, said in its own folder. `Core` is what jobs, sweeps and effects are given, `Api` what
 * routes are given. The order in which nouns are listed decides nothing but the order in which rows are locked.
 */
export interface Noun<Core, Api> {
  name: string
  /** Its synced kinds, which travel in snapshots and pulls. */
  kinds?: { readonly [K in Kind]?: EntityTable<K> }
  /** Its tables that have a column for the organization or the company, by name, in the order in which rows are locked. */
  ownedBy?: Readonly<Record<string, Owner>>
  migrations?: readonly Migration[]
  sealed?: readonly SealedColumn[]
  guards?: Guards | ((parts: Core) => Guards)
  effects?: (parts: Core) => Effects
  constraints?: Readonly<Record<string, ErrorCode>>
  /** Files that are served, by key. */
  files?: ReadonlyMap<string, ServedFile>
  routes?: readonly ((mounts: Mounts, parts: Api) => void)[]
  jobs?: readonly Job<Core, never>[]
  repeats?: readonly Repeat<Core>[]
  /** Forgets once an hour what is of no more use. Repeated, or done by two processes at once, it is harmless. */
  sweep?: (parts: Core) => Promise<unknown>
}

/** Any noun, whatever it has to be given. */
export type AnyNoun = Noun<never, never>

/** Keeps what exactly a noun needs, so that the list of all of them can be checked against what there is. */
export const defineNoun = <const N extends AnyNoun>(noun: N): N => noun

type KindsOf<N> = N extends { kinds: infer Kinds } ? keyof Kinds & Kind : never

/** Where each kind of these nouns lies; the type says which kinds those are. */
export const tablesOf = <N extends AnyNoun>(nouns: readonly N[]): Pick<EntityTables, KindsOf<N>> =>
  merged(nouns.map(({ kinds }) => kinds)) as Pick<EntityTables, KindsOf<N>>

/** The tables whose rows go with a company. */
export const ownedByCustomer = (nouns: readonly AnyNoun[]): OwnedTable[] =>
  nouns.flatMap(({ kinds = {}, ownedBy = {} }) =>
    Object.keys(ownedBy)
      .filter((table) => ownedBy[table] === 'customer')
      .map((table) => {
        const kind = Object.values(kinds).find((each) => each.table === table)?.kind
        return kind === undefined ? { table } : { table, kind }
      }),
  )

/** One of several records. Throws where two say something about the same name: one would silently go unheard. */
export function merged<V>(records: readonly (Readonly<Record<string, V>> | undefined)[]): Record<string, V> {
  const all: Record<string, V> = {}
  for (const [name, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (Object.hasOwn(all, name)) throw new Error(`Two nouns declare ${name}`)
    all[name] = value
  }
  return all
}
