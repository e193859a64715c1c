import type { Context } from 'hono'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createHaloApi } from './halo-api.ts'
import { createHaloPages, ticketPage } from './halo-pages.ts'
import { createHaloTokens } from './halo-tokens.ts'
import { Elsewhere, HaloRefusal, Page } from './refusal.ts'
import type { HaloInstance } from './state.ts'
import type { Post } from '../webhooks.ts'

/**
 * Pretend Halos: each below its host, with its API under `/api`, its tokens under `/auth` and the page of its tickets under
 * `/tickets`; under `/pages` what a person may look at and provoke. `clock.now` is in milliseconds since 1970.
 */
export function createHaloSandbox({
  instances,
  clock,
  post,
}: {
  instances: readonly HaloInstance[]
  clock: { now: () => number }
  /** Posts to where changes of tickets are to be told. */
  post?: Post
}) {
  const instanceOf = (c: Context): HaloInstance => {
    const halo = instances.find(({ host }) => host === c.req.param('host'))
    if (!halo) throw new Elsewhere()
    return halo
  }
  return (
    new Hono()
      .route('/pages', createHaloPages(instances, clock, post))
      .route('/', createHaloTokens(instanceOf, clock))
      .route('/', createHaloApi(instanceOf, clock))
      // Where a browser is led to.
      .get('/:host/tickets', (c) => {
        const id = c.req.query('id')
        return c.html(ticketPage(instanceOf(c), id === undefined ? undefined : Number(id)))
      })
      .onError((problem, c) => {
        if (problem instanceof Elsewhere) return c.html('<h1>It works</h1>', 404)
        if (problem instanceof Page) return c.html('<h1>Sign in</h1>')
        if (!(problem instanceof HaloRefusal)) throw problem
        const status = problem.status as ContentfulStatusCode
        if (status === 401) return c.body(null, 401, { 'WWW-Authenticate': 'Bearer error="invalid_token"' })
        return c.json(problem.body, status)
      })
  )
}
