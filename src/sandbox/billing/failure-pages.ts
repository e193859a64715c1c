import { Hono } from 'hono'
import { html } from 'hono/html'
import { type Failure, FAILURES } from './state.ts'

/** On which a person chooses what fails. */
export const createFailurePages = (failing: Set<Failure>) =>
  new Hono()
    .get('/', (c) =>
      c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>Billing portal</title>
            </head>
            <body>
              <h1>What the billing portal gets wrong</h1>
              <form method="post">
                ${FAILURES.map(
                  (failure) =>
                    html`<p>
                      <label
                        ><input
                          type="checkbox"
                          name="failure"
                          value="${failure}"
                          ${failing.has(failure) ? 'checked' : ''}
                        />
                        ${failure}</label
                      >
                    </p>`,
                )}
                <button>Save</button>
              </form>
            </body>
          </html>`,
      ),
    )
    .post('/', async (c) => {
      const chosen = (await c.req.formData()).getAll('failure')
      for (const failure of FAILURES) {
        if (chosen.includes(failure)) failing.add(failure)
        else failing.delete(failure)
      }
      return c.redirect(c.req.path.replace(/\/$/, ''), 303)
    })
