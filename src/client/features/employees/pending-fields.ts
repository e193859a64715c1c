import { map, type Observable } from 'rxjs'
import type { CommandRecord } from '#client/data/queue/command-database.ts'
import type { Stores } from '#client/data/device/device.ts'
import { isUnsettled } from '#client/data/rows/merge.ts'
import { watchTray } from '#client/data/queue/tray.ts'
import { fieldsSet } from '#client/data/queue/fields-set.ts'

/** The fields of an employee that changes of this device wait to set. */
export const watchPendingFields = (device: Stores, id: string): Observable<ReadonlySet<string>> =>
  watchTray(device).pipe(map((records) => pendingFields(records, id)))

export const pendingFields = (
  records: readonly Pick<CommandRecord, 'name' | 'rev' | 'ids' | 'body' | 'state'>[],
  id: string,
): ReadonlySet<string> =>
  new Set(
    records
      // One that was refused waits for a person, and sets nothing.
      .filter((record) => record.ids.includes(id) && isUnsettled(record, 0))
      .flatMap((record) => Object.keys(fieldsSet(record))),
  )
