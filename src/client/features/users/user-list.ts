import { fullName, type User } from '#shared/domain/users/user.ts'
import { ROLES } from '#shared/domain/permissions/roles.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { USER_SORTS, type UsersAddress, usersAddressSchema } from './users-address.ts'

/** How somebody stands; who is disabled is that before anything else. */
export const standingOf = ({ disabled, status }: Pick<User, 'disabled' | 'status'>) =>
  disabled ? 'disabled' : status

const nameOf = ({ last_name, first_name }: User) => `${last_name} ${first_name}`

export const STANDINGS = ['inviteSent', 'joined', 'disabled'] as const

/** The people by name, address and role. */
export const userList = (roleName: (role: User['role']) => string): ListDefinition<User, UsersAddress> => ({
  schema: usersAddressSchema,
  rowKey: ({ id }) => id,
  ordering: { sorts: USER_SORTS, first: { sort: 'name', direction: 'asc' } },
  textOf: (user) => `${fullName(user)} ${user.email} ${roleName(user.role)}`,
  keyOf: (user, sort) => {
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
  },
  tieOf: nameOf,
  views: 'users',
  file: 'users',
})
