import { useState } from 'react'
import { linkFile } from '#client/data/uploads/files.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { UploadedFile } from '#shared/domain/files/uploaded-file.ts'

/** Gets a file by a signed address, which the browser loads itself: a page could not hold it (FILE-11). */
export function useDownload(file: UploadedFile) {
  const device = useDevice()
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const download = async () => {
    setAsking(true)
    setRefusal(undefined)
    try {
      openDownload(await linkFile(device, file), file.file_name)
    } catch (cause) {
      setRefusal(refusalOf(cause))
    }
    setAsking(false)
  }
  return { isAsking, refusal, download }
}

function openDownload(url: string, name: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
