import type { Migration } from '#server/platform/database/migrate.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'
import { type AnyNoun, ownedByCustomer as ownedBy, type OwnedTable, tablesOf } from '#server/platform/noun.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import { nouns } from './nouns.ts'

const all: readonly AnyNoun[] = nouns

/** Where each synced kind lies; a kind that no noun declares does not compile. */
export const entityTables: EntityTables = tablesOf(nouns)

/** The columns whose values are sealed. */
export const sealedColumns: readonly SealedColumn[] = all.flatMap(({ sealed = [] }) => sealed)

/** Every step of the schema, in the order of their numbers. */
export const migrations: readonly Migration[] = all
  .flatMap(({ migrations: own = [] }) => own)
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** What goes with a deleted company. */
export const ownedByCustomer: readonly OwnedTable[] = ownedBy(all)
