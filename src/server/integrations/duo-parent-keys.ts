import { sql } from 'kysely'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { DuoCredentials } from '#shared/domain/integrations/duo-credentials.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'
import { readCredentials } from '#server/integration-secret/integration-secret.ts'

export const sealedDuoSecrets: SealedColumn = {
  table: 'duo_secret',
  column: 'credentials',
  type: 'text',
  place: `'duo-secret/' || organization_id || '/' || parent_id`,
}

const placeOf = (organizationId: string, parentId: string) => `duo-secret/${organizationId}/${parentId}`

/** Keeps the keys of the organization's own Duo account, in place of those of before. */
export async function keepDuoParentKeys(
  tx: Tx,
  keyring: Keyring,
  { organizationId, parentId }: { organizationId: string; parentId: string },
  given: DuoCredentials,
): Promise<void> {
  const sealed = keyring.seal(placeOf(organizationId, parentId), JSON.stringify(given))
  await sql`
    insert into duo_secret (organization_id, parent_id, credentials)
    values (${organizationId}::uuid, ${parentId}::uuid, ${sealed})
    on conflict (organization_id, parent_id) do update set credentials = excluded.credentials`.execute(tx)
}

/** The keys of the organization's own Duo account; undefined where none is connected. */
export async function readDuoParentKeys(db: Db, keyring: Keyring, organizationId: string): Promise<unknown> {
  const { rows } = await sql<{ parent_id: string; credentials: string }>`
    select parent_id, credentials from duo_secret where organization_id = ${organizationId}::uuid`.execute(db)
  const [row] = rows
  return row && (JSON.parse(keyring.open(placeOf(organizationId, row.parent_id), row.credentials)) as unknown)
}

/**
 * By what a vendor of second factors is asked for a company: by the keys that the company has given, or by those of the
 * organization and the account below it that the company is. Throws a `ConnectorError` where there are none any more.
 */
export async function factorCredentials(
  { db, keyring }: { db: Db; keyring: Keyring },
  organizationId: string,
  { id, kind, tenant_id: host }: Pick<Integration, 'id' | 'kind' | 'tenant_id'>,
): Promise<unknown> {
  if (kind !== CONNECTION_KINDS.CSP)
    return readCredentials(db, keyring, { organizationId, integrationId: id })
  const keys = await readDuoParentKeys(db, keyring, organizationId)
  if (keys === undefined) throw new ConnectorError('unauthorized', { code: 'noParent' })
  const { rows } = await sql<{ account_id: string }>`
    select account_id from duo_account
    where organization_id = ${organizationId}::uuid and api_hostname = ${host} and not is_gone`.execute(db)
  const [account] = rows
  if (!account) throw new ConnectorError('notFound', { code: 'noAccount' })
  return { ...(keys as DuoCredentials), apiHostname: host, accountId: account.account_id }
}
