import type { RequestListener, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo/demo-accounts.ts'
import { type Configuration, ConfigurationProblem, readConfiguration } from './platform/configuration.ts'
import { FolderProblem } from './platform/database/folder-lock.ts'
import { drain } from './platform/http/drain.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { trustedProxies } from './platform/http/trusted-proxies.ts'
import { KeyProblem } from './platform/keys/keyring.ts'
import { createLog, type Log } from './platform/log.ts'
import { openSite, type Site } from './site.ts'
import { STORAGE_PATH } from './site-storage.ts'
import { isClientBuilt, staticFiles } from './static-files.ts'

/** Problems that a person at the terminal can mend: one sentence each and no stack. */
class StartProblem extends Error {
  override name = 'StartProblem'
}

/** How long requests under way may take to finish, and everything until the process ends, in milliseconds. */
const DRAIN_LIMIT = 10_000
const STOP_LIMIT = 20_000

async function start() {
  const configuration = readConfiguration(process.env)
  const log = createLog(configuration.LOG_LEVEL)
  if (!isClientBuilt())
    throw new StartProblem('The app is not built yet: npm start builds it, or npm run build.')
  // The port first: opening the databases takes longer, and both want to be refused quickly.
  let answer: RequestListener = (_request, response) => {
    response
      .writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' })
      .end('Castellan is starting.\n')
  }
  const server = createHttpServer(
    (request, response) => answer(request, response),
    undefined,
    (url) => url.startsWith(`${STORAGE_PATH}/`),
  )
  await listen(server, configuration.PORT, configuration.HOST)

  const names = configuration.SITE === 'both' ? (['live', 'test'] as const) : [configuration.SITE]
  const opened = await Promise.allSettled(names.map((name) => openSite(name, configuration, log)))
  const sites = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failed = opened.find((each) => each.status === 'rejected')
  if (failed) {
    server.close()
    for (const site of sites) await site.close()
    throw failed.reason
  }
  const ready = getRequestListener(
    createApp(sites, staticFiles(), trustedProxies(configuration.TRUSTED_PROXIES)).fetch,
  )
  answer = (request, response) => void ready(request, response)
  announce(sites, configuration)
  sayWhoIsBelieved(sites, configuration, log)

  const end = async () => {
    setTimeout(() => {
      log.error({ event: 'stop.forced' }, 'The process did not end in time and is ended as it is.')
      process.exit(1)
    }, STOP_LIMIT).unref()
    for (const site of sites) site.endStreams()
    await drain(server, DRAIN_LIMIT)
    await Promise.allSettled(sites.map((site) => site.close()))
    process.exit(0)
  }
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      log.info({ event: 'stop.asked', signal }, 'The process ends.')
      void end()
    })
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new StartProblem(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. Stop it, or choose another with PORT.`
            : `${host}:${port} cannot be listened on (${code}). Choose another HOST or PORT.`,
        ),
      ),
    )
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

/** Whoever forgets the setting should read of it before all visitors are locked out as one. */
function sayWhoIsBelieved(sites: readonly Site[], { TRUSTED_PROXIES }: Configuration, log: Log) {
  const isBehindProxy = sites.some(({ publicUrl }) => publicUrl.startsWith('https:'))
  if (TRUSTED_PROXIES.length > 0)
    log.info(
      { event: 'proxies.trusted', proxies: TRUSTED_PROXIES },
      'Callers are told apart by what these proxies say in X-Forwarded-For.',
    )
  else if (isBehindProxy)
    log.warn(
      { event: 'proxies.none' },
      'A site is served under https, which takes a proxy, and TRUSTED_PROXIES names none: all visitors count as one.',
    )
}

function announce(sites: readonly Site[], { RESTORED }: Configuration) {
  const lines = sites.map(({ name, publicUrl, engine }) =>
    name === 'test'
      ? `  Test site  ${publicUrl}   pretend clouds and a demo organization, ${engine}`
      : `  Live site  ${publicUrl}   ${engine}`,
  )
  const accounts = sites.some(({ name }) => name === 'test')
    ? [
        '',
        `  Demo accounts, password ${DEMO_PASSWORD}`,
        ...demoAccounts.map(({ email, role }) => `    ${email}  ${role}`),
      ]
    : []
  const setUp = sites.flatMap(({ setUpUrl }) =>
    setUpUrl
      ? [
          '',
          '  The live site has nobody yet. Set it up here, once and before the next start:',
          `    ${setUpUrl}`,
        ]
      : [],
  )
  const restored = RESTORED
    ? ['', '  Every device reads everything again, because RESTORED is set: start without it the next time.']
    : []
  console.log(
    [
      '',
      '  Castellan is running. Ctrl-C ends it.',
      '',
      ...lines,
      ...setUp,
      ...accounts,
      ...restored,
      '',
    ].join('\n'),
  )
}

start().catch((cause: unknown) => {
  const isForPeople =
    cause instanceof StartProblem ||
    cause instanceof FolderProblem ||
    cause instanceof ConfigurationProblem ||
    cause instanceof KeyProblem
  console.error(isForPeople ? `\n  ${cause.message}\n` : cause)
  process.exit(1)
})
