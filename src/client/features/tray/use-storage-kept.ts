import { useEffect, useState } from 'react'

/** Whether the browser has promised to keep what waits here; undefined where nothing waits or it has not said yet. */
export function useStorageKept(isWaiting: boolean): boolean | undefined {
  const [isKept, setKept] = useState<boolean>()
  useEffect(() => {
    if (!isWaiting) return
    void navigator.storage?.persisted?.().then(setKept, () => {})
  }, [isWaiting])
  return isWaiting ? isKept : undefined
}
