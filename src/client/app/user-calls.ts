import type { User } from '#shared/domain/users/user.ts'
import type { UserFields } from '#shared/domain/users/user-fields.ts'
import type { Act } from '#client/features/users/user-acts.ts'
import { askApi } from './ask-api.ts'

/** Changes a user at the server. Rejects with an `ApiRefusal`. */
export async function changeUser(
  { organization, id }: Pick<User, 'organization' | 'id'>,
  changed: Partial<UserFields> & { disabled?: boolean },
): Promise<void> {
  await askApi('PUT', `/organization/${organization}/user/${id}`, changed)
}

/** Does something to an account at the server. Rejects with an `ApiRefusal`. */
export async function actOnUser(act: Act, user: User): Promise<void> {
  const { organization, id, email } = user
  switch (act) {
    case 'invite':
      return void (await askApi('POST', '/tools/identity/invite', { email }))
    case 'resetPassword':
      return void (await askApi('POST', '/tools/identity/password-reset', { email }))
    case 'enableMfa':
      return setMfa(email, 'enable')
    case 'disableMfa':
      return setMfa(email, 'disable')
    case 'resetMfa':
      return setMfa(email, 'reset')
    case 'disable':
      return changeUser(user, { disabled: true })
    case 'enable':
      return changeUser(user, { disabled: false })
    case 'delete':
      return void (await askApi('DELETE', `/organization/${organization}/user/${id}`))
  }
}

async function setMfa(email: string, action: 'enable' | 'disable' | 'reset'): Promise<void> {
  await askApi('POST', '/tools/identity/mfa', { email, action })
}
