import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp } from '#server/app.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import type { Db } from '#server/platform/database/database.ts'
import { createLog } from '#server/platform/log.ts'
import { openSite, type Site } from '#server/site.ts'
import { passwordSignIn } from './browser/sign-in.ts'
import { openTestDatabase } from './database/test-database.ts'
import { TEST_SEALING_KEYS } from './sealing-keys.ts'

export interface TestServer {
  url: string
  site: Site
  db: Db
  /** Signs a demo account in; gives the token that the API takes. */
  signIn: (email: string) => Promise<string>
  /** A call below /api; `body` is sent as JSON. */
  api: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<ApiAnswer>
  close: () => Promise<void>
}

export interface ApiAnswer {
  status: number
  headers: Headers
  /** The parsed JSON, else the text; undefined where there is none. */
  body: unknown
}

/** Starts a test site with a small demo organization and pretend clouds on a free loopback port. */
export async function startTestServer({
  customers = 8,
  employees = 120,
  clock = () => Date.now(),
}: { customers?: number; employees?: number; clock?: () => number } = {}): Promise<TestServer> {
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step()
  }
  try {
    // Nothing that the site keeps beside its database may land in the repository.
    const folder = await mkdtemp(join(tmpdir(), 'castellan-site-'))
    closing.push(() => rm(folder, { recursive: true, force: true }))
    // A connection that is closed for being idle while this process is busy loses the request of whoever asks in it.
    const server = createServer({ keepAliveTimeout: 0 })
    const port = await listen(server)
    closing.push(() => closeServer(server))
    const url = `http://localhost:${port}`
    const configuration = readConfiguration({
      ...TEST_SEALING_KEYS,
      SITE: 'test',
      PORT: String(port),
      TEST_URL: url,
      DATA_DIR: folder,
      CUSTOMERS: String(customers),
      EMPLOYEES: String(employees),
      LOG_LEVEL: 'silent',
    })
    const database = await openTestDatabase()
    const site = await openSite('test', configuration, createLog('silent'), {
      now: clock,
      open: async () => ({ database, release: () => {} }),
    })
    closing.push(site.close)
    const answer = getRequestListener(createApp([site], new Hono()).fetch, {
      // Other tests of this process use the global objects.
      overrideGlobalObjects: false,
    })
    server.on('request', (request, response) => void answer(request, response))
    return {
      url,
      site,
      db: database.db,
      signIn: (email) => passwordSignIn(url, configuration.USER_POOL_CLIENT_ID, email, DEMO_PASSWORD),
      api: (method, path, body, headers) => callApi(url, method, path, body, headers),
      close,
    }
  } catch (cause) {
    await close()
    throw cause
  }
}

async function callApi(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api${path}`, { method, headers: { ...type, ...headers }, ...sent })
  return { status: response.status, headers: response.headers, body: await readBody(response) }
}

function closeServer(server: Server) {
  server.close()
  server.closeAllConnections()
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
    })
  })
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!text) return undefined
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}
