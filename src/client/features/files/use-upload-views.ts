import { useObservable } from 'dexie-react-hooks'
import { EMPTY } from 'rxjs'
import type { Uploads } from '#client/data/uploads/uploads.ts'
import { useUploads } from '#client/machines/use-uploads.ts'

/** The uploads of this device with the way to act on them; both are undefined until they are open (STATE-04). */
export function useUploadViews() {
  const uploads = useUploads()
  const views = useObservable(() => uploads?.watch() ?? EMPTY, [uploads])
  return { uploads, views }
}

export type UploadActs = Pick<Uploads, 'pause' | 'resume' | 'cancel' | 'forget'>
