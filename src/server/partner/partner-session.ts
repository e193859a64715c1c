import { sql } from 'kysely'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { PartnerConnection } from '#shared/domain/partner/partner.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Partner } from '#server/connectors/partner.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'

export const sealedPartnerSecrets: SealedColumn = {
  table: 'partner_secret',
  column: 'refresh_token',
  type: 'text',
  place: `'partner-secret/' || organization_id || '/' || connection_id`,
}

interface Whose {
  organizationId: string
  connectionId: string
}

const placeOf = ({ organizationId, connectionId }: Whose) =>
  `partner-secret/${organizationId}/${connectionId}`

/** Keeps what tokens are asked for with, in place of what was kept before. */
export async function keepPartnerSecret(
  db: Db | Tx,
  keyring: Keyring,
  whose: Whose,
  token: string,
): Promise<void> {
  const sealed = keyring.seal(placeOf(whose), token)
  await sql`
    insert into partner_secret (organization_id, connection_id, refresh_token)
    values (${whose.organizationId}::uuid, ${whose.connectionId}::uuid, ${sealed})
    on conflict (organization_id, connection_id) do update set refresh_token = excluded.refresh_token`.execute(
    db,
  )
}

export interface SessionParts {
  db: Db
  vendors: Vendors
  keyring: Keyring
}

/**
 * Does something in the name of whoever has connected the partner. The token that Microsoft gives in place of the one before is
 * kept also where that fails: the one before is good for 90 days only. Throws a `ConnectorError`.
 */
export async function asPartner<T>(
  { db, vendors, keyring }: SessionParts,
  organizationId: string,
  { id: connectionId, tenant_id: tenantId }: Pick<PartnerConnection, 'id' | 'tenant_id'>,
  act: (partner: Partner) => Promise<T>,
): Promise<T> {
  const whose = { organizationId, connectionId }
  const { rows } = await sql<{ refresh_token: string }>`
    select refresh_token from partner_secret
    where organization_id = ${organizationId}::uuid and connection_id = ${connectionId}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new ConnectorError('unauthorized')
  let newest: string | undefined
  const session = {
    tenantId,
    refreshToken: keyring.open(placeOf(whose), row.refresh_token),
    renewed: (token: string) => {
      newest = token
    },
  }
  try {
    return await act(capabilityOf(vendors, TENANT_APPLICATION, 'partner')(session))
  } finally {
    if (newest !== undefined)
      await sql`
        update partner_secret set refresh_token = ${keyring.seal(placeOf(whose), newest)}
        where organization_id = ${organizationId}::uuid and connection_id = ${connectionId}::uuid
          and refresh_token = ${row.refresh_token}`.execute(db)
  }
}
