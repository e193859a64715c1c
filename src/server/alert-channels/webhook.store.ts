import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { changeChannels } from './channel-states.ts'

export const sealedWebhookSecrets: SealedColumn = {
  table: 'alert_webhook',
  column: 'secret',
  type: 'text',
  place: `'alert-webhook/' || organization_id`,
}

const placeOf = (organizationId: string) => `alert-webhook/${organizationId}`

export interface WebhookTarget {
  url: string
  secret: string
}

/**
 * Posts alerts to an address from now on, in place of another one; gives the new secret, as its receiver enters it, and
 * whether something waits to be posted.
 */
export async function setWebhook(
  work: Work,
  keyring: Keyring,
  url: string,
  now: number,
): Promise<{ secret: string; isAwaited: boolean }> {
  const { organizationId, tx } = work
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const sealed = keyring.seal(placeOf(organizationId), secret)
  const { host } = new URL(url)
  await changeChannels(work, (before) => ({
    ...before,
    webhook: { host, failing_since: null, last_status: null, disabled: false, given_up: 0 },
  }))
  await sql`
    insert into alert_webhook (organization_id, url, secret, disabled)
    values (${organizationId}::uuid, ${url}, ${sealed}, false)
    on conflict (organization_id) do update
      set url = excluded.url, secret = excluded.secret, disabled = false`.execute(tx)
  // What the former one did not take is the new one's at once.
  const { rows } = await sql`
    update alert_webhook_event set due_at = least(due_at, ${now}::bigint)
    where organization_id = ${organizationId}::uuid returning 1`.execute(tx)
  return { secret, isAwaited: rows.length > 0 }
}

/** Gives the address that is called no more; undefined where none was. */
export async function removeWebhook(work: Work): Promise<string | undefined> {
  await changeChannels(work, (before) => ({ ...before, webhook: null }))
  const { rows } = await sql<{ url: string }>`
    delete from alert_webhook where organization_id = ${work.organizationId}::uuid returning url`.execute(
    work.tx,
  )
  await dropEvents(work)
  return rows[0]?.url
}

/** Calls it no more; gives how many alerts it does not hear of. */
export async function disableWebhook(work: Work): Promise<number> {
  await sql`
    update alert_webhook set disabled = true where organization_id = ${work.organizationId}::uuid`.execute(
    work.tx,
  )
  return dropEvents(work)
}

async function dropEvents({ tx, organizationId }: Work): Promise<number> {
  const { rows } = await sql`
    delete from alert_webhook_event where organization_id = ${organizationId}::uuid returning 1`.execute(tx)
  return rows.length
}

/** Where alerts are posted to, if anywhere; a disabled one is told, too. */
export async function readWebhook(
  db: Db,
  organizationId: string,
): Promise<{ url: string; secret: string; disabled: boolean } | undefined> {
  const { rows } = await sql<{ url: string; secret: string; disabled: boolean }>`
    select url, secret, disabled from alert_webhook where organization_id = ${organizationId}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** The address to call, and the secret to sign with; undefined where nothing is called. */
export async function readTarget(
  db: Db,
  keyring: Keyring,
  organizationId: string,
): Promise<WebhookTarget | undefined> {
  const found = await readWebhook(db, organizationId)
  if (!found || found.disabled) return undefined
  return { url: found.url, secret: keyring.open(placeOf(organizationId), found.secret) }
}
