import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { AuditSetting } from '#shared/domain/posture/audit-setting.ts'
import type { CheckResolution } from '#shared/domain/posture/check-resolution.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import type { Device } from './device.ts'
import { viewShared } from './read.ts'

/** How every company was judged, by its id. */
export const watchPostures = (device: Device): Observable<Map<string, Posture>> =>
  from(liveQuery(() => viewShared(device, 'posture', device.login.organization.id))).pipe(
    map((views) => new Map([...views.values()].map(({ row }) => [row.customer_id, row]))),
  )

/** What the audit looks at, with waiting changes. */
export const watchAuditSettings = (device: Device): Observable<AuditSetting[]> =>
  from(liveQuery(() => viewShared(device, 'auditSetting', device.login.organization.id))).pipe(
    map((views) => [...views.values()].map(({ row }) => row)),
  )

/** What somebody decided about checks, with waiting changes. */
export const watchResolutions = (device: Device): Observable<CheckResolution[]> =>
  from(liveQuery(() => viewShared(device, 'checkResolution', device.login.organization.id))).pipe(
    map((views) => [...views.values()].map(({ row }) => row)),
  )
