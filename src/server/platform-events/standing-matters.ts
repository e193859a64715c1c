import { type RawBuilder, sql } from 'kysely'
import type { PlatformMatter } from '#shared/domain/alerts/security-event.ts'
import { sources } from '#shared/domain/posture/sources.ts'
import type { Found } from '#shared/domain/posture/verdict.ts'
import type { ChangedBy } from '#shared/domain/posture/posture-change.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { MINUTE } from '#shared/lib/time.ts'
import type { Company } from '#server/alerts/tenant-event.store.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'

/** What is told of a matter, by what it is. */
interface Told {
  integration?: string
  fault?: string | null
  failures?: number
  permissions?: string[]
  action?: string
  /** What was not done: of which check, how it ended, why, and at which of several objects. */
  postureSteps?: (string | null)[][]
  /** What was not done to an account: which step, how it ended, and why. */
  alertSteps?: (string | null)[][]
  account?: string | null
  /** What was not done to the policies and places of a tenant, by their names. */
  policies?: string[]
  /** Whose per-user state was not set, by their names. */
  people?: string[]
  /** The kinds of contacts that were not set at a tenant. */
  contacts?: string[]
  requestedBy?: string | null
  check?: string
  before?: Found
  after?: Found
  by?: ChangedBy | null
}

/** Something of a company that is not well now. */
export interface StandingMatter extends Company {
  matter: PlatformMatter | 'postureRegressed'
  /** Which one of its kind: with it, it is told once until it is well again. */
  subject: string
  /** Tells one episode from the next one; empty where that is told by its ending alone. */
  began: string
  /** Milliseconds since 1970; null where nobody knows. */
  at: number | null
  /** Whether all that there is to tell is known by now. */
  isReady: boolean
  told: Told
}

/** So many syncs in a row have failed before it is more than a bad moment. */
export const FAILING_SYNCS = 3
/** How long a log is asked for who changed something; it is told without that then. */
const ACTOR_WITHIN = 10 * MINUTE

const EXCHANGE_SOURCES = Object.entries(sources)
  .filter(([, { transport }]) => transport === 'exchange')
  .map(([id]) => id)

const LOST = ['unauthorized', 'consentMissing', 'notFound']

/**
 * Everything that is not well now, of one company or of all. It is read from what is kept anyway, so that nothing that
 * failed can be forgotten on the way to its alert.
 */
export async function standingMatters(
  db: Db | Tx,
  now: number,
  company: Company | undefined,
): Promise<StandingMatter[]> {
  const whose = company
    ? sql`where m."organizationId" = ${company.organizationId}::uuid and m."customerId" = ${company.customerId}::uuid`
    : sql``
  const { rows } = await sql<Omit<StandingMatter, 'at'> & { at: string | number | null }>`
    select * from (
      ${connections} union all ${permissions} union all ${syncs} union all ${exchange}
      union all ${postureTasks} union all ${alertTasks}
      union all ${changeTasks} union all ${regressions(now)}
    ) m ${whose}
    order by m."organizationId", m."customerId", m.matter, m.subject`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at === null ? null : Number(row.at) }))
}

