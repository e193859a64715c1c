import { invariant } from '#shared/lib/invariant.ts'
import type { DemoSize } from '#server/demo/demo-organization.ts'
import { startOwnPostgres } from '#tests/support/database/own-postgres.ts'
import { makeDemoData } from './demo-data.ts'
import { countWrongTitles } from './edits.ts'
import { type LoadDevice, openLoadDevice, type Traffic } from './load-device.ts'
import type { ProductServer } from './product-server.ts'
import type { Ground, Section, SectionRow } from './section.ts'
import { openServerSession, renewedToken, type ServerSession } from './server-session.ts'
import type { ServerStrain } from './server-monitor.ts'
import { check } from './setting.ts'
import { startSlowReaders } from './slow-readers.ts'
import { quantile } from './statistics.ts'
import { readTruth } from './truth.ts'

const DEVICES = 200
const SLOW = 10
const LASTS = 12_000

interface Phase {
  seconds: number
  traffic: Traffic
  strain: ServerStrain
}

/** Two hundred devices at once, on both databases. */
export const serverLoad: Section = {
  title: 'Server under load: 200 devices at once',
  about: `Devices with ids and tokens of their own, all in one organization, asked from Node on the same two cores. Half of them push 5 edits and pull, again and again without a pause; half keep an event stream open and pull whenever it tells them to. ${LASTS / 1000} s each; then the same with ${SLOW} more that read a snapshot slowly. PostgreSQL runs without fsync. Afterwards the server has every edit.`,
  async run(ground) {
    const embedded = await load(ground.size, await ground.product())
    const phases = [...embedded, ...(await onPostgres(ground))]
    const names = ['PGlite', 'PGlite, slow readers', 'PostgreSQL', 'PostgreSQL, slow readers']
    const each = (what: string, unit: string, pick: (phase: Phase) => number): SectionRow => ({
      what,
      unit,
      values: phases.map(pick),
    })
    return {
      columns: names.slice(0, phases.length),
      rows: [
        each('pushes', 'per second', ({ traffic, seconds }) => traffic.pushes.length / seconds),
        each('commands', 'per second', ({ traffic, seconds }) => traffic.commands / seconds),
        each('pulls', 'per second', ({ traffic, seconds }) => traffic.pulls.length / seconds),
        each('rows pulled', 'per second', ({ traffic, seconds }) => traffic.rows / seconds),
        each('a push, half of them', 'ms', ({ traffic }) => quantile(traffic.pushes, 0.5)),
        each('a push, 95 %', 'ms', ({ traffic }) => quantile(traffic.pushes, 0.95)),
        each('a pull, half of them', 'ms', ({ traffic }) => quantile(traffic.pulls, 0.5)),
        each('a pull, 95 %', 'ms', ({ traffic }) => quantile(traffic.pulls, 0.95)),
        each('delay of the event loop, half', 'ms', ({ strain }) => strain.delay.median),
        each('delay of the event loop, 99 %', 'ms', ({ strain }) => strain.delay.p99),
        each('delay of the event loop, longest', 'ms', ({ strain }) => strain.delay.longest),
        each('processor of the server', '% of one', ({ strain, seconds }) => strain.cpu / seconds / 10),
        each(
          'processor of the server for a request',
          'ms',
          ({ strain, traffic }) => strain.cpu / (traffic.pushes.length + traffic.pulls.length),
        ),
        each('memory of the server, most', 'MB', ({ strain }) => strain.rss.most / 1e6),
      ],
    }
  },
}

async function onPostgres({ size, product }: Ground): Promise<Phase[]> {
  const postgres = await startOwnPostgres()
  if (!postgres) {
    console.log('  There is no PostgreSQL on this machine: it is left out.')
    return []
  }
  const { address, stop } = postgres
  try {
    await makeDemoData(size, { TEST_DATABASE_URL: address })
    return await load(size, await product(size, address))
  } finally {
    await stop()
  }
}

async function load(size: DemoSize, product: ProductServer): Promise<Phase[]> {
  const truth = readTruth(size)
  const share = Math.floor(truth.employees.length / DEVICES)
  const devices: LoadDevice[] = []
  const session = await openServerSession(product.url)
  const sessions = await openSessions(product.url)
  while (devices.length < DEVICES) {
    const from = devices.length * share
    const token = await renewedToken(product.url, sessionOf(sessions, devices.length))
    devices.push(await openLoadDevice(product.url, token, truth.employees.slice(from, from + share)))
  }
  console.log(`  ${devices.length} devices are signed in`)
  const phases = [await phase(product, devices)]
  const endReaders = await startSlowReaders(product.url, SLOW)
  phases.push(await phase(product, devices))
  await endReaders()

  for (const device of devices) for (const [id, title] of device.titles) truth.titles.set(id, title)
  const wrong = await countWrongTitles(product.url, session, truth)
  check(wrong === 0, `${wrong} rows of the server are not as edited`)
  await product.kill()
  return phases
}

/** No account holds more devices and event streams than a person needs, so several share them: half only listen. */
const LISTENERS = ['owner', 'admin', 'product', 'agent', 'reader'] as const
const WORKERS = ['owner', 'admin', 'product', 'agent'] as const
const SIGN_INS = 3

type Sessions = Readonly<Record<(typeof LISTENERS)[number], readonly ServerSession[]>>

async function openSessions(url: string): Promise<Sessions> {
  const opened: [string, ServerSession[]][] = []
  for (const name of LISTENERS) {
    const sessions: ServerSession[] = []
    while (sessions.length < SIGN_INS) sessions.push(await openServerSession(url, name))
    opened.push([name, sessions])
  }
  return Object.fromEntries(opened) as unknown as Sessions
}

/** Every other device listens, and the rest work. */
function sessionOf(sessions: Sessions, at: number): ServerSession {
  const names = at % 2 === 0 ? LISTENERS : WORKERS
  const turn = Math.floor(at / 2)
  const name = names[turn % names.length] ?? 'owner'
  const session = sessions[name][Math.floor(turn / names.length) % SIGN_INS]
  invariant(session, 'every account has signed in')
  return session
}

async function phase(product: ProductServer, devices: readonly LoadDevice[]): Promise<Phase> {
  const traffic: Traffic = { pushes: [], pulls: [], commands: 0, rows: 0 }
  await product.strain()
  const start = performance.now()
  const isOver = () => performance.now() - start > LASTS
  const ending = new AbortController()
  const listening = devices.filter((_, at) => at % 2 === 0).map((each) => each.listen(traffic, ending.signal))
  await Promise.all(devices.filter((_, at) => at % 2 === 1).map((each) => each.work(traffic, isOver)))
  const seconds = (performance.now() - start) / 1000
  const strain = await product.strain()
  const counted = { ...traffic, pushes: [...traffic.pushes], pulls: [...traffic.pulls] }
  ending.abort()
  await Promise.all(listening)
  const rates = [counted.pushes, counted.pulls].map(({ length }) => (length / seconds).toFixed(0))
  console.log(`  ${rates.join(' pushes and ')} pulls a second`)
  return { seconds, traffic: counted, strain }
}
