import { sql } from 'kysely'
import { DAY } from '#shared/lib/time.ts'
import type { Db } from '#server/platform/database/database.ts'

/** Longer than anything is tried again. */
const KEPT = 2 * DAY

/** Forgets who had a test mail sent once they may have another, and what waits for a webhook that is called no more. */
export async function sweepChannels({ db, now }: { db: Db; now: () => number }): Promise<void> {
  const before = now() - KEPT
  await sql`delete from alert_test_mail where sent_at < ${before}::bigint`.execute(db)
  await sql`delete from alert_webhook_event where made_at < ${before}::bigint`.execute(db)
}
