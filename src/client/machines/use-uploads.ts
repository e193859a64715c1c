import { createContext, useContext, useEffect, useState } from 'react'
import { invariant } from '#shared/lib/invariant.ts'
import type { Uploads } from '#client/data/uploads/uploads.ts'

/** Opens the uploads of the signed-in user, with the worker that carries them out; asked again it gives the same. */
export type OpenUploads = () => Promise<Uploads>

export const UploadsContext = createContext<OpenUploads | undefined>(undefined)

/** The uploads of this device; undefined until they are open. */
export function useUploads(): Uploads | undefined {
  const open = useContext(UploadsContext)
  invariant(open, 'screens that upload are shown to a signed-in user')
  const [uploads, setUploads] = useState<Uploads>()
  useEffect(() => {
    let isHere = true
    open().then(
      (opened) => isHere && setUploads(opened),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [open])
  return uploads
}
