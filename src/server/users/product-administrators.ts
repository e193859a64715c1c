import type { Role } from '#shared/domain/permissions/roles.ts'
import type { User } from '#shared/domain/users/user.ts'

/** Nobody of lesser weight changes their accounts, and they manage everything already. */
const ELIGIBLE: readonly Role[] = ['Owner', 'Administrator']

/**
 * A user as they are let in: who is on the operator's list runs the product. The role that is stored stays what it is,
 * so an organization keeps its owner, and whoever is taken off the list is at once what they were.
 */
export const asLetIn = (user: User, productAdministrators: ReadonlySet<string>): User =>
  ELIGIBLE.includes(user.role) && productAdministrators.has(user.email.toLowerCase())
    ? { ...user, role: 'Product administrator' }
    : user
