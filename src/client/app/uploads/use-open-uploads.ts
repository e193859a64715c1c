import { useEffect, useMemo } from 'react'
import type { Device } from '#client/data/device/device.ts'
import { uploadsNote } from '#client/data/uploads/upload-notes.ts'
import type { OpenUploads } from '#client/machines/use-uploads.ts'
import type { OpenedUploads } from './uploads-client.ts'

/** Gives what opens the uploads of a user, once; uploads that are not over go on by themselves. */
export function useOpenUploads(device: Device | undefined, key: CryptoKey): OpenUploads | undefined {
  const uploads = useMemo(() => device && createOpening(device, key), [device, key])
  useEffect(() => {
    if (!uploads || !device) return undefined
    if (device.notes.getItem(uploadsNote(device.userKey)) !== null) void uploads.open().catch(() => {})
    return uploads.close
  }, [uploads, device])
  return uploads?.open
}

function createOpening(device: Device, key: CryptoKey) {
  let opening: Promise<OpenedUploads> | undefined
  async function open(): Promise<OpenedUploads> {
    const { openUploads } = await import('./uploads-client.ts')
    return openUploads(device, key)
  }
  return {
    open: () => {
      const opened = (opening ??= open())
      // What failed is tried again by whoever asks next.
      opened.catch(() => {
        if (opening === opened) opening = undefined
      })
      return opened
    },
    close: () => {
      const opened = opening
      opening = undefined
      void opened?.then(({ close }) => close()).catch(() => {})
    },
  }
}
