import type { S3Error } from './s3-error.ts'
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

/** An error as S3 tells it. */
export function errorAnswer(
  { code, message, details, status }: S3Error,
  { resource, requestId }: { resource: string; requestId: string },
) {
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
