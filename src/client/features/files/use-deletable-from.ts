import { useEffect, useState } from 'react'
import { deletableFrom, type UploadedFile } from '#shared/domain/files/uploaded-file.ts'
import { useDevice } from '#client/machines/use-device.ts'

/** From when on a file can be deleted, in milliseconds since 1970; undefined once it can be (FILE-08). */
export function useDeletableFrom(file: Pick<UploadedFile, 'status' | 'uploaded'>): number | undefined {
  const { clock } = useDevice()
  const from = deletableFrom(file)
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const wait = from - clock.now()
    if (wait <= 0) return undefined
    const timer = clock.setTimeout(() => setNow(clock.now()), wait)
    return () => clock.clearTimeout(timer)
  }, [clock, from])
  return from > now ? from : undefined
}
