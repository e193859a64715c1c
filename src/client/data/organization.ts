import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { CHECK_NAMES, type ChecklistItem, type CheckName } from '#shared/domain/checklist/checklist.ts'
import type { Device } from './device.ts'
import { viewShared } from './read.ts'
import { submit } from './submit.ts'

/** The onboarding checklist in its fixed order. */
export const watchChecklist = (device: Device): Observable<ChecklistItem[]> =>
  from(liveQuery(() => viewShared(device, 'checklistItem', device.login.organization.id))).pipe(
    map((views) => CHECK_NAMES.flatMap((name) => views.get(name)?.row ?? [])),
  )

export const dismissCheck = (device: Device, checkName: CheckName, dismissed: boolean) =>
  submit(device, { name: 'checklist.dismiss', args: { checkName, dismissed }, subject: checkName, place: '' })
