import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { User } from '#shared/domain/users/user.ts'
import { settledUser } from '#shared/domain/users/user-rules.ts'
import type { Device } from '../device/device.ts'
import { readShared } from '../rows/read.ts'

/** Everybody who may sign in for the organization, as this device last heard of them. */
export const watchUsers = (device: Device): Observable<User[]> =>
  from(liveQuery(() => readShared(device, 'user'))).pipe(
    map((users) => [...users.values()].map(({ row }) => settledUser(row))),
  )
