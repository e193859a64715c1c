import { fullMember } from '#shared/domain/users/user.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { CHECK_NAMES } from '#shared/domain/checklist/checklist.ts'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { AREAS, type Level, type Permissions } from '#shared/domain/permissions/levels.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { canaryOf } from './canary.ts'
import { createChannels } from './channels.ts'
import type { Fault } from './faults.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createLocks } from './locks.ts'
import { createNetwork } from './network.ts'
import type { ServerCommit } from './observed-store.ts'
import { createRandom, type Random } from './random.ts'
import { buildCustomer } from './rows.ts'
import type { Process, Scheduler } from './scheduler.ts'
import type { Role, Script } from './script.ts'
import { createModelServer, type ModelServer, type ModelUser, type RealStore } from './server.ts'
import { type Commit, createStorage, type DeviceStorage } from './storage.ts'
import type { Tab } from './tab.ts'
import type { Trace } from './trace.ts'
import { createSimulatedVault, type SimulatedVault } from './vault.ts'

/** A browser profile on a machine, with who is signed in on it. */
export interface SimulatedDevice {
  name: string
  id: string
  /** Whom it belongs to, by place in the list of users. */
  users: readonly number[]
  wall: { ahead: number }
  storage: DeviceStorage
  locks: ReturnType<typeof createLocks>
  channels: ReturnType<typeof createChannels>
  isOnline: boolean
  /** What the browser says of its storage. */
  space: () => { usage: number; quota: number }
  session: { user: ModelUser; token: string; serial: number } | undefined
  tabs: Tab[]
  vaultOf: (user: ModelUser) => SimulatedVault
  userKeyOf: (user: ModelUser) => string
}

/** What checks hear of while a simulation runs. */
export interface Watch {
  /** A transaction of a device was committed. */
  stored: (device: SimulatedDevice, commit: Commit) => void
  /** A transaction of the server was committed. */
  served: (commit: ServerCommit) => void
  /** A request leaves a tab. */
  sent: (tab: Tab, path: string, init: RequestInit) => void
}

export interface World {
  script: Script
  scheduler: Scheduler
  random: Random
  trace: Trace
  ledger: Ledger
  server: ModelServer
  network: ReturnType<typeof createNetwork>
  organizationId: string
  users: ModelUser[]
  devices: SimulatedDevice[]
  /** The number of a company in its canaries, by id. */
  companies: Map<string, number>
  /** The two employees of a company that the server always changes together. */
  pairs: Map<string, [string, string]>
  administrator: () => Scope
  /** False once the faults are switched off for good. */
  weather: { isBad: boolean }
  watch: Watch
}

/** Gives an organization a place on the real database. */
export type OpenRealStore = (
  organizationId: string,
  epoch: string,
  outside: Scheduler['outside'],
) => Promise<RealStore>

let runs = 0

/** Makes the server with its rows, the users and the devices of a script; nobody has opened a tab yet. */
export async function createWorld(
  script: Script,
  scheduler: Scheduler,
  trace: Trace,
  real?: OpenRealStore,
): Promise<World> {
  const random = createRandom(`${script.seed}/world`)
  const ledger = createLedger()
  // Names of databases are never used again in this process: whatever a module remembers is of this run.
  const run = String(++runs).padStart(7, '0')
  const organizationId = random.uuid()
  const users = createUsers(script, random)
  const weather = { isBad: true }
  const chance = random.fork('faults')
  const on = new Set<Fault>(script.faults)
  const happens = (fault: Fault, weight = 1) =>
    on.has(fault) && weather.isBad && chance.chance(script.intensity * weight)
  const watch: Watch = { stored: () => {}, served: () => {}, sent: () => {} }

  const storeWeather = createStoreWeather(scheduler, random.fork('pauses'), on.has('slowStore'), happens)
  const server = createModelServer({
    scheduler,
    trace,
    organizationId,
    users,
    weather: storeWeather,
    newEpoch: () => random.uuid(),
    observe: (commit) => watch.served(commit),
    answered: (results) => ledger.answered(results),
    real: await real?.(organizationId, random.uuid(), scheduler.outside),
  })
  const network = createNetwork({
    scheduler,
    random: random.fork('network'),
    trace,
    server: server.answerer,
    happens,
    observe: (process, path, init) => {
      const tab = devices.flatMap(({ tabs }) => tabs).find((each) => each.process === process)
      if (tab) watch.sent(tab, path, init)
    },
    answered: (path, text) => {
      if (path === '/sync/pull') ledger.notePage(text)
    },
  })

  const devices = script.world.devices.map(({ users: own }, at) =>
    createDevice({ script, scheduler, trace, random, weather, watch }, run, own, at),
  )

  const world: World = {
    script,
    scheduler,
    random: random.fork('steps'),
    trace,
    ledger,
    server,
    network,
    organizationId,
    users,
    devices,
    companies: new Map(),
    pairs: new Map(),
    administrator: () => server.scopeOf(administratorOf(organizationId)),
    weather,
    watch,
  }
  await inServer(world, () => server.boot())
  await seedRows(world, random)
  // Until now the companies of an agent were places in the script.
  const ids = [...world.companies.keys()]
  for (const user of users)
    user.customers = new Set([...user.customers].flatMap((at) => ids[Number(at)] ?? []))
  return world
}

