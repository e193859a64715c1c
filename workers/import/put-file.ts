import type { PutOutcome } from '#client/data/imports/importer.ts'

/** What a storage answers that has no room left. */
const INSUFFICIENT_STORAGE = 507

/** Puts a file by a request that tells how far it is, which `fetch` does not. The browser reads it piece by piece. */
export const putFile = (
  file: Blob,
  { url, media }: { url: string; media: string },
  onSent: (bytes: number) => void,
): Promise<PutOutcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    request.onload = () => {
      if (request.status === 200) resolve('put')
      else if (request.status === INSUFFICIENT_STORAGE) resolve('full')
      else resolve(request.status >= 500 ? 'unreachable' : 'refused')
    }
    request.onerror = () => resolve('unreachable')
    request.open('PUT', url)
    request.setRequestHeader('Content-Type', media)
    request.send(file)
  })
