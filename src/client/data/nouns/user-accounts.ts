import { accountEndpoints } from '#shared/contract/endpoints/accounts.ts'
import { userEndpoints } from '#shared/contract/endpoints/users.ts'
import type { Language } from '#shared/domain/language/languages.ts'
import type { User } from '#shared/domain/users/user.ts'
import type { UserFields } from '#shared/domain/users/user-fields.ts'
import type { Caller, Device } from '../device/device.ts'

/** Adds a user to the organization and invites them. */
export async function addUser(
  { call, login }: Pick<Device, 'call' | 'login'>,
  added: UserFields & { email: string; language: Language },
): Promise<void> {
  await call(userEndpoints.addUser, { params: { id: login.organization.id }, body: added })
}

/** Changes only what is given. */
export async function changeUser(
  { call }: Caller,
  { organization, id }: Pick<User, 'organization' | 'id'>,
  changed: Partial<UserFields> & { disabled?: boolean },
): Promise<void> {
  await call(userEndpoints.putUser, { params: { id: organization, userId: id }, body: changed })
}

export const deleteUser = (
  { call }: Caller,
  { organization, id }: Pick<User, 'organization' | 'id'>,
): Promise<void> => call(userEndpoints.deleteUser, { params: { id: organization, userId: id } })

/** Sends the invitation of a user again. */
export const inviteUser = ({ call }: Caller, { email }: Pick<User, 'email'>): Promise<void> =>
  call(accountEndpoints.inviteUser, { body: { email } })

/** Mails a user a code to choose another password. */
export const resetUserPassword = ({ call }: Caller, { email }: Pick<User, 'email'>): Promise<void> =>
  call(accountEndpoints.resetUserPassword, { body: { email } })

/** Turns the second factor of a user on or off, or has them set it up anew. */
export const setUserMfa = (
  { call }: Caller,
  { email }: Pick<User, 'email'>,
  action: 'enable' | 'disable' | 'reset',
): Promise<void> => call(accountEndpoints.setUserMfa, { body: { email, action } })
