import { liveQuery } from 'dexie'
import { useObservable } from 'dexie-react-hooks'
import { from } from 'rxjs'
import { readRefused } from '#client/data/tray.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { type EmployeeCorrection, employeeCorrection } from '#client/parts/employee-correction.ts'

/** The refused change that the address names, as long as it waits for its person. */
export function useCorrection(key: string | undefined): EmployeeCorrection | undefined {
  const device = useDevice()
  return useObservable(
    () =>
      from(
        liveQuery(async () => {
          const record = key === undefined ? undefined : await readRefused(device, key)
          return record && employeeCorrection(record)
        }),
      ),
    [device, key],
  )
}
