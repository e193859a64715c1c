import { liveQuery } from 'dexie'
import { from, type Observable } from 'rxjs'
import type { RecentCommand, RecentRecord } from './command-database.ts'
import type { Stores } from '../device/device.ts'
import { inThisForm } from './sealed-commands.ts'
import { openJson, type Vault } from '../device/vault.ts'

/** How many changes the list of what was done shows. */
const SHOWN = 100

export const placeOfRecent = (ackV: number, at: number) => `recent/${ackV}/${at}`

/** The commands of an answered push as they were made; none where they cannot be opened. */
export const openRecent = (vault: Vault, { payload, ackV, at }: RecentRecord): Promise<RecentCommand[]> =>
  openJson<RecentCommand[]>(vault, payload, placeOfRecent(ackV, at)).catch(() => [])

/** What was changed on this device lately and carried out by the server, newest first. */
export const watchDone = ({
  commands,
  vault,
}: Pick<Stores, 'commands' | 'vault'>): Observable<RecentCommand[]> =>
  from(
    liveQuery(async () => {
      let count = 0
      const answered = await commands.recent
        .orderBy('n')
        // A collection of the database, which is no array.
        // oxlint-disable-next-line unicorn/no-array-reverse
        .reverse()
        .until((record) => (count += record.count) >= SHOWN, true)
        .toArray()
      const lists = await Promise.all(answered.map((record) => openRecent(vault, record)))
      // Two tabs may have noted the same answer.
      const byKey = new Map(lists.flat().map((each) => [each.key, each]))
      return [...byKey.values()]
        .toSorted((a, b) => b.seq - a.seq)
        .slice(0, SHOWN)
        .map(inThisForm)
    }),
  )
