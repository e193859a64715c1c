import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'

export const sealedTicketSecrets: SealedColumn = {
  table: 'ticket_secret',
  column: 'credentials',
  type: 'text',
  place: `'ticket-secret/' || organization_id || '/' || tool_id`,
}

interface Whose {
  organizationId: string
  toolId: string
}

const placeOf = ({ organizationId, toolId }: Whose) => `ticket-secret/${organizationId}/${toolId}`

/** Keeps what an organization has given for its tool, in place of what it gave before. */
export async function keepTicketSecret(tx: Tx, keyring: Keyring, whose: Whose, given: object): Promise<void> {
  const credentials = keyring.seal(placeOf(whose), JSON.stringify(given))
  await sql`
    insert into ticket_secret (organization_id, tool_id, credentials)
    values (${whose.organizationId}::uuid, ${whose.toolId}::uuid, ${credentials})
    on conflict (organization_id, tool_id) do update set credentials = excluded.credentials`.execute(tx)
}

/** What an organization has given for its tool; undefined where it has given nothing. */
export async function readTicketSecret(db: Db, keyring: Keyring, whose: Whose): Promise<unknown> {
  const { rows } = await sql<{ credentials: string }>`
    select credentials from ticket_secret
    where organization_id = ${whose.organizationId}::uuid and tool_id = ${whose.toolId}::uuid`.execute(db)
  const [row] = rows
  return row && (JSON.parse(keyring.open(placeOf(whose), row.credentials)) as unknown)
}
