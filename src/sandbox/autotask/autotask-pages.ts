import { Hono } from 'hono'
import { html } from 'hono/html'
import { type AutotaskInstance, FAILURES } from './state.ts'

/** On which a person finds what an organization's Autotask is reached with, its tickets, and chooses what fails there. */
export const createAutotaskPages = (instances: readonly AutotaskInstance[]) =>
  new Hono()
    .get('/', (c) =>
      c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>Autotask</title>
            </head>
            <body>
              ${instances.map(
                (desk) =>
                  html`<h1>${desk.name}</h1>
                    <p>User name <code>${desk.username}</code></p>
                    <p>Secret <code>${desk.secret}</code></p>
                    <p>Integration code <code>${desk.integrationCode}</code></p>
                    <form method="post">
                      <input type="hidden" name="username" value="${desk.username}" />
                      ${FAILURES.map(
                        (failure) =>
                          html`<label
                            ><input
                              type="checkbox"
                              name="failure"
                              value="${failure}"
                              ${desk.provoked.has(failure) ? 'checked' : ''}
                            />${failure}</label
                          >`,
                      )}
                      <button>Provoke</button>
                    </form>
                    ${ticketList(desk, undefined)}`,
              )}
            </body>
          </html>`,
      ),
    )
    .post('/', async (c) => {
      const form = await c.req.formData()
      const desk = instances.find(({ username }) => username === form.get('username'))
      if (!desk) return c.notFound()
      const chosen = form.getAll('failure')
      desk.provoked = new Set(FAILURES.filter((failure) => chosen.includes(failure)))
      return c.redirect(c.req.path.replace(/\/$/, ''), 303)
    })

/** The page of one ticket. */
export const ticketPage = (desk: AutotaskInstance, id: number) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${desk.name}</title>
      </head>
      <body>
        <h1>${desk.name}</h1>
        ${ticketList(desk, id)}
      </body>
    </html>`

const ticketList = ({ tickets, companies, picklists }: AutotaskInstance, only: number | undefined) =>
  tickets
    .filter(({ id }) => only === undefined || id === only)
    .map(
      ({ ticketNumber, title, companyID, queueID, status, description, notes }) =>
        html`<h2>${ticketNumber} ${title}</h2>
          <p>
            ${companies.find(({ id }) => id === companyID)?.companyName ?? ''},
            ${picklists.queueID.find(({ value }) => value === queueID)?.label ?? ''},
            ${picklists.status.find(({ value }) => value === status)?.label ?? ''}
          </p>
          <pre>${description}</pre>
          ${notes.map((note) => html`<pre>${note.description}</pre>`)}`,
    )
