import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createConnectWiseApi } from './connectwise-api.ts'
import { createConnectWisePages, ticketPage } from './connectwise-pages.ts'
import { ConnectWiseRefusal, Elsewhere, Page } from './refusal.ts'
import type { ConnectWiseInstance } from './state.ts'
import type { Post } from '../webhooks.ts'

interface ConnectWiseSandboxParts {
  instances: readonly ConnectWiseInstance[]
  /** By which the calling product is known. */
  clientId: string
  clock: { now: () => number }
  /** Posts to where changes of tickets are to be told. */
  post?: Post
}

/**
 * Pretend ConnectWises, several companies at one host: the API below the host with `api-` before it, the page of a ticket
 * below the host; under `/pages` what a person may look at and provoke. `clock.now` is in milliseconds since 1970.
 */
export function createConnectWiseSandbox({ instances, clientId, clock, post }: ConnectWiseSandboxParts) {
  const at = (host: string | undefined) => {
    const here = instances.filter((each) => each.host === host?.replace(/^api-/, ''))
    if (here.length === 0) throw new Elsewhere()
    return here
  }
  const api = createConnectWiseApi({
    instanceOf: (c, companyId) => {
      const host = c.req.param('host')
      if (!host?.startsWith('api-')) throw new Elsewhere()
      const here = at(host)
      const found = here.find((each) => each.companyId === companyId)
      if (!found) throw new ConnectWiseRefusal(401, 'Unauthorized', 'The credentials are invalid.')
      return found
    },
    clientId,
    clock,
    post,
  })
  return (
    new Hono()
      .route('/pages', createConnectWisePages(instances, clock, post))
      .route('/', api)
      // Where a browser is led to.
      .get('/:host/v4_6_release/services/system_io/Service/fv_sr100_request.rails', (c) => {
        const desk = at(c.req.param('host')).find((each) => each.companyId === c.req.query('companyName'))
        if (!desk) throw new Elsewhere()
        return c.html(ticketPage(desk, Number(c.req.query('service_recid'))))
      })
      .notFound((c) => c.html('<h1>Not Found</h1>', 404))
      .onError((problem, c) => {
        if (problem instanceof Elsewhere) return c.html('<h1>Not Found</h1>', 404)
        if (problem instanceof Page) return c.html('<h1>Sign in</h1>')
        if (!(problem instanceof ConnectWiseRefusal)) throw problem
        return c.json(problem.body, problem.status as ContentfulStatusCode)
      })
  )
}
