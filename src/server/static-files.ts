import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

const CLIENT = 'dist/client'

/** The built app. Hashed files are kept for ever, everything else is asked for again; unknown paths are the app's. */
export function staticFiles(): Hono {
  return new Hono()
    .use(compress())
    .use(async (c, next) => {
      await next()
      const isHashed = c.req.path.startsWith('/assets/')
      c.header(
        'Cache-Control',
        isHashed && c.res.status === 200 ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    })
    .use(serveStatic({ root: CLIENT, precompressed: true }))
    .get('/assets/*', (c) => c.notFound())
    .get('*', serveStatic({ root: CLIENT, path: 'index.html', precompressed: true }))
}

export const isClientBuilt = (): boolean => existsSync(`${CLIENT}/index.html`)
