import type { Selectable } from 'kysely'
import { type LOGIN_OPTIONS } from '#shared/domain/users/user.ts'
import type { IdentityTables } from '../identity.tables.ts'

/** The attribute by which the pool's owner says how somebody signs in. A hosted pool knows it if its schema has it. */
export const loginOptions = 'custom:login_options'

const MICROSOFT: (typeof LOGIN_OPTIONS)[number] = 'microsoft'

/** Whether no password opens an account: its person signs in with Microsoft, or it is everybody's. */
export const isClosedToPasswords = ({
  attributes,
  is_shared,
}: Pick<Selectable<IdentityTables['identity_user']>, 'attributes' | 'is_shared'>) =>
  is_shared || attributes[loginOptions] === MICROSOFT