/** Until there are companies, those of an agent are places in the script. */
const createUsers = (script: Script, random: Random) =>
  script.world.users.map(({ role, companies }, at): ModelUser => ({
    id: random.uuid(),
    name: `user${at}`,
    permissions: permissionsOf(role),
    isForAll: role === 'owner',
    customers: new Set(companies.map(String)),
    serial: 0,
  }))

const administratorOf = (organizationId: string): ModelUser => ({
  id: organizationId,
  name: 'administrator',
  permissions: permissionsOf('owner'),
  isForAll: true,
  customers: new Set(),
  serial: 0,
})

/** What can happen to a transaction of the server. */
function createStoreWeather(
  scheduler: Scheduler,
  pauses: Random,
  isSlow: boolean,
  happens: (fault: Fault, weight: number) => boolean,
) {
  const gone = () => Object.assign(new Error('terminating connection'), { code: '57P01' })
  return {
    pause: () =>
      new Promise<void>((resolve) => {
        const process = scheduler.current()
        if (!process || !isSlow) return resolve()
        return void scheduler.after(process, pauses.next() ** 3 * 200, resolve)
      }),
    beforeCommit: () => {
      if (happens('failBeforeCommit', 0.5)) throw gone()
    },
    afterCommit: () => {
      if (happens('failAfterCommit', 0.5)) throw gone()
    },
  }
}

/** A device that nobody has opened a tab on. Its databases are named after the run and its place. */
function createDevice(
  {
    script,
    scheduler,
    trace,
    random,
    weather,
    watch,
  }: Pick<World, 'script' | 'scheduler' | 'trace' | 'random' | 'weather' | 'watch'>,
  run: string,
  own: readonly number[],
  at: number,
): SimulatedDevice {
  const name = `device${at}`
  const on = new Set<Fault>(script.faults)
  const wall = { ahead: on.has('skew') ? Math.round(random.between(-3, 3) * 86_400_000) : 0 }
  const vaults = new Map<ModelUser, SimulatedVault>()
  const disk = random.fork(`${name}/disk`)
  const device: SimulatedDevice = {
    name,
    id: random.uuid(),
    users: own,
    wall,
    storage: createStorage({
      scheduler,
      browser: scheduler.spawn(`${name}/browser`, wall),
      faults: {
        isFull: () => on.has('quota') && weather.isBad && disk.chance(script.intensity),
        failsToOpen: () => on.has('failOpen') && weather.isBad && disk.chance(script.intensity * 2),
      },
      committed: (commit) => watch.stored(device, commit),
    }),
    locks: createLocks(scheduler),
    channels: createChannels(scheduler, () => disk.next() * 3),
    isOnline: true,
    space: () => ({ usage: on.has('quota') && weather.isBad && disk.chance(0.3) ? 1 : 0, quota: 1 }),
    session: undefined,
    tabs: [],
    vaultOf: (user) => {
      const vault =
        vaults.get(user) ??
        createSimulatedVault(random.fork(`${name}/${user.name}/vault`), () =>
          trace.fail('crypto in a transaction', `${scheduler.current()?.name} would lose its transaction`),
        )
      vaults.set(user, vault)
      return vault
    },
    userKeyOf: (user) => `s${run}d${at}${user.name}`,
  }
  return device
}

/** Runs something that is not a step of anybody, such as making the server, to its end. */
export async function inServer(
  world: Pick<World, 'scheduler' | 'server'>,
  act: () => Promise<void>,
): Promise<void> {
  let isDone = false
  const process = world.scheduler.spawn('setup')
  world.scheduler.enqueue(process, () => void act().then(() => (isDone = true)))
  await world.scheduler.run(10_000, () => isDone)
  if (!isDone) throw new Error('The server could not be set up')
}

