import { useState } from 'react'
import { showToast } from '#client/ui/overlays/toasts.ts'

/** A part of the frame that is loaded when it is asked for; where it cannot be, `notLoaded` says so. */
export function useLoaded<T>(load: () => Promise<T>, notLoaded: string) {
  const [opened, setOpened] = useState<{ part: T }>()
  return {
    part: opened?.part,
    open: () =>
      load().then(
        (part) => setOpened({ part }),
        () => void showToast({ tone: 'warn', text: notLoaded }),
      ),
    close: () => setOpened(undefined),
  }
}
