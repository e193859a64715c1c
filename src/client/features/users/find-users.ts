import { fullName, type User } from '#shared/domain/users/user.ts'
import { ROLES } from '#shared/domain/permissions/roles.ts'
import { foldText } from '#shared/lib/fold-text.ts'
import type { UsersAddress, UserSort } from './users-address.ts'

/** How somebody stands; who is disabled is that before anything else. */
export const standingOf = ({ disabled, status }: Pick<User, 'disabled' | 'status'>) =>
  disabled ? 'disabled' : status

/** The people whom the search finds, in the wanted order; those of equal rank by name. */
export function findUsers(
  users: readonly User[],
  { search = '', sort = 'name', direction = 'asc' }: UsersAddress,
  roleName: (role: User['role']) => string,
): User[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const sign = direction === 'asc' ? 1 : -1
  return users
    .filter((user) => {
      const text = foldText(`${fullName(user)} ${user.email} ${roleName(user.role)}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((a, b) => sign * compare(rankOf(a, sort), rankOf(b, sort)) || compare(nameOf(a), nameOf(b)))
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

const nameOf = ({ last_name, first_name }: User) => foldText(`${last_name} ${first_name}`)

const STANDINGS = ['inviteSent', 'joined', 'disabled']

function rankOf(user: User, sort: UserSort): string | number {
  switch (sort) {
    case 'role':
      return ROLES.indexOf(user.role)
    case 'status':
      return STANDINGS.indexOf(standingOf(user))
    case 'email':
      return foldText(user.email)
    default:
      return nameOf(user)
  }
}
