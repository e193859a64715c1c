import { useSyncExternalStore } from 'react'

/** Whether a dialog or a sheet lies over the screen, or nobody looks at it. */
export const useIsCovered = (): boolean => useSyncExternalStore(subscribe, look)

const look = () => document.hidden || document.querySelector('[aria-modal="true"]') !== null

/** Whatever is modal is put beside the app, as a child of the body. */
function subscribe(changed: () => void) {
  const watching = new MutationObserver(changed)
  watching.observe(document.body, { childList: true })
  document.addEventListener('visibilitychange', changed)
  return () => {
    watching.disconnect()
    document.removeEventListener('visibilitychange', changed)
  }
}
