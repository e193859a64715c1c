import type { Context } from 'hono'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Elsewhere, Page, SyncroRefusal } from './refusal.ts'
import type { SyncroInstance } from './state.ts'
import type { Post } from '../webhooks.ts'
import { createSyncroApi } from './syncro-api.ts'
import { createSyncroPages, ticketPage } from './syncro-pages.ts'

/**
 * Pretend Syncros: each below its host, with its API under `/api/v1` and a page of each ticket under `/tickets`; under
 * `/pages` what a person may look at and provoke. `clock.now` is in milliseconds since 1970.
 */
export function createSyncroSandbox({
  instances,
  clock,
  post,
}: {
  instances: readonly SyncroInstance[]
  clock: { now: () => number }
  /** Posts to where changes of tickets are to be told. */
  post?: Post
}) {
  const instanceOf = (c: Context): SyncroInstance => {
    const syncro = instances.find(({ host }) => host === c.req.param('host'))
    if (!syncro) throw new Elsewhere()
    return syncro
  }
  return (
    new Hono()
      .route('/pages', createSyncroPages(instances, clock, post))
      .route('/', createSyncroApi(instanceOf, clock))
      // Where a browser is led to.
      .get('/:host/tickets/:id', (c) => c.html(ticketPage(instanceOf(c), Number(c.req.param('id')))))
      .onError((problem, c) => {
        // At a host that is nobody's the vendor shows its page to sign in.
        if (problem instanceof Elsewhere || problem instanceof Page) return c.html('<h1>Sign in</h1>')
        if (!(problem instanceof SyncroRefusal)) throw problem
        const status = problem.status as ContentfulStatusCode
        return typeof problem.body === 'string' ? c.text(problem.body, status) : c.json(problem.body, status)
      })
  )
}
