import { sql } from 'kysely'
import type { PeopleApplication } from '#shared/domain/employees/without-application.ts'
import type { ProductLicense } from '#shared/domain/licenses/product-license.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { stableId } from './stable-id.ts'

interface Whose {
  customerId: string
  application: PeopleApplication
}

export type ToldProduct = Omit<ProductLicense, 'id' | 'customer_id' | 'application'>

/** Keeps a company's products as one of its directories tells them, in the place of those of before. */
export async function storeLicenses(
  work: Work,
  { customerId, application }: Whose,
  told: readonly ToldProduct[],
): Promise<void> {
  const ids = await idsOf(work, { customerId, application })
  const licenses = told.map((product): ProductLicense => ({
    ...product,
    id: stableId(customerId, product.sku_id),
    customer_id: customerId,
    application,
  }))
  await work.load('productLicense', [...ids, ...licenses.map(({ id }) => id)])
  const kept = new Set(licenses.map(({ id }) => id))
  for (const id of ids) if (!kept.has(id)) work.remove('productLicense', id)
  for (const license of licenses) {
    const { row } = work.get('productLicense', license.id)
    if (JSON.stringify(row) !== JSON.stringify(license)) work.put('productLicense', license)
  }
}

/** Takes away what a directory told of licences. */
export async function removeLicenses(work: Work, whose: Whose): Promise<void> {
  await removeRows(work, 'productLicense', await idsOf(work, whose))
}

async function idsOf({ tx, organizationId }: Work, { customerId, application }: Whose): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product_license
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and application = ${application}`.execute(tx)
  return rows.map(({ id }) => id)
}
