import { sql } from 'kysely'
import { type Language, firstKnown } from '#shared/domain/language/languages.ts'
import type { OrganizationMetadata } from '#shared/domain/organization/organization.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { MailSender } from './compose-mail.ts'

interface Organization {
  name: string
  timeZone: string
  metadata: OrganizationMetadata
  isToUser: boolean
}

/** Knows the languages of people who sign in here. */
export interface UserLanguages {
  /** As a locale; undefined where the account has none. May fail. */
  localeOf: (email: string) => Promise<string | undefined>
}

/**
 * As whom an organization writes to an address about alerts, and in which language: its own where it has said one, else that
 * of the user whose address it is, else English; undefined where the organization is gone.
 */
export async function readSender(
  { db, accounts, publicUrl }: { db: Db; accounts: UserLanguages; publicUrl: string },
  organizationId: string,
  recipient: string,
): Promise<MailSender | undefined> {
  const { rows } = await sql<Organization>`
    select name, time_zone as "timeZone", metadata, exists (
      select 1 from app_user u where u.organization_id = o.organization_id and lower(u.email) = lower(${recipient})
    ) as "isToUser"
    from organization o where o.organization_id = ${organizationId}::uuid`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { name: organizationName, timeZone, metadata, isToUser } = found
  // No mail is worth less for being in another language.
  const locale =
    metadata.language === undefined && isToUser
      ? await accounts.localeOf(recipient).catch(() => undefined)
      : undefined
  const language: Language = firstKnown([metadata.language, locale?.replaceAll('_', '-')])
  return { organizationName, timeZone, language, publicUrl }
}
