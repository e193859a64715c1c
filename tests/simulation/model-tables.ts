import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import { entityTables } from '#server/schema.ts'

/** The model, by whose rows devices are judged, derives nothing, and so the real store derives nothing here. */
export const modelTables = Object.fromEntries(
  Object.entries(entityTables).map(([kind, { derivation: _, ...table }]) => [kind, table]),
) as EntityTables
