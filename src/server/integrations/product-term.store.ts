import { sql } from 'kysely'
import type { ProductTerm } from '#server/connectors/directory.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Keeps until when a company has bought its products, in the place of what was told before. */
export async function storeTerms(
  { tx, organizationId }: Work,
  customerId: string,
  terms: readonly ProductTerm[],
): Promise<void> {
  await forgetTerms({ tx, organizationId }, customerId)
  const rows = terms.filter(({ endsAt }) => endsAt !== null)
  await sql`
    insert into product_term (organization_id, customer_id, id, product_name, seats, ends_at)
    select ${organizationId}::uuid, ${customerId}::uuid, r.id, r."productName", r.seats, r."endsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id text, "productName" text, seats int, "endsAt" timestamptz)
    on conflict do nothing`.execute(tx)
}

/** What was bought in a tenant that is not read any more is nobody's concern here. */
export const forgetTerms = (
  { tx, organizationId }: Pick<Work, 'tx' | 'organizationId'>,
  customerId: string,
) =>
  sql`delete from product_term
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid`.execute(tx)
