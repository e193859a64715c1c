import { useEffect, useState } from 'react'
import type { Detection } from '#shared/domain/alerts/detection.ts'

type Facts = Pick<Detection, 'id' | 'isVariable'>

let loaded: readonly Facts[] | undefined

/** Every detection there is; none until its large script, which comes later than the form that asks for it, is there. */
export function useDetections(): readonly Facts[] {
  const [found, setFound] = useState<readonly Facts[]>(loaded ?? [])
  useEffect(() => {
    if (loaded) return
    void import('#shared/domain/alerts/detections.ts').then(
      ({ detections }) => {
        loaded = detections
        setFound(detections)
      },
      () => {},
    )
  }, [])
  return found
}
