import type { Server } from 'node:http'

/**
 * Takes no more requests and resolves when those under way were answered; what is not after so many milliseconds is
 * cut off, which devices take as no answer.
 */
export function drain(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), limit)
    // A connection whose request was under way stays open for the next one.
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    server.close(() => {
      clearTimeout(cutOff)
      clearInterval(idle)
      resolve()
    })
  })
}
