import { fullName, type User } from '#shared/domain/users/user.ts'
import { ROLES } from '#shared/domain/permissions/roles.ts'
import { findRows, type SortKey } from '#client/parts/list/find-rows.ts'
import type { UsersAddress, UserSort } from './users-address.ts'

/** How somebody stands; who is disabled is that before anything else. */
export const standingOf = ({ disabled, status }: Pick<User, 'disabled' | 'status'>) =>
  disabled ? 'disabled' : status

/** The people whom the search finds, in the wanted order; those of equal rank by name. */
export const findUsers = (
  users: readonly User[],
  address: UsersAddress,
  roleName: (role: User['role']) => string,
): User[] =>
  findRows(users, address, {
    first: 'name',
    textOf: (user) => `${fullName(user)} ${user.email} ${roleName(user.role)}`,
    keyOf,
    tieOf: nameOf,
  })

const nameOf = ({ last_name, first_name }: User) => `${last_name} ${first_name}`

const STANDINGS = ['inviteSent', 'joined', 'disabled']

function keyOf(user: User, sort: UserSort): SortKey {
  switch (sort) {
    case 'role':
      return ROLES.indexOf(user.role)
    case 'status':
      return STANDINGS.indexOf(standingOf(user))
    case 'email':
      return user.email
    default:
      return nameOf(user)
  }
}
