import { type Kysely, sql } from 'kysely'
import type { ChangedRow } from '../reach-model.ts'

type Digests = ReadonlyMap<string, string>

/** Columns that are counted from what is elsewhere, and change with it. */
const DERIVED: Readonly<Record<string, string>> = {
  checklist_item: `(to_jsonb(t) - '{completion_status,details}'::text[])`,
}

let query: string | undefined

/** A digest of what each table holds of each company, person and list of each organization. */
export async function digestStored(db: Kysely<never>): Promise<Digests> {
  query ??= await queryOf(db)
  const { rows } = await sql.raw<{ place: string; digest: string }>(query).execute(db)
  return new Map(rows.map(({ place, digest }) => [place, digest]))
}

/** What is not as it was. */
export function changesBetween(before: Digests, after: Digests): readonly ChangedRow[] {
  const companies = [...before.keys()].map(placeOf).filter(({ table }) => table === 'customer')
  const known = new Set(companies.map(({ customerId }) => customerId))
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map(placeOf)
    .map((place) => ({ ...place, isNewCompany: place.customerId !== null && !known.has(place.customerId) }))
}

/** Every table whose rows belong to an organization. */
export async function tablesOfOrganizations(
  db: Kysely<never>,
): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by 1`.execute(db)
  return rows.filter(({ columns }) => columns.includes('organization_id'))
}

async function queryOf(db: Kysely<never>): Promise<string> {
  const parts = (await tablesOfOrganizations(db)).map(({ name, columns }) => {
    const own = (tables: readonly string[], column: string) =>
      tables.includes(name) ? 't.id::text' : columns.includes(column) ? `t.${column}::text` : 'null'
    const content = DERIVED[name] ?? 't'
    const place = `json_build_array('${name}', t.organization_id, ${own(['customer'], 'customer_id')},
      ${own(['app_user', 'notification_marks'], 'user_id')}, ${own([], 'list')})`
    return `select ${place}::text as place, md5(string_agg(${content}::text, '' order by ${content}::text)) as digest
      from "${name}" t group by 1`
  })
  return parts.join(' union all ')
}

function placeOf(key: string): Omit<ChangedRow, 'isNewCompany'> {
  const [table, organizationId, customerId, userId, list] = JSON.parse(key) as [
    string,
    string,
    string | null,
    string | null,
    string | null,
  ]
  return { table, organizationId, customerId, userId, list }
}
