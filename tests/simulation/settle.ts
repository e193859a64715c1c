import { needsDecision } from '#client/data/queue/decisions.ts'
import { checkEqual, checkNoRepair, checkNothingLost, checkQueue, whatIsLeft } from './invariants/settled.ts'
import { rawCommands, rawPartitions } from './raw.ts'
import { changeUser, decideOn, goOnline, inTab } from './steps.ts'
import { openTab, signIn, type Tab } from './tab.ts'
import { endProcess, type SimulatedDevice, type World } from './world.ts'

const MINUTE = 60_000
/** The virtual time in which everything has to come to rest once nothing goes wrong any more. */
const LIMIT = 15 * MINUTE

/**
 * The end of every simulation: nothing goes wrong any more, everybody is online and has a tab open. Everything has to
 * come to rest by itself, then people decide on what waits for them, and then each device shows what the server has.
 */
export async function settle(world: World): Promise<void> {
  const { devices, server, trace } = world
  trace.note('-- everything is well from now on')
  world.weather.isBad = false
  if (!server.answerer()) await server.boot()
  for (const device of devices) prepare(world, device)
  const rounds = Math.max(...devices.map((device) => device.users.length))
  // Everybody comes once: what a device still owes to somebody who is not signed in waits for them.
  const first = new Map(devices.map((device) => [device, placeOfUser(world, device)]))
  for (let round = 0; round < rounds; round++) {
    if (round > 0)
      for (const device of devices)
        if (round < device.users.length) await changeUser(world, device, (first.get(device) ?? 0) + round)
    await rest(world)
    for (let turn = 0; turn < 4 && !trace.violation(); turn++) {
      for (const tab of leading(world)) checkQueue(world, tab)
      if (!(await decideAll(world, turn))) break
      await rest(world)
    }
    if (round === rounds - 1) checkNothingLost(world)
    for (const tab of leading(world)) {
      if (trace.violation()) return
      checkNoRepair(world, tab)
      if (await checkEqual(world, tab)) continue
      // A page whose databases did not open when they should have is opened anew.
      endProcess(world, tab.device, tab.process)
      const next = openTab(world, tab.device)
      await rest(world)
      if (next && !(await checkEqual(world, next))) trace.fail('Q4 progress', `${next.name} cannot be read`)
    }
  }
}

/** Which of a device's users is signed in. */
const placeOfUser = ({ users }: World, { users: own, session }: SimulatedDevice): number =>
  Math.max(
    0,
    own.findIndex((user) => users[user] === session?.user),
  )

function prepare(world: World, device: SimulatedDevice) {
  const { scheduler, users } = world
  for (const { process } of device.tabs) scheduler.thaw(process)
  const user = device.session?.user ?? users[device.users[0] ?? 0]
  // Somebody signs in again where the session had ended.
  if (user) signIn(device, user)
  goOnline(world, device)
  for (const tab of device.tabs) {
    // A tab that could not open its databases shows that, and the person opens it anew.
    if (!tab.status) endProcess(world, device, tab.process)
    else
      scheduler.enqueue(tab.process, () => {
        tab.engine.setVisible(true)
        tab.engine.resume()
        tab.engine.renewed()
      })
  }
  if (device.tabs.length === 0) openTab(world, device)
}

/** One tab of each device. */
const leading = ({ devices }: World): Tab[] => devices.flatMap(({ tabs }) => tabs.slice(0, 1))

async function rest(world: World): Promise<void> {
  const { scheduler, trace } = world
  const end = scheduler.now() + LIMIT
  for (;;) {
    await scheduler.run(3000)
    if (trace.violation()) return
    const tabs = leading(world)
    for (const tab of tabs) {
      bringBack(world, tab)
      signInAgain(world, tab)
    }
    const left = tabs.flatMap((tab) => {
      const what = whatIsLeft(world, tab)
      return what ? [`${tab.name}: ${what}, ${JSON.stringify(tab.status)}`] : []
    })
    if (left.length === 0) return
    if (scheduler.now() > end) return trace.fail('Q4 progress', left.join('; '))
  }
}

/** Somebody looks at what the device had given up for want of space. */
function bringBack({ scheduler }: World, { device, userKey, engine, process }: Tab) {
  const partitions = rawPartitions(device, userKey)
  const cold = Object.keys(partitions).filter((pid) => partitions[pid]?.state === 'cold')
  if (cold.length > 0) scheduler.enqueue(process, () => engine.use(cold))
}

/** The screen says that the session has ended, and the person signs in. */
function signInAgain({ scheduler }: World, { device, user, engine, process, status }: Tab) {
  if (status?.fault !== 'unauthorized') return
  signIn(device, user)
  scheduler.enqueue(process, () => engine.renewed())
}

/** True where somebody decided something. In the end nobody insists any more. */
async function decideAll(world: World, turn: number): Promise<boolean> {
  let isAny = false
  for (const tab of leading(world)) {
    for (const { key } of rawCommands(tab.device, `cmd-${tab.userKey}`).filter(needsDecision)) {
      isAny = true
      await inTab(world, tab, () => decideOn(world, tab, key, turn < 2 && world.random.chance(0.5)))
    }
  }
  return isAny
}