const millis = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint`)

/** Connected once, and not in the middle of being connected anew. */
const isConnected = sql`i.state not in ('Unconnected', 'Connecting', 'Disconnecting')`

const connections = sql`
  select i.organization_id as "organizationId", i.customer_id as "customerId", 'connectionLost' as matter,
    i.id || '/' || i.fault as subject, '' as began, null::bigint as at, true as "isReady",
    jsonb_build_object('integration', i.type, 'fault', i.fault) as told
  from integration i where i.fault = any(${LOST}) and ${isConnected}`

const permissions = sql`
  select i.organization_id, i.customer_id, 'permissionsMissing', i.id || '/' || md5(i.missing_scopes::text), '',
    null::bigint, true, jsonb_build_object('integration', i.type, 'permissions', to_jsonb(i.missing_scopes))
  from integration i where cardinality(i.missing_scopes) > 0 and ${isConnected}`

/** A connection that is lost fails its syncs as well, and is told as that. */
const syncs = sql`
  select i.organization_id, i.customer_id, 'syncFailing', i.id::text, '', ${millis('f.last')}, true,
    jsonb_build_object('integration', i.type, 'fault', i.fault, 'failures', f.failures)
  from integration i
  cross join lateral (
    select count(*)::int as failures, max(t.finished_at) as last from task t
    where t.organization_id = i.organization_id and t.integration_id = i.id and t.state = 'failed'
      and t.finished_at > coalesce((
        select max(s.finished_at) from task s
        where s.organization_id = i.organization_id and s.integration_id = i.id and s.state = 'completed'
      ), '-infinity')
  ) f
  where i.state in ('Sync Failed', 'Syncing') and f.failures >= ${FAILING_SYNCS}
    and (i.fault is null or not i.fault = any(${LOST}))`

/** Its sources have answered before, and all that were asked last are refused. */
const exchange = sql`
  select i.organization_id, i.customer_id, 'exchangeLost', i.id::text, '', ${millis('r.asked')}, true,
    jsonb_build_object('integration', i.type)
  from integration i
  join lateral (
    select max(s.asked_at) as asked from source_reading s
    where s.organization_id = i.organization_id and s.customer_id = i.customer_id
      and s.source = any(${EXCHANGE_SOURCES})
    having bool_or(s.read_at is not null) and bool_and(s.failure is not distinct from 'exchangeNotConnected')
  ) r on true
  where i.type = ${TENANT_APPLICATION} and ${isConnected}`

/** Until the same was done after all, by a later task. */
const postureTasks = sql`
  select t.organization_id, t.customer_id,
    case t.state when 'failed' then 'taskFailed' else 'taskPartlyDone' end, 'posture/' || t.id, '',
    ${millis('t.finished_at')}, true,
    jsonb_build_object('action', t.action, 'requestedBy', t.requested_by, 'postureSteps', (
      select jsonb_agg(jsonb_build_array(
        item ->> 'check_id', item ->> 'state', item ->> 'fault', item #>> '{object,name}'))
      from jsonb_array_elements(t.items) item where item ->> 'state' not in ('applied', 'unneeded')))
  from posture_task t
  where t.state in ('failed', 'partly completed') and t.finished_at is not null and not exists (
    select 1 from posture_task l
    where l.organization_id = t.organization_id and l.customer_id = t.customer_id and l.action = t.action
      and l.requested_at > t.requested_at and l.state = 'completed' and not exists (
        select 1 from jsonb_array_elements(t.items) item
        where item ->> 'state' not in ('applied', 'unneeded') and not exists (
          select 1 from jsonb_array_elements(l.items) other
          where other -> 'check_id' = item -> 'check_id'
            and other #> '{object,id}' is not distinct from item #> '{object,id}')))`

const alertTasks = sql`
  select t.organization_id, t.customer_id,
    case t.state when 'failed' then 'taskFailed' else 'taskPartlyDone' end, 'alert/' || t.id, '',
    ${millis('t.finished_at')}, true,
    jsonb_build_object('action', t.action, 'requestedBy', t.requested_by,
      'account', coalesce(t.account ->> 'name', t.account ->> 'id'), 'alertSteps', (
        select jsonb_agg(jsonb_build_array(step ->> 'step', step ->> 'state', step ->> 'fault'))
        from jsonb_array_elements(t.steps) step where step ->> 'state' <> 'done'))
  from alert_task t
  where t.state in ('failed', 'partial') and t.finished_at is not null and not exists (
    select 1 from alert_task l
    where l.organization_id = t.organization_id and l.customer_id = t.customer_id and l.action = t.action
      and l.alert_id = t.alert_id
      and coalesce(l.account ->> 'name', l.account ->> 'id') is not distinct from
        coalesce(t.account ->> 'name', t.account ->> 'id')
      and l.requested_at > t.requested_at and l.state = 'success')`

interface TasksOfItems {
  table: string
  /** What the subjects of these matters begin with. */
  subject: string
  /** Where the names are told of what was not done. */
  names: 'policies' | 'people' | 'contacts'
  /** The member of an item that names it. */
  member?: 'name' | 'kind'
  /** Whether the item `other` of a later task is about the same as `item`. */
  isSame: RawBuilder<unknown>
}

/** Until all that was not done was done after all by a later task, by whatever it is told from others. */
const tasksOfItems = ({ table, subject, names, member = 'name', isSame }: TasksOfItems) => sql`
  select t.organization_id, t.customer_id,
    case t.state when 'failed' then 'taskFailed' else 'taskPartlyDone' end, ${sql.lit(`${subject}/`)} || t.id, '',
    ${millis('t.finished_at')}, true,
    jsonb_build_object('action', case when t.undoes is null then 'apply' else 'undo' end,
      'requestedBy', t.requested_by, ${sql.lit(names)}, (
        select coalesce(jsonb_agg(item ->> ${sql.lit(member)}), '[]')
        from jsonb_array_elements(t.items) item where item ->> 'state' not in ('applied', 'unneeded')))
  from ${sql.table(table)} t
  where t.state in ('failed', 'partly completed') and t.finished_at is not null and not exists (
    select 1 from ${sql.table(table)} l
    where l.organization_id = t.organization_id and l.customer_id = t.customer_id
      and l.requested_at > t.requested_at and not exists (
        select 1 from jsonb_array_elements(t.items) item
        where item ->> 'state' not in ('applied', 'unneeded') and not exists (
          select 1 from jsonb_array_elements(l.items) other
          where ${isSame} and other ->> 'state' in ('applied', 'unneeded'))))`

const isSameObject = sql`other -> 'change' = item -> 'change'
  and (other -> 'object_id' = item -> 'object_id' or other -> 'name' = item -> 'name')`

const changeTasks = sql.join(
  [
    tasksOfItems({
      table: 'access_task',
      subject: 'access',
      names: 'policies',
      isSame: sql`other -> 'target' = item -> 'target' and ${isSameObject}`,
    }),
    tasksOfItems({
      table: 'mail_policy_task',
      subject: 'mail',
      names: 'policies',
      isSame: sql`other -> 'kind' = item -> 'kind' and ${isSameObject}`,
    }),
    tasksOfItems({
      table: 'device_policy_task',
      subject: 'devices',
      names: 'policies',
      isSame: sql`other -> 'set' = item -> 'set' and ${isSameObject}`,
    }),
    tasksOfItems({
      table: 'mfa_task',
      subject: 'mfa',
      names: 'people',
      isSame: sql`other -> 'id' = item -> 'id' and other -> 'wanted' = item -> 'wanted'`,
    }),
    tasksOfItems({
      table: 'contacts_task',
      subject: 'contacts',
      names: 'contacts',
      member: 'kind',
      // Whoever sets a kind later says the whole list anew, whatever was wanted before.
      isSame: sql`other -> 'kind' = item -> 'kind'`,
    }),
  ],
  sql` union all `,
)

/**
 * What was met, was then found not to be, and was not found to be met since: what could not be read meanwhile says neither.
 * Checks that are left out of the audit are left out here.
 */
const regressions = (now: number) => sql`
  select c.organization_id, c.customer_id, 'postureRegressed', c.check_id, c.id::text, ${millis('c.found_at')},
    c.by is not null or c.found_at < ${new Date(now - ACTOR_WITHIN)},
    jsonb_build_object('check', c.check_id, 'before', c.before -> 'found', 'after', c.after -> 'found', 'by', c.by)
  from (
    select distinct on (organization_id, customer_id, check_id) * from posture_change
    where before ->> 'status' = 'compliant' and after ->> 'status' = 'notCompliant'
    order by organization_id, customer_id, check_id, found_at desc
  ) c
  join posture p on p.organization_id = c.organization_id and p.id = c.customer_id
  where p.verdicts #>> array[c.check_id, 'status'] in ('notCompliant', 'notMeasured')
    and not exists (
      select 1 from posture_change later
      where later.organization_id = c.organization_id and later.customer_id = c.customer_id
        and later.check_id = c.check_id and later.found_at > c.found_at
        and later.after ->> 'status' = 'compliant')
    and coalesce(
      (select s.enabled from audit_setting s where s.organization_id = c.organization_id
        and s.customer_id = c.customer_id and s.check_id = c.check_id),
      (select s.enabled from audit_setting s where s.organization_id = c.organization_id
        and s.customer_id is null and s.check_id = c.check_id),
      true)`
