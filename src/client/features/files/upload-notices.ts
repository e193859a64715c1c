import type { UploadView } from '#client/data/uploads/upload-record.ts'
import type { Notes } from '#shared/lib/notes.ts'

/** What is told of uploads without being asked (FILE-06). */
export type UploadNotice = 'vendorNotSupported' | 'uploadComplete' | 'uploadFailed' | 'uploadCanceled'

const ENDS = { uploaded: 'uploadComplete', failed: 'uploadFailed', canceled: 'uploadCanceled' } as const
const isEnd = (state: UploadView['state']): state is keyof typeof ENDS => Object.hasOwn(ENDS, state)

/** What there is to tell of some uploads, by a key for each upload and notice. */
export const noticesOf = (
  views: readonly Pick<UploadView, 'id' | 'state' | 'isVendorSupported'>[],
): Map<string, UploadNotice> =>
  new Map(
    views.flatMap(({ id, state, isVendorSupported }) => {
      const notices: UploadNotice[] = [
        ...(isVendorSupported === false ? (['vendorNotSupported'] as const) : []),
        ...(isEnd(state) ? [ENDS[state]] : []),
      ]
      return notices.map((notice) => [`${id} ${notice}`, notice] as const)
    }),
  )

/** More than anybody uploads in a day, after which uploads are forgotten. */
const KEPT = 500

/**
 * Those of the keys that were told nowhere yet, which from now on count as told, in every tab and after a reload: one tab
 * at a time reads and writes the note.
 */
export function claimNotices(
  { notes, locks }: { notes: Notes; locks: Pick<LockManager, 'request'> },
  name: string,
  keys: readonly string[],
): Promise<string[]> {
  return locks.request(name, () => {
    const told = readKeys(notes.getItem(name))
    const fresh = keys.filter((key) => !told.includes(key))
    if (fresh.length > 0) notes.setItem(name, JSON.stringify([...told, ...fresh].slice(-KEPT)))
    return fresh
  })
}

function readKeys(note: string | null): string[] {
  try {
    const keys: unknown = JSON.parse(note ?? '[]')
    return Array.isArray(keys) ? keys.map(String) : []
  } catch {
    // Somebody else wrote it: nothing counts as told.
    return []
  }
}
