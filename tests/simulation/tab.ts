import { EMPTY, of } from 'rxjs'
import { ApiError } from '#client/data/call/api-error.ts'
import type { Clock } from '#client/data/device/clock.ts'
import { CommandDatabase } from '#client/data/queue/command-database.ts'
import { DataDatabase } from '#client/data/rows/data-database.ts'
import type { Device } from '#client/data/device/device.ts'
import type { SyncStatus } from '#client/data/device/sync-client.ts'
import { ownNotes } from '#tests/support/browser/own-notes.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import { createEngine, type Engine } from '#workers/sync/engine.ts'
import { SyncProblem } from '#workers/server/problem.ts'
import type { Process } from './scheduler.ts'
import type { ModelUser } from './server.ts'
import type { SimulatedDevice, World } from './world.ts'

/** One browser tab with its worker. */
export interface Tab {
  name: string
  process: Process
  device: SimulatedDevice
  user: ModelUser
  userKey: string
  engine: Engine
  /** The page's side of it. */
  page: Device
  status: SyncStatus | undefined
  isVisible: boolean
  /** Keys that the page made, whoever they belong to later. */
  newKey: (key: string) => void
}

let opened = 0

/** Opens a tab for whoever is signed in on the device; undefined where nobody is. */
export function openTab(world: World, device: SimulatedDevice): Tab | undefined {
  const { scheduler, random, network, organizationId, trace } = world
  const { session } = device
  if (!session) return undefined
  const { user } = session
  const name = `${device.name}/tab${++opened}`
  const process = scheduler.spawn(name, device.wall)
  const userKey = device.userKeyOf(user)
  const clock = clockOf(world, process)
  const own = random.fork(name)
  const storage = device.storage.portOf(process)
  const vault = device.vaultOf(user)

  const made: { tab?: Tab } = {}
  scheduler.as(process, () => {
    const engine = createEngine(
      {
        userKey,
        organizationId,
        deviceId: device.id,
        vault,
        clock,
        random: () => own.next(),
        storage,
        space: async () => device.space(),
        spare: 0,
        locks: device.locks.portOf(process),
        channel: device.channels.open(process, `sync-${userKey}`),
        fetch: network.portOf(process, device, () => device.isOnline),
        readSession: async () => readSession(device, user),
        renewSession: (rejected) => renewSession(world, device, user, process, rejected),
        isOnline: () => device.isOnline,
        // A stream of the platform takes its time from the real clock.
        compress: undefined,
      },
      {
        status: (status) => {
          if (made.tab) made.tab.status = status
        },
        changed: () => {},
        leased: () => {},
      },
    )
    const tab: Tab = {
      name,
      process,
      device,
      user,
      userKey,
      engine,
      status: undefined,
      isVisible: true,
      newKey: () => {},
      page: pageOf(world, device, { user, userKey, storage, vault, clock }, engine, () => {
        const key = own.uuid()
        tab.newKey(key)
        return key
      }),
    }
    made.tab = tab
  })
  const { tab } = made
  if (!tab) return undefined
  device.tabs.push(tab)
  scheduler.enqueue(process, () => {
    tab.engine.start().catch((cause: unknown) => trace.note(`${name} does not start: ${String(cause)}`))
  })
  return tab
}

interface OfPage extends Pick<Device, 'userKey' | 'vault' | 'clock'> {
  user: ModelUser
  storage: ReturnType<SimulatedDevice['storage']['portOf']>
}

/** The page's side of a tab, with the engine in the place of its worker. */
function pageOf(
  world: World,
  device: SimulatedDevice,
  { user, userKey, storage, vault, clock }: OfPage,
  engine: Engine,
  newId: () => string,
): Device {
  return {
    userKey,
    deviceId: device.id,
    data: new DataDatabase(userKey, storage),
    commands: new CommandDatabase(userKey, storage),
    vault,
    clock,
    login: loginOf(world, user),
    call: () => Promise.reject(new ApiError('network')),
    keepLogin: async () => {},
    notes: ownNotes(),
    newId,
    canQueue: true,
    sync: {
      status: of(),
      changes: EMPTY,
      nudge: () => engine.nudge(),
      syncNow: () => engine.syncNow(),
      use: (pids) => engine.use(pids),
      queryEmployees: (query) => engine.queryEmployees(query),
      findEmployeeIds: (query, limit) => engine.findEmployeeIds(query, limit),
      stop: () => engine.stop(),
    },
  }
}

/** Names of tabs begin anew with each simulation. */
export function resetTabs(): void {
  opened = 0
}

const clockOf = ({ scheduler }: World, process: Process): Clock => ({
  now: () => scheduler.wallNow(process),
  monotonic: () => scheduler.now(),
  setTimeout: (act, milliseconds) => scheduler.after(process, milliseconds, act),
  clearTimeout: (timer) => scheduler.cancel(timer as never),
})

async function readSession(device: SimulatedDevice, user: ModelUser) {
  const { session } = device
  if (session?.user !== user) return undefined
  return {
    userKey: device.userKeyOf(user),
    tokens: {
      idToken: session.token,
      accessToken: '',
      half: '',
      expiresAt: Number.MAX_SAFE_INTEGER,
    },
    config: { site: 'test' as const, pool: { url: '/identity/', clientId: 'castellan' } },
  }
}

let tokens = 0
/** A token that the server takes for as long as its serial number is not too old. */
export const newToken = (user: ModelUser, serial = user.serial): string =>
  `${user.name}.${serial}.${++tokens}`

/** As the user pool does it: a session whose own end has come is not renewed. */
async function renewSession(
  { scheduler, network, server }: World,
  device: SimulatedDevice,
  user: ModelUser,
  process: Process,
  rejected: string | undefined,
): Promise<string> {
  await new Promise<void>((resolve) => scheduler.after(process, network.latency(), resolve))
  const { session } = device
  if (session?.user !== user) throw new SyncProblem('unauthorized')
  if (!device.isOnline || !server.answerer()) throw new SyncProblem('offline')
  if (session.token !== rejected) return session.token
  if (session.serial < user.serial) throw new SyncProblem('unauthorized')
  session.token = newToken(user)
  return session.token
}

function loginOf({ organizationId, server }: World, user: ModelUser): LoginData {
  const { rows } = server.state()
  const organization = rows.organization.get(organizationId)
  const userData = rows.user.get(user.id)
  return {
    userData: userData as LoginData['userData'],
    organization: organization as LoginData['organization'],
    customers: [],
    permissions: user.permissions,
    ownerBillingId: null,
    mfaRequired: false,
    lacksFactor: false,
    isReadOnly: false,
  }
}

/** Somebody signs in, for the first time or again. */
export function signIn(device: SimulatedDevice, user: ModelUser): void {
  device.session = { user, token: newToken(user), serial: user.serial }
}
