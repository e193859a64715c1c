import { html, raw } from 'hono/html'

const STYLE = raw(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { min-height: 100vh; margin: 0; display: grid; place-items: center; background: Canvas; color: CanvasText; }
  main { box-sizing: border-box; width: min(100%, 27rem); padding: 1.5rem; }
  h1 { font-size: 1.35rem; margin: 0 0 .25rem; }
  p { margin: 0 0 1rem; opacity: .8; }
  ul { list-style: none; margin: 0 0 1rem; padding: 0; }
  button { font: inherit; min-height: 2.75rem; padding: .5rem .75rem; cursor: pointer; }
  li button { width: 100%; text-align: start; background: none; color: inherit; border: 0; border-block-end: 1px solid GrayText; }
  li button:hover { background: color-mix(in srgb, CanvasText 8%, Canvas); }
  small { display: block; opacity: .8; overflow-wrap: anywhere; }
`)

/** A page of the token service. */
export const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`

/** For mistakes of the app, of which it cannot be told safely. */
export const failurePage = (failure: string) =>
  page('Sorry, but we’re having trouble signing you in.', html`<p>${failure}</p>`)
