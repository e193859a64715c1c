import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** A server that shares its process with whoever asks it. */
export interface ServedApp {
  port: number
  close: () => void
}

/**
 * Serves an app on a loopback port, a free one unless it is named. Connections are not closed for being idle: a process that is
 * busy for longer than that closes one and sends a request on it in the same turn, and the request is lost.
 */
export const serveApp = ({ fetch }: Pick<Hono, 'fetch'>, port = 0): Promise<ServedApp> =>
  new Promise((resolve) => {
    const server = serve(
      {
        fetch,
        overrideGlobalObjects: false,
        port,
        hostname: '127.0.0.1',
        serverOptions: { keepAliveTimeout: 0 },
      },
      (at) => resolve({ port: at.port, close: () => server.close() }),
    )
  })
