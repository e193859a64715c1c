import { liveQuery } from 'dexie'
import { catchError, EMPTY, filter, from, type Observable } from 'rxjs'
import type { LoginData } from '#shared/contract/login-data.ts'
import type { Profile } from '#shared/domain/users/profile.ts'
import { userSchema } from '#shared/domain/users/user.ts'
import { ApiRefusal, askApi } from './ask-api.ts'
import { sessions } from './device-storage.ts'
import type { Opened } from './session.ts'

type Owner = Pick<Opened, 'userKey' | 'vault'> & { login: LoginData }

/** What this device keeps of the signed-in person, also without a network and from its other tabs. */
export const watchLogin = ({ vault }: Pick<Owner, 'vault'>): Observable<LoginData> =>
  from(liveQuery(() => sessions.readLogin(vault))).pipe(
    filter((login) => login !== undefined),
    // Somebody else signs in: this page is about to go.
    catchError(() => EMPTY),
  )

export const saveNames = async (owner: Owner, names: Profile): Promise<void> =>
  keep(owner, await askApi('PUT', '/user/profile', names))

export const savePicture = async (owner: Owner, file: File): Promise<void> =>
  keep(owner, await askApi('PUT', '/user/picture', file))

export const removePicture = async (owner: Owner): Promise<void> =>
  keep(owner, await askApi('DELETE', '/user/picture'))

/** Shows at once what the server made of it, on every screen and in the other tabs. */
async function keep({ userKey, login, vault }: Owner, answer: unknown): Promise<void> {
  const user = userSchema.safeParse(answer)
  // Something else answered in the place of the server.
  if (!user.success) throw new ApiRefusal('unreachable')
  await sessions.keepLogin(userKey, { ...login, userData: user.data }, vault)
}
