import { sql } from 'kysely'
import type { ProductLicense } from '#shared/domain/licenses/product-license.ts'
import { PEOPLE_APPLICATIONS } from '#shared/domain/employees/without-application.ts'
import { productLicenseTable } from '#server/integrations/integration.table.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import { type Content, type ContentParts, numberText, rowsOf, timeText } from './content.ts'

/** More products than a tenant has. */
const MOST = 2000

/** What a vendor does not say of a product. */
const NOT_TOLD = '–'

/** What a company has bought of its vendors' products, and how much of it is used. */
export const licenseContent: Content = async (parts, { id, name }) => {
  const { texts, wanted } = parts
  const syncedAt = await lastSynced(parts, id)
  const chosen = new Set(wanted.savedSelectedLicenses)
  const licenses = (await readLicenses(parts, id)).filter(
    ({ sku_id }) => chosen.size === 0 || chosen.has(sku_id),
  )
  const { license } = texts
  return {
    company: name,
    asOf: syncedAt === null ? texts.neverRead : texts.readAt(timeText(parts, syncedAt)),
    missing: syncedAt === null ? [texts.notConnected] : [],
    figures: syncedAt === null ? [] : licenseFigures(parts, licenses),
    columns: [
      { title: license.product, share: 5 },
      { title: license.sku, share: 4 },
      { title: license.bought, share: 1 },
      { title: license.used, share: 1 },
      { title: license.unused, share: 1 },
      { title: license.status, share: 2 },
    ],
    rows: () =>
      rowsOf(licenses, ({ product_name, part_number, enabled, consumed, status }) => [
        product_name,
        part_number,
        enabled === null ? NOT_TOLD : String(enabled),
        String(consumed),
        enabled === null ? NOT_TOLD : String(Math.max(0, enabled - consumed)),
        status ?? NOT_TOLD,
      ]),
  }
}

export function licenseFigures(
  parts: ContentParts,
  licenses: readonly ProductLicense[],
): (readonly [string, string])[] {
  const { summary } = parts.texts
  const bought = licenses.reduce((sum, { enabled }) => sum + (enabled ?? 0), 0)
  const unused = licenses.reduce(
    (sum, { enabled, consumed }) => sum + Math.max(0, (enabled ?? consumed) - consumed),
    0,
  )
  return [
    [summary.bought, numberText(parts, bought)],
    [summary.unused, numberText(parts, unused)],
  ]
}

/** None where whoever gets the report may not read them. */
export async function readLicenses(
  { db, scope }: ContentParts,
  customerId: string,
): Promise<ProductLicense[]> {
  const found = await readRows(db, productLicenseTable, scope, {
    where: 't.customer_id = $3::uuid',
    parameters: [customerId],
    size: MOST,
  })
  return found.map(({ row }) => row)
}

/** When a company's directories were synced, by the one that was so longest ago; null where none ever was. */
export async function lastSynced({ db, scope }: ContentParts, customerId: string): Promise<string | null> {
  const { rows } = await sql<{ at: string | Date | null }>`
    select min(last_synced) as at from integration
    where organization_id = ${scope.organizationId}::uuid and customer_id = ${customerId}::uuid
      and type = any(${[...PEOPLE_APPLICATIONS]}::text[])`.execute(db)
  const at = rows[0]?.at ?? null
  return at === null ? null : new Date(at).toISOString()
}
