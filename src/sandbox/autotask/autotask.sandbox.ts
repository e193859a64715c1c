import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createAutotaskApi } from './autotask-api.ts'
import { createAutotaskPages, ticketPage } from './autotask-pages.ts'
import { AutotaskRefusal, Page } from './refusal.ts'
import type { AutotaskInstance } from './state.ts'
import type { Post } from '../webhooks.ts'

interface AutotaskSandboxParts {
  instances: readonly AutotaskInstance[]
  /** Where it is, without a slash at the end. */
  baseUrl: string
  clock: { now: () => number }
  /** Posts to where changes of tickets are to be told. */
  post?: Post
}

/**
 * Pretend Autotasks, all in one zone: where the zone is asked for, the API below `/zone`, the page of a ticket beside it; under
 * `/pages` what a person may look at and provoke. `clock.now` is in milliseconds since 1970.
 */
export const createAutotaskSandbox = ({ instances, baseUrl, clock, post }: AutotaskSandboxParts) =>
  new Hono({ getPath: pathOf })
    .route('/pages', createAutotaskPages(instances, clock, post))
    .route('/', createAutotaskApi({ instances, baseUrl, clock }))
    // Where a browser is led to.
    .get('/zone/Mvc/ServiceDesk/TicketDetail.mvc', (c) => {
      const id = Number(c.req.query('ticketId'))
      const desk = instances.find(({ tickets }) => tickets.some((each) => each.id === id))
      return desk ? c.html(ticketPage(desk, id)) : c.html('<h1>Not Found</h1>', 404)
    })
    .onError((problem, c) => {
      if (problem instanceof Page) return c.html('<h1>Sign in</h1>')
      if (!(problem instanceof AutotaskRefusal)) throw problem
      const status = problem.status as ContentfulStatusCode
      return typeof problem.body === 'string' ? c.text(problem.body, status) : c.json(problem.body, status)
    })

/** The vendor tells no upper from lower case in where its API is. */
const pathOf = ({ url }: Request): string =>
  new URL(url).pathname.replace(/\/atservicesrest\/v1\.0(?=\/)/i, (found) => found.toLowerCase())
