import { useEffect, useRef, useSyncExternalStore } from 'react'
import { toldNote } from '#client/data/uploads/upload-notes.ts'
import type { UploadView } from '#client/data/uploads/upload-record.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTell } from '#client/parts/use-tell.ts'
import { claimNotices, noticesOf } from './upload-notices.ts'

/**
 * Tells once how uploads end, in a tab that somebody sees: one that is hidden waits until it is looked at, and tells what
 * no other tab has told meanwhile. Several files that end alike are one notice.
 */
export function useUploadNotices(views: readonly UploadView[] | undefined) {
  const { notes, userKey } = useDevice()
  const tell = useTell()
  const isVisible = useIsVisible()
  // A browser that keeps no notes would else tell the same at each step of an upload.
  const seen = useRef(new Set<string>())
  const telling = useRef(tell)
  useEffect(() => {
    telling.current = tell
  })
  useEffect(() => {
    if (!views || !isVisible) return
    const notices = noticesOf(views)
    const keys = [...notices.keys()].filter((key) => !seen.current.has(key))
    if (keys.length === 0) return
    for (const key of keys) seen.current.add(key)
    void claimNotices({ notes, locks: navigator.locks }, toldNote(userKey), keys).then((fresh) => {
      for (const notice of new Set(fresh.flatMap((key) => notices.get(key) ?? []))) telling.current(notice)
    })
  }, [views, isVisible, notes, userKey])
}

const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
