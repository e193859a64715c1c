import { liveQuery } from 'dexie'
import { catchError, EMPTY, filter, from, type Observable } from 'rxjs'
import type { LoginData } from '#shared/contract/login-data.ts'
import { sessions } from '../device/device-storage.ts'
import type { OpenSession } from './session.ts'

/** What this device keeps of the signed-in person, also without a network and from its other tabs. */
export const watchLogin = ({ vault }: Pick<OpenSession, 'vault'>): Observable<LoginData> =>
  from(liveQuery(() => sessions.readLogin(vault))).pipe(
    filter((login) => login !== undefined),
    // Somebody else signs in: this page is about to go.
    catchError(() => EMPTY),
  )
