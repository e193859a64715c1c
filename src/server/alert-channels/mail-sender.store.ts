import { sql } from 'kysely'
import { type Language, firstKnown } from '#shared/domain/language/languages.ts'
import type { OrganizationMetadata } from '#shared/domain/organization/organization.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { MailSender } from './compose-mail.ts'

interface Organization {
  name: string
  timeZone: string
  metadata: OrganizationMetadata
}

/** As whom, and in which language, an organization writes about alerts; undefined where it is gone. */
export async function readSender(
  db: Db,
  organizationId: string,
  publicUrl: string,
): Promise<MailSender | undefined> {
  const { rows } = await sql<Organization>`
    select name, time_zone as "timeZone", metadata from organization
    where organization_id = ${organizationId}::uuid`.execute(db)
  const [found] = rows
  const language: Language = firstKnown([found?.metadata.language])
  return found && { organizationName: found.name, timeZone: found.timeZone, language, publicUrl }
}
