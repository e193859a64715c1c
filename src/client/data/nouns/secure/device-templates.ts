import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { policyTemplateEndpoints } from '#shared/contract/endpoints/policy-templates.ts'
import { type DevicePolicy, devicePolicySchema } from '#shared/domain/intune/device-policy.ts'
import type {
  DeviceTemplate,
  DeviceTemplateFields,
  NewDeviceTemplate,
} from '#shared/domain/intune/device-template.ts'
import type { Caller, Device } from '../../device/device.ts'
import { seenFields } from '../../queue/seen-fields.ts'
import { submit, type SubmitOutcome } from '../../queue/submit.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'

/** The organization's templates of policies for devices, with waiting changes. */
export const watchDeviceTemplates = (device: Device): Observable<View<'deviceTemplate'>[]> =>
  from(liveQuery(() => viewShared(device, 'deviceTemplate', device.login.organization.id))).pipe(
    map((views) => [...views.values()]),
  )

/** The whole policy of a template, asked of the server now. */
export async function readTemplatePolicy({ call }: Caller, id: string): Promise<DevicePolicy> {
  const { meta_data } = await call(policyTemplateEndpoints.getPolicyTemplate, { params: { id } })
  return devicePolicySchema.parse(meta_data.policyBody)
}

/** Adds a template under an id of this device's, so that it can be worked with before the server knows it. */
export const addDeviceTemplate = (
  device: Device,
  fields: DeviceTemplateFields,
  made: NewDeviceTemplate,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'deviceTemplate.add',
    args: { id: device.newId(), fields, from: made },
    subject: fields.name.trim(),
    place: '',
  })

/** Changes fields of a template; `seen` is the template as it was on screen. */
export const changeDeviceTemplate = (
  device: Device,
  seen: DeviceTemplate,
  set: Partial<DeviceTemplateFields>,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'deviceTemplate.patch',
    args: { id: seen.id, set },
    expect: seenFields(seen, set),
    subject: seen.name,
    place: '',
  })

/** Deletes a template as it was seen. */
export const deleteDeviceTemplate = (
  device: Device,
  { id, name, description }: DeviceTemplate,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'deviceTemplate.delete',
    args: { id },
    expect: { name, description },
    subject: name,
    place: '',
  })
