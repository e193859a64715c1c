import type { PeopleApplication } from '#shared/domain/employees/without-application.ts'
import type { Memberships } from '#shared/domain/import-settings/verdict.ts'
import type { Db, Tx } from '#server/platform/database/database.ts'

/** A group or a role of a directory and who belongs to it, by object ids in lower case. */
export interface KeptMembership {
  id: string
  name: string
  members: string[]
}

/** What a directory was read to tell; null as long as that was never read. */
export interface KeptMemberships {
  groups: KeptMembership[] | null
  roles: KeptMembership[] | null
}

/** A directory of a company. */
export interface WhoseDirectory {
  organizationId: string
  customerId: string
  application: PeopleApplication
}

/** The groups and roles of a company's directory as they were read last. */
export async function readKeptMemberships(
  db: Db | Tx,
  { organizationId, customerId, application }: WhoseDirectory,
): Promise<KeptMemberships> {
  const found = await db
    .selectFrom('directory_memberships')
    .select(['groups', 'roles'])
    .where('organization_id', '=', organizationId)
    .where('customer_id', '=', customerId)
    .where('application', '=', application)
    .executeTakeFirst()
  return found ?? { groups: null, roles: null }
}

/** Keeps them in the place of those of before. */
export async function keepMemberships(
  tx: Tx,
  { organizationId, customerId, application }: WhoseDirectory,
  { groups, roles }: KeptMemberships,
): Promise<void> {
  const told = { groups: JSON.stringify(groups), roles: JSON.stringify(roles) }
  await tx
    .insertInto('directory_memberships')
    .values({ organization_id: organizationId, customer_id: customerId, application, ...told })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'customer_id', 'application']).doUpdateSet(told),
    )
    .execute()
}

export async function forgetMemberships(
  tx: Tx,
  { organizationId, customerId, application }: WhoseDirectory,
): Promise<void> {
  await tx
    .deleteFrom('directory_memberships')
    .where('organization_id', '=', organizationId)
    .where('customer_id', '=', customerId)
    .where('application', '=', application)
    .execute()
}

/** The same by account, as rules ask for it. */
export const byAccount = ({ groups, roles }: KeptMemberships): Memberships => ({
  groups: groups ? turned(groups) : undefined,
  roles: roles ? turned(roles) : undefined,
})

function turned(all: readonly KeptMembership[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { id, members } of all)
    for (const member of members) found.set(member, [...(found.get(member) ?? []), id])
  return found
}
