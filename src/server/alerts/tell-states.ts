import { sql } from 'kysely'
import type { FeedState, FeedStates } from '#shared/domain/alerts/feed-states.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { compare } from '#shared/lib/compare.ts'
import { HOUR } from '#shared/lib/time.ts'
import type { FeedSource } from '#server/connectors/security-feeds.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Company } from './tenant-event.store.ts'

/** What devices are told of a source beside how it stands. */
export type ToldSource = Pick<FeedSource, 'id' | 'permission'>

/** Tells devices how each of these sources stands, where that is otherwise, or was told an hour ago. */
export async function tellStates(
  parts: CommitParts,
  company: Company,
  integrationId: string,
  told: readonly ToldSource[],
): Promise<void> {
  const { organizationId, customerId } = company
  await commit(parts, organizationId, async (work) => {
    await work.load('integration', [integrationId])
    if (work.get('integration', integrationId).row?.customer_id !== customerId) return
    const { rows } = await sql<Omit<FeedState, 'permission'>>`
      select source, reason, unread, gaps, to_char(read_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as read_at
      from feed_cursor
      where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid`.execute(work.tx)
    await work.load('feedStates', [customerId])
    const { row: before } = work.get('feedStates', customerId)
    const ids = new Set(told.map(({ id }) => id))
    const stood = new Map(rows.map((row) => [row.source, row]))
    const states: FeedStates = {
      id: customerId,
      customer_id: customerId,
      sources: [
        // Feeds and queries are read at different times: each leaves what the other one has told.
        ...(before?.sources ?? []).filter(({ source }) => stood.has(source) && !ids.has(source)),
        ...told.flatMap(({ id, permission }) => {
          const state = stood.get(id)
          return state ? [{ ...state, permission }] : []
        }),
      ].toSorted((a, b) => compare(a.source, b.source)),
    }
    if (isWorthTelling(before, states)) work.put('feedStates', states)
  })
}

function isWorthTelling(before: FeedStates | undefined, after: FeedStates): boolean {
  if (!before || withoutTimes(before) !== withoutTimes(after)) return true
  const lastOf = ({ sources }: FeedStates) =>
    sources.reduce((last, { read_at }) => Math.max(last, read_at === null ? 0 : Date.parse(read_at)), 0)
  return lastOf(after) - lastOf(before) >= HOUR
}

const withoutTimes = ({ sources }: FeedStates) =>
  canonicalJson(sources.map((state) => ({ ...state, read_at: state.read_at === null ? null : '' })))
