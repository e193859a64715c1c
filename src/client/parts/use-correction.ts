import { liveQuery } from 'dexie'
import { useObservable } from 'dexie-react-hooks'
import { from } from 'rxjs'
import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { undo } from '#client/data/queue/decisions.ts'
import { readRefused } from '#client/data/queue/tray.ts'
import { useDevice } from '#client/machines/use-device.ts'

/** The refused change that an address names, as a form reads it; for as long as it waits for its person (ERR-11). */
export function useCorrection<T>(
  key: string | undefined,
  read: (record: CommandRecord) => T | undefined,
): T | undefined {
  const device = useDevice()
  return useObservable(
    () =>
      from(
        liveQuery(async () => {
          const record = key === undefined ? undefined : await readRefused(device, key)
          return record && read(record)
        }),
      ),
    [device, key],
  )
}

/** The same for a form, which calls `onSaved` once what was refused is corrected. */
export function useCorrecting<T extends { key: string }>(
  key: string | undefined,
  read: (record: CommandRecord) => T | undefined,
) {
  const device = useDevice()
  const correction = useCorrection(key, read)
  return { correction, onSaved: () => correction && void undo(device, correction.key) }
}
