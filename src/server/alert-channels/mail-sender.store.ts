import { sql } from 'kysely'
import { skinOf } from '#shared/domain/branding/branding.ts'
import { firstKnown } from '#shared/domain/language/languages.ts'
import type { OrganizationMetadata } from '#shared/domain/organization/organization.ts'
import { readBranding } from '#server/branding/branding.store.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { MailSender } from './compose-mail.ts'

interface Organization {
  name: string
  timeZone: string
  metadata: OrganizationMetadata
}

/** Knows the languages of people who sign in here. */
export interface UserLanguages {
  /** As a locale; undefined where the account has none. May fail. */
  localeOf: (email: string) => Promise<string | undefined>
}

interface SenderParts {
  db: Db
  publicUrl: string
}

/** As whom an organization writes about alerts to nobody of its own: in its language, or English; undefined where it is gone. */
export async function readSender(
  { db, publicUrl }: SenderParts,
  organizationId: string,
): Promise<MailSender | undefined> {
  const found = await readOrganization(db, organizationId)
  if (!found) return undefined
  const { name: organizationName, timeZone, metadata } = found
  const { logo } = skinOf(await readBranding(db, organizationId))
  return { organizationName, timeZone, language: firstKnown([metadata.language]), publicUrl, logo }
}

/** The same to an address: where the organization has said no language, in that of the user whose address it is. */
export async function readSenderTo(
  parts: SenderParts & { accounts: UserLanguages },
  organizationId: string,
  recipient: string,
): Promise<MailSender | undefined> {
  const [sender, found] = await Promise.all([
    readSender(parts, organizationId),
    readOrganization(parts.db, organizationId),
  ])
  if (
    !sender ||
    found?.metadata.language !== undefined ||
    !(await isUser(parts.db, organizationId, recipient))
  )
    return sender
  // No mail is worth less for being in another language.
  const locale = await parts.accounts.localeOf(recipient).catch(() => undefined)
  return { ...sender, language: firstKnown([locale?.replaceAll('_', '-')]) }
}

async function readOrganization(db: Db, organizationId: string): Promise<Organization | undefined> {
  const { rows } = await sql<Organization>`
    select name, time_zone as "timeZone", metadata from organization
    where organization_id = ${organizationId}::uuid`.execute(db)
  return rows[0]
}

async function isUser(db: Db, organizationId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from app_user
    where organization_id = ${organizationId}::uuid and lower(email) = lower(${email})`.execute(db)
  return rows.length > 0
}
