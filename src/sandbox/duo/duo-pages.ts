import { Hono } from 'hono'
import { html } from 'hono/html'
import { type DuoAccount, FAILURES } from './state.ts'

/** On which a person finds the keys of an account, and chooses what fails there. */
export const createDuoPages = (accounts: readonly DuoAccount[]) =>
  new Hono()
    .get('/', (c) =>
      c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>Duo accounts</title>
            </head>
            <body>
              <h1>Duo accounts</h1>
              ${accounts.map(
                (account) =>
                  html`<h2>${account.name}</h2>
                    <p>Integration key <code>${account.integrationKey}</code></p>
                    <p>Secret key <code>${account.secretKey}</code></p>
                    <p>API hostname <code>${account.host}</code></p>
                    <p>${account.users.length} users</p>
                    <form method="post">
                      <input type="hidden" name="key" value="${account.integrationKey}" />
                      ${FAILURES.map(
                        (failure) =>
                          html`<label
                            ><input
                              type="checkbox"
                              name="failure"
                              value="${failure}"
                              ${account.provoked.has(failure) ? 'checked' : ''}
                            />${failure}</label
                          >`,
                      )}
                      <button>Provoke</button>
                    </form>`,
              )}
            </body>
          </html>`,
      ),
    )
    .post('/', async (c) => {
      const form = await c.req.formData()
      const account = accounts.find(({ integrationKey }) => integrationKey === form.get('key'))
      if (!account) return c.notFound()
      const chosen = form.getAll('failure')
      account.provoked = new Set(FAILURES.filter((failure) => chosen.includes(failure)))
      return c.redirect(c.req.path.replace(/\/$/, ''), 303)
    })
