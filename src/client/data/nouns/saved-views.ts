import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { SavedView, ViewedList, ViewFields } from '#shared/domain/views/saved-view.ts'
import type { Device } from '../device/device.ts'
import { viewShared } from '../rows/read.ts'
import { submit, type SubmitOutcome } from '../queue/submit.ts'

/** The views of a list, by name, with waiting changes. */
export const watchSavedViews = (device: Device, list: ViewedList): Observable<SavedView[]> =>
  from(liveQuery(() => viewShared(device, 'savedView', device.login.organization.id))).pipe(
    map((views) =>
      [...views.values()]
        .map(({ row }) => row)
        .filter((row) => row.list === list)
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    ),
  )

/** Keeps a list as it is; `seen` is the view of that name, which it replaces. */
export const saveView = (
  device: Device,
  fields: ViewFields,
  seen: SavedView | undefined,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'savedView.save',
    args: fields,
    // Where there was none, that is what is expected.
    expect: { query: seen?.query ?? null },
    subject: fields.name.trim(),
    place: '',
  })

/** Deletes a view as it was seen. */
export const deleteView = (device: Device, { list, name, query }: SavedView): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'savedView.delete',
    args: { list, name },
    expect: { query },
    subject: name,
    place: '',
  })
