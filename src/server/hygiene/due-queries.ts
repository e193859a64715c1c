import { type RawBuilder, sql } from 'kysely'
import { hygieneQueries } from '#shared/domain/alerts/hygiene/hygiene-queries.ts'
import type { HygieneQuery } from '#shared/domain/alerts/hygiene/hygiene-query.ts'
import { HOUR } from '#shared/lib/time.ts'
import type { Company } from '#server/alerts/tenant-event.store.ts'
import type { Db } from '#server/platform/database/database.ts'

/** How soon a query that was refused is asked again, at the latest: a permission may have been given meanwhile. */
const AGAIN = HOUR

/** Under which name the reading of a query is kept and told. */
export const sourceOf = ({ id }: Pick<HygieneQuery, 'id'>): string => `hygiene/${id}`

/** Every query with its interval, as the rows of a table `q`. */
export const queryTimes = (): RawBuilder<unknown> => {
  const rows = hygieneQueries.map((query) => ({ source: sourceOf(query), pause: query.interval }))
  return sql`(select source, pause from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(source text, pause bigint))`
}

/** Whether the query of a row of `q` is due, by what stands of it in `f`. */
export const isDue = (now: number): RawBuilder<boolean> => sql<boolean>`(
  f.asked_at is null or extract(epoch from f.asked_at) * 1000 <= ${now}::bigint
    - case when f.reason is null then q.pause else least(q.pause, ${AGAIN}::bigint) end)`

/** The queries of a company that are due. */
export async function dueQueries(
  db: Db,
  { organizationId, customerId }: Company,
  now: number,
): Promise<HygieneQuery[]> {
  const { rows } = await sql<{ source: string }>`
    select q.source from ${queryTimes()} q
    left join feed_cursor f on f.organization_id = ${organizationId}::uuid and f.customer_id = ${customerId}::uuid
      and f.source = q.source
    where ${isDue(now)}`.execute(db)
  const due = new Set(rows.map(({ source }) => source))
  return hygieneQueries.filter((query) => due.has(sourceOf(query)))
}
