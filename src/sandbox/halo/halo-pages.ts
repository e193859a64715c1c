import { Hono } from 'hono'
import { html } from 'hono/html'
import { FAILURES, type HaloInstance } from './state.ts'

/** On which a person finds what an organization's Halo is reached with, its tickets, and chooses what fails there. */
export const createHaloPages = (instances: readonly HaloInstance[]) =>
  new Hono()
    .get('/', (c) =>
      c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>Halo</title>
            </head>
            <body>
              ${instances.map(
                (halo) =>
                  html`<h1>${halo.name}</h1>
                    <p>Company URL <code>https://${halo.host}</code></p>
                    <p>Client ID <code>${halo.clientId}</code></p>
                    <p>Client secret <code>${halo.clientSecret}</code></p>
                    <form method="post">
                      <input type="hidden" name="host" value="${halo.host}" />
                      ${FAILURES.map(
                        (failure) =>
                          html`<label
                            ><input
                              type="checkbox"
                              name="failure"
                              value="${failure}"
                              ${halo.provoked.has(failure) ? 'checked' : ''}
                            />${failure}</label
                          >`,
                      )}
                      <button>Provoke</button>
                    </form>
                    ${ticketList(halo)}`,
              )}
            </body>
          </html>`,
      ),
    )
    .post('/', async (c) => {
      const form = await c.req.formData()
      const halo = instances.find(({ host }) => host === form.get('host'))
      if (!halo) return c.notFound()
      const chosen = form.getAll('failure')
      halo.provoked = new Set(FAILURES.filter((failure) => chosen.includes(failure)))
      return c.redirect(c.req.path.replace(/\/$/, ''), 303)
    })

/** The page of one ticket, or of all. */
export const ticketPage = (halo: HaloInstance, id: number | undefined) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${halo.name}</title>
      </head>
      <body>
        <h1>${halo.name}</h1>
        ${ticketList({ ...halo, tickets: halo.tickets.filter((each) => id === undefined || each.id === id) })}
      </body>
    </html>`

/** Details and notes are shown as the text that was sent, so that nothing in it does anything here. */
const ticketList = (halo: HaloInstance) =>
  halo.tickets.map(
    ({ id, summary, client_name, team, status_id, details_html }) =>
      html`<h2>${id} ${summary}</h2>
        <p>${client_name}, ${team}, ${halo.statuses.find((each) => each.id === status_id)?.name ?? ''}</p>
        <pre>${details_html}</pre>
        ${halo.actions
          .filter(({ ticket_id }) => ticket_id === id)
          .map(({ note_html }) => html`<pre>${note_html}</pre>`)}`,
  )
