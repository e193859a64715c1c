import { sql } from 'kysely'
import { MINUTE } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import { deliverWebhook, type WebhookParts } from './deliver-webhook.ts'

interface AskedWebhook {
  organizationId: string
}

/** Posts what waits for an organization's webhook. */
export const webhookJob = defineJob({
  queue: 'alert-webhook',
  parallel: 2,
  rules: { policy: 'short' },
  act: (parts: WebhookParts, { organizationId }: AskedWebhook) => deliverWebhook(parts, organizationId),
})

/** Has an organization's webhook hear soon what waits for it. */
export const requestWebhook = (
  { jobs }: { jobs: Pick<Jobs, 'send'> },
  organizationId: string,
): Promise<void> => jobs.send<AskedWebhook>(webhookJob.queue, { organizationId }, organizationId)

interface DueParts {
  db: Db
  jobs: Pick<Jobs, 'send'>
  feedInterval: number
  now: () => number
}

/** Asks for every webhook that something is due for, also what a process has left behind that ended. */
export async function requestDueWebhooks(parts: DueParts): Promise<void> {
  if (parts.feedInterval === 0) return
  const now = parts.now()
  const { rows } = await sql<AskedWebhook>`
    select distinct organization_id as "organizationId" from alert_webhook_event
    where due_at <= ${now}::bigint and (taken_at is null or taken_at <= ${now - 10 * MINUTE}::bigint)`.execute(
    parts.db,
  )
  for (const { organizationId } of rows) await requestWebhook(parts, organizationId)
}
