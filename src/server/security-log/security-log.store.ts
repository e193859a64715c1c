import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { SecurityEvent } from '#shared/contract/security-log.ts'
import type { KeptEvent } from '#shared/domain/security-log/kept-event.ts'
import { type SecurityEventName, securityLogLimits } from '#shared/domain/security-log/security-event.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

/**
 * Keeps an event for the organization of the user who acted, or counts one more where it has been the same in this
 * minute. Gives the organization; of somebody whom none knows nothing is kept. It is one statement, which does the same
 * for everybody, so that its time does not tell who has an account.
 */
export async function recordSecurityEvent(
  db: Db,
  actorId: string,
  { at, minute, event, reason, actorName, target, targetName, members, network, count }: KeptEvent,
): Promise<string | undefined> {
  const { rows } = await sql<{ organizationId: string }>`
    insert into security_event as e (organization_id, id, at, minute, event, reason, actor_id, actor_name, target,
      target_name, members, network, count)
    select u.organization_id, ${uuidv7()}::uuid, ${at}::timestamptz, ${minute}::timestamptz, ${event}, ${reason},
      u.id, coalesce(${actorName}::text, u.email), ${target}, ${targetName}, ${JSON.stringify(members)}::jsonb,
      ${network}, ${count}::bigint
    from app_user u where u.id = ${actorId}::uuid
    on conflict (organization_id, minute, event, actor_id, reason, target, members, network)
      do update set count = e.count + excluded.count
    returning organization_id as "organizationId"`.execute(db)
  return rows[0]?.organizationId
}

interface EventQuery {
  /** The id of an event: only those before it. */
  before?: string | undefined
  size: number
  event?: SecurityEventName | undefined
  /** A user, as the one who acted or as the one to whom it was done. */
  user?: string | undefined
}

/** The events of the caller's organization, the newest first. */
export async function listSecurityEvents(
  db: Db,
  { organizationId }: Scope,
  { before, size, event, user }: EventQuery,
): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_event as e')
    .leftJoin('app_user as a', (join) =>
      join.onRef('a.organization_id', '=', 'e.organization_id').onRef('a.id', '=', 'e.actor_id'),
    )
    .leftJoin('app_user as t', (join) =>
      join.onRef('t.organization_id', '=', 'e.organization_id').on(sql`t.id::text`, '=', sql.ref('e.target')),
    )
    .select(['e.id', 'e.at', 'e.event', 'e.reason', 'e.actor_id', 'e.actor_name', 'e.target', 'e.members'])
    .select(['e.network', 'e.count', 'e.target_name'])
    .select(sql<string | null>`a.first_name || ' ' || a.last_name`.as('actor_person'))
    .select(sql<string | null>`t.first_name || ' ' || t.last_name`.as('target_person'))
    .select(
      sql<string | null>`(select d.name from device d
        where d.organization_id = e.organization_id and d.id::text = e.target limit 1)`.as('device_name'),
    )
    .where('e.organization_id', '=', organizationId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(e.at, e.id) < (select b.at, b.id from security_event b
          where b.organization_id = ${organizationId}::uuid and b.id = ${before}::uuid)`,
      ),
    )
    .$if(event !== undefined, (query) => query.where('e.event', '=', event ?? ''))
    .$if(user !== undefined, (query) =>
      query.where((is) => is.or([is('e.actor_id', '=', user ?? ''), is('e.target', '=', user ?? '')])),
    )
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(size)
    .execute()
  return rows.map(
    ({ actor_id, actor_name, actor_person, target, target_name, target_person, device_name, ...row }) => ({
      id: row.id,
      at: row.at.toISOString(),
      event: row.event as SecurityEvent['event'],
      reason: row.reason as SecurityEvent['reason'],
      actorId: actor_id,
      actorName: actor_name,
      actorPerson: actor_person?.trim() ?? null,
      target,
      targetName: target_person?.trim() ?? target_name ?? device_name,
      members: row.members as SecurityEvent['members'],
      network: row.network,
      count: row.count,
    }),
  )
}

/** Forgets what is older than a year. */
export const sweepSecurityEvents = ({ db, now }: { db: Db; now: () => number }) =>
  db
    .deleteFrom('security_event')
    .where('at', '<', new Date(now() - securityLogLimits.kept))
    .execute()
