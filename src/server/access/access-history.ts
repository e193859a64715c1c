import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import {
  ACCESS_CHANGES_KEPT,
  ACCESS_CHANGES_MOST,
  type AccessChange,
} from '#shared/domain/conditional-access/access-change.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import { DAY } from '#shared/lib/time.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { keyOf } from './vendor-objects.ts'

type Body = NonNullable<AccessChange['before']>
type Found = Pick<AccessChange, 'target' | 'object_id' | 'name' | 'change' | 'before' | 'after'>

/** A policy or a location as it stood at one reading. */
interface Standing {
  id: string
  displayName: string
}

/**
 * What is otherwise than at the reading before. What is the same in other words is no change; what is no longer told of counts
 * as removed only where `isGone` says so.
 */
export function changesBetween<Item extends Standing>(
  target: AccessChange['target'],
  before: readonly Item[],
  after: readonly Item[],
  isGone: (id: string) => boolean,
): Found[] {
  const earlier = new Map(before.map((item) => [keyOf(item.id), item]))
  const later = new Set(after.map(({ id }) => keyOf(id)))
  const of = ({ id, displayName }: Item) => ({ target, object_id: id, name: displayName })
  return [
    ...after.flatMap((item): Found[] => {
      const stood = earlier.get(keyOf(item.id))
      if (!stood) return [{ ...of(item), change: 'added', before: null, after: bodyOf(item) }]
      return differencesBetween(stood, item).length === 0
        ? []
        : [{ ...of(item), change: 'modified', before: bodyOf(stood), after: bodyOf(item) }]
    }),
    ...before
      .filter(({ id }) => !later.has(keyOf(id)) && isGone(keyOf(id)))
      .map((item): Found => ({ ...of(item), change: 'removed', before: bodyOf(item), after: null })),
  ]
}

const bodyOf = (item: Standing): Body => ({ ...item })

/** A task of ours, and the vendor's ids of what it has changed. */
export interface ByTask {
  taskId: string
  objectIds: ReadonlySet<string>
}

/** Adds what changed in a company's tenant, and lets go of what is too old or too much. `at` is in milliseconds since 1970. */
export async function noteChanges(
  work: Work,
  customer_id: string,
  found: readonly Found[],
  { at, by }: { at: number; by: ByTask | undefined },
): Promise<void> {
  const byTask = new Set([...(by?.objectIds ?? [])].map(keyOf))
  const rows = found.slice(0, ACCESS_CHANGES_MOST).map((change) => ({
    ...change,
    id: uuidv7(),
    customer_id,
    found_at: new Date(at).toISOString(),
    task_id: by && byTask.has(keyOf(change.object_id)) ? by.taskId : null,
  }))
  const old = await oldChanges(work, customer_id, { at, room: ACCESS_CHANGES_MOST - rows.length })
  await work.load('accessChange', [...old, ...rows.map(({ id }) => id)])
  for (const id of old) work.remove('accessChange', id)
  for (const row of rows) work.put('accessChange', row)
}

/** The oldest first, and as many as may be there: what is left over is found at the next reading. */
async function oldChanges(
  { tx, organizationId }: Work,
  customerId: string,
  { at, room }: { at: number; room: number },
): Promise<string[]> {
  const since = new Date(at - ACCESS_CHANGES_KEPT * DAY)
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, found_at, row_number() over (order by found_at desc, id desc) as rank
      from access_change
      where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid) c
    where c.rank > ${room}::bigint or c.found_at < ${since}
    order by c.found_at, c.id limit ${ACCESS_CHANGES_MOST}`.execute(tx)
  return rows.map(({ id }) => id)
}
