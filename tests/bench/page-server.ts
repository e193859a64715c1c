import { readFile } from 'node:fs/promises'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import { listening } from './free-port.ts'

type Judge = (answer: string) => boolean

export interface PageServer {
  url: string
  /** Whether the product's server can be reached through this one. */
  setOnline: (isOnline: boolean) => void
  /** Hears every whole answer to a path of the API before the page does; one that is refused never arrives there. */
  judge: (path: string, judge: Judge | undefined) => void
  close: () => Promise<void>
}

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title></head>
<body><table></table><script type="module" src="/bench-page.js"></script></body></html>`

/** The same page for every contender, in front of the product's own server. */
export async function startPageServer(folder: string, productUrl: string): Promise<PageServer> {
  const agent = new Agent({ keepAlive: true })
  let isOnline = true
  const judges = new Map<string, Judge>()
  const pass = passTo(new URL(productUrl), agent)
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    if (!/^\/(api|identity)\/|^\/config\.json$/.test(pathname)) void give(folder, pathname, outgoing)
    else if (isOnline) pass(incoming, outgoing, judges.get(incoming.url ?? ''))
    else incoming.socket.destroy()
  })
  const port = await listening(server)
  return {
    url: `http://localhost:${port}`,
    setOnline: (next) => {
      isOnline = next
      // Streams that are open break, too.
      if (!next) server.closeAllConnections()
    },
    judge: (path, judge) => {
      if (judge) judges.set(path, judge)
      else judges.delete(path)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        agent.destroy()
      }),
  }
}

/** Passes requests on to the product, and its answers back. */
const passTo =
  (product: URL, agent: Agent) =>
  (incoming: IncomingMessage, outgoing: ServerResponse, judge: Judge | undefined) => {
    const { origin: _, 'sec-fetch-site': __, ...headers } = incoming.headers
    if (judge) delete headers['accept-encoding']
    const inner = request(
      {
        agent,
        host: '127.0.0.1',
        port: product.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, host: product.host },
      },
      (answer) => {
        if (judge) {
          void answerJudged(answer, outgoing, judge)
          return
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        outgoing.flushHeaders()
        answer.pipe(outgoing)
      },
    )
    inner.on('error', () => outgoing.destroy())
    // Whoever is killed while the server works does not take its answer away from a judge.
    if (!judge) outgoing.on('close', () => inner.destroy())
    incoming.pipe(inner)
  }

async function answerJudged(answer: IncomingMessage, outgoing: ServerResponse, judge: Judge) {
  const bytes = Buffer.concat(await answer.toArray())
  if (!judge(bytes.toString())) {
    outgoing.destroy()
    return
  }
  const { 'transfer-encoding': _, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': bytes.length }).end(bytes)
}

/** The page itself, or a file of it. */
async function give(folder: string, pathname: string, outgoing: ServerResponse) {
  if (pathname === '/') {
    outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(HTML)
    return
  }
  try {
    const bytes = await readFile(join(folder, normalize(pathname)))
    outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(bytes)
  } catch {
    outgoing.writeHead(404).end()
  }
}
