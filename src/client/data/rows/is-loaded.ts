import { liveQuery } from 'dexie'
import { distinctUntilChanged, from, type Observable } from 'rxjs'
import type { DataDatabase } from './data-database.ts'

/**
 * Whether everything is here that this device is to have, but for what it gave up for want of space. Where it is not,
 * because the first load is underway, broke off, or found no room, nothing here is not nothing there.
 */
export const watchIsLoaded = ({ data }: { data: DataDatabase }): Observable<boolean> =>
  from(
    liveQuery(async () => {
      const partitions = await data.readPartitions()
      return partitions !== undefined && Object.values(partitions).every(({ state }) => state !== 'wanted')
    }),
  ).pipe(distinctUntilChanged())
