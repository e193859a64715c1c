import type { User } from '../users/user.ts'

/** Whether somebody may change what belongs to the whole organization: only who sees every company of it (POST-17). */
export const mayChangeOrganization = ({ all_customers }: Pick<User, 'all_customers'>): boolean =>
  all_customers
