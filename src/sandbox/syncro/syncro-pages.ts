import { Hono } from 'hono'
import { html } from 'hono/html'
import { FAILURES, type SyncroInstance } from './state.ts'

/** On which a person finds what an organization's Syncro is reached with, its tickets, and chooses what fails there. */
export const createSyncroPages = (instances: readonly SyncroInstance[]) =>
  new Hono()
    .get('/', (c) =>
      c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>Syncro</title>
            </head>
            <body>
              ${instances.map(
                (syncro) =>
                  html`<h1>${syncro.name}</h1>
                    <p>Company URL <code>https://${syncro.host}</code></p>
                    <p>API key <code>${syncro.apiKey}</code></p>
                    <form method="post">
                      <input type="hidden" name="host" value="${syncro.host}" />
                      ${FAILURES.map(
                        (failure) =>
                          html`<label
                            ><input
                              type="checkbox"
                              name="failure"
                              value="${failure}"
                              ${syncro.provoked.has(failure) ? 'checked' : ''}
                            />${failure}</label
                          >`,
                      )}
                      <button>Provoke</button>
                    </form>
                    ${ticketList(syncro, undefined)}`,
              )}
            </body>
          </html>`,
      ),
    )
    .post('/', async (c) => {
      const form = await c.req.formData()
      const syncro = instances.find(({ host }) => host === form.get('host'))
      if (!syncro) return c.notFound()
      const chosen = form.getAll('failure')
      syncro.provoked = new Set(FAILURES.filter((failure) => chosen.includes(failure)))
      return c.redirect(c.req.path.replace(/\/$/, ''), 303)
    })

/** The page of one ticket. */
export const ticketPage = (syncro: SyncroInstance, id: number) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${syncro.name}</title>
      </head>
      <body>
        <h1>${syncro.name}</h1>
        ${ticketList(syncro, id)}
      </body>
    </html>`

const ticketList = ({ tickets, users }: SyncroInstance, only: number | undefined) =>
  tickets
    .filter(({ id }) => only === undefined || id === only)
    .map(
      ({ number, subject, customer_business_then_name, problem_type, status, priority, user_id, comments }) =>
        html`<h2>${number} ${subject}</h2>
          <p>
            ${customer_business_then_name}, ${problem_type}, ${priority}, ${status},
            ${users.find(([id]) => id === user_id)?.[1] ?? ''}
          </p>
          ${comments.map(({ body }) => html`<pre>${body}</pre>`)}`,
    )
