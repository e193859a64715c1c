import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Work } from './work.ts'

type ColumnType = 'uuid' | 'text' | 'boolean' | 'integer' | 'bigint' | 'timestamptz' | 'jsonb' | 'text[]'

/**
 * A field of the row as it travels: its column where the name differs, and the column's type; or SQL over the table
 * (aliased `t`) that gives it as JSON from another table, which whoever changes the row writes as well.
 */
export type ColumnOf = ColumnType | { column: string; type: ColumnType } | { elsewhere: string }

/** Rows that follow from rows of other kinds, and are made anew in the transaction that changes one of those. */
export interface Derivation<K extends Kind = Kind> {
  /** The kind of what follows. */
  kind: K
  ids: readonly string[]
  /** What a row has to be now; what it follows from was written already. */
  prepare: (tx: Tx, organizationId: string) => Promise<(row: RowOf<K>) => RowOf<K>>
}

/**
 * How a synced kind lies in the database. `fields` names every field of the row; `partition` is SQL over the
 * table (aliased `t`) that gives the partition; `order` is the default order in which devices hold the rows.
 */
export interface EntityTable<K extends Kind = Kind> {
  kind: K
  table: string
  fields: Record<keyof RowOf<K> & string, ColumnOf>
  partition: string
  partitionOf: (row: RowOf<K>) => string
  order: string
  /** What follows from rows of this kind. */
  derivation?: Derivation
  /**
   * Changes along with rows of this kind what has to be, in the transaction that changes these, whoever does. It is asked
   * before anything is written, in the order of the kinds, and may load and put rows of any kind.
   */
  settle?: (work: Work) => Promise<void>
}

export const defineDerivation = <K extends Kind>(derivation: Derivation<K>): Derivation => derivation

export const defineEntityTable = <K extends Kind>(table: EntityTable<K>): EntityTable<K> => table

/** Every synced kind's table, by kind. */
export type EntityTables = { [K in Kind]: EntityTable<K> }

/** Where a field lies and as what; undefined where it lies elsewhere. */
export function columnOf(
  field: string,
  definition: ColumnOf,
): { column: string; type: ColumnType } | undefined {
  if (typeof definition === 'string') return { column: field, type: definition }
  return 'column' in definition ? definition : undefined
}

const quoted = (name: string) => `"${name}"`

/** A SQL expression that gives one field in the form in which it travels in JSON. */
function travelling(field: string, definition: ColumnOf): string {
  if (typeof definition === 'object' && 'elsewhere' in definition) return `(${definition.elsewhere})`
  const { column, type } = typeof definition === 'string' ? { column: field, type: definition } : definition
  const place = `t.${quoted(column)}`
  return type === 'timestamptz'
    ? `to_char(${place} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : place
}

/** A SQL expression for the whole row as JSON, over the table aliased `t`. */
export function rowAsJson({ fields }: EntityTable): string {
  const members = entries(fields).map(([field, definition]) => `'${field}', ${travelling(field, definition)}`)
  return `json_build_object(${members.join(', ')})`
}

/** A SQL aggregate for rows as one JSON array per field, over the table aliased `t`, in the order of column `place`. */
export function columnsAsJson({ fields }: EntityTable): string {
  return entries(fields)
    .map(([field, definition]) => `'${field}', json_agg(${travelling(field, definition)} order by place)`)
    .join(', ')
}

/** The statement that writes rows given as one JSON array in `$1`, for the organization in `$2`. */
export function upsertStatement({ table, fields }: EntityTable): string {
  const columns = entries(fields)
    .flatMap(([field, definition]) => {
      const own = columnOf(field, definition)
      return own ? [{ field, ...own }] : []
    })
    .filter(({ column }) => column !== 'organization_id')
  const list = columns.map(({ column }) => quoted(column))
  const values = columns.map(({ field, type }) =>
    type === 'text[]' ? `array(select jsonb_array_elements_text(r.${quoted(field)}))` : `r.${quoted(field)}`,
  )
  const record = columns.map(({ field, type }) => `${quoted(field)} ${type === 'text[]' ? 'jsonb' : type}`)
  const changes = list.filter((name) => name !== '"id"').map((name) => `${name} = excluded.${name}`)
  return `insert into ${table} (organization_id, ${list.join(', ')})
    select $2::uuid, ${values.join(', ')} from jsonb_to_recordset($1::jsonb) as r(${record.join(', ')})
    on conflict (organization_id, id) do update set ${changes.join(', ')}`
}

const entries = (fields: Record<string, ColumnOf>) => Object.entries(fields)

/** Ids travel as text; in the database most are UUIDs. */
export const idTypeOf = ({ fields }: Pick<EntityTable, 'fields'>): 'uuid' | 'text' =>
  (fields as Record<string, ColumnOf>)['id'] === 'uuid' ? 'uuid' : 'text'
