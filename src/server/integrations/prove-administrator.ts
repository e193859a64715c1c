import { sources } from '#shared/domain/posture/sources.ts'
import type { SignedInAt } from '#server/connectors/consent.ts'
import type { TenantSettings } from '#server/connectors/settings.ts'

/**
 * The roles whose holders may give an app permissions in a whole tenant: Global and Privileged Role Administrator.
 * https://learn.microsoft.com/entra/identity/role-based-access-control/permissions-reference
 */
const CONSENTING_ROLES: readonly string[] = [
  '62e90394-69f5-4237-9190-012177145e10',
  'e8611ab8-c189-46e8-94e1-60213ab1f814',
]

/**
 * Whether somebody who has signed in may speak for their tenant: by the roles in their token, else, where the token says
 * nothing of roles, by those that the tenant has given them. False where neither can be read.
 */
export async function isAdministrator(
  settings: Pick<TenantSettings, 'read'>,
  person: Pick<SignedInAt, 'tenantId' | 'objectId' | 'roleIds'>,
): Promise<boolean> {
  if (person.roleIds) return person.roleIds.some((id) => CONSENTING_ROLES.includes(id))
  const { roleAssignments } = sources
  const { roleAssignments: answer } = await settings.read({ roleAssignments })
  const parsed = 'error' in answer ? undefined : roleAssignments.schema.safeParse(answer.value)
  return (parsed?.data ?? []).some(
    ({ principal, roleDefinitionId }) =>
      principal?.id?.toLowerCase() === person.objectId &&
      CONSENTING_ROLES.includes(roleDefinitionId?.toLowerCase() ?? ''),
  )
}
