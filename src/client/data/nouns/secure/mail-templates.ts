import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { MailTemplate, MailTemplateFields } from '#shared/domain/defender/mail-template.ts'
import type { Device } from '../../device/device.ts'
import { seenFields } from '../../queue/seen-fields.ts'
import { submit, type SubmitOutcome } from '../../queue/submit.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'

/** The organization's templates of policies for mail, with waiting changes. */
export const watchMailTemplates = (device: Device): Observable<View<'mailTemplate'>[]> =>
  from(liveQuery(() => viewShared(device, 'mailTemplate', device.login.organization.id))).pipe(
    map((views) => [...views.values()]),
  )

/** Adds a template under an id of this device's, so that it can be worked with before the server knows it. */
export const addMailTemplate = (device: Device, fields: MailTemplateFields): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'mailTemplate.add',
    args: { id: device.newId(), fields },
    subject: fields.name.trim(),
    place: '',
  })

/** Changes fields of a template; `seen` is the template as it was on screen. */
export const changeMailTemplate = (
  device: Device,
  seen: MailTemplate,
  set: Partial<MailTemplateFields>,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'mailTemplate.patch',
    args: { id: seen.id, set },
    expect: seenFields(seen, set),
    subject: seen.name,
    place: '',
  })

/** Deletes a template as it was seen. */
export const deleteMailTemplate = (
  device: Device,
  { id, name, description, policy }: MailTemplate,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'mailTemplate.delete',
    args: { id },
    expect: { name, description, policy },
    subject: name,
    place: '',
  })