function permissionsOf(role: Role): Permissions {
  const level: Level = role === 'reader' ? 'readOnly' : 'manage'
  return Object.fromEntries(
    AREAS.map((area) => [area, area === 'systemUsers' && role !== 'owner' ? 'disabled' : level]),
  ) as Permissions
}

async function seedRows(world: World, random: Random) {
  const { organizationId, server, script, companies, pairs, users } = world
  const customers = script.world.companies.map((_, place) => addCompany(world, random.uuid(), place))
  const employees = script.world.companies.flatMap((count, place) =>
    Array.from({ length: count }, (_, n) => {
      const customer = customers[place]
      return buildCanaryEmployee(customer?.id ?? '', place, random.uuid(), n)
    }),
  )
  for (const [id] of companies) {
    const [one, two] = employees.filter(({ customer_id }) => customer_id === id)
    if (one && two) pairs.set(id, [one.id, two.id])
  }
  let isDone = false
  server.write(async (work) => {
    await work.load('organization', [organizationId])
    work.put('organization', {
      id: organizationId,
      name: 'The organization',
      time_zone: 'UTC',
      device_policy: defaultDevicePolicy,
      metadata: {},
    })
    await work.load(
      'customer',
      customers.map(({ id }) => id),
    )
    for (const row of customers) work.put('customer', row)
    await work.load(
      'employee',
      employees.map(({ id }) => id),
    )
    for (const row of employees) work.put('employee', row)
    const connected = customers.filter((_, place) => place % 3 !== 2)
    await work.load(
      'tenantAnswers',
      connected.map(({ id }) => id),
    )
    for (const { id } of connected)
      work.put('tenantAnswers', buildCanaryAnswers(id, companies.get(id) ?? 0, 0))
    await work.load('checklistItem', CHECK_NAMES)
    for (const id of CHECK_NAMES)
      work.put('checklistItem', {
        id,
        completionStatus: 'INCOMPLETE',
        details: {},
        dismissed: false,
        autoDismissed: false,
      })
    await work.load(
      'user',
      users.map(({ id }) => id),
    )
    for (const { id, name, permissions, isForAll } of users)
      work.put('user', {
        id,
        organization: organizationId,
        email: `${name}@organization.example`,
        first_name: name,
        last_name: 'Someone',
        ...fullMember(),
        role: isForAll ? 'Owner' : 'Agent',
        permissions,
        all_customers: isForAll,
      })
    isDone = true
  })
  await world.scheduler.run(60_000, () => isDone)
  await world.scheduler.run(500)
}

/** A company whose row holds its canary; its number is known from now on. */
export function addCompany({ companies, organizationId }: World, id: string, place: number) {
  companies.set(id, place)
  const name = `Company ${canaryOf(place, 'c')}`
  return buildCustomer({ id, organization: organizationId, name, contact_name: canaryOf(place, 'c') })
}

/** An employee who carries the canary of the company in every field that a person could change. */
export function buildCanaryEmployee(customerId: string, place: number, id: string, n: number) {
  const canary = canaryOf(place, 'e')
  return buildEmployee({
    id,
    customer_id: customerId,
    first_name: `Person ${n}`,
    last_name: canary,
    department: `Start ${canary}`,
    email: `p${n}-${id.slice(0, 8)}@${canary}.example`,
    username: `p${n}-${id.slice(-12)}@${canary}.example`,
  })
}

/** What the tenant of a company says, with its canary; it says something else each time. */
export const buildCanaryAnswers = (customerId: string, place: number, n: number): RowOf<'tenantAnswers'> => ({
  id: customerId,
  customer_id: customerId,
  service_plans: null,
  answers: {
    conditionalAccessPolicies: { value: [{ id: `${n}`, displayName: `${canaryOf(place, 'a')} ${n}` }] },
  },
})

export const allTabs = ({ devices }: Pick<World, 'devices'>): Tab[] => devices.flatMap(({ tabs }) => tabs)

export const liveTabs = (world: Pick<World, 'devices'>): Tab[] =>
  allTabs(world).filter(({ process }) => process.state === 'running')

/** Ends a process of a device: nothing of it happens any more, and nobody waits for it. */
export function endProcess({ scheduler, network }: World, device: SimulatedDevice, process: Process): void {
  scheduler.kill(process)
  device.storage.forget(process)
  device.locks.forget(process)
  device.channels.forget(process)
  network.forget(process)
  device.tabs = device.tabs.filter((tab) => tab.process !== process)
}
