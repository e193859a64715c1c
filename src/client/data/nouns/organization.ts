import { liveQuery } from 'dexie'
import { catchError, combineLatest, from, map, of, type Observable } from 'rxjs'
import {
  CHECK_NAMES,
  type ChecklistItem,
  type CheckName,
  needlessSteps,
} from '#shared/domain/checklist/checklist.ts'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { Device } from '../device/device.ts'
import type { View } from '../rows/merge.ts'
import { viewShared } from '../rows/read.ts'
import { submit } from '../queue/submit.ts'

/** The onboarding checklist in its fixed order. */
export const watchChecklist = (device: Device): Observable<ChecklistItem[]> =>
  from(liveQuery(() => viewShared(device, 'checklistItem', device.login.organization.id))).pipe(
    map((views) => CHECK_NAMES.flatMap((name) => views.get(name)?.row ?? [])),
  )

/** The same; `failed` where the device cannot read it, until it is looked at anew (CHK-11). */
export const watchReadChecklist = (device: Device): Observable<ChecklistItem[] | 'failed'> =>
  watchChecklist(device).pipe(catchError(() => of('failed' as const)))

export const dismissCheck = (device: Device, checkName: CheckName, dismissed: boolean) =>
  submit(device, { name: 'checklist.dismiss', args: { checkName, dismissed }, subject: checkName, place: '' })

/** Steps that this organization needs nobody to take, each until it was dismissed once (CHK-08). */
export const watchNeedlessSteps = (device: Device): Observable<ChecklistItem[]> =>
  combineLatest([watchChecklist(device), watchOrganization(device)]).pipe(
    map(([items, organization]) => needlessSteps(items, organization?.row.metadata ?? {})),
  )

export const dismissNeedless = (device: Device, checkName: CheckName) =>
  submit(device, {
    name: 'checklist.dismiss',
    args: { checkName, dismissed: true, isAutomatic: true },
    subject: checkName,
    place: '',
  })

/** The organization as this device knows it; undefined where it was never loaded. */
export const watchOrganization = (device: Device): Observable<View<'organization'> | undefined> => {
  const { id } = device.login.organization
  return from(liveQuery(() => viewShared(device, 'organization', id))).pipe(map((views) => views.get(id)))
}

/** Sets what the organization demands of devices; `seen` are the rules as they were on screen. */
export function setDevicePolicy(device: Device, seen: DevicePolicy, policy: DevicePolicy) {
  const { id, name } = device.login.organization
  return submit(device, {
    name: 'organization.setDevicePolicy',
    args: { organizationId: id, policy },
    expect: { device_policy: seen },
    subject: name,
    place: '',
  })
}
