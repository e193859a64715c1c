import { nextEpisodes } from '#shared/domain/alerts/hygiene/episodes.ts'
import { type HygieneData, hygieneInputs } from '#shared/domain/alerts/hygiene/hygiene-inputs.ts'
import { hygieneQueries } from '#shared/domain/alerts/hygiene/hygiene-queries.ts'
import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import type { Told } from '../example.ts'

const AT = '2026-11-20T08:00:00Z'

/** What a query is given: what its inputs answer, as the vendor or our own database writes it. */
export const asked = (query: string, data: Readonly<Record<string, unknown>>): Told => ({
  feed: 'hygiene',
  record: { query, data },
})

/** The events of what a query finds, as it is first asked. */
export function readAsked({ query: id, data }: Told['record']): SecurityEvent[] {
  const query = hygieneQueries.find((each) => each.id === id)
  if (!query) throw new Error(`There is no query ${String(id)}`)
  const given = data as Record<string, unknown>
  const parsed = Object.fromEntries(
    query.reads.map((input) => [input, hygieneInputs[input].schema.parse(given[input])]),
  ) as HygieneData
  const at = Date.parse(AT)
  return nextEpisodes(query, query.find(parsed, at), {}, at).told
}
