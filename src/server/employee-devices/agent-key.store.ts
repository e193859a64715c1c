import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'
import type { Work } from '#server/platform/sync/work.ts'

export const sealedAgentKeys: SealedColumn = {
  table: 'agent_key',
  column: 'secret',
  type: 'text',
  place: `'agent-key/' || organization_id || '/' || customer_id`,
}

interface Whose {
  organizationId: string
  customerId: string
}

const placeOf = ({ organizationId, customerId }: Whose) => `agent-key/${organizationId}/${customerId}`

/** By what a report names the key that it is signed with. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** A company's license key with when it was made; undefined where none was. */
export async function readAgentKey(
  db: Db,
  keyring: Keyring,
  whose: Whose,
): Promise<{ key: string; madeAt: string } | undefined> {
  const { rows } = await sql<{ secret: string; made_at: Date | string }>`
    select secret, made_at from agent_key
    where organization_id = ${whose.organizationId}::uuid and customer_id = ${whose.customerId}::uuid`.execute(
    db,
  )
  const [row] = rows
  return row && { key: keyring.open(placeOf(whose), row.secret), madeAt: new Date(row.made_at).toISOString() }
}

/** Makes a company's license key, in place of the one before, which is refused from then on. */
export async function makeAgentKey(
  { tx, organizationId }: Work,
  keyring: Keyring,
  customerId: string,
  madeAt: string,
): Promise<string> {
  const key = randomBytes(32).toString('hex')
  const secret = keyring.seal(placeOf({ organizationId, customerId }), key)
  await sql`
    insert into agent_key (organization_id, customer_id, hash, secret, made_at)
    values (${organizationId}::uuid, ${customerId}::uuid, ${hashOfKey(key)}, ${secret}, ${madeAt}::timestamptz)
    on conflict (organization_id, customer_id) do update
      set hash = excluded.hash, secret = excluded.secret, made_at = excluded.made_at`.execute(tx)
  return key
}

/** Whose key has this hash, with the key; undefined where nobody's has. */
export async function findAgentKey(
  db: Db,
  keyring: Keyring,
  hash: string,
): Promise<(Whose & { key: string }) | undefined> {
  const { rows } = await sql<{ organization_id: string; customer_id: string; secret: string }>`
    select organization_id, customer_id, secret from agent_key where hash = ${hash}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const whose = { organizationId: row.organization_id, customerId: row.customer_id }
  return { ...whose, key: keyring.open(placeOf(whose), row.secret) }
}
