import { permissionsOf, type Role } from '#shared/domain/permissions/roles.ts'
import type { UserFields } from '#shared/domain/users/user-fields.ts'

/** Somebody to be added: an agent at every company unless said otherwise. */
export const buildAdded = (
  email: string,
  { role = 'Agent', ...said }: Partial<UserFields> & { role?: Role; language?: string } = {},
) => ({
  email,
  first_name: 'Nell',
  last_name: 'Newcomer',
  role,
  permissions: permissionsOf(role, {}),
  login_options: 'password' as const,
  all_customers: true,
  customer_ids: [] as string[],
  excludes_nfr: false,
  customer_id: null,
  language: 'en',
  ...said,
})
