import { createServer, type RequestListener, type Server } from 'node:http'
import { SECOND } from '#shared/lib/time.ts'

interface HttpLimits {
  /** How long somebody may take to send the headers of a request, in milliseconds. */
  headers: number
  /** And how long the whole of it: longer than the app waits for an answer. */
  request: number
  /** How often it is looked for who is late. */
  look: number
  /** Of all headers together, in bytes. */
  headerSize: number
}

const USUAL: HttpLimits = {
  headers: 10 * SECOND,
  request: 45 * SECOND,
  look: 5 * SECOND,
  headerSize: 16 * 1024,
}

/**
 * Whoever sends half a request and nothing more does not hold a connection for long. How long an answer takes is not
 * limited: event streams never end.
 */
export const createHttpServer = (
  listener: RequestListener,
  { headers, request, look, headerSize }: HttpLimits = USUAL,
): Server =>
  createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: look,
      maxHeaderSize: headerSize,
    },
    listener,
  )
