import type { Operation } from '../operations/operation.ts'
import {
  adminConfirmSignUp,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminSetUserMfaPreference,
  adminUserGlobalSignOut,
} from './admin-account.ts'
import { adminCreateUser } from './admin-create-user.ts'
import { adminResetUserPassword, adminSetUserPassword } from './admin-passwords.ts'
import { adminUpdateUserAttributes } from './admin-update-user-attributes.ts'
import { listUsers } from './list-users.ts'

/** What only the pool's owner may do, with a signature. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map([
  ['AdminConfirmSignUp', adminConfirmSignUp],
  ['AdminCreateUser', adminCreateUser],
  ['AdminDeleteUser', adminDeleteUser],
  ['AdminDisableUser', adminDisableUser],
  ['AdminEnableUser', adminEnableUser],
  ['AdminGetUser', adminGetUser],
  ['AdminResetUserPassword', adminResetUserPassword],
  ['AdminSetUserMFAPreference', adminSetUserMfaPreference],
  ['AdminSetUserPassword', adminSetUserPassword],
  ['AdminUpdateUserAttributes', adminUpdateUserAttributes],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['ListUsers', listUsers],
])
