import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'

const CLIENT = 'dist/client'

/** The built app. Hashed files are kept for ever, everything else is asked for again; unknown paths are the app's. */
export function staticFiles(): Hono {
  return new Hono()
    .use(compress())
    .use(
      secureHeaders({
        contentSecurityPolicy: {
          defaultSrc: ["'self'"],
          // Emotion writes its styles into the page.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          connectSrc: ["'self'"],
          frameAncestors: ["'none'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
        },
        strictTransportSecurity: false,
        referrerPolicy: 'same-origin',
      }),
    )
    .use(async (c, next) => {
      await next()
      const isHashed = c.req.path.startsWith('/assets/')
      c.header(
        'Cache-Control',
        isHashed && c.res.status === 200 ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    })
    .use(serveStatic({ root: CLIENT }))
    .get('/assets/*', (c) => c.notFound())
    .get('*', serveStatic({ root: CLIENT, path: 'index.html' }))
}

export const isClientBuilt = (): boolean => existsSync(`${CLIENT}/index.html`)
