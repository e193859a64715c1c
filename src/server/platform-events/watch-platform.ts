import { sql } from 'kysely'
import { MINUTE } from '#shared/lib/time.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { takeTurn } from '#server/alerts/keep-page.ts'
import { raiseAlerts } from '#server/alerts/raise-alerts.ts'
import { resolveAlerts } from '#server/alerts/resolve-alerts.ts'
import { type AlertNoticeParts, tellOfAlerts } from '#server/alerts/tell-of-alerts.ts'
import type { Company } from '#server/alerts/tenant-event.store.ts'
import { eventOf } from './matter-event.ts'
import { type StandingMatter, standingMatters } from './standing-matters.ts'

/** Of how many companies one look tells. */
const AT_ONCE = 200

interface Episode extends Company {
  matter: string
  subject: string
  began: string
  alertId: string | null
}

export interface FollowParts extends CommitParts {
  now: () => number
}

/**
 * Raises and closes alerts of what our own server notices at companies, unless what happens in tenants is looked at by other
 * processes. What is not well is read from what is kept of it: a process that ended in between has lost nothing.
 */
export async function watchPlatform(
  parts: AlertNoticeParts & { feedInterval: number; log: Pick<Log, 'error'> },
): Promise<void> {
  if (parts.feedInterval === 0) return
  for (const company of await companiesToFollow(parts.db, parts.now())) {
    try {
      await followCompany(parts, company)
      await tellOfAlerts(parts, company)
    } catch (cause) {
      parts.log.error(
        { event: 'platformEvents.notFollowed', ...company, err: cause },
        'What is not well at a company could not be told',
      )
    }
  }
}

/** Companies of which something is not well and not told, or told and well again. */
async function companiesToFollow(db: Db, now: number): Promise<readonly Company[]> {
  const [standing, episodes] = [await standingMatters(db, now, undefined), await episodesOf(db, undefined)]
  const known = new Map(episodes.map((each) => [keyOf(each), each]))
  const due = new Map<string, Company>()
  const note = ({ organizationId, customerId }: Company) =>
    due.set(`${organizationId}/${customerId}`, { organizationId, customerId })
  for (const matter of standing) {
    if (isNew(matter, known.get(keyOf(matter)))) note(matter)
    known.delete(keyOf(matter))
  }
  for (const over of known.values()) note(over)
  return ofTurn([...due.values()], now)
}

/** At most as many as one look tells of, others in every minute: a few that always fail would else hold up the rest. */
export function ofTurn<Item>(due: readonly Item[], now: number): readonly Item[] {
  if (due.length <= AT_ONCE) return due
  const first = (Math.floor(now / MINUTE) * AT_ONCE) % due.length
  return [...due.slice(first), ...due.slice(0, first)].slice(0, AT_ONCE)
}

/** Raises what is not well at a company and not told yet, and closes what is well again, in one transaction. */
export async function followCompany(parts: FollowParts, company: Company): Promise<void> {
  const now = parts.now()
  await commit(parts, company.organizationId, async (work) => {
    await takeTurn(work.tx, company)
    const standing = await standingMatters(work.tx, now, company)
    const episodes = new Map((await episodesOf(work.tx, company)).map((each) => [keyOf(each), each]))
    const over: (string | null)[] = []
    for (const matter of standing) {
      const told = episodes.get(keyOf(matter))
      episodes.delete(keyOf(matter))
      if (!isNew(matter, told)) continue
      if (told) over.push(told.alertId)
      await begin(work, matter, now)
    }
    for (const episode of episodes.values()) {
      over.push(episode.alertId)
      await end(work, episode)
    }
    await resolveAlerts(work, { ids: over.filter((id) => id !== null), now })
  })
}

const keyOf = ({ organizationId, customerId, matter, subject }: Omit<Episode, 'alertId' | 'began'>) =>
  JSON.stringify([organizationId, customerId, matter, subject])

const isNew = ({ isReady, began }: StandingMatter, told: Episode | undefined) =>
  isReady && told?.began !== began

async function begin(work: Work, standing: StandingMatter, now: number): Promise<void> {
  const { organizationId, customerId, matter, subject, began, told } = standing
  const [alertId = null] = await raiseAlerts(
    work,
    { organizationId, customerId },
    [{ event: eventOf(standing, now), record: told }],
    now,
  )
  await sql`
    insert into platform_episode (organization_id, customer_id, matter, subject, began, alert_id, raised_at)
    values (${organizationId}::uuid, ${customerId}::uuid, ${matter}, ${subject}, ${began}, ${alertId}::uuid, ${now}::bigint)
    on conflict (organization_id, customer_id, matter, subject)
      do update set began = excluded.began, alert_id = excluded.alert_id, raised_at = excluded.raised_at`.execute(
    work.tx,
  )
}

const end = ({ tx }: Work, { organizationId, customerId, matter, subject }: Episode) =>
  sql`delete from platform_episode
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and matter = ${matter} and subject = ${subject}`.execute(tx)

async function episodesOf(db: Db | Tx, company: Company | undefined): Promise<Episode[]> {
  const whose = company
    ? sql`where organization_id = ${company.organizationId}::uuid and customer_id = ${company.customerId}::uuid`
    : sql``
  const { rows } = await sql<Episode>`
    select organization_id as "organizationId", customer_id as "customerId", matter, subject, began,
      alert_id as "alertId"
    from platform_episode ${whose}`.execute(db)
  return rows
}
