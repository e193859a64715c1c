import { KINDS } from '#shared/contract/kind-names.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import { entityTables } from '#server/schema.ts'

function withoutDerivation<Table extends object>(table: Table) {
  const own: Table & { derivation?: unknown } = { ...table }
  delete own.derivation
  return own
}

/** The model, by whose rows devices are judged, derives nothing, and so the real store derives nothing here. */
export const modelTables = Object.fromEntries(
  KINDS.map((kind) => [kind, withoutDerivation(entityTables[kind])]),
) as unknown as EntityTables
