import type { IncomingMessage } from 'node:http'

/** How much of an answer is read, in bytes. */
const MOST_READ = 8 * 1024 * 1024

/** Statuses that have no body, and may not be given one. */
const WITHOUT_BODY = [204, 205, 304]

/** The answer with its text and what it says of when to come back. Throws a `TypeError` where it is too long. */
export async function readAnswer(response: IncomingMessage, mostRead = MOST_READ): Promise<Response> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length
    if (length > mostRead) {
      response.destroy()
      throw new TypeError('The answer is too long')
    }
    parts.push(part)
  }
  const status = response.statusCode ?? 502
  const retryAfter = response.headers['retry-after']
  return new Response(WITHOUT_BODY.includes(status) ? null : new Uint8Array(Buffer.concat(parts)), {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  })
}
