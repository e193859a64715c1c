import { sql } from 'kysely'
import { FEED_APPLICATIONS, TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { type Integration, UNREAD_STATES } from '#shared/domain/integrations/integration.ts'
import type { Db } from '#server/platform/database/database.ts'

export interface AskedTenant {
  organizationId: string
  integrationId: string
}

/** What is needed of an integration to open what it is of. */
export type ConnectedSource = Pick<Integration, 'id' | 'type' | 'kind' | 'tenant_id' | 'customer_id'>

/** An integration that is connected and has logs to read; undefined where it is gone, or no longer is connected. */
export async function connectedSource(
  db: Db,
  { organizationId, integrationId }: AskedTenant,
  applications: readonly string[] = FEED_APPLICATIONS,
): Promise<ConnectedSource | undefined> {
  const { rows } = await sql<ConnectedSource>`
    select id, type, kind, tenant_id, customer_id from integration
    where organization_id = ${organizationId}::uuid and id = ${integrationId}::uuid
      and type = any(${[...applications]}::text[])
      and is_active and state <> all(${[...UNREAD_STATES]}::text[])`.execute(db)
  return rows[0]
}

/** The tenant of an integration that is connected; undefined where it is gone, or no longer is. */
export const connectedTenant = (db: Db, asked: AskedTenant): Promise<ConnectedSource | undefined> =>
  connectedSource(db, asked, [TENANT_APPLICATION])
