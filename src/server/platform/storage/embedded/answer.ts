import { asS3Error } from './s3-error.ts'
import { writeErrorXml, writeXml } from './xml.ts'

/** What an operation answers with. */
export interface Answer {
  status: 200 | 204 | 206 | 304
  headers?: Record<string, string>
  body?: string | ReadableStream<Uint8Array<ArrayBuffer>>
}

export const xmlAnswer = (name: string, content: Parameters<typeof writeXml>[1]): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'application/xml' },
  body: writeXml(name, content),
})

/** Anything that was thrown, in S3's words; one that answers a HEAD has no body. */
export function errorAnswer(
  cause: unknown,
  { resource, requestId }: { resource: string; requestId: string },
) {
  const error = asS3Error(cause)
  const { code, message, details, status } = error
  const size = details['ActualObjectSize']
  return {
    status,
    headers: {
      'Content-Type': 'application/xml',
      ...(size === undefined ? {} : { 'Content-Range': `bytes */${size}` }),
    },
    body: writeErrorXml({
      Code: code,
      Message: message,
      Resource: resource,
      ...details,
      RequestId: requestId,
      HostId: requestId,
    }),
  }
}
