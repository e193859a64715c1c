import { Hono } from 'hono'
import { html } from 'hono/html'
import { createPretendPages } from '../pretend-pages.ts'
import { createAccounting, OtherPage } from './accounting.ts'
import { createGrants } from './grants.ts'
import { type Client, createConsent, createTokens } from './oauth.ts'
import { IntuitFault } from './refusal.ts'
import { type Books, FAILURES } from './state.ts'

interface IntuitParts {
  books: readonly Books[]
  client: Client
  redirectUris: readonly string[]
  /** Milliseconds since 1970. */
  clock: { now: () => number }
}

/**
 * A pretend Intuit: where books are chosen under `/appcenter`, tokens given and taken back under `/oauth`, the Accounting API
 * under `/api`, and under `/pages` what a person may look at and provoke.
 */
export function createIntuitSandbox({ clock, ...parts }: IntuitParts) {
  const grants = createGrants(clock)
  const all = { ...parts, grants }
  return new Hono()
    .route('/appcenter', createConsent(all))
    .route('/oauth', createTokens(all))
    .route('/api', createAccounting(grants, clock.now))
    .post('/pages/revoke', async (c) => {
      const form = await c.req.formData()
      const books = parts.books.find(({ realmId }) => realmId === form.get('key'))
      if (!books) return c.notFound()
      grants.revokeOf(books)
      return c.redirect(c.req.path.replace(/\/revoke$/, ''), 303)
    })
    .route(
      '/pages',
      createPretendPages({
        title: 'Pretend QuickBooks',
        instances: parts.books,
        failures: FAILURES,
        keyOf: ({ realmId }: Books) => realmId,
        keys: ({ realmId, homeCurrency }) => [
          ['Company id', realmId],
          ['Home currency', homeCurrency],
        ],
        about: (books) =>
          html`<p>${books.purchases.length} expenses, ${grants.countOf(books)} apps</p>
            <form method="post" action="pages/revoke">
              <button name="key" value="${books.realmId}">Disconnect the app</button>
            </form>`,
      }),
    )
    .onError((problem, c) => {
      if (problem instanceof OtherPage) return c.html('<h1>It works</h1>')
      if (!(problem instanceof IntuitFault)) throw problem
      return c.json(problem.body(clock.now()), problem.status)
    })
}
