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
  return {
    open: () =>
      (opening ??= import('./uploads-client.ts').then(({ openUploads }) => openUploads(device, key))),
    close: () => {
      const opened = opening
      opening = undefined
      void opened?.then(({ close }) => close()).catch(() => {})
    },
  }
}
