import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { type BrandingChanges, type BrandingFields, noBranding } from '#shared/domain/branding/branding.ts'
import type { Device } from '../device/device.ts'
import type { View } from '../rows/merge.ts'
import { viewShared } from '../rows/read.ts'
import { submit, type SubmitOutcome } from '../queue/submit.ts'

/** The branding with waiting changes; null where nobody has set any. */
export const watchBranding = (device: Device): Observable<View<'branding'> | null> => {
  const { id } = device.login.organization
  return from(liveQuery(() => viewShared(device, 'branding', id))).pipe(map((views) => views.get(id) ?? null))
}

/** Sets what is named; `seen` is how it was on screen, null where nothing was set. */
export function saveBranding(
  device: Device,
  seen: BrandingFields | null,
  changes: BrandingChanges,
): Promise<SubmitOutcome> {
  const { id, name } = device.login.organization
  const fields = Object.keys(noBranding).filter((field) => Object.hasOwn(changes, field))
  return submit(device, {
    name: 'branding.save',
    args: { organizationId: id, changes },
    expect: Object.fromEntries(fields.map((field) => [field, seen?.[field as keyof BrandingFields] ?? null])),
    subject: name,
    place: '',
  })
}
