import type { User } from '../users/user.ts'

/** Whether somebody may say what every company is audited for: only who sees all of them (POST-17). */
export const mayAuditEverywhere = ({ all_customers }: Pick<User, 'all_customers'>): boolean => all_customers
