import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { PostureTemplate, TemplateFields } from '#shared/domain/posture/templates/posture-template.ts'
import type { Device } from '../../device/device.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'
import { submit, type SubmitOutcome } from '../../queue/submit.ts'

/** Every template of the organization, with waiting changes. Default ones are no rows. */
export const watchPostureTemplates = (device: Device): Observable<View<'postureTemplate'>[]> =>
  from(liveQuery(() => viewShared(device, 'postureTemplate', device.login.organization.id))).pipe(
    map((views) => [...views.values()]),
  )

/** Adds a template; the device makes its id, so that it can be worked with before the server knows it. */
export const addPostureTemplate = (device: Device, fields: TemplateFields): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'postureTemplate.add',
    args: { id: device.newId(), fields },
    subject: fields.name.trim(),
    place: '',
  })

/** Changes fields of a template; `seen` is the template as it was on screen. */
export const changePostureTemplate = (
  device: Device,
  seen: PostureTemplate,
  set: Partial<TemplateFields>,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'postureTemplate.patch',
    args: { id: seen.id, set },
    expect: Object.fromEntries(Object.entries(seen).filter(([field]) => Object.hasOwn(set, field))),
    subject: seen.name,
    place: '',
  })

/** Deletes a template as it was seen: what somebody changed meanwhile is not lost without a question. */
export const deletePostureTemplate = (
  device: Device,
  { id, name, description, checks }: PostureTemplate,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'postureTemplate.delete',
    args: { id },
    expect: { name, description, checks },
    subject: name,
    place: '',
  })
