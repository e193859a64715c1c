import { type PutPart, PutProblem } from './ports.ts'

/**
 * By a request that tells how far it is, which `fetch` does not. What is sent is a blob: of bytes Chromium keeps the copies of parts
 * that were sent long ago, and takes four times as long.
 */
export const putByRequest: PutPart = (url, bytes, { signal, onSent }) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error)
      return
    }
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    request.onload = () => (request.status === 200 ? resolve() : reject(new PutProblem(request.status)))
    request.onerror = () => reject(new PutProblem())
    request.onabort = () => reject(signal.reason as Error)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.open('PUT', url)
    request.send(new Blob([bytes]))
  })
