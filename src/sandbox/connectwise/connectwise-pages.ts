import { Hono } from 'hono'
import { html } from 'hono/html'
import { type ConnectWiseInstance, FAILURES } from './state.ts'

/** On which a person finds what a company's ConnectWise is reached with, its tickets, and chooses what fails there. */
export const createConnectWisePages = (instances: readonly ConnectWiseInstance[]) =>
  new Hono()
    .get('/', (c) =>
      c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>ConnectWise</title>
            </head>
            <body>
              ${instances.map(
                (desk) =>
                  html`<h1>${desk.name}</h1>
                    <p>Company URL <code>https://${desk.host}</code></p>
                    <p>Company ID <code>${desk.companyId}</code></p>
                    <p>Public key <code>${desk.publicKey}</code></p>
                    <p>Private key <code>${desk.privateKey}</code></p>
                    <form method="post">
                      <input type="hidden" name="company" value="${desk.companyId}" />
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
      const desk = instances.find(({ companyId }) => companyId === form.get('company'))
      if (!desk) return c.notFound()
      const chosen = form.getAll('failure')
      desk.provoked = new Set(FAILURES.filter((failure) => chosen.includes(failure)))
      return c.redirect(c.req.path.replace(/\/$/, ''), 303)
    })

/** The page of one ticket. */
export const ticketPage = (desk: ConnectWiseInstance, id: number) =>
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

const ticketList = ({ tickets }: ConnectWiseInstance, only: number | undefined) =>
  tickets
    .filter(({ id }) => only === undefined || id === only)
    .map(
      ({
        id,
        summary,
        company,
        board,
        type,
        subType,
        team,
        status,
        priority,
        initialInternalAnalysis,
        notes,
      }) =>
        html`<h2>${id} ${summary}</h2>
          <p>
            ${[company, board, type, subType, team, priority, status]
              .flatMap((each) => (each ? [each.name] : []))
              .join(', ')}
          </p>
          <pre>${initialInternalAnalysis}</pre>
          ${notes.map(({ text }) => html`<pre>${text}</pre>`)}`,
    )
