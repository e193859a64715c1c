import { sql } from 'kysely'
import { type Branding, type BrandingFields, noBranding } from '#shared/domain/branding/branding.ts'
import type { Db } from '#server/platform/database/database.ts'

/** The branding of an organization, which may have set nothing. */
export async function readBranding(db: Db, organizationId: string): Promise<Branding> {
  const { rows } = await sql<BrandingFields>`
    select logo_light, publish_logo, favicon, publish_favicon from branding
    where organization_id = ${organizationId}::uuid`.execute(db)
  return { id: organizationId, ...(rows[0] ?? noBranding) }
}
