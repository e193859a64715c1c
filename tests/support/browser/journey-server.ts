import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import type { Database, Db } from '#server/platform/database/database.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { openSite, type Site } from '#server/site.ts'
import { staticFiles } from '#server/static-files.ts'
import { freePort } from '../free-port.ts'
import { openFilledDatabase, openTestDatabase } from '../database/test-database.ts'
import { TEST_SEALING_KEYS } from '../sealing-keys.ts'

/** The organization that most journeys begin with. */
export const USUAL = { customers: 8, employees: 240 }

export interface JourneyServer {
  url: string
  /** Where it writes its mails. */
  mails: string
  start: () => Promise<void>
  /** Cuts every connection; nobody listens any more. What it wrote is there when it starts again. */
  kill: () => Promise<void>
  /** Lets it hang: it takes requests, and answers none until the function that this gives is called. */
  hang: () => () => void
  /** From now on a browser that looks finds a new build. */
  publish: () => void
  /** Has the running server do a job now. */
  send: (queue: string, data: object) => Promise<void>
  /** Changes the database in a way that no route offers, while nobody is connected. */
  changeDatabase: (act: (db: Db) => Promise<unknown>) => Promise<void>
  end: () => Promise<void>
}

interface Options {
  customers: number
  employees: number
  environment: Record<string, string>
}

/** The test site with the built client on a port of its own, in this process, on a database in memory. */
export async function startJourneyServer({
  customers,
  employees,
  environment,
}: Options): Promise<JourneyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-journey-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const configuration = readConfiguration({
    ...TEST_SEALING_KEYS,
    SITE: 'test',
    TEST_URL: url,
    DATA_DIR: folder,
    CUSTOMERS: String(customers),
    EMPLOYEES: String(employees),
    LOG_LEVEL: 'warn',
    // A journey that wants a tenant to be read says so.
    FEED_MINUTES: '0',
    ...environment,
  })
  const log = createLog(process.env['LOG_LEVEL'] ?? 'error')
  const openOn = (database: Database) =>
    openSite('test', configuration, log, {
      // The database outlives the site, as files outlive a process.
      open: async () => ({ database: { ...database, close: async () => {} }, release: () => {} }),
    })
  const isPretended = Object.keys(environment).some((name) => name.startsWith('SANDBOX_'))
  const database = await (isPretended
    ? openTestDatabase()
    : openFilledDatabase(`journey_${customers}_${employees}`, async (empty) => (await openOn(empty)).close()))

  let isGoingOn = Promise.resolve()
  let build = 0
  let running: { site: Site; server: Server } | undefined
  const start = async () => {
    const site = await openOn(database)
    const answer = listenerOf(createApp([site], staticFiles()), () => build)
    const server = createServer((request, response) => {
      void isGoingOn.then(() => answer(request, response))
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
    running = { site, server }
  }
  const kill = async () => {
    const { site, server } = running ?? {}
    running = undefined
    server?.close()
    server?.closeAllConnections()
    await site?.close()
  }
  await start()
  return {
    url,
    mails: join(folder, 'mail', 'test'),
    start,
    kill,
    hang: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      isGoingOn = promise
      return resolve
    },
    publish: () => void build++,
    send: (queue, data) => sendJob(database, queue, data),
    changeDatabase: async (act) => {
      await kill()
      await act(database.db)
      await start()
    },
    end: async () => {
      await kill()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Sends as another process on the same database does. */
async function sendJob(database: Database, queue: string, data: object): Promise<void> {
  const jobs = await startJobs(database, createLog('error'))
  await jobs.send(queue, data)
  await jobs.close()
}

/** Answers as the app does, but for the service worker of a build after the first. */
const listenerOf = (app: ReturnType<typeof createApp>, build: () => number) =>
  getRequestListener((request, caller) => {
    const answer = app.fetch(request, caller)
    const isWorker = build() > 0 && new URL(request.url).pathname === '/service-worker.js'
    return isWorker ? withBuild(answer, build()) : answer
  })

/** A browser knows a new build by its service worker, of which one byte is enough. */
async function withBuild(answer: Response | Promise<Response>, build: number): Promise<Response> {
  const headers = new Headers((await answer).headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  const source = await readFile('dist/client/service-worker.js', 'utf8')
  return new Response(`${source}\n// Build ${build}`, { headers })
}
