import { html, raw } from 'hono/html'
import { endpoints } from '#shared/contract/endpoints.ts'
import { type ErrorCode, errorCatalogue } from '#shared/contract/errors.ts'
import { describeAccess, type Endpoint } from '#shared/contract/endpoint.ts'
import { openApiDocument } from './openapi.ts'

/** A page to read the API on, made from the same contract as the document. It needs no script. */
export function docsPage(server: string) {
  const { paths } = openApiDocument(server)
  const calls = Object.entries<Endpoint>(endpoints)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Castellan API</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>Castellan API</h1>
        <p>
          Served under <code>${server}</code>. Send the identity token of the user pool as
          <code>Authorization: Bearer …</code>. The same as a document:
          <a href="openapi.json">openapi.json</a>.
        </p>
        <nav>
          <ul>
            ${calls.map(([id, { method, path }]) => html`<li><a href="#${id}">${method} ${path}</a></li>`)}
          </ul>
        </nav>
        ${calls.map(([id, endpoint]) => call(id, endpoint, paths))}
      </body>
    </html>`
}

function call(id: string, endpoint: Endpoint, paths: ReturnType<typeof openApiDocument>['paths']) {
  const { method, path, summary, access, errors = [] } = endpoint
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  return html`<section id="${id}">
    <h2><b>${method}</b> <code>${path}</code></h2>
    <p>${summary}</p>
    <p>${describeAccess(access)}</p>
    ${
      errors.length === 0
        ? ''
        : html`<ul>
            ${errors.map(refusal)}
          </ul>`
    }
    <details>
      <summary>Shapes</summary>
      <pre>${JSON.stringify(operation, null, 2)}</pre>
    </details>
  </section>`
}

const refusal = (code: ErrorCode) =>
  html`<li>${errorCatalogue[code].status} <code>${code}</code> ${errorCatalogue[code].message}</li>`

const STYLE = `
  :root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif }
  body { max-width: 860px; margin: 32px auto; padding: 0 16px }
  h1 { font-size: 21px } h2 { font-size: 15px; margin: 0 }
  nav ul { columns: 2; padding-left: 16px }
  section { border-top: 1px solid #8886; padding: 16px 0 }
  pre { overflow: auto; max-height: 360px; font-size: 12px }
`
