import { liveQuery } from 'dexie'
import { defer, finalize, from, type Observable } from 'rxjs'
import type { Device } from './device.ts'
import { InboxDatabase, placeOfTold, type Said, type ToldRecord } from './inbox-database.ts'
import { openJson, type Vault } from './vault.ts'

export interface Told extends Said {
  n: number
  at: number
}

/** What notifications told on this device lately, newest first. */
export const watchTold = ({ userKey, vault }: Pick<Device, 'userKey' | 'vault'>): Observable<Told[]> =>
  defer(() => {
    const inbox = new InboxDatabase()
    return from(
      liveQuery(async () => {
        const records = (await inbox.readTold(userKey)).toReversed()
        return (await Promise.all(records.map((record) => openTold(vault, record)))).flat()
      }),
    ).pipe(finalize(() => inbox.close()))
  })

/** One that cannot be opened was sealed by a key that is gone. */
const openTold = (vault: Vault, { n, at, payload }: ToldRecord): Promise<Told[]> =>
  openJson<Said>(vault, payload, placeOfTold(n)).then(
    (said) => [{ ...said, n, at }],
    () => [],
  )
