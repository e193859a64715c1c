import { liveQuery } from 'dexie'
import { distinctUntilChanged, from, type Observable } from 'rxjs'
import type { Device } from '../device/device.ts'
import type { View } from '../rows/merge.ts'
import { viewPayees } from '../rows/read.ts'

/** What every company has paid, as far as this device holds it. What is as it was is the same object. */
export const watchPayees = (device: Device): Observable<readonly View<'payee'>[]> =>
  from(liveQuery(() => viewPayees(device, device.login.organization.id))).pipe(distinctUntilChanged())
