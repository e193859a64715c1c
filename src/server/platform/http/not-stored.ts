import type { MiddlewareHandler } from 'hono'

/** An answer that does not say how long it holds is kept by no browser and no proxy: it was for one person. */
export const notStored: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}
