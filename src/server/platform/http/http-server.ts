import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { MINUTE, SECOND } from '#shared/lib/time.ts'

interface HttpLimits {
  /** How long somebody may take to send the headers of a request, in milliseconds. */
  headers: number
  /** And how long the whole of it: longer than the app waits for an answer. */
  request: number
  /** And where it brings a piece of a file, which takes as long as its network is slow. */
  piece: number
  /** How often it is looked for who is late. */
  look: number
  /** Of all headers together, in bytes. */
  headerSize: number
}

const USUAL: HttpLimits = {
  headers: 10 * SECOND,
  request: 45 * SECOND,
  piece: 20 * MINUTE,
  look: 5 * SECOND,
  headerSize: 16 * 1024,
}

/**
 * Whoever sends half a request and nothing more does not hold a connection for long. How long an answer takes is not
 * limited: event streams never end. `bringsPiece` says by its address whether a request brings a piece of a file.
 */
export const createHttpServer = (
  listener: RequestListener,
  { headers, request, piece, look, headerSize }: HttpLimits = USUAL,
  bringsPiece: (url: string) => boolean = () => false,
): Server =>
  createServer(
    {
      headersTimeout: headers,
      requestTimeout: piece,
      connectionsCheckingInterval: look,
      maxHeaderSize: headerSize,
    },
    (incoming, outgoing) => {
      const wait = () => closeLate(incoming, outgoing, request)
      // Whoever was answered before all of its piece arrived has no reason to take long.
      if (bringsPiece(incoming.url ?? '')) outgoing.once('finish', wait)
      else wait()
      listener(incoming, outgoing)
    },
  )

/** Closes a request that has not arrived as a whole in time. */
function closeLate(incoming: IncomingMessage, outgoing: ServerResponse, time: number): void {
  if (incoming.closed) return
  const timer = setTimeout(() => {
    if (incoming.complete) return
    if (!outgoing.headersSent) outgoing.writeHead(408, { Connection: 'close' }).end()
    incoming.socket.destroySoon()
  }, time)
  timer.unref()
  incoming.once('close', () => clearTimeout(timer))
}
