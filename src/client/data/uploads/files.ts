import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { fileEndpoints } from '#shared/contract/endpoints/files.ts'
import { fileKey, type UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import type { Caller, Device } from '../device/device.ts'
import { submit, type SubmitOutcome } from '../queue/submit.ts'
import type { View } from '../rows/merge.ts'
import { viewShared } from '../rows/read.ts'

/** The files of every company, with waiting changes. */
export const watchFiles = (device: Device): Observable<View<'uploadedFile'>[]> =>
  from(liveQuery(() => viewShared(device, 'uploadedFile', device.login.organization.id))).pipe(
    map((views) => [...views.values()]),
  )

/** Those of one company. */
export const watchCompanyFiles = (device: Device, customerId: string): Observable<View<'uploadedFile'>[]> =>
  watchFiles(device).pipe(map((views) => views.filter(({ row }) => row.customer_id === customerId)))

interface Removal {
  /** Its name, for the list of what waits. */
  company: string
  /** How an upload that is not over ends, which is then told of for a day; without it the file goes. */
  ends?: 'Canceled' | 'Failed'
}

export const deleteFile = (
  device: Device,
  { id, customer_id: customerId, file_name: subject }: Pick<UploadedFile, 'id' | 'customer_id' | 'file_name'>,
  { company, ends }: Removal,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'file.delete',
    args: { id, customerId, ends: ends ?? null },
    subject,
    place: company,
  })

/** An address of a file's content that is good for a few minutes (FILE-11). */
export async function linkFile(
  { call }: Caller,
  file: Pick<UploadedFile, 'id' | 'customer_id'>,
): Promise<string> {
  const { url } = await call(fileEndpoints.getFileLink, { body: { action: 'get', key: fileKey(file) } })
  return url
}
