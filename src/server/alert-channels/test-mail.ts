import { sql } from 'kysely'
import { SECOND } from '#shared/lib/time.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { testMail } from './compose-mail.ts'
import { readSenderTo, type UserLanguages } from './mail-sender.store.ts'
import { plainName } from './plain-name.ts'

/** How often somebody may have one sent (ALERT-07). */
const EVERY = 5 * SECOND

export interface TestMailParts {
  db: Db
  mailer: Pick<Mailer, 'send'>
  accounts: UserLanguages
  publicUrl: string
  now: () => number
}

/** Sends a mail to an address, so that somebody sees whether those about alerts arrive. */
export async function sendTestMail(
  parts: TestMailParts,
  { organizationId, userId }: Scope,
  to: string,
): Promise<void> {
  const { db, mailer, now } = parts
  const sentAt = now()
  const { rows } = await sql`
    insert into alert_test_mail as t (organization_id, user_id, sent_at)
    values (${organizationId}::uuid, ${userId}::uuid, ${sentAt}::bigint)
    on conflict (organization_id, user_id) do update set sent_at = excluded.sent_at
      where t.sent_at <= ${sentAt - EVERY}::bigint
    returning 1`.execute(db)
  if (rows.length === 0) throw new AppError('tooManyRequests', { retryAfter: EVERY / SECOND })
  const sender = await readSenderTo(parts, organizationId, to)
  if (!sender) throw new AppError('notFound')
  await mailer.send(
    { to, senderName: plainName(sender.organizationName), ...testMail(sender) },
    organizationId,
  )
}
