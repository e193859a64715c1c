import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { MfaReport } from '#shared/domain/mfa/mfa-report.ts'
import type { Device } from '../device/device.ts'
import { viewShared } from '../rows/read.ts'

/** Who has a second factor in the tenants of every company, by the company's id. */
export const watchMfaReports = (device: Device): Observable<ReadonlyMap<string, MfaReport>> =>
  from(liveQuery(() => viewShared(device, 'mfaReport', device.login.organization.id))).pipe(
    map((views) => new Map([...views.values()].map(({ row }) => [row.customer_id, row]))),
  )
