import { sql } from 'kysely'
import type { AlertRaised } from '#shared/contract/alert-webhook.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { titleOf } from './detection-titles.ts'

/** An alert that leaves the app by mail or by the webhook. */
export interface ToldAlert {
  alert: AlertRow
  /** Of this telling: the same when it is told again, another one when the alert was raised again. */
  id: string
  recipients: readonly string[]
  webhook: boolean
}

interface Company {
  customerId: string
  customerName: string
}

/** The page of an alert. */
export const alertUrl = (
  publicUrl: string,
  { customer_id, id }: Pick<AlertRow, 'customer_id' | 'id'>,
): string => `${publicUrl}/secure/alerts/${customer_id}?open=${id}`

/** Has alerts of a company leave by mail and webhook, with what else a transaction changes. */
export async function noteTold(
  work: Work,
  company: Company,
  told: readonly ToldAlert[],
  { publicUrl, now }: { publicUrl: string; now: number },
): Promise<void> {
  await queueMails(work, company, told, now)
  const posted = told.filter(({ webhook }) => webhook)
  if (posted.length === 0) return
  const rows = posted.map(({ id, alert }) => ({
    id,
    body: JSON.stringify(eventOf(alert, company, publicUrl, now)),
  }))
  await sql`
    insert into alert_webhook_event (organization_id, customer_id, id, body, made_at, due_at, attempts)
    select ${work.organizationId}::uuid, ${company.customerId}::uuid, r.id, r.body, ${now}::bigint, ${now}::bigint, 0
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, body text)
    where exists (
      select 1 from alert_webhook w where w.organization_id = ${work.organizationId}::uuid and not w.disabled)
    on conflict do nothing`.execute(work.tx)
}

/** What waits for the next mail to somebody waits once. */
async function queueMails(
  { tx, organizationId }: Work,
  { customerId }: Company,
  told: readonly ToldAlert[],
  now: number,
): Promise<void> {
  const rows = told.flatMap(({ alert, recipients }) =>
    recipients.map((recipient) => ({ alert_id: alert.id, recipient })),
  )
  if (rows.length === 0) return
  await sql`
    insert into alert_mail (organization_id, customer_id, alert_id, recipient, queued_at)
    select ${organizationId}::uuid, ${customerId}::uuid, r.alert_id, r.recipient, ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(alert_id uuid, recipient text)
    where not exists (
      select 1 from alert_mail m where m.organization_id = ${organizationId}::uuid
        and m.alert_id = r.alert_id and m.recipient = r.recipient and m.taken_at is null)
    on conflict do nothing`.execute(tx)
}

const eventOf = (
  alert: AlertRow,
  { customerName }: Company,
  publicUrl: string,
  now: number,
): AlertRaised => ({
  type: 'alert.raised',
  timestamp: new Date(now).toISOString(),
  data: {
    id: alert.id,
    customer_id: alert.customer_id,
    company: customerName,
    severity: alert.severity,
    detection: alert.detection,
    title: titleOf(alert.detection, 'en'),
    at: alert.at,
    last_at: alert.last_at,
    raised_at: alert.raised_at,
    account: alert.account?.name ?? alert.account?.id ?? null,
    ip: alert.ip,
    country: alert.location?.country ?? null,
    url: alertUrl(publicUrl, alert),
  },
})
